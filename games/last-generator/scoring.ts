/** GEN-14.9: the score, for ranking only; all win or lose together. */
import type { Result, ScoreLine } from "@banquise/engine";
import { TRACKS } from "./content/tracks.ts";
import { DISCONTENT, HOPE } from "./data.ts";
import { LINE } from "./lines.ts";
import { sumOf, tokensOn } from "./queries.ts";
import type { State } from "./state.ts";

const { score } = TRACKS;
export const WON = 1;
export const LOST = 2;

/** What the city is worth as it stands, before it is cut off at 0. */
const rawTotal = (s: State): number =>
  (s.outcome === WON ? score.won : 0) +
  score.night * s.nights +
  score.citizen * sumOf(s.citizens) +
  score.hope * tokensOn(s, HOPE) -
  score.discontent * tokensOn(s, DISCONTENT) -
  score.corpse * s.corpses;

/** The final score by the lines of the evaluation. */
export function finalLines(s: State, out: Float64Array): void {
  out.fill(0);
  out[LINE.victory] = (s.outcome === WON ? score.won : 0) + total(s) - rawTotal(s);
  out[LINE.nights] = score.night * s.nights;
  out[LINE.people] = score.citizen * sumOf(s.citizens);
  out[LINE.spirit] = score.hope * tokensOn(s, HOPE) - score.discontent * tokensOn(s, DISCONTENT);
  out[LINE.dead] = -score.corpse * s.corpses;
}

export const total = (s: State): number => Math.max(0, rawTotal(s));

export function sheet(s: State): readonly ScoreLine[] {
  const rule = "GEN-14.9";
  const line = (key: string, count: number, each: number): ScoreLine => ({
    key,
    points: count * each,
    rule,
    data: { count },
  });
  const lines = [
    line("nights", s.nights, score.night),
    line("citizens", sumOf(s.citizens), score.citizen),
    line("hope", tokensOn(s, HOPE), score.hope),
    line("discontent", tokensOn(s, DISCONTENT), -score.discontent),
    line("corpses", s.corpses, -score.corpse),
  ];
  if (s.outcome === WON) lines.unshift(line("won", 1, score.won));
  const raw = rawTotal(s);
  if (raw < 0) lines.push({ key: "floor", points: -raw, rule });
  return lines;
}

export function result(s: State): Result {
  const lines = sheet(s);
  const seat = { total: total(s), rank: s.outcome === WON ? 1 : 2, lines };
  return { seats: Array.from({ length: s.seats }, () => seat) };
}
