import { watchAddress } from "./address.ts";
import { drawPages } from "./app.tsx";
import { localTables } from "./local/index.ts";
import { registerWorker } from "./offline.ts";
import { watchMe } from "./people/me.ts";
import { watchSettings } from "./settings.ts";
import { watchSound } from "./sound.ts";
import "@banquise/ui/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";

const MOVING_TIME = 2_000;

watchSettings();
watchMe(async () => (await import("./people/following.ts")).follow());
watchSound();
registerWorker();
const root = document.getElementById("app");
watchAddress();
if (root) drawPages(root);
// Tables of earlier builds move over when nobody waits for anything else.
setTimeout(() => void localTables.takeOver(), MOVING_TIME);
