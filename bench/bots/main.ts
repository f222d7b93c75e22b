/** How much stronger than chance the greedy bot is, by the command that anybody can run. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Standing } from "@banquise/bots/arena";
import { columns, target } from "../report.ts";

const COMMAND = fileURLToPath(new URL("../../dist/node/banquise.js", import.meta.url));
const ENTRANTS = "greedy,random,random";
const GAMES = "300";

const args = [COMMAND, "arena", "blueprints", "--bots", ENTRANTS, "--games", GAMES, "--jobs", "2", "--json"];
const { bots } = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as {
  bots: (Standing & { readonly bot: string })[];
};

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
const rows = bots.map(({ bot, winRate, low, high, meanScore }) => [
  bot,
  percent(winRate),
  `${percent(low)} – ${percent(high)}`,
  meanScore.toFixed(2),
]);
console.log(`Bots: ${GAMES} three-player games of Blueprints, seats rotated`);
for (const line of columns([["bot", "win rate", "95 % interval", "mean score"], ...rows])) console.log(line);
console.log("");
target(bots[0].winRate, 0.8, "of the games won by greedy");
