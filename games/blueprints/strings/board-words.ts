/** What the board says beside the texts of the game: the words that each language provides. */

import type { Material, Metal, Prize, ScoreKey } from "../data.ts";

/** What decided between two seats of a round (BLU-7.1): points, one of the two materials in demand, or playing later. */
export type Decider = "points" | "firstDemand" | "secondDemand" | "playedLater";

export interface BoardWords {
  readonly materials: Readonly<Record<Material, string>>;
  readonly lines: Readonly<Record<ScoreKey, string>>;
  readonly prizes: Readonly<Record<Prize, { readonly name: string; readonly asks: string }>>;
  readonly awards: Readonly<Record<Metal, string>>;
  readonly deciders: Readonly<Record<Decider, string>>;
  readonly round: (round: number) => string;
  readonly roundOf: (round: number, rounds: number) => string;
  readonly retell: (round: number) => string;
  readonly inDemand: string;
  readonly demandRank: (which: number, material: string) => string;
  readonly demandShort: (which: number) => string;
  readonly bag: string;
  readonly bagCount: (material: string, count: number) => string;
  readonly prizesTitle: string;
  readonly stepsMade: (have: number, need: number) => string;
  readonly pool: string;
  readonly discarded: string;
  readonly discardTitle: string;
  readonly discardHelp: string;
  readonly die: (material: Material, value: number) => string;
  readonly take: (die: string) => string;
  readonly discard: (die: string) => string;
  readonly lost: string;
  readonly lostWarning: (die: string) => string;
  readonly takeAnyway: string;
  readonly otherDie: string;
  readonly lostDie: (die: string) => string;
  readonly yourPlan: string;
  readonly chooseSpace: string;
  readonly handToPlace: (die: string) => string;
  readonly spaces: string;
  readonly space: (number: number) => string;
  readonly hatched: string;
  readonly target: (height: number) => string;
  readonly holds: (dice: string) => string;
  readonly empty: string;
  readonly gain: (points: number) => string;
  readonly placeHere: (die: string) => string;
  readonly building: string;
  readonly buildingOf: (name: string) => string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly planOpen: (placed: number) => string;
  readonly planLeft: string;
  readonly planDone: string;
  readonly nearer: (prizes: string) => string;
  readonly total: string;
  readonly screens: string;
  readonly screenOf: (name: string) => string;
  readonly taken: string;
  readonly points: (points: number) => string;
  readonly vp: (vp: number) => string;
  readonly theirTurn: string;
  readonly faceDown: (count: number) => string;
  readonly meets: (prize: string) => string;
  readonly scoringOf: (round: number) => string;
  readonly ranking: string;
  readonly nobody: string;
  readonly beats: (names: string) => string;
  readonly previous: string;
  readonly next: string;
  readonly playStory: string;
  readonly pauseStory: string;
  readonly toVerdict: string;
  readonly goOn: string;
  readonly close: string;
  readonly finalResult: string;
  /** Why a beat of the scoring brings its points. */
  readonly why: Readonly<Record<ScoreKey, (points: number, count: number) => string>>;
  readonly ordinal: (rank: number) => string;
  readonly prizesWon: string;
}
