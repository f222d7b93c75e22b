/** Finds people to play with: a seat at a table where somebody waits, or a table of one's own where others find it. */
import type { TableSummary } from "@banquise/engine";
import type { GameMeta } from "./games.ts";
import { newNonce, quickSeats } from "./new-game.ts";
import { introduce } from "./people/me.ts";
import { api } from "./sessions/api.ts";
import { isRefused, type Refused } from "./sessions/refused.ts";
import { settings } from "./settings.ts";

/** The address of the table. */
export async function playWithPeople(game: GameMeta): Promise<string | Refused> {
  await introduce();
  const listed = await api.tables("open", { game: game.id });
  if (isRefused(listed)) return listed;
  const free = (seats: readonly { readonly kind: string }[]) =>
    seats.filter(({ kind }) => kind === "free").length;
  const isForeign = ({ language }: TableSummary): number =>
    Number(language !== null && language !== settings.language.value);
  // One's own language first; and the fewer seats are free, the sooner it begins.
  const waiting = listed.tables
    .filter(({ seats, clock, viewer }) => viewer === null && clock?.kind !== "days" && free(seats) > 0)
    .sort((a, b) => isForeign(a) - isForeign(b) || free(a.seats) - free(b.seats));
  for (const { id } of waiting) {
    // Somebody else may have been quicker: then the next.
    if (!isRefused(await api.join(id, null, newNonce()))) return `/table/${id}`;
  }
  const mine = listed.tables.find(({ viewer }) => viewer !== null);
  if (mine !== undefined) return `/table/${mine.id}`;
  const sealed = await api.commitment();
  if (isRefused(sealed)) return sealed;
  const opened = await api.open({
    game: game.id,
    seats: quickSeats(game),
    options: {},
    bots: [],
    public: true,
    clock: null,
    nonce: newNonce(),
    commitment: sealed.commitment,
  });
  return isRefused(opened) ? opened : `/table/${opened.id}`;
}
