/** The pages by their addresses. Each is loaded when it is first asked for; the one before stays until then. */

import { motionAllowed } from "@banquise/ui";
import { computed, effect, untracked } from "@preact/signals";
import { type ComponentType, render } from "preact";
import { address, matched } from "./address.ts";
import { Home } from "./pages/home.tsx";
import { NotFound } from "./pages/not-found.tsx";
import { Message } from "./parts/message.tsx";
import { UpdateNote } from "./parts/update-note.tsx";
import { words } from "./strings/index.ts";

/** What addresses name. */
interface Params {
  readonly id?: string;
  readonly game?: string;
  readonly lesson?: string;
  readonly puzzle?: string;
  readonly name?: string;
}

type Page = ComponentType<Params>;

/** Pages about people come together: whoever needs one soon needs another. */
const people = (page: keyof typeof import("./people/pages.ts")) => async () =>
  (await import("./people/pages.ts"))[page];

const PAGES: Readonly<Record<string, () => Page | Promise<Page>>> = {
  "/": () => Home,
  "/new": async () => (await import("./pages/new-table.tsx")).NewTable,
  "/table/:id": async () => (await import("./pages/online-table.tsx")).OnlineTable,
  "/local/:id": async () => (await import("./pages/local-table.tsx")).LocalTable,
  "/learn": async () => (await import("./learn/learn-page.tsx")).LearnPage,
  "/learn/:game/:lesson": async () => (await import("./learn/lesson-page.tsx")).LessonPage,
  "/puzzles": async () => (await import("./puzzles/puzzles-page.tsx")).PuzzlesPage,
  "/puzzles/:game/:puzzle": async () => (await import("./puzzles/puzzle-page.tsx")).PuzzlePage,
  "/daily": async () => (await import("./daily/daily-page.tsx")).DailyPage,
  "/daily/:game": async () => (await import("./daily/challenge-page.tsx")).ChallengePage,
  "/replay": async () => (await import("./pages/replay.tsx")).Replay,
  "/rules/:game": async () => (await import("./rules/rules-page.tsx")).RulesPage,
  "/@:name": people("ProfilePage"),
  "/my-games": people("MyGamesPage"),
  "/sign-up": people("SignUpPage"),
  "/sign-in": people("SignInPage"),
  "/account": people("AccountPage"),
  "/account/programs": people("ProgramsPage"),
  "/account/recover": people("RecoverPage"),
  "/account/confirm": people("ConfirmPage"),
  "/operators": async () => (await import("./operators/operators-page.tsx")).OperatorsPage,
  "/settings/notices": people("NoticesPage"),
  "/unsubscribe": people("StopPage"),
  "/settings": async () => (await import("./pages/settings.tsx")).Settings,
};

function pageAt(path: string): {
  load: () => Page | Promise<Page>;
  params: Params;
} {
  for (const [pattern, load] of Object.entries(PAGES)) {
    const params = matched(pattern, path);
    if (params !== null) return { load, params };
  }
  return { load: () => NotFound, params: {} };
}

const Unloadable: Page = () => <Message text={words.value.table.unloadable} />;

/**
 * Draws the page of the address, and another one when that changes. It is drawn from the root each time: whatever draws
 * itself anew leaves behind, in what was drawn around it, the picture that it first drew.
 */
export function drawPages(root: Element): void {
  const path = computed(() => address.value.path);
  effect(() => {
    const now = path.value;
    const { load, params } = pageAt(now);
    const draw = (Page: Page): void => {
      if (path.peek() !== now) return;
      const show = (): void =>
        render(
          <>
            <Page key={now} {...params} />
            <UpdateNote />
          </>,
          root,
        );
      // The first page stands at once; one page fades into another where the browser can do that.
      if (root.hasChildNodes() && "startViewTransition" in document && motionAllowed())
        // A fade that gives way to the next one, or that nobody sees, is none: that is no error.
        document.startViewTransition(show).ready.catch(() => {});
      else show();
    };
    const page = load();
    if (!(page instanceof Promise)) untracked(() => draw(page));
    else
      page.then(draw, (error: unknown) => {
        console.error("a page cannot be loaded", now, error);
        draw(Unloadable);
      });
  });
}
