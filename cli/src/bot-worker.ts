import { parentPort } from "node:worker_threads";
import { type BotPort, serveBots } from "@banquise/bots";
import { loadGame } from "@banquise/games";
import { loadRules } from "@banquise/games/frozen";

// At run time a port of Node has `onmessage`, as a browser's has; its types do not say so.
if (parentPort) {
  serveBots(parentPort as unknown as BotPort, async (id, rules) =>
    rules === undefined ? ((await loadGame(id))?.game ?? null) : loadRules(id, rules),
  );
}
