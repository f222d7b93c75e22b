/**
 * Who may know what. Nothing is private: everything that lies on the table lies open, and what comes next from a pile
 * is drawn only when it is revealed (NUN-2.10). So every viewer sees the same, and there is nothing to guess.
 */
import type { Random, Viewer } from "@banquise/engine";
import type { State } from "./state.ts";

export function view(s: State, _viewer: Viewer, out: State): void {
  out.seats = s.seats;
  out.first = s.first;
  out.phase = s.phase;
  out.decider = s.decider;
  out.active = s.active;
  out.builder = s.builder;
  out.placements = s.placements;
  out.freedom = s.freedom;
  out.hand = s.hand;
  out.position = s.position;
  out.displaced = s.displaced;
  out.pending = s.pending;
  out.square = s.square;
  out.fresh = s.fresh;
  out.favour = s.favour;
  out.offered = s.offered;
  out.offeredSlot = s.offeredSlot;
  out.reserved = s.reserved;
  out.abundance = s.abundance;
  out.completion = s.completion;
  out.extra = s.extra;
  out.passed = s.passed;
  out.transformed = s.transformed;
  out.lastMove = s.lastMove;
  out.tiles.set(s.tiles);
  out.blocks.set(s.blocks);
  out.sites.set(s.sites);
  out.stack.set(s.stack);
  out.knownTop.set(s.knownTop);
  out.deck.set(s.deck);
  out.row.set(s.row);
  out.area.set(s.area);
  out.favours.set(s.favours);
  out.shown.set(s.shown);
  out.earned.set(s.earned);
  out.engineering.set(s.engineering);
  out.turns.set(s.turns);
  out.sikuPlaced.set(s.sikuPlaced);
  out.extraSeats.set(s.extraSeats);
}

/** Nothing is hidden from anybody, so a state is its own only possible world. */
export function redeal(_s: State, _viewer: Viewer, _random: Random): void {}
