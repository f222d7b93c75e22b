/** What the lessons have in common. Whoever learns sits at seat 0. */
import type { Place } from "@banquise/engine";
import { arrangeGame, type GamePosition } from "../arrange.ts";
import { PLACE, type State } from "../state.ts";

export const YOU = 0;
export const placing = (s: State): boolean => s.phase === PLACE;
export const tiles = (...positions: readonly number[]): Place[] =>
  positions.map((position): Place => `tile.${position}`);
export const ROW: readonly Place[] = ["slot.0", "slot.1", "slot.2", "slot.3"];

/** The ground floor of these games, and what it became after two workers had brought tiles. */
export const GROUND = "ANBEE BBAWE NWSSW SAWEA SNWBA";
const SWAPPED_TWICE = "ANBWE BBAEE WWSSW SANEA SNWBA";

export const moment = (position: Omit<GamePosition, "shown"> & Partial<GamePosition>): State =>
  arrangeGame({ shown: ["ascension", "renewal"], ...position });

/** A game of three after seven turns each. */
export const sevenTurns = (more: Partial<GamePosition>): State =>
  moment({
    ground: SWAPPED_TWICE,
    upper: { 25: "worker", 29: "artisan", 30: "beast", 35: "sculptor", 36: "beast" },
    blocks: [
      [6, 20, 4, 12, 10, 30, 9],
      [7, 11, 21, 24, 13, 22, 3],
      [14, 18, 19, 5, 0, 17, 1],
    ],
    areas: [
      ["beast1", "sculptor", "engineer", "sculptor", "worker", "beast1", "engineer"],
      [
        "artisanPickaxe",
        "worker",
        "ancestorWorkerSculptor",
        "artisanPickaxe",
        "sculptor",
        "worker",
        "worker",
      ],
      [
        "worker",
        "engineer",
        "artisanRope",
        "beast1",
        "artisanPolesaw",
        "ancestorBeastEngineer",
        "ancestorArtisanAncestor",
      ],
    ],
    held: { herd: 1, labour: 2, majesty: 2 },
    squares: [13, 6, 16],
    reinforcement: [2],
    engineering: [1, 1, 0],
    ...more,
  });
