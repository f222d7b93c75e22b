import type { ListedTable, Seat } from "@banquise/engine";
import { metaOf } from "../games.ts";
import { words } from "../strings/index.ts";
import { playedWords } from "./played-words.ts";

/** How a game ended for a seat, in a few words; null where nobody can say. */
export function outcomeOf(
  { game, results, seats, abandoned }: Pick<ListedTable, "game" | "results" | "seats" | "abandoned">,
  seat: Seat,
): string | null {
  const text = playedWords.value;
  const { resigned, standIn } = seats[seat] ?? {};
  if (resigned) return text.resigned;
  if (abandoned) return text.abandoned;
  if (standIn !== undefined) return text.byBot;
  const place = results?.[seat];
  if (place === undefined) return null;
  if (metaOf(game)?.cooperative) return place.rank === 1 ? text.together.won : text.together.lost;
  return text.place(place.rank, words.value.points(place.total));
}
