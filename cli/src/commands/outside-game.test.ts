import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { beforeAll, expect, test } from "vitest";
import { cli, freshFolder } from "../testing.ts";

let folder: string;

/** The toy as somebody else would ship it: one file that imports nothing of ours. */
beforeAll(async () => {
  folder = await freshFolder();
  const toy = fileURLToPath(new URL("../../../games/toy/index.ts", import.meta.url));
  const entry = join(folder, "entry.js");
  await writeFile(entry, `export { toy as game, text } from ${JSON.stringify(toy)};`);
  await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: "my-game.mjs" } },
    },
    ssr: { noExternal: true },
  });
});

const outside = (command: string, rest = "") => cli(`${command} --game ${folder}/my-game.mjs ${rest}`);

test("sim, arena and lab play a game from outside, with any number of threads", async () => {
  const sim = await outside("sim", "--games 40 --seed 2 --json");
  expect(JSON.parse(sim.out)).toMatchObject({ game: "toy", games: 40, violations: 0 });
  const facts = ({ out }: { out: string }) => JSON.parse(out).meanScore;
  expect(facts(await outside("sim", "--games 40 --seed 2 --jobs 2 --json"))).toEqual(facts(sim));
  const arena = await outside("arena", "--bots greedy,random --games 6 --iterations 20 --json");
  expect(JSON.parse(arena.out).bots).toHaveLength(2);
  expect(JSON.parse((await outside("lab", "--games 4 --bots random --json")).out).tally.games).toBe(4);
});

test("play and env do, too", async () => {
  const save = join(folder, "kept.json");
  const played = await cli(`play --game ${folder}/my-game.mjs --seats 2 --seed 1 --save ${save}`, ["1", "1"]);
  expect([played.code, played.err]).toEqual([0, ""]);
  const resumed = await cli(`play --game ${folder}/my-game.mjs --resume=${save}`, Array(60).fill("2"));
  expect(resumed.out).toContain("The game goes on after step");
  const { out } = await cli(`env --game ${folder}/my-game.mjs`, [], {
    piped: '{"describe":true}\n{"reset":{"seed":1}}',
  });
  expect(JSON.parse(out.split("\n")[1] ?? "")).toMatchObject({ actor: 0, done: false });
});

test("what is no game is told with what it lacks", async () => {
  const file = join(folder, "half.mjs");
  await writeFile(file, "export const game = { id: 'half', version: 1 }; export const text = {};");
  expect((await cli(`sim --game ${file}`)).err).toMatch(
    /is no game; it lacks: prefix, seats, options, moves/,
  );
  await writeFile(join(folder, "none.mjs"), "export const nothing = 1;");
  expect((await cli(`sim --game ${folder}/none.mjs`)).err).toContain("it lacks: game");
  await writeFile(join(folder, "broken.mjs"), "export const = 1;");
  expect((await cli(`sim --game ${folder}/broken.mjs --lang fr`)).err).toContain("ne peut pas être chargé");
  expect((await cli(`sim blueprints --game ${file}`)).err).toContain("“blueprints” is one argument too many");
  expect((await cli("sim")).err).toContain("<game> is missing");
});
