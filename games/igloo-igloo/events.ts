/** What is told to people, each event declared once. The state shows what an event says before it is told. */
import { defineEvents, type EventOf, type GameEvent, type RuleId } from "@banquise/engine";
import { islandsOf, result, trophyPoints } from "./scoring.ts";
import type { State } from "./state.ts";

/** `kinds` has one entry for each animal; `space`, `from` and `to` are spaces, `owner` is a seat. */
export const events = defineEvents({
  // Setup and turns.
  firstSeatChosen: { rule: "IGL-2.6" },
  inuitPlaced: { rule: "IGL-2.7", data: { space: "number" } },
  turnBegun: { rule: "IGL-3.1", data: { turn: "number" } },
  turnEnded: { rule: "IGL-3.6", data: { ap: "number" } },

  // Melting and what comes of it.
  tileMelted: { rule: "IGL-4.9", data: { space: "number", face: "number" }, scene: true },
  /** Which tile it is is the seat's secret until it plays it. */
  tileKept: { rule: "IGL-4.7", data: { space: "number" }, secret: { face: "number" } },
  animalsArrived: { rule: "IGL-5.1", data: { space: "number", kinds: "list" }, scene: true },
  driftSkipped: { rule: "IGL-5.13" },
  animalsDisplaced: {
    rule: "IGL-5.10",
    data: { from: "number", to: "number", kinds: "list" },
    scene: true,
  },
  /** `spaces`: where the tiles lay, the pushed one first. */
  tilesDrifted: { rule: "IGL-5.8", data: { direction: "number", spaces: "list" }, scene: true },

  // Red tiles. `kinds` of a thaw are the animals that are lost with the tile.
  thawPlayed: { rule: "IGL-6.7", data: { space: "number", kinds: "list" } },
  endurancePlayed: { rule: "IGL-6.8", data: { value: "number" } },
  animalMovePlayed: { rule: "IGL-6.10" },

  // Animals on the move, and attacks.
  animalStepped: { rule: "IGL-7.3", data: { kind: "number", from: "number", to: "number" }, scene: true },
  stepsLost: { rule: "IGL-7.2", data: { steps: "number" } },
  preyEaten: { rule: "IGL-7.8", data: { space: "number", kinds: "list" }, scene: true },
  /** It says nothing about the hand: who is asked follows from what everybody sees. */
  harpoonAsked: { rule: "IGL-7.10", data: { space: "number" } },
  harpoonDeclined: { rule: "IGL-7.9", data: { space: "number" } },
  bearKilled: { rule: "IGL-7.9", data: { space: "number" }, scene: true },
  inuitsHid: { rule: "IGL-7.11", data: { space: "number", count: "number" } },
  /** The event's seat is who chose the corner. */
  inuitEvicted: { rule: "IGL-7.12", data: { owner: "number", from: "number", to: "number" } },

  // Actions.
  inuitWalked: { rule: "IGL-8.1", data: { from: "number", to: "number" }, scene: true },
  kayakLaunched: { rule: "IGL-8.5", data: { from: "number" } },
  kayakLanded: { rule: "IGL-8.5", data: { from: "number", to: "number" }, scene: true },
  /** `harpoon` is 1 when it cost a harpoon instead of action points. */
  animalHunted: { rule: "IGL-8.8", data: { kind: "number", space: "number", harpoon: "number" } },
  iglooBuilt: { rule: "IGL-8.12", data: { space: "number" } },

  // The end. `strengths`, `points`, `totals` and `trophies` are by seat.
  iceGone: { rule: "IGL-9.1", scene: true },
  trophiesScored: { rule: "IGL-10.1", data: { points: "number" }, scene: true },
  islandScored: {
    rule: "IGL-10.7",
    data: { spaces: "list", strengths: "list", points: "list" },
    scene: true,
  },
  gameEnded: { rule: "IGL-10.9", data: { winners: "list", totals: "list", trophies: "list" } },
});

export type IglooEvent = EventOf<typeof events>;

/** The story of the scoring: why it is over, trophies, islands from the largest, then the winners. */
export function tellEnd(s: State, rule: RuleId, emit: (event: GameEvent) => void): void {
  emit(events.make("iceGone", s.active, {}, { rule }));
  for (let seat = 0; seat < s.seats; seat++)
    emit(events.make("trophiesScored", seat, { points: trophyPoints(s, seat) }));
  for (const { rule, spaces, strengths, points } of islandsOf(s)) {
    if (points.some((scored) => scored > 0))
      emit(events.make("islandScored", null, { spaces, strengths, points }, { rule }));
  }
  emit(gameEnded(s));
}

/** Who won; in a tie the rule that decides it. */
export function gameEnded(s: State): GameEvent {
  const { seats } = result(s);
  const winners = seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const totals = seats.map(({ total }) => total);
  const best = Math.max(...totals);
  const tied = totals.filter((total) => total === best).length > 1;
  const trophies = seats.map((_, seat) => trophyPoints(s, seat));
  const options = { rule: tied ? "IGL-10.10" : "IGL-10.9" } as const;
  return events.make("gameEnded", null, { winners, totals, trophies }, options);
}
