/** Moments of seeded games, one for each kind of question that a game asks: tables ready to be looked at in a browser. */
import { botById } from "@banquise/bots";
import { packEntry, parseConfig, secretFromSeed, Table, type TableConfig } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import type { Page } from "playwright-core";
import { asLocal, type LocalRecord, type LocalSeat } from "../src/local/local-table.ts";

const ME = 0;
const RIVAL = "greedy";
/** Enough to choose as people do; thinking longer is not what is looked at. */
const BUDGET = { iterations: 1, milliseconds: Number.POSITIVE_INFINITY };

export interface Position {
  /** What is asked: the kinds of moves that are offered. */
  readonly question: string;
  readonly local: LocalRecord;
  /** The places that the offered moves concern. */
  readonly places: readonly string[];
  /** Only asked at small tables. */
  readonly rare: boolean;
}

/**
 * For each kind of move the moment that offers the first seat most beside it, and the end, in games of these many seats; then
 * what only smaller tables ask.
 */
export async function positionsOf(
  id: string,
  seatCounts: readonly number[],
  rareCounts: readonly number[] = [],
): Promise<readonly Position[]> {
  const loaded = await loadGame(id);
  const bot = botById(RIVAL);
  if (loaded === null || bot === null) throw new Error(`no ${id}`);
  const { game } = loaded;
  const richest = new Map<string, { readonly offered: number; readonly position: Position }>();
  for (const count of [...seatCounts, ...rareCounts.filter((few) => few >= game.seats.min)]) {
    const isRare = rareCounts.includes(count);
    const config = parseConfig(game, count, {}) as TableConfig;
    const chance = { secret: secretFromSeed(count), nonces: Array<string>(count).fill("") };
    const table = new Table(game, config, chance);
    const seats = Array.from({ length: count }, (_, seat): LocalSeat => {
      return seat === ME ? { kind: "person", name: "Marguerite" } : { kind: "bot", name: RIVAL };
    });
    const keep = (kinds: readonly string[], offered: number, places: () => Iterable<string>): void => {
      const poorer = kinds.filter((kind) => {
        const kept = richest.get(kind);
        return kept === undefined || (kept.offered < offered && (!isRare || kept.position.rare));
      });
      if (poorer.length === 0) return;
      const header = { id: `${id}-${count}-${table.version}`, seats, createdAt: 0, updatedAt: 0 };
      const position = {
        question: kinds.join(" "),
        local: asLocal(header, table),
        places: [...places()],
        rare: isRare,
      };
      for (const kind of poorer) richest.set(kind, { offered, position });
    };
    while (!table.over) {
      const seat = table.actor;
      const view = table.view(seat);
      const legal = table.legal();
      if (seat === ME) {
        const kinds = new Set(legal.map((move) => game.moves.decode(move).type));
        const placesOf = () => new Set(legal.flatMap((move) => game.places.ofMove(view, move)));
        keep([...kinds].sort(), legal.length, placesOf);
      }
      const move = bot.choose({ game, view, seat, budget: BUDGET, seed: table.version });
      table.play(seat, move, { at: 0 });
    }
    if (!isRare) keep([`end of ${count}`], 1, () => []);
  }
  return [...new Set([...richest.values()].map(({ position }) => position))];
}

/** Puts tables into the database of the browser, as if they had been played there. */
export async function store(page: Page, positions: readonly Position[]): Promise<void> {
  const tables = positions.map(({ local: { table, record } }) => ({
    table,
    from: record.from,
    entries: record.entries.map((entry) => ({ version: entry.version, packed: packEntry(entry) })),
  }));
  await page.evaluate(async (kept) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("banquise");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction(["tables", "checkpoints", "entries"], "readwrite");
    for (const { table, from, entries } of kept) {
      transaction.objectStore("tables").put(table);
      transaction.objectStore("checkpoints").put(from, [table.id, 0]);
      for (const { version, packed } of entries)
        transaction.objectStore("entries").put(packed, [table.id, version]);
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, tables);
}
