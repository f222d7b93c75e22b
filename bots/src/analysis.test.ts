import { parseConfig, Random, type TableConfig, viewOf } from "@banquise/engine";
import { type LoadedGame, loadGame } from "@banquise/games";
import { expect, test } from "vitest";
import { type Analysis, analyse, analyseInSteps } from "./analysis.ts";

const { game } = (await loadGame("blueprints")) as LoadedGame;
const s = game.layout.create();
game.setup(s, parseConfig(game, 2) as TableConfig, { random: Random.of(1), emit: null });
const seat = game.actor(s);
const budget = { iterations: 400, milliseconds: Number.POSITIVE_INFINITY };
const question = { game, view: viewOf(game, s, seat), seat, budget, seed: 9 };

test("an analysis tells the chances of every move, the favourite first", () => {
  const { iterations, best, moves, chances } = analyse(question);
  expect(iterations).toBe(400);
  expect(moves[0]?.move).toBe(best);
  expect(moves[0]?.chances).toEqual(chances);
  for (const { chances: each } of moves) {
    for (const chance of each) expect(chance).toBeGreaterThanOrEqual(0);
    expect(each.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  }
});

test("in steps it comes to the same, and tells how far it is", async () => {
  const told: number[] = [];
  const progress = ({ iterations }: Analysis) => told.push(iterations) > 0;
  expect(await analyseInSteps(question, { step: 150, progress })).toEqual(analyse(question));
  expect(told).toEqual([150, 300]);
});

test("it can be stopped, and by the clock", async () => {
  const stopped = await analyseInSteps(question, {
    step: 50,
    progress: ({ iterations }) => iterations < 100,
  });
  expect(stopped.iterations).toBe(100);
  const late = await analyseInSteps({ ...question, budget: { iterations: 1e9, milliseconds: 20 } });
  expect(late.iterations).toBeLessThan(1e9);
});
