/** Inuits that must leave a space go to corners (IGL-6.7, IGL-7.11, IGL-7.12). */
import type { Context } from "@banquise/engine";
import { events } from "../events.ts";
import { liftInuit, putInuit } from "../pieces.ts";
import { EVICT, inuitAt, inuitsPerSeat, nextToFlee, type State, spaceOfInuit } from "../state.ts";
import { goOn } from "./turn.ts";

/** Lifts the inuits of a space, but those of the seat that hides there (-1: nobody), and asks where they go. */
export function putToFlight(s: State, space: number, hiding: number, context: Context): void {
  let fleeing = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === hiding) continue;
    for (let inuit = 0; inuit < inuitsPerSeat(s); inuit++) {
      if (spaceOfInuit(s, seat, inuit) !== space) continue;
      liftInuit(s, seat, inuit);
      fleeing++;
    }
  }
  if (fleeing === 0) {
    goOn(s, context);
    return;
  }
  s.phase = EVICT;
  s.focus = space + 1;
}

export function evictTo(s: State, corner: number, context: Context): void {
  const owner = nextToFlee(s);
  putInuit(s, owner, inuitAt(s, owner, -1), corner);
  if (context.emit)
    context.emit(events.make("inuitEvicted", s.active, { owner, from: s.focus - 1, to: corner }));
  if (nextToFlee(s) < 0) goOn(s, context);
}
