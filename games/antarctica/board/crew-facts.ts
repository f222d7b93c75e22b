/** What a seat has beside the board, each fact with its sign and in words. */
import type { Seat } from "@banquise/engine";
import type { Standing, Standings } from "../standings.ts";
import { asterisksOf, discards, reserveOf, spareCubes, spareShips, staffOf } from "../state.ts";
import type { GlyphName } from "./glyphs.tsx";
import type { Scene } from "./scene.ts";

export interface CrewFact {
  readonly glyph: GlyphName;
  readonly count: number;
  /** What the majority would pay now; null for what scores nothing. */
  readonly points: number | null;
  readonly said: string;
  /** The rule that says what it is for. */
  readonly rule: string;
  readonly look: string;
}

export function crewFacts({ words, view }: Scene, standing: Standings, seat: Seat): readonly CrewFact[] {
  const fact = (glyph: GlyphName, label: string, rule: string, count: number, look = ""): CrewFact => {
    const said = words.fact(label, count);
    return { glyph, count, points: null, said, rule, look };
  };
  const scored = (
    glyph: GlyphName,
    label: string,
    rule: string,
    count: number,
    { points }: Standing,
  ): CrewFact => {
    const worth = points[seat] ?? 0;
    const said = `${words.fact(label, count)}, ${words.wouldScore(worth)}`;
    return { glyph, count, points: worth, said, rule, look: "" };
  };
  return [
    fact("meeple", words.staff, "ANT-6.6", staffOf(view, seat), "an-fact-staff"),
    fact("meeple", words.reserve, "ANT-8.2", reserveOf(view, seat), "an-fact-reserve"),
    fact("ship", words.spareShips, "ANT-7.1", spareShips(view, seat)),
    fact("cube", words.spareCubes, "ANT-9.4", spareCubes(view, seat)),
    scored("star", words.asterisks, "ANT-15.6", asterisksOf(view, seat), standing.asterisks),
    scored("discard", words.discards, "ANT-15.7", discards(view, seat), standing.discards),
  ];
}
