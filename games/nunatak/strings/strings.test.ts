import { OVER } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { RATINGS } from "../data.ts";
import { DUMMY_CRITERIA } from "../dummies.ts";
import { nunatak } from "../index.ts";
import { moves } from "../moves.ts";
import { apply } from "../rules.ts";
import { layout, type State } from "../state.ts";
import { arrange, configOf, legalMoves, listening, tellGame } from "../testing.ts";
import { en, phrases as phrasesEn } from "./en.ts";
import { fr, phrases as phrasesFr } from "./fr.ts";
import { rules as rulesEn } from "./rules.en.ts";
import { rules as rulesFr } from "./rules.fr.ts";

const name = (seat: number): string => ["Ada", "Béa", "Cyd", "Dan"][seat] ?? "?";
/** What a template says when a value is missing. */
const HOLES = /undefined|NaN|null|\[object|\(\)|: \.|, ,| {2}/;

/** Calls `look` on every position of random games. */
function walk(seats: number, games: number, look: (s: State) => void): void {
  for (let seed = 0; seed < games; seed++) {
    const s = layout.create();
    const context = listening(seed);
    nunatak.setup(s, configOf(seats), context);
    look(s);
    while (nunatak.actor(s) !== OVER) {
      const options = legalMoves(s);
      apply(s, options[context.random.int(options.length)] as number, context);
      look(s);
    }
  }
}

describe.each([
  ["fr", fr, rulesFr],
  ["en", en, rulesEn],
])("in %s", (_, say, rules) => {
  test("NUN-15.9 · only an ancestor that shows ancestors is said to count itself", () => {
    const rule = rules.flatMap((section) => Object.entries(section.rules)).find(([id]) => id === "NUN-15.9");
    expect(rule?.[1]).toMatch(/(shows the ancestor symbol|montre le symbole Ancêtre)/);
  });

  test.each([1, 2, 3, 4])("%i players: every event has its line", (seats) => {
    for (let seed = 0; seed < 8; seed++) {
      const { events } = tellGame(seats, seed);
      const broken = events.filter((event) => HOLES.test(say.event(event, name) ?? "null"));
      expect(broken).toEqual([]);
    }
  });

  test("legal moves of one position read differently", () => {
    walk(3, 3, (s) => {
      const lines = legalMoves(s).map((move) => say.move(moves.decode(move), s));
      expect(new Set(lines).size).toBe(lines.length);
    });
  });

  test("an unknown move, event or line of the score does no harm", () => {
    const s = arrange({});
    expect(say.move({ type: "fly" }, s)).toBe("");
    expect(say.event({ type: "flown", rule: "NUN-1.1", seat: 0, data: {} }, name)).toBeNull();
    expect(say.score({ key: "flight", points: 0, rule: "NUN-1.1" })).toBe("flight");
  });
});

test("NUN-18.9 NUN-18.13 · the log explains each choice of a dummy", () => {
  const told = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    for (const event of tellGame(1, seed).events) {
      if (event.type === "dummyWeighed") told.add(en.event(event, name)?.split(": ")[1] ?? "");
    }
  }
  expect(told.size).toBeGreaterThanOrEqual(DUMMY_CRITERIA.length - 3);
});

test.each([
  ["fr", fr, phrasesFr],
  ["en", en, phrasesEn],
])(
  "NUN-18.18 · in %s every solo rating has a comment of its own, in the log and in the score",
  (_, say, words) => {
    const comments = RATINGS.map(({ id, from }) => {
      const ended = {
        type: "gameEnded",
        rule: "NUN-18.18",
        seat: null,
        data: { winners: [0], totals: [from] },
      } as const;
      const { comment } = words.ratings[id];
      expect(say.event(ended, name)).toContain(comment);
      expect(say.score({ key: `rating.${id}`, points: 0, rule: "NUN-18.18" })).toContain(comment);
      return comment;
    });
    expect(new Set(comments).size).toBe(RATINGS.length);
  },
);

test("NUN-9.2 NUN-7.1 · a move says what it would bring", () => {
  const s = arrange({ blocks: [[7, 8, 12], [13, 30, 35], [34]], tiles: { beast: [31] }, hand: "beast1" });
  const line = en.move({ type: "placeBlock", position: 31 }, s);
  expect(line).toBe("Build on C2 (floor 2): reinforcement 3; square: you +2, seat 2 +5");
  const square = arrange({ blocks: [[0, 1], [5]], tiles: { beast: [6] }, hand: "beast1" });
  expect(en.move({ type: "placeBlock", position: 6 }, square)).toBe(
    "Build on B2 (floor 1): square: you +5, seat 2 +2",
  );
});
