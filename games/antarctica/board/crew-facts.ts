/** What a seat has beside the board, each fact with its sign and in words. */
import type { Seat } from "@banquise/engine";
import type { Standings } from "../standings.ts";
import { asterisksOf, discards, reserveOf, spareCubes, spareShips, staffOf } from "../state.ts";
import type { GlyphName } from "./glyphs.tsx";
import type { Scene } from "./scene.ts";

export interface CrewFact {
  readonly glyph: GlyphName;
  readonly count: number;
  /** What the majority would pay now; null for what scores nothing. */
  readonly points: number | null;
  readonly said: string;
  readonly look: string;
}

export function crewFacts({ words, view }: Scene, standing: Standings, seat: Seat): readonly CrewFact[] {
  const fact = (glyph: GlyphName, label: string, count: number, look = ""): CrewFact => ({
    glyph,
    count,
    points: null,
    said: words.fact(label, count),
    look,
  });
  const scored = (glyph: GlyphName, label: string, count: number, points: number): CrewFact => ({
    glyph,
    count,
    points,
    said: `${words.fact(label, count)}, ${words.wouldScore(points)}`,
    look: "",
  });
  return [
    fact("meeple", words.staff, staffOf(view, seat), "an-fact-staff"),
    fact("meeple", words.reserve, reserveOf(view, seat), "an-fact-reserve"),
    fact("ship", words.spareShips, spareShips(view, seat)),
    fact("cube", words.spareCubes, spareCubes(view, seat)),
    scored("star", words.asterisks, asterisksOf(view, seat), standing.asterisks.points[seat] ?? 0),
    scored("discard", words.discards, discards(view, seat), standing.discards.points[seat] ?? 0),
  ];
}
