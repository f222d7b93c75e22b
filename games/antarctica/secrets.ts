/**
 * Who may know what: everybody everything. Hands are open (ANT-11.7), and the order of what nobody knows, the cards
 * below a visible one, is not stored at all (ANT-2.8). So a view is the state, field by field, and there is nothing to
 * imagine.
 */
import type { Random, Viewer } from "@banquise/engine";
import type { State } from "./state.ts";

export function view(s: State, _viewer: Viewer, out: State): void {
  out.seats = s.seats;
  out.startSeat = s.startSeat;
  out.phase = s.phase;
  out.decider = s.decider;
  out.active = s.active;
  out.turnPhase = s.turnPhase;
  out.placed = s.placed;
  out.sun = s.sun;
  out.target = s.target;
  out.second = s.second;
  out.icebreakerTurn = s.icebreakerTurn;
  out.cardPlayers = s.cardPlayers;
  out.sacrificed = s.sacrificed;
  out.eventful = s.eventful;
  out.quietTurns = s.quietTurns;
  out.project = s.project;
  out.spaces = s.spaces;
  out.ending = s.ending;
  out.berths.set(s.berths);
  out.queued.set(s.queued);
  out.buildings.set(s.buildings);
  out.supply.set(s.supply);
  out.scientists.set(s.scientists);
  out.icebreakers.set(s.icebreakers);
  out.cubes.set(s.cubes);
  out.usedBlue.set(s.usedBlue);
  out.staff.set(s.staff);
  out.reserve.set(s.reserve);
  out.spareShips.set(s.spareShips);
  out.spareCubes.set(s.spareCubes);
  out.discardedShips.set(s.discardedShips);
  out.discardedCubes.set(s.discardedCubes);
  out.visible.set(s.visible);
  out.below.set(s.below);
  out.builtBy.set(s.builtBy);
  out.hands.set(s.hands);
  out.pile.set(s.pile);
  out.draft.set(s.draft);
  out.expertisePile = s.expertisePile;
  out.gone.set(s.gone);
  out.effects.set(s.effects);
  out.effectsFrom = s.effectsFrom;
  out.effectsTo = s.effectsTo;
  out.trigger = s.trigger;
  out.asked = s.asked;
  out.takenTracks = s.takenTracks;
  out.lifted = s.lifted;
}

export function redeal(_s: State, _viewer: Viewer, _random: Random): void {}
