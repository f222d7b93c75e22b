import { type Game, parseConfig, Random, type TableConfig, type View, viewOf } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import type { Bot, Question } from "./bot.ts";
import { BotFault, decide, decideInSteps, type Fault } from "./decide.ts";
import { BOT_IDS, botById } from "./registry.ts";
import { newNim, nimMoves } from "./search/nim.ts";

const nim = newNim(5);
/** With this one even the weakest level sees two moves, and so has something to compare. */
const SEED = 7;
const budget = { iterations: 40, milliseconds: Number.POSITIVE_INFINITY };

function questionIn<S>(game: Game<S>): Question<S> {
  const s = game.layout.create();
  game.setup(s, parseConfig(game, 2) as TableConfig, { random: Random.of(1), emit: null });
  const seat = game.actor(s);
  return { game, view: viewOf(game, s, seat) as View<S>, seat, budget, seed: SEED };
}

const saying = (answer: unknown): Bot => ({ id: "odd", choose: () => answer as number });

async function faultOf(bot: Bot, question = questionIn(nim)): Promise<Fault> {
  const faults: unknown[] = [];
  try {
    decide(bot, question);
  } catch (error) {
    faults.push(error);
  }
  await decideInSteps(bot, question, () => {}).catch((error) => faults.push(error));
  const [one, two] = faults as [BotFault, BotFault];
  expect(one).toBeInstanceOf(BotFault);
  expect(two.fault).toEqual(one.fault);
  return one.fault;
}

test.each([undefined, null, Number.NaN, -1, 0.5, nimMoves.size, "0", {}])("%s is no move", async (answer) => {
  const about = { bot: "odd", game: "nim", seat: 0, seed: SEED };
  expect(await faultOf(saying(answer))).toMatchObject({ ...about, kind: "noMove", detail: String(answer) });
});

test("a move that is not legal is named", async () => {
  const call = { type: "call", coin: 1 } as const;
  expect(await faultOf(saying(nimMoves.encode(call)))).toMatchObject({ kind: "illegal", move: call });
});

test("what a bot throws is told, and the question is kept", async () => {
  const bot: Bot = {
    id: "odd",
    choose: () => {
      throw new Error("out of ideas");
    },
  };
  const fault = await faultOf(bot);
  expect(fault).toMatchObject({ kind: "threw", detail: "out of ideas" });
  expect(nim.layout.fromJson(fault.view)).toEqual(questionIn(nim).view);
  expect(structuredClone(fault)).toEqual(fault);
});

describe.each(BOT_IDS.filter((id) => id !== "random"))("%s stops where an evaluation is no number:", (id) => {
  const bot = botById(id) as Bot;
  const evaluatedBy = (change: Partial<typeof nim.evaluate>) =>
    questionIn({ ...nim, evaluate: { ...nim.evaluate, ...change } });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("value %s", async (value) => {
    const fault = await faultOf(bot, evaluatedBy({ value: () => value }));
    expect(fault).toMatchObject({ kind: "notFinite", detail: "value" });
  });

  test("a value that is one for some seats only", async () => {
    const fault = await faultOf(bot, evaluatedBy({ value: (_, seat) => (seat === 1 ? Number.NaN : 1) }));
    expect(fault).toMatchObject({ kind: "notFinite", detail: "value" });
  });
});

test.each(["level1", "level6"])("%s stops at a lead that decides nothing", async (id) => {
  const fault = await faultOf(
    botById(id) as Bot,
    questionIn({ ...nim, evaluate: { ...nim.evaluate, decisiveLead: () => 0 } }),
  );
  expect(fault).toMatchObject({ kind: "notFinite", detail: "decisiveLead or chance" });
});
