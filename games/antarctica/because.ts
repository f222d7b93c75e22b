/** What a move surely does to the majorities: who takes the lead, and who loses it. */
import type { Seat } from "@banquise/engine";
import type { Because, BecauseModule } from "../game-because.ts";
import { type Standing, standings } from "./standings.ts";
import type { State } from "./state.ts";
import { coastOf } from "./strings/coasts.ts";

interface Words {
  readonly lead: (coast: string) => string;
  readonly loss: (name: string, coast: string) => string;
  readonly ahead: (count: number) => string;
}

/** Whether a seat alone is first. */
const isFirst = (standing: Standing | null | undefined, seat: Seat): boolean =>
  standing?.leaders.length === 1 && standing.leaders[0] === seat;

const becauseBy =
  (words: Words): Because<State> =>
  ({ before, after, seat }, name) => {
    const [was, is] = [standings(before), standings(after)];
    const coasts = is.zones.flatMap((standing, zone) => {
      const earlier = was.zones[zone];
      if (isFirst(standing, seat) && !isFirst(earlier, seat)) return [words.lead(coastOf(zone))];
      const loser = earlier?.leaders.find(
        (rival) => rival !== seat && isFirst(earlier, rival) && !isFirst(standing, rival),
      );
      return loser === undefined ? [] : [words.loss(name(loser), coastOf(zone))];
    });
    const tracks = is.tracks.filter(
      (standing, track) => isFirst(standing, seat) && !isFirst(was.tracks[track], seat),
    ).length;
    return [...coasts, ...(tracks > 0 ? [words.ahead(tracks)] : [])];
  };

export const because: BecauseModule<State>["because"] = {
  en: becauseBy({
    lead: (coast) => `you lead on the ${coast} Coast`,
    loss: (name, coast) => `${name} no longer leads alone on the ${coast} Coast`,
    ahead: (count) => (count === 1 ? "you are first on a track" : `you are first on ${count} tracks`),
  }),
  fr: becauseBy({
    lead: (coast) => `tu prends la tête sur la côte ${coast}`,
    loss: (name, coast) => `${name} n’est plus seul en tête sur la côte ${coast}`,
    ahead: (count) =>
      count === 1 ? "tu passes en tête sur une piste" : `tu passes en tête sur ${count} pistes`,
  }),
};

/** Every majority can still be lost. */
export const lasting: BecauseModule<State>["lasting"] = [];
