/**
 * The tiles whose face nobody has seen. All face-down tiles are alike, so a face is drawn only when a tile melts
 * (IGL-4.6). The bag is not stored: it is all the tiles that were neither shown nor kept.
 */
import { at, type Random } from "@banquise/engine";
import { FACES, RED_FACES, TILE_COUNTS } from "./data.ts";
import type { State } from "./state.ts";

/**
 * Writes how many tiles of each of the first faces (as many as `out` holds) were neither shown nor are in a hand, and
 * returns their number. On a view or with blank hands: what its viewer has not seen.
 */
export function countUnseen(s: State, out: Uint8Array): number {
  let total = 0;
  for (let face = 0; face < out.length; face++) {
    let count = at(TILE_COUNTS, face) - at(s.shown, face);
    if (face < RED_FACES) {
      for (let seat = 0; seat < s.seats; seat++) count -= at(s.hands, seat * RED_FACES + face);
    }
    out[face] = count;
    total += count;
  }
  return total;
}

const bag = new Uint8Array(FACES.length);

/** The face of a tile that melts: any of the bag, each as likely as the others. */
export const drawFace = (s: State, random: Random): number => random.draw(bag, countUnseen(s, bag));
