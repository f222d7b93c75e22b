import { describe, expect, test } from "vitest";
import { complaintsAbout } from "./conformance.ts";
import { type Game, parseConfig, type TableConfig } from "./game.ts";
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
      "a state that JSON does not carry",
      /JSON/,
      { layout: { ...toy.layout, toJson: (s) => ({ ...toy.layout.toJson(s), points: [] }) } },
    ],
    ["copies that share", /changed the state|another way/, { layout: { ...toy.layout, clone: (s) => s } }],
  ])("%s", (_name, complaint, broken) => {
    expect(complaintsOf(broken)).toMatch(complaint);
  });
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
