/** What the numbers of a state mean, for programs. */
import { count, type Description, one, set } from "@banquise/engine";
import {
  DICE_PER_MATERIAL,
  DISCARDS,
  FACES,
  LEVELS,
  MATERIALS,
  MAX_SEATS,
  PLAN_MAPS,
  PRIZES,
  ROUNDS,
  SPACES,
  TAKES,
} from "./data.ts";
import { HATCHED, type State } from "./state.ts";

const dice = MATERIALS.flatMap((material) =>
  Array.from({ length: FACES }, (_, i) => ({ id: `${material}${i + 1}`, material, value: i + 1 })),
);

const plans = PLAN_MAPS.map((map, i) => ({
  id: `P${String(i + 1).padStart(2, "0")}`,
  heights: [...map.replaceAll("/", "")].map((mark) => (mark === "X" ? null : Number(mark))),
}));

/** Where an array of dice has an entry for "no die". */
const dieOrNone = ["none", ...dice.map(({ id }) => id)];
const lots = { round: ROUNDS, seat: MAX_SEATS };

export const description: Description<State> = {
  tables: { dice, plans },
  fields: {
    seats: count(MAX_SEATS, "how many play"),
    phase: one(["take", "place", "discard", "ended", "scoring"], "what the active seat does now"),
    round: count(ROUNDS, "the round, from 1"),
    turn: count(MAX_SEATS * TAKES, "turns of this round that are over"),
    active: count(MAX_SEATS - 1, "the seat whose turn it is, from 0"),
    hand: one("dice", "the die that the active seat has taken and not yet placed"),
    poolKinds: set(dieOrNone, "which dice occur in the pool"),
    bag: count(DICE_PER_MATERIAL, "dice in the bag", { material: MATERIALS }),
    pool: count(DICE_PER_MATERIAL, "dice in the pool", { die: dieOrNone }),
    firstSeats: one(MAX_SEATS, "the seat that began each round", { round: ROUNDS }),
    inDemand: one(MATERIALS, "the two materials in demand", { round: ROUNDS, which: 2 }),
    discarded: one("dice", "dice discarded with two players, in order", {
      round: ROUNDS,
      discard: DISCARDS,
    }),
    taken: one("dice", "dice taken, in order", { ...lots, take: TAKES }),
    fates: one(["placed", "lost"], "what became of the dice taken; 0 while in hand", {
      ...lots,
      take: TAKES,
    }),
    plans: one("plans", "plan cards; 0 while the owner alone knows", lots),
    stacks: one("dice", "dice that stand; the viewer's own, and all of finished rounds", {
      ...lots,
      space: SPACES,
      level: LEVELS,
    }),
    tops: count(HATCHED, "value on top of a space, 0 when it is empty, 7 when it is hatched", {
      ...lots,
      space: SPACES,
    }),
    ranking: one(MAX_SEATS, "seats of a finished round, the best first", { round: ROUNDS, rank: MAX_SEATS }),
    prizes: one(MAX_SEATS, "the seat that won each prize", { round: ROUNDS, prize: PRIZES }),
  },
};
