import { Readable } from "node:stream";
import { setImmediate as others } from "node:timers/promises";
import { exportTable, type Table, type TableExport } from "@banquise/engine";
import type { Daily } from "../daily/daily.ts";
import type { RulesOf } from "../games.ts";
import type { Refused } from "../problems.ts";
import type { PlayedStore } from "../storage/played-store.ts";
import type { LiveTables } from "../tables/live-tables.ts";

/** Games that are looked up at a time. */
const PAGE = 100;

/** Finished games as files: one, or all of somebody's. */
export class Archive {
  private readonly tables: LiveTables;
  private readonly played: PlayedStore;
  private readonly daily: Pick<Daily, "isSecret">;
  private readonly rulesOf: RulesOf;
  /** Whose archives are being written: one at a time, for each costs as much as all their games. */
  private readonly writing = new Set<string>();

  constructor(
    tables: LiveTables,
    played: PlayedStore,
    { daily, rulesOf }: { daily: Pick<Daily, "isSecret">; rulesOf: RulesOf },
  ) {
    this.tables = tables;
    this.played = played;
    this.daily = daily;
    this.rulesOf = rulesOf;
  }

  /** A finished game, with the secret of its chance. */
  file(id: string): Promise<TableExport | Refused> {
    return this.finished(id, (table, names) => exportTable(table, names));
  }

  /** What a finished game is used for, which anybody may see. */
  finished<T>(id: string, use: (table: Table<unknown>, names: readonly string[]) => T): Promise<T | Refused> {
    const { tables } = this;
    return tables.use<T | Refused>(id, async (live) => {
      await tables.settled(live);
      if (live.game === null || live.status !== "over") return { refused: "notOver" };
      if (this.daily.isSecret(live)) return { refused: "dailyNotOver" };
      const { game } = live.facts;
      const rules = (await this.rulesOf(game.id, live.game.table.rules)) ?? game;
      return use(await live.game.whole(rules), live.seats.names);
    });
  }

  /**
   * All finished games of somebody that can be told, the earliest first, each a line of JSON; null while another archive of
   * theirs is being written. Only one game is in memory at a time.
   */
  of(person: string): Readable | null {
    if (this.writing.has(person)) return null;
    this.writing.add(person);
    return Readable.from(this.lines(person)).once("close", () => this.writing.delete(person));
  }

  private async *lines(person: string): AsyncGenerator<string> {
    for (let last = null; ; ) {
      const page = await this.played.ends(person, last, PAGE);
      for (const { id } of page) {
        const wasHere = this.tables.peek(id) !== null;
        const file = await this.file(id);
        if (!wasHere) this.tables.release(id);
        if (!("refused" in file)) yield `${JSON.stringify(file)}\n`;
        // Whoever plays meanwhile is served in between.
        await others();
      }
      last = page.at(-1) ?? null;
      if (page.length < PAGE) return;
    }
  }
}
