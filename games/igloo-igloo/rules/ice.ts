/** Which tiles may leave the board: by melting (IGL-4.1 to IGL-4.5) and by thaw (IGL-6.6). */
import { at, type MoveList, type RuleId } from "@banquise/engine";
import { SPACES } from "../data.ts";
import { first } from "../moves.ts";
import { IN_RING } from "../spaces.ts";
import { FACE_DOWN, LAND, PACK, type State, touchesWater } from "../state.ts";

const MELT_MOVES = first.melt;
const THAW_MOVES = first.playThaw;

const isFreeFaceDown = (s: State, space: number): boolean =>
  at(s.tiles, space) === FACE_DOWN && at(s.pieces, space) === 0;

/** IGL-4.5: the game goes on while there is a tile at the water or on the ring. */
export function canMelt(s: State): boolean {
  for (let space = 0; space < SPACES; space++) {
    if (isFreeFaceDown(s, space) && (at(IN_RING, space) === 1 || touchesWater(s, space))) return true;
  }
  return false;
}

export function listMelts(s: State, out: MoveList): void {
  let found = false;
  for (let space = 0; space < SPACES; space++) {
    if (!isFreeFaceDown(s, space) || !touchesWater(s, space)) continue;
    out.push(MELT_MOVES + space);
    found = true;
  }
  if (!found) listRing(s, out);
}

/** IGL-4.3 */
function listRing(s: State, out: MoveList): void {
  for (let space = 0; space < SPACES; space++) {
    if (at(IN_RING, space) === 1 && isFreeFaceDown(s, space)) out.push(MELT_MOVES + space);
  }
}

function anyMeltAtWater(s: State): boolean {
  for (let space = 0; space < SPACES; space++) {
    if (isFreeFaceDown(s, space) && touchesWater(s, space)) return true;
  }
  return false;
}

export function whyNotMelt(s: State, space: number): RuleId | null {
  const rule = whyFixed(s, space, "IGL-4.1");
  if (rule !== null) return rule;
  if (at(s.pieces, space) !== 0) return "IGL-1.7";
  if (touchesWater(s, space)) return null;
  if (anyMeltAtWater(s)) return at(IN_RING, space) === 1 ? "IGL-4.4" : "IGL-4.1";
  return at(IN_RING, space) === 1 ? null : "IGL-4.3";
}

export function listThaws(s: State, out: MoveList): void {
  for (let space = 0; space < SPACES; space++) {
    if (at(s.tiles, space) === FACE_DOWN && at(s.igloos, space) === 0 && touchesWater(s, space)) {
      out.push(THAW_MOVES + space);
    }
  }
}

export function whyNotThawAt(s: State, space: number): RuleId | null {
  return whyFixed(s, space, "IGL-6.6") ?? (touchesWater(s, space) ? null : "IGL-6.6");
}

/** Why there is nothing on a space that could ever go; `open` is the rule to cite for water. */
function whyFixed(s: State, space: number, open: RuleId): RuleId | null {
  const tile = at(s.tiles, space);
  if (tile === LAND) return "IGL-1.2";
  if (tile === PACK) return "IGL-5.3";
  if (tile !== FACE_DOWN) return open;
  return at(s.igloos, space) === 0 ? null : "IGL-8.14";
}
