/** What the board says beside the texts of the game: the words that each language provides. */

import type { Face } from "../data.ts";

interface FaceWords {
  readonly name: string;
  readonly does: string;
}

/** Why a seat that is on an island gets what it gets. */
export type Standing = "squared" | "alone" | "first" | "second" | "weak";

export interface BoardWords {
  readonly faces: Readonly<Record<Face, FaceWords>>;
  /** By index of `KINDS`. */
  readonly kinds: readonly string[];
  readonly coordinates: string;
  readonly sea: string;
  readonly seaHelp: string;
  readonly water: string;
  readonly ice: string;
  readonly pack: string;
  readonly corner: string;
  readonly inuitsOf: (name: string, count: number) => string;
  readonly iglooOf: (name: string) => string;
  readonly pick: string;
  readonly sail: (space: string) => string;
  readonly island: (size: number) => string;
  readonly islandEmpty: string;
  readonly islandHold: (name: string, strength: number, points: number) => string;
  readonly ap: (count: number) => string;
  readonly steps: (count: number) => string;
  readonly cancel: string;
  readonly play: string;
  readonly thawWhere: string;
  readonly harpoonGain: string;
  readonly declineHidden: string;
  readonly declineFlee: string;
  readonly noHarpoon: string;
  readonly whichOne: string;
  readonly hand: string;
  readonly handEmpty: string;
  readonly handTile: (name: string, count: number) => string;
  readonly secretTiles: (count: number) => string;
  readonly tribes: string;
  readonly hunt: string;
  readonly islands: string;
  readonly huntTip: (points: number) => string;
  readonly islandsTip: (points: number) => string;
  readonly igloosLeft: (count: number) => string;
  readonly inuitsLeft: (count: number) => string;
  readonly trophies: (count: number, kind: string) => string;
  readonly under: string;
  readonly underHelp: string;
  readonly underCount: (face: string, count: number) => string;
  readonly ifWater: string;
  readonly noChange: string;
  readonly gain: (points: number) => string;
  /** What islands would promise more. */
  readonly promise: (points: number) => string;
  readonly news: string;
  readonly turn: (turn: number) => string;
  readonly storyHunt: string;
  readonly storyIsland: (space: string, size: number) => string;
  readonly storyTotal: string;
  readonly storyMap: string;
  readonly standings: Readonly<Record<Standing, string>>;
  readonly storyStrength: (strength: number) => string;
  readonly storyTable: string;
  readonly storyShow: (island: string) => string;
  readonly storyEmptyIslands: (count: number) => string;
}
