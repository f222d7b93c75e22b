import type { SeatPlace } from "@banquise/engine";
import { metaOf } from "../games.ts";
import { words } from "../strings/index.ts";
import { playedWords } from "./played-words.ts";

/** How a game ended for a seat, in a few words; null where nobody can say. */
export function outcomeOf(
  game: string,
  place: SeatPlace | undefined,
  { resigned, isAbandoned }: { readonly resigned: boolean; readonly isAbandoned: boolean },
): string | null {
  const text = playedWords.value;
  if (resigned) return text.resigned;
  if (isAbandoned) return text.abandoned;
  if (place === undefined) return null;
  if (metaOf(game)?.cooperative) return place.rank === 1 ? text.together.won : text.together.lost;
  return text.place(place.rank, words.value.points(place.total));
}
