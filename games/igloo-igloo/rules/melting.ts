/** Melting a tile: its face is drawn, then kept or carried out (IGL-4.6 to IGL-5.5). */
import { add, type Context } from "@banquise/engine";
import { drawFace } from "../bag.ts";
import { BEAR_TILE, DRIFT_TILE, isRed, PACK_TILE, RED_FACES, schoolOf } from "../data.ts";
import { events } from "../events.ts";
import { openWater } from "../pieces.ts";
import { DRIFT, PACK, type State } from "../state.ts";
import { bringBear, bringFish, bringFox } from "./arrivals.ts";
import { anyDrift } from "./drift.ts";
import { startActions } from "./turn.ts";

export function melt(s: State, space: number, context: Context): void {
  const face = drawFace(s, context.random);
  if (face === PACK_TILE) s.tiles[space] = PACK;
  else openWater(s, space);
  if (isRed(face)) keep(s, space, face, context);
  else carryOut(s, space, face, context);
}

/** IGL-4.7 */
function keep(s: State, space: number, face: number, { emit }: Context): void {
  add(s.hands, s.active * RED_FACES + face, 1);
  add(s.handSizes, s.active, 1);
  const secret = { seat: s.active, data: { face } };
  if (emit) emit(events.make("tileKept", s.active, { space }, { secret }));
  startActions(s);
}

/** IGL-4.9 */
function carryOut(s: State, space: number, face: number, context: Context): void {
  const { emit } = context;
  add(s.shown, face, 1);
  if (emit) emit(events.make("tileMelted", s.active, { space, face }));
  if (face === DRIFT_TILE) {
    if (anyDrift(s)) {
      s.phase = DRIFT;
      return;
    }
    if (emit) emit(events.make("driftSkipped", s.active));
  } else if (face === BEAR_TILE) {
    bringBear(s, space, context);
  } else if (face === PACK_TILE) {
    bringFox(s, space, context);
  } else {
    bringFish(s, space, schoolOf(face), "IGL-5.1", context);
  }
  startActions(s);
}
