import { render } from "preact";
import { App } from "./app.tsx";
import { registerWorker } from "./offline.ts";
import { watchSettings } from "./settings.ts";
import { watchSound } from "./sound.ts";
import "@banquise/ui/tokens.css";
import "./styles/base.css";

watchSettings();
watchSound();
registerWorker();
const root = document.getElementById("app");
if (root) render(<App />, root);
