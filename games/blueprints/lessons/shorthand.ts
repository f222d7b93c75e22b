/** What the lessons have in common. Whoever learns sits at seat 0. */
import { at, type Place, Random } from "@banquise/engine";
import type { CountLine } from "@banquise/engine/lessons";
import { die, space } from "../arrange.ts";
import { LINE, type ScoreKey } from "../data.ts";
import { takeDie } from "../moves.ts";
import { apply } from "../rules.ts";
import { lotOf, PLACE, type State } from "../state.ts";
import { newSurvey, type Survey, survey } from "../survey.ts";

export const YOU = 0;

/** "R1C1 R3C1" */
export const spots = (names: string): Place[] =>
  names.split(" ").map((name): Place => `space.${space(name)}`);

export const placing = (s: State): boolean => s.phase === PLACE;

/** You have just taken a die of the pool. */
export function taking(code: string, s: State): State {
  apply(s, takeDie(die(code)), { random: Random.of(1), emit: null });
  return s;
}

/** What your building of this round amounts to. */
function yourBuilding(s: State): Survey {
  const building = newSurvey();
  survey(s, lotOf(s.round, YOU), building);
  return building;
}

const LINES: Readonly<Record<ScoreKey, CountLine["says"]>> = {
  planBonus: { en: "Plan followed", fr: "Plan respecté" },
  wood: { en: "Wood, 2 for each die it touches", fr: "Bois, 2 par dé touché" },
  recycled: { en: "Recycled, more with each die", fr: "Recyclé, chaque dé rapporte plus" },
  stone: { en: "Stone, by its floor", fr: "Pierre, selon l’étage" },
  glass: { en: "Glass, what it shows", fr: "Verre, ce qu’il affiche" },
};

/** Your building, which is complete. */
export function yourPoints(s: State): CountLine[] {
  const building = yourBuilding(s);
  return (Object.keys(LINE) as ScoreKey[])
    .map((key) => ({ says: LINES[key], points: at(building.points, LINE[key]) }))
    .filter(({ points }) => points > 0);
}
