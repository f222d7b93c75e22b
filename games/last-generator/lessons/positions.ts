/** What the lessons share: one city in its first days, how to play on from there, and how to say what a move did. */
import { at, type Place, Random } from "@banquise/engine";
import type { Deed } from "@banquise/engine/lessons";
import { arrangeDay, type DayPosition } from "../arrange.ts";
import { WEATHER } from "../content/weather.ts";
import { events } from "../events.ts";
import { PLACE_NAMES, spaceNamed } from "../map.ts";
import { moves } from "../moves.ts";
import { QUESTION, type QuestionName } from "../questions.ts";
import { apply, whyNot } from "../rules.ts";
import type { State } from "../state.ts";

/** Fifteen workers, nine engineers and six children, with six beds and a kitchen. */
const CITY = {
  citizens: [15, 9, 6],
  // The Expert has no bright token of its own: nothing but the day's work is asked.
  hope: "resolve solidarity! faith resolve",
  discontent: "fear anger",
  tiles: { N1: "N02", N5: "N07", N9: "N08" },
  buildings: { G3: "tent", G4: "tent", G5: "soup-kitchen", N1b: "tent" },
  left: { G1: 1, G2: 3 },
  radius: [1, 2, 3],
} satisfies Partial<DayPosition>;

/** Some days later there is a bed for everybody. */
export const MANY_TENTS = {
  G3: "tent",
  G4: "tent",
  G5: "soup-kitchen",
  N1b: "tent",
  N9a: "tent",
  N9b: "tent",
} as const;

/** A day of that city, with what is different. */
export const cityOn = (day: number, position: Partial<DayPosition>): State =>
  arrangeDay({ ...CITY, ...position, day, fields: { callUsed: 1, ...position.fields } });

/** Moves that somebody has made meanwhile, all of them legal. */
export function after(s: State, ...made: readonly Parameters<typeof moves.encode>[0][]): State {
  for (const said of made) {
    const move = moves.encode(said);
    const rule = whyNot(s, move);
    if (rule !== null) throw new Error(`${moves.print(move)} is refused by ${rule}`);
    apply(s, move, { random: Random.of(1), emit: null });
  }
  return s;
}

export const isAsked =
  (...names: readonly QuestionName[]) =>
  (s: State): boolean =>
    names.some((name) => s.ask === QUESTION[name]);

export const spaces = (...names: readonly string[]): Place[] => names.map((name): Place => `place.${name}`);

/** What lies on a space. */
export const lyingOn = (s: State, name: string): number => at(s.amounts, spaceNamed(name));

/** The last word of a printed move: where it was made. */
export const placeIn = ({ move }: Deed<State>): string => move.split(" ").at(-1) ?? "";

/** Where somebody has gone to work, and whether it is cold there; null for moves that send nobody. */
function workOf(deed: Deed<State>): { readonly place: string; readonly cold: boolean } | null {
  for (const event of deed.events) {
    const told = events.read(event);
    if (told?.type === "acted")
      return { place: PLACE_NAMES[told.data.place] ?? "", cold: told.data.cold === 1 };
  }
  return null;
}

export const inTheCold = (deed: Deed<State>): boolean => workOf(deed)?.cold ?? false;

/** Somebody has gone to work at one of these places. */
export const worksAt =
  (...names: readonly string[]) =>
  (deed: Deed<State>): boolean =>
    names.includes(workOf(deed)?.place ?? "");

/** A wish for what a move draws: so many cubes rise, under this sky. */
export const cubesAndSky =
  (made: string, risen: number, sky: string) =>
  (deed: Deed<State>): boolean =>
    deed.move !== made ||
    deed.events.every((event) => {
      const told = events.read(event);
      if (told?.type === "cubesThrown") return told.data.risen === risen;
      return told?.type !== "weatherTurned" || WEATHER[told.data.card]?.id === sky;
    });
