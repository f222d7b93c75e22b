import { LocationProvider, lazy, Route, Router } from "preact-iso";
import { Home } from "./pages/home.tsx";
import { NotFound } from "./pages/not-found.tsx";
import { UpdateNote } from "./parts/update-note.tsx";

const NewTable = lazy(() => import("./pages/new-table.tsx").then((page) => page.NewTable));
const OnlineTable = lazy(() => import("./pages/online-table.tsx").then((page) => page.OnlineTable));
const LocalTable = lazy(() => import("./pages/local-table.tsx").then((page) => page.LocalTable));
const Replay = lazy(() => import("./pages/replay.tsx").then((page) => page.Replay));
const Rules = lazy(() => import("./pages/rules.tsx").then((page) => page.Rules));
const Settings = lazy(() => import("./pages/settings.tsx").then((page) => page.Settings));

export function App() {
  return (
    <LocationProvider>
      <Router>
        <Route path="/" component={Home} />
        <Route path="/new" component={NewTable} />
        <Route path="/table/:id" component={OnlineTable} />
        <Route path="/local/:id" component={LocalTable} />
        <Route path="/replay" component={Replay} />
        <Route path="/rules/:game" component={Rules} />
        <Route path="/settings" component={Settings} />
        <Route default component={NotFound} />
      </Router>
      <UpdateNote />
    </LocationProvider>
  );
}
