import { describe, expect, test } from "vitest";
import { secretFromSeed } from "./chance.ts";
import { defineEvents } from "./events.ts";
import { type Game, parseConfig, type TableConfig } from "./game.ts";
import { add, at } from "./ints.ts";
import { Random } from "./random.ts";
import { stepsOf } from "./steps.ts";
import { Table } from "./table.ts";
import { type ToyState, toy, toyMoves } from "./testing/toy.ts";

const config = parseConfig(toy, 2) as TableConfig;
const chance = { secret: secretFromSeed(1), nonces: ["", ""] };
const roll = toyMoves.encode({ type: "roll" });
const pass = toyMoves.encode({ type: "pass" });
const peek = toyMoves.encode({ type: "peek", seat: 1 });

function playedTable(game: Game<ToyState> = toy): Table<ToyState> {
  const table = new Table(game, config, chance);
  const random = Random.of(3);
  table.play(0, peek);
  while (!table.over) {
    const legal = table.legal();
    table.play(table.actor, legal[random.int(legal.length)] ?? 0);
  }
  return table;
}

describe("steps", () => {
  test("tell each viewer its own side, from any version on and as many as asked for", () => {
    const table = playedTable();
    expect(table.steps(0).map(({ version }) => version)).toEqual([...Array(table.version + 1).keys()]);
    expect(table.steps(0, 3, 2).map(({ version }) => version)).toEqual([4, 5]);
    expect(table.steps(0, -1, 2).map(({ version }) => version)).toEqual([0, 1]);
    expect(table.steps(0, -1, 0)).toEqual([]);
    expect(table.newest(0, 3).map(({ version }) => version)).toEqual(
      [-2, -1, 0].map((n) => table.version + n),
    );
    expect(table.newest(0, 1_000)).toEqual(table.steps(0));
    expect(table.steps(0, table.version)).toEqual([]);
    const [own, other, all] = ([0, 1, "all"] as const).map((eyes) => table.steps(eyes)[1]);
    expect(own?.events[0]?.data).toEqual({ secret: table.state.secrets[1] });
    expect(other?.events[0]?.data).toEqual({});
    expect(all?.events).toEqual(own?.events);
    expect(stepsOf(toy, table.entries.slice(2, 4), 1)).toEqual(table.steps(1, 2, 2));
  });

  test("tell a move to everybody, but for one that an event hides: that its own seat alone is told", () => {
    const { specs } = toy.events;
    const hiding = {
      ...toy,
      events: { ...toy.events, specs: { ...specs, peek: { rule: "TOY-1.2", hidesMove: true } } },
    } as const;
    for (const eyes of [0, 1, null, "all"] as const) {
      expect(playedTable().steps(eyes)[1]?.move).toEqual({ type: "peek", seat: 1 });
      const { move } = playedTable(hiding).steps(eyes)[1] ?? {};
      expect(move, `${eyes}`).toEqual(eyes === 0 || eyes === "all" ? { type: "peek", seat: 1 } : undefined);
    }
  });

  test("are made once for all who are told the same, and apart where a seat is told more", () => {
    const table = new Table(toy, config, chance);
    const newest = (eyes: 0 | 1) => table.messages(eyes, table.version - 1)[0]?.step;
    table.play(0, peek);
    expect(newest(0)).not.toEqual(newest(1));
    expect(newest(0)).toEqual(table.newest(0, 1)[0]);
    table.play(table.actor, roll);
    expect(newest(0)).toBe(newest(1));
    expect(newest(0)).toEqual(table.newest(1, 1)[0]);
  });

  test("say who decided when it was not the owner, but never which person", () => {
    const table = new Table(toy, config, chance);
    table.handOver(0, "greedy", { by: "person:ada" });
    table.play(0, pass, { by: "bot:greedy" });
    table.return(0, { by: "owner" });
    table.pause();
    const steps = table.steps(null);
    expect(steps.map(({ by }) => by)).toEqual([undefined, "person", "bot:greedy", undefined, "server"]);
    expect(steps[1]).toMatchObject({ kind: "handOver", seat: 0, standIn: "greedy" });
    expect(JSON.stringify(steps)).not.toContain("ada");
  });
});

describe("messages", () => {
  test("lead every viewer from any version to the present, one by one or all at once", () => {
    const table = new Table(toy, config, chance);
    const random = Random.of(5);
    const viewers = [0, 1, null, "all"] as const;
    const look = (eyes: (typeof viewers)[number]) =>
      toy.layout.clone(eyes === "all" ? table.state : table.view(eyes));
    const views = new Map(viewers.map((eyes) => [eyes, look(eyes)]));
    const told = new Map<unknown, number>();
    const starts = viewers.map((eyes) => [eyes, look(eyes)] as const);
    for (let i = 0; i < 100 && !table.over; i++) {
      const legal = table.legal();
      if (random.int(3) === 0) table.undo(random.int(2));
      else table.play(table.actor, legal[random.int(legal.length)] ?? 0);
      // Some follow every step, and some only now and then.
      for (const eyes of viewers) {
        if (eyes !== 0 && random.int(3) > 0) continue;
        const view = views.get(eyes) as ToyState;
        const known = told.get(eyes) ?? 0;
        const messages = table.messages(eyes, known);
        expect(messages.map(({ step }) => step)).toEqual(table.steps(eyes, known));
        for (const { patch } of messages) if (patch) toy.layout.patch(view, patch);
        told.set(eyes, table.version);
        expect(view).toEqual(look(eyes));
        const last = messages.at(-1);
        if (last)
          expect(last).toMatchObject({
            actor: table.over ? null : table.actor,
            mayUndo: eyes !== "all" && table.mayUndo(eyes),
          });
      }
    }
    for (const [eyes, view] of starts) {
      for (const { patch } of table.messages(eyes, 0)) if (patch) toy.layout.patch(view, patch);
      expect(view).toEqual(look(eyes));
    }
    expect(table.messages(0, table.version)).toEqual([]);
    expect(table.messages(0, 2, 3).map(({ step }) => step.version)).toEqual([3, 4, 5]);
  });

  test("hold nothing that a viewer may not know", () => {
    const table = playedTable();
    const secret = `${table.state.secrets[1]}`;
    expect(JSON.stringify(table.messages(null, 0, 1))).not.toContain(secret);
    expect(JSON.stringify(table.messages(0, 0, 1))).toContain(secret);
  });

  test("say when the game is over", () => {
    const table = playedTable();
    expect(table.messages(0, table.version - 1)).toMatchObject([
      { actor: null, status: "over", mayUndo: false },
    ]);
  });
});

describe("scenes", () => {
  /** Rolls three times in one move, each worth a look, and tells what only the roller sees in between. */
  const scenic: Game<ToyState> = {
    ...toy,
    events: defineEvents({
      rolled: { rule: "TOY-1.1", data: { points: "number" }, scene: true },
      peek: { rule: "TOY-1.1", secret: { secret: "number" }, scene: true },
      paused: { rule: "TOY-1.1" },
    }),
    apply(s, move, context) {
      if (move !== roll) return toy.apply(s, move, context);
      const seat = toy.actor(s);
      for (let i = 0; i < 3; i++) {
        const points = context.random.int(6) + 1;
        add(s.points, seat, points);
        if (i === 1) s.peeked[seat * 4 + 1 - seat] = 1;
        context.emit?.({ type: "paused", rule: "TOY-1.1", seat, data: {} });
        context.emit?.({ type: "rolled", rule: "TOY-1.1", seat, data: { points } });
      }
    },
  };

  test("show the table as it was at each event that is worth a look", () => {
    const table = new Table(scenic, config, chance);
    const before = table.view(1);
    const done = table.play(0, roll);
    if ("refused" in done) throw new Error(done.refused);
    expect(done.scenes.map(({ event }) => event)).toEqual([1, 3, 5]);
    const [message] = table.messages(1, 0);
    const totals: number[] = [];
    for (const { patch, event } of message?.scenes ?? []) {
      if (patch) toy.layout.patch(before, patch);
      totals.push(at(before.points, 0));
      expect(message?.step.events[event]?.type).toBe("rolled");
    }
    const points = done.events.flatMap(({ data }) => (typeof data.points === "number" ? [data.points] : []));
    const [one = 0, two = 0, three = 0] = points;
    expect(totals).toEqual([one, one + two, one + two + three]);
    expect(before).toEqual(table.view(1));
    expect(before.secrets[0]).toBe(0);
  });

  test("show each viewer no more than its view would", () => {
    const table = new Table(scenic, config, chance);
    table.play(0, roll);
    const secrets = ([0, 1, null] as const).map((viewer) =>
      table.messages(viewer, 0)[0]?.scenes?.map(({ patch }) => patch?.secrets),
    );
    const seen = [1, table.state.secrets[1]];
    expect(secrets).toEqual([
      [undefined, seen, undefined],
      Array(3).fill(undefined),
      Array(3).fill(undefined),
    ]);
  });

  test("are left out when there is only one, which is the step itself", () => {
    const table = new Table(scenic, config, chance);
    expect(table.play(0, peek)).toMatchObject({ scenes: [] });
    expect(table.messages(0, 0)[0]).not.toHaveProperty("scenes");
  });

  test("survive storage, and are the same from any part of the log", () => {
    const table = playedTable(scenic);
    expect(table.entries.some(({ scenes }) => scenes.length > 0)).toBe(true);
    const again = Table.load(scenic, {
      ...table.record(),
      from: table.at(4).checkpoint(),
      entries: table.entries.slice(4),
    });
    if ("damage" in again) throw new Error(again.detail);
    for (const eyes of [0, 1, null, "all"] as const)
      expect(again.messages(eyes, 4)).toEqual(table.messages(eyes, 4));
  });
});

test("a move that a bug of the rules breaks off leaves nothing behind", () => {
  const broken: Game<ToyState> = {
    ...toy,
    apply(s, move, context) {
      toy.apply(s, move, context);
      if (move === roll) throw new Error("a bug");
    },
  };
  const table = new Table(broken, config, chance);
  const before = toy.layout.clone(table.state);
  expect(() => table.play(0, roll)).toThrow("a bug");
  expect(table.state).toEqual(before);
  expect(table.version).toBe(0);
  expect(table.play(0, pass)).toMatchObject({ version: 1 });
});
