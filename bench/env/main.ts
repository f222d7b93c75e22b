/** How many steps of Blueprints a program in Python makes in a second. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { columns, target } from "../report.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Figures {
  readonly list: number;
  readonly packed: number;
  readonly bare: number;
  readonly batch: number;
}

const { status, stdout, stderr } = spawnSync("python3", [here("../env/steps.py")], {
  encoding: "utf8",
  env: {
    ...process.env,
    PYTHONPATH: here("../../python"),
    PYTHONDONTWRITEBYTECODE: "1",
    BANQUISE_COMMAND: `"${process.execPath}" "${here("../../dist/node/banquise.js")}"`,
  },
});
if (status !== 0) {
  console.log(`python3 is needed here, 3.9 or newer: ${stderr}`);
  process.exit(1);
}

const WANTED: readonly (readonly [keyof Figures, string, number])[] = [
  ["list", "observations as JSON", 8_000],
  ["packed", "packed observations", 18_000],
  ["bare", "without observations", 20_000],
  ["batch", "packed batches of 256 games", 150_000],
];
const figures: Figures = JSON.parse(stdout);
console.log("Environment: steps of Blueprints a second from Python, one process on each side");
for (const line of columns(WANTED.map(([key, words]) => [words, figures[key].toFixed(0)]))) console.log(line);
console.log("");
for (const [key, words, least] of WANTED) target(Math.round(figures[key]), least, `steps a second, ${words}`);
