/**
 * Who may know what: everybody everything. Hands are open (ANT-11.7), and the order of what nobody knows, the cards
 * below a visible one, is not stored (ANT-2.8). So a view is the state, field by field, and there is nothing to
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
  out.sun = s.sun;
  out.target = s.target;
  out.second = s.second;
  out.icebreakerTurn = s.icebreakerTurn;
  out.cardPlayers = s.cardPlayers;
  out.sacrificed = s.sacrificed;
  out.eventful = s.eventful;
  out.quietTurns = s.quietTurns;
  out.project = s.project;
  out.ending = s.ending;
  out.trigger = s.trigger;
  out.asked = s.asked;
  out.takenTracks = s.takenTracks;
  out.lifted = s.lifted;
  out.effects.set(s.effects);
  out.berths.set(s.berths);
  out.buildings.set(s.buildings);
  out.scientists.set(s.scientists);
  out.icebreakers.set(s.icebreakers);
  out.cubes.set(s.cubes);
  out.stock.set(s.stock);
  out.visible.set(s.visible);
  out.built.set(s.built);
  out.cards.set(s.cards);
}

export function redeal(_s: State, _viewer: Viewer, _random: Random): void {}
