import { describe, expect, test } from "vitest";
import { complaintsAbout } from "./complaints.ts";
import { complaintsAboutSetup } from "./complaints-events.ts";
import { defineEvents } from "./events.ts";
import { type Game, parseConfig, type TableConfig } from "./game.ts";
import { definePlaces } from "./places.ts";
import { simulate } from "./simulate.ts";
import { describeConformance, perft } from "./testing/index.ts";
import { type ToyState, toy } from "./testing/toy.ts";

describeConformance(toy, { games: 2 });

/** Complaints about random games of a toy that breaks one claim. */
function complaintsOf(broken: Partial<Game<ToyState>>): string {
  const game: Game<ToyState> = { ...toy, ...broken };
  let seed = 0;
  const { complaints } = simulate(game, parseConfig(game, 2) as TableConfig, {
    games: 1,
    seed: 1,
    inspect: (s) => complaintsAbout(game, s as ToyState, 2, seed++),
  });
  return complaints.join("\n");
}

describe("a game that breaks the contract is found out", () => {
  test.each<[string, RegExp, Partial<Game<ToyState>>]>([
    ["an invariant", /something is wrong/, { violations: () => ["something is wrong"] }],
    ["whyNot that allows too much", /whyNot says null/, { whyNot: () => null }],
    ["whyNot that forbids too much", /legal says true/, { whyNot: () => "TOY-1.1" }],
    ["a move listed twice", /twice/, { legal: (s, out) => [toy.legal(s, out), toy.legal(s, out)] }],
    [
      "a view that shows a secret",
      /redeal changes the view/,
      { view: (s, _viewer, out) => toy.layout.copy(s, out) },
    ],
    [
      "a redeal that keeps a secret",
      /depends on hidden facts|differs from redeal of the state/,
      { redeal: () => {} },
    ],
    [
      "a redeal that changes what is known",
      /redeal changes the view/,
      { redeal: (s, _viewer, random) => void s.secrets.set([random.int(200), random.int(200)]) },
    ],
    [
      "an event that tells a secret",
      /events of .* depend on hidden facts/,
      {
        apply: (s, move, context) => {
          context.emit?.({ type: "leak", rule: "TOY-1.1", seat: null, data: { secret: s.secrets[1] ?? 0 } });
          toy.apply(s, move, context);
        },
      },
    ],
    [
      "legal moves that depend on a secret",
      /legal moves/,
      {
        legal: (s, out) => {
          toy.legal(s, out);
          if ((s.secrets[(s.turn + 1) % 2] ?? 0) % 2 === 1) out.length--;
        },
      },
    ],
    [
      "reasons that depend on a secret",
      /whyNot tells hidden facts/,
      {
        whyNot: (s, move) => {
          const rule = toy.whyNot(s, move);
          return rule === null || (s.secrets[(s.turn + 1) % 2] ?? 0) % 2 === 0 ? rule : "TOY-9.9";
        },
      },
    ],
    [
      "an event that cites another game",
      /stray cites OTHER-1\.1/,
      {
        apply: (s, move, context) => {
          context.emit?.({ type: "stray", rule: "OTHER-1.1", seat: null, data: {} });
          toy.apply(s, move, context);
        },
      },
    ],
    [
      "a view that is part of the state",
      /shares memory/,
      {
        view: (s, viewer, out) => {
          toy.view(s, viewer, out);
          Object.assign(out, { points: s.points });
        },
      },
    ],
    [
      "a score sheet that needs a secret",
      /the view cannot be scored/,
      {
        sheet: (s, seat) => {
          if (s.secrets[seat] === 0) throw new RangeError("no such secret");
          return toy.sheet(s, seat);
        },
      },
    ],
    [
      "a result that needs a secret",
      /the result of the view is NaN/,
      {
        result: (s) => ({
          seats: toy.result(s).seats.map((seat, i) => ({
            ...seat,
            total: (seat.total * (s.secrets[i] ?? 0)) / (s.secrets[i] ?? 0),
          })),
        }),
      },
    ],
    [
      "a result that does not add up",
      /add up/,
      { result: (s) => ({ seats: toy.result(s).seats.map((seat) => ({ ...seat, total: seat.total + 1 })) }) },
    ],
    [
      "ranks that do not follow the points",
      /ranked before|rank/,
      {
        result: (s) => ({ seats: toy.result(s).seats.map((seat, index) => ({ ...seat, rank: index + 1 })) }),
      },
    ],
    [
      "a value that is no number",
      /seat 1: the value is NaN/,
      { evaluate: { ...toy.evaluate, value: (s, seat) => (seat === 1 && s.turn === 2 ? Number.NaN : 0) } },
    ],
    [
      "a quick value that is infinite",
      /the quick value is Infinity/,
      { evaluate: { ...toy.evaluate, quickValue: () => Number.POSITIVE_INFINITY } },
    ],
    [
      "a prior that is no number",
      /the prior of pass is NaN/,
      { evaluate: { ...toy.evaluate, prior: () => Number.NaN } },
    ],
    [
      "a lead that is no number",
      /decisive lead/,
      { evaluate: { ...toy.evaluate, decisiveLead: () => Number.NaN } },
    ],
    ["a chance beyond certainty", /chance to win is 2/, { evaluate: { ...toy.evaluate, chance: () => 2 } }],
    [
      "an outlook that does not add up",
      /lines of the outlook add up to 1,/,
      { evaluate: { ...toy.evaluate, lines: ["luck"], expect: (_s, _seat, out) => void out.fill(1) } },
    ],
    [
      "an outlook that leaves a line out",
      /lines of the outlook add up to NaN/,
      {
        evaluate: {
          ...toy.evaluate,
          lines: ["luck", "skill"],
          expect: (_s, _seat, out) => void out.fill(0, 0, 1),
        },
      },
    ],
    [
      "an event that nobody declared",
      /no event is called stray/,
      {
        apply: (s, move, context) => {
          context.emit?.({ type: "stray", rule: "TOY-1.1", seat: null, data: {} });
          toy.apply(s, move, context);
        },
      },
    ],
    [
      "a place that is nowhere",
      /concerns no place: nowhere.1/,
      {
        places: { table: definePlaces({ seat: 4 }), ofMove: () => ["nowhere.1"], ofEvent: () => ["seat.1"] },
      },
    ],
    [
      "an event that is about nothing",
      /is about no place: seat.9/,
      { places: { table: definePlaces({ seat: 4 }), ofMove: () => [], ofEvent: () => ["seat.9"] } },
    ],
    [
      "a move that everybody is told and nobody sees",
      /viewer (1|null): score \d is told to everybody and looks like score \d/,
      {
        view: (s, viewer, out) => {
          toy.view(s, viewer, out);
          for (let seat = 0; seat < 4; seat++) if (seat !== viewer) out.points[seat] = 0;
        },
      },
    ],
    [
      "a scene that shows a secret for a moment",
      /viewer null: scenes of .* depend on hidden facts/,
      {
        events: defineEvents({ ...toy.events.specs, pass: { rule: "TOY-1.1", scene: true } }),
        apply: (s, move, context) => {
          const { turn } = s;
          s.turn = turn + ((s.secrets[0] ?? 0) % 2);
          context.emit?.({ type: "pass", rule: "TOY-1.1", seat: null, data: {} });
          s.turn = turn;
          toy.apply(s, move, context);
        },
      },
    ],
    ["a cooperative game that one seat wins", /all win or lose/, { cooperative: true }],
    [
      "a state that JSON does not carry",
      /JSON/,
      { layout: { ...toy.layout, toJson: (s) => ({ ...toy.layout.toJson(s), points: [] }) } },
    ],
    ["copies that share", /changed the state|another way/, { layout: { ...toy.layout, clone: (s) => s } }],
  ])("%s", (_name, complaint, broken) => {
    expect(complaintsOf(broken)).toMatch(complaint);
  });
});

test("a setup that tells what it dealt is found out", () => {
  const config = parseConfig(toy, 3) as TableConfig;
  expect(complaintsAboutSetup(toy, config, 1)).toEqual([]);
  const leaking: Game<ToyState> = {
    ...toy,
    setup: (s, chosen, context) => {
      toy.setup(s, chosen, context);
      context.emit?.({ type: "dealt", rule: "TOY-1.1", seat: 1, data: { secret: s.secrets[1] ?? 0 } });
    },
  };
  const told = complaintsAboutSetup(leaking, config, 1).join("\n");
  expect(told).toMatch(/viewer 0: events of the setup/);
  expect(told).toMatch(/viewer null: events of the setup/);
  expect(told).not.toMatch(/viewer 1:/);
});

test("a leak that shows in one move of many is found out at every one of them", () => {
  // A spectator is told the parity of a secret whenever somebody scores: twelve moves that look different.
  let complaints = "";
  const leaking: Game<ToyState> = {
    ...toy,
    apply: (s, move, context) => {
      const odd = (s.secrets[0] ?? 0) % 2;
      context.emit?.({ type: "hint", rule: "TOY-1.1", seat: null, data: { odd } });
      toy.apply(s, move, context);
    },
  };
  const s = toy.layout.create();
  s.seats = 2;
  s.secrets.set([7, 8]);
  for (let seed = 0; seed < 20; seed++) complaints += complaintsAbout(leaking, s, 2, seed).join("\n");
  const found = complaints.match(/viewer null: events/g) ?? [];
  expect(found.length).toBeGreaterThan(5);
});

test("simulate depends on the seed alone, and tallies", () => {
  const config = parseConfig(toy, 2) as TableConfig;
  const one = simulate(toy, config, { games: 20, seed: 3 });
  expect(simulate(toy, config, { games: 20, seed: 3 })).toEqual(one);
  expect(one.winsBySeat.reduce((sum, wins) => sum + wins)).toBeCloseTo(20);
  expect(one.games).toBe(20);
});

test("perft counts lines of play", () => {
  expect(perft(toy, parseConfig(toy, 2) as TableConfig, 1, 3)).toEqual([6, 36, 216]);
});
