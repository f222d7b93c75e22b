/** What a move surely does to the islands: who takes the lead of one, and who loses it. */
import { at, type Seat } from "@banquise/engine";
import type { Because, BecauseModule } from "../game-because.ts";
import { KIND_COUNT, KIND_VALUES } from "./data.ts";
import { type Island, islandsOf } from "./scoring.ts";
import { nameOf } from "./spaces.ts";
import { PLACEMENT, type State } from "./state.ts";

interface Words {
  readonly prey: (points: number) => string;
  readonly gain: (island: string, tiles: number) => string;
  readonly loss: (name: string, island: string) => string;
}

/** Points for all that a seat has caught. */
const preyOf = (s: State, seat: Seat): number =>
  Array.from(
    { length: KIND_COUNT },
    (_, kind) => at(s.trophies, seat * KIND_COUNT + kind) * at(KIND_VALUES, kind),
  ).reduce((sum, points) => sum + points, 0);

/** Whether a seat is alone on top of an island. */
function isLed({ strengths }: Island, seat: Seat): boolean {
  const own = strengths[seat] ?? 0;
  return own > 0 && strengths.every((strength, rival) => rival === seat || strength < own);
}

const ledBy = (islands: readonly Island[], seat: Seat): readonly Island[] =>
  islands.filter((island) => isLed(island, seat));

/** Islands of the first list of which no space belongs to one of the second. */
const missingIn = (islands: readonly Island[], others: readonly Island[]): readonly Island[] =>
  islands.filter(
    ({ spaces }) => !others.some((other) => other.spaces.some((space) => spaces.includes(space))),
  );

/** An island is called by its first space, in the order of the board. */
const nameOfIsland = ({ spaces }: Island): string => nameOf(Math.min(...spaces));

const becauseBy =
  (words: Words): Because<State> =>
  ({ before, after, seat }, name) => {
    const caught = preyOf(after, seat) - preyOf(before, seat);
    const prey = caught > 0 ? [words.prey(caught)] : [];
    const [was, is] = [islandsOf(before), islandsOf(after)];
    // While all ice hangs together nobody leads anything.
    if (before.phase === PLACEMENT || is.length < 2) return prey;
    const gained = missingIn(ledBy(is, seat), ledBy(was, seat)).map((island) =>
      words.gain(nameOfIsland(island), island.spaces.length),
    );
    const lost = Array.from({ length: before.seats }, (_, rival) => rival)
      .filter((rival) => rival !== seat && was.length > 1)
      .flatMap((rival) =>
        missingIn(ledBy(was, rival), ledBy(is, rival)).map((island) =>
          words.loss(name(rival), nameOfIsland(island)),
        ),
      );
    return [...prey, ...gained, ...lost];
  };

export const because: BecauseModule<State>["because"] = {
  en: becauseBy({
    prey: (points) => (points === 1 ? "1 point of prey" : `${points} points of prey`),
    gain: (island, tiles) =>
      `you lead the island at ${island} (${tiles === 1 ? "1 tile" : `${tiles} tiles`})`,
    loss: (name, island) => `${name} loses the island at ${island}`,
  }),
  fr: becauseBy({
    prey: (points) => (points === 1 ? "1 point de chasse" : `${points} points de chasse`),
    gain: (island, tiles) => `tu tiens l’île de ${island} (${tiles === 1 ? "1 tuile" : `${tiles} tuiles`})`,
    loss: (name, island) => `${name} perd l’île de ${island}`,
  }),
};

/** Every island can still melt. */
export const lasting: BecauseModule<State>["lasting"] = [];
