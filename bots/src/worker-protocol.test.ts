import { parseConfig, secretFromSeed, Table, type TableConfig } from "@banquise/engine";
import { type LoadedGame, loadGame } from "@banquise/games";
import { expect, test } from "vitest";
import {
  type AnalysisRequest,
  type BotAnswer,
  type BotPort,
  type BotRequest,
  serveBots,
} from "./worker-protocol.ts";

const { game } = (await loadGame("blueprints")) as LoadedGame;
const table = new Table(game, parseConfig(game, 2) as TableConfig, {
  secret: secretFromSeed(1),
  nonces: ["", ""],
});
const seat = table.actor;

const request: BotRequest = {
  id: 42,
  game: game.id,
  view: game.layout.toJson(table.view(seat)),
  seat,
  bot: "greedy",
  budget: { iterations: 10, milliseconds: 1_000 },
  seed: 1,
};

function ask(change: Partial<BotRequest>): Promise<BotAnswer> {
  return new Promise((resolve) => {
    const port: BotPort = { onmessage: null, postMessage: resolve };
    serveBots(port, async (id) => (id === game.id ? game : null));
    port.onmessage?.({ data: JSON.parse(JSON.stringify({ ...request, ...change })) });
  });
}

test("a question in plain data gets a legal move", async () => {
  const answer = await ask({});
  expect(answer.id).toBe(42);
  expect(table.legal()).toContain("move" in answer ? answer.move : null);
});

test.each([
  [{ bot: "nobody" }, "there is no bot nobody"],
  [{ game: "chess" }, "there is no game chess"],
  [{ view: { nonsense: 1 } }, "a state has no field nonsense"],
])("what cannot be answered is said: %j", async (change, error) => {
  expect(await ask(change)).toEqual({ id: 42, error });
});

test("an analysis is told several times, better and better, and says when it is finished", async () => {
  const { bot: _, ...position } = request;
  const question: AnalysisRequest = {
    ...position,
    analyse: true,
    budget: { iterations: 600, milliseconds: 60_000 },
  };
  const answers = await new Promise<BotAnswer[]>((resolve) => {
    const told: BotAnswer[] = [];
    const port: BotPort = {
      onmessage: null,
      postMessage: (answer) => {
        told.push(answer);
        if (!("analysis" in answer) || answer.finished) resolve(told);
      },
    };
    serveBots(port, async () => game);
    port.onmessage?.({ data: question });
  });
  const analyses = answers.flatMap((answer) => ("analysis" in answer ? [answer.analysis] : []));
  expect(analyses.map(({ iterations }) => iterations)).toEqual([256, 512, 600]);
  expect(table.legal()).toContain(analyses.at(-1)?.best);
});

test("a bot that thinks ahead tells on the way how much is done, and plays the same move", async () => {
  const change = { bot: "level6", budget: { iterations: 600, milliseconds: 60_000 } };
  const told: number[] = [];
  const stepwise = await new Promise<BotAnswer>((resolve) => {
    const port: BotPort = {
      onmessage: null,
      postMessage: (answer) => {
        if ("progress" in answer) told.push(answer.progress);
        else resolve(answer);
      },
    };
    serveBots(port, async () => game);
    port.onmessage?.({ data: { ...request, ...change, inSteps: true } });
  });
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.at(-1)).toBe(1);
  expect(stepwise).toEqual(await ask(change));
});

test("within a turn a bot goes on from what it thought, if the question names its table", async () => {
  const played = new Table(game, parseConfig(game, 2) as TableConfig, {
    secret: secretFromSeed(2),
    nonces: ["", ""],
  });
  const answers: ((answer: BotAnswer) => void)[] = [];
  const port: BotPort = { onmessage: null, postMessage: (answer) => answers.shift()?.(answer) };
  serveBots(port, async () => game);
  const choose = async (change: Partial<BotRequest>): Promise<number> => {
    const view = game.layout.toJson(played.view(played.actor));
    const answer = await new Promise<BotAnswer>((resolve) => {
      answers.push(resolve);
      port.onmessage?.({ data: { ...request, bot: "level6", view, seat: played.actor, ...change } });
    });
    return "move" in answer ? answer.move : -1;
  };
  const thorough = await choose({ table: "a", budget: { iterations: 2_000, milliseconds: 60_000 } });
  played.play(played.actor, thorough);
  // Hardly a look, but the tree of the take knows where to place the die.
  const glance = { iterations: 1, milliseconds: 60_000 };
  const wanted = await choose({ budget: { iterations: 2_000, milliseconds: 60_000 } });
  expect(await choose({ table: "a", budget: glance })).toBe(wanted);
  expect(await choose({ budget: glance })).not.toBe(wanted);
});
