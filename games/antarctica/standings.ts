/** Who leads where, and what it would pay now. Questions only. */
import { at, type Seat } from "@banquise/engine";
import {
  type Contest,
  contestAsterisks,
  contestDiscards,
  contestTrack,
  contestZone,
  newContest,
} from "./scoring.ts";
import { isClosed, openTracks, type State } from "./state.ts";
import { ZONE_COUNT } from "./tables.ts";

/** Who leads in one contest for points, by seat, and what it would pay now. */
export interface Standing {
  /** Scientists, spaces, cards or pieces. */
  readonly amounts: readonly number[];
  readonly points: readonly number[];
  readonly leaders: readonly Seat[];
}

export interface Standings {
  /** By zone; null for a closed one. */
  readonly zones: readonly (Standing | null)[];
  /** By open track. */
  readonly tracks: readonly Standing[];
  readonly asterisks: Standing;
  readonly discards: Standing;
}

export function standings(s: State): Standings {
  const contest = newContest();
  const of = (fill: (out: Contest) => void): Standing => {
    fill(contest);
    const seats = Array.from({ length: s.seats }, (_, seat) => seat);
    return {
      amounts: seats.map((seat) => at(contest.amounts, seat)),
      points: seats.map((seat) => at(contest.points, seat)),
      leaders: seats.filter((seat) => (contest.leaders >> seat) & 1),
    };
  };
  return {
    zones: Array.from({ length: ZONE_COUNT }, (_, zone) =>
      isClosed(s, zone) ? null : of((out) => contestZone(s, zone, out)),
    ),
    tracks: Array.from({ length: openTracks(s) }, (_, track) => of((out) => contestTrack(s, track, out))),
    asterisks: of((out) => contestAsterisks(s, out)),
    discards: of((out) => contestDiscards(s, out)),
  };
}
