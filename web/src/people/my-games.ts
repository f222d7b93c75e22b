/** Somebody's games as the page shows them: by page from the server, and those of this browser. */
import type { ListedTable } from "@banquise/engine";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LocalTable } from "../local/local-table.ts";
import { api } from "../sessions/api.ts";
import { isRefused, type Refused } from "../sessions/refused.ts";

/** An empty text narrows nothing. */
export interface GameFilter {
  readonly game: string;
  readonly opponent: string;
  readonly against: string;
  readonly result: string;
}

export const isNarrow = (filter: GameFilter): boolean =>
  Object.values(filter).some((value) => value.trim() !== "");

type Part = "waiting" | "running" | "finished";

interface Pages {
  readonly tables: readonly ListedTable[];
  readonly next: string | null;
  readonly problem: Refused | null;
}

const PAGE = 30;
/** Milliseconds: a name is looked for when it has been typed. */
const TYPING = 250;

/** A part of the games that fit; null until they are known. `more` asks for the next page. */
export function useGames(part: Part, filter: GameFilter) {
  const pages = useSignal<Pages | null>(null);
  const { game, opponent, against, result } = filter;
  const ask = async (after: string): Promise<Pages> => {
    const listed = await api.tables(part, {
      game,
      against,
      opponent: opponent.trim(),
      ...(part === "finished" && { result }),
      limit: String(PAGE),
      after,
    });
    return isRefused(listed) ? { tables: [], next: null, problem: listed } : { ...listed, problem: null };
  };
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const first = await ask("");
      if (isWanted) pages.value = first;
    };
    const waiting = setTimeout(look, pages.peek() === null ? 0 : TYPING);
    return () => {
      isWanted = false;
      clearTimeout(waiting);
    };
  }, [game, opponent, against, result]);
  const more = async (): Promise<void> => {
    const known = pages.peek();
    if (known === null || known.next === null) return;
    const page = await ask(known.next);
    // Another search may have begun meanwhile.
    if (pages.peek() !== known) return;
    const seen = new Set(known.tables.map(({ id }) => id));
    pages.value = { ...page, tables: [...known.tables, ...page.tables.filter(({ id }) => !seen.has(id))] };
  };
  return { pages: pages.value, more };
}

/** The seat of the one person at a table of this browser; null where several pass the screen on. */
export function ownSeat({ seats }: LocalTable): number | null {
  const people = seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Whether a game of this browser fits as one of the server's would. */
export function fits(table: LocalTable, { game, opponent, against, result }: GameFilter): boolean {
  const own = ownSeat(table);
  const people = table.seats.filter(({ kind }, seat) => kind === "person" && seat !== own);
  const place = own === null ? undefined : table.places?.[own];
  if (game !== "" && table.game !== game) return false;
  if (against === "people" && people.length === 0) return false;
  if (against === "bots" && people.length > 0) return false;
  if (opponent.trim() !== "" && !people.some(({ name }) => plain(name).includes(plain(opponent))))
    return false;
  if (result === "" || table.actor !== null) return true;
  return place !== undefined && (place.rank === 1) === (result === "won");
}

/** Finished games of both kinds, the latest first; those of this browser only as far back as the server's are known. */
export function together(
  online: Pages | null,
  local: readonly LocalTable[],
): readonly ({ readonly online: ListedTable } | { readonly local: LocalTable })[] {
  const tables = online?.tables ?? [];
  const since = online?.next ? (tables.at(-1)?.updatedAt ?? 0) : 0;
  const all = [
    ...tables.map((table) => ({ at: table.updatedAt, online: table })),
    ...local
      .filter(({ updatedAt }) => updatedAt >= since)
      .map((table) => ({ at: table.updatedAt, local: table })),
  ];
  return all.sort((a, b) => b.at - a.at);
}
