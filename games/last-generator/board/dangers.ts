/** How far each way to lose is (GEN-14). */
import { at } from "@banquise/engine";
import { TRACKS } from "../content/tracks.ts";
import { DISCONTENT, HOPE, TYPES } from "../data.ts";
import { tokensOn } from "../queries.ts";
import { pressureSpaces } from "../rules/markers.ts";
import type { State } from "../state.ts";

export type DangerName = "hope" | "discontent" | "corpses" | "generator" | "sickness" | "hunger";

export interface Danger {
  readonly name: DangerName;
  /** How full the way to defeat is, and how long it is. */
  readonly now: number;
  readonly end: number;
  /** Steps that are left. */
  readonly left: number;
  /** 0 calm, 1 to be watched, 2 close. */
  readonly level: 0 | 1 | 2;
}

const levelOf = (left: number, near: number, close: number): 0 | 1 | 2 =>
  left <= close ? 2 : left <= near ? 1 : 0;

/** The type with the most sick, and how many they are. */
function sickest(s: State): { readonly type: number; readonly sick: number } {
  let type = 0;
  for (let other = 1; other < TYPES; other++) if (at(s.sick, other) > at(s.sick, type)) type = other;
  return { type, sick: at(s.sick, type) };
}

export function dangersOf(s: State): readonly Danger[] {
  const hope = tokensOn(s, HOPE);
  const discontent = tokensOn(s, DISCONTENT);
  const spaces = pressureSpaces(s);
  const { lossAt: discontentEnd } = TRACKS.discontent;
  const { lossAt: corpsesEnd } = TRACKS.corpses;
  const { lossAt: sickEnd } = TRACKS.sickness;
  const { lossAt: hungerEnd } = TRACKS.hunger;
  const { sick } = sickest(s);
  // A first breakdown is survived: until then the end of the track is only half of the way.
  const pressureLeft = spaces + 1 - s.pressure;
  return [
    { name: "hope", now: hope, end: TRACKS.hope.spaces, left: hope, level: levelOf(hope, 2, 1) },
    {
      name: "discontent",
      now: discontent,
      end: discontentEnd,
      left: discontentEnd - discontent,
      level: levelOf(discontentEnd - discontent, 2, 1),
    },
    {
      name: "corpses",
      now: s.corpses,
      end: corpsesEnd,
      left: corpsesEnd - s.corpses,
      level: levelOf(corpsesEnd - s.corpses, 5, 2),
    },
    {
      name: "generator",
      now: s.pressure,
      end: spaces + 1,
      left: pressureLeft,
      level: s.overheated === 1 ? levelOf(pressureLeft, 8, 4) : levelOf(pressureLeft, 4, 0),
    },
    {
      name: "sickness",
      now: sick,
      end: sickEnd,
      left: sickEnd - sick,
      level: levelOf(sickEnd - sick, 13, 8),
    },
    {
      name: "hunger",
      now: s.hunger,
      end: hungerEnd,
      left: hungerEnd - s.hunger,
      level: levelOf(hungerEnd - s.hunger, 15, 8),
    },
  ];
}
