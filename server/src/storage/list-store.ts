import type { Language, TimeControl } from "@banquise/engine";
import { type Expression, expressionBuilder, type Selectable, type SqlBool } from "kysely";
import type { Database } from "./database.ts";
import type { Schema, SeatRow, TableRow } from "./schema.ts";
import { type StoredTable, withSeats } from "./seated.ts";

/** What is looked for in a list of tables. */
export interface TableFilter {
  readonly game?: string | undefined;
  readonly seats?: number | undefined;
  readonly clock?: "none" | TimeControl["kind"] | undefined;
  readonly language?: Language | undefined;
}

export const PUBLIC_LISTS = ["open", "watch"] as const;
type PublicList = (typeof PUBLIC_LISTS)[number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/**
 * How long ago somebody was last seen at a table that others are shown. Whoever waits for a game over days looks in once a day;
 * whoever waits for any other game is there.
 */
const SHOWN = { open: 3 * MINUTE, openOverDays: DAY, watch: DAY };

/** Tables that are looked for. */
export class ListStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Public tables for a list: those where somebody waits for others, or plays, the latest first. */
  async list(
    scope: PublicList,
    sessionId: string | null,
    limit: number,
    filter: TableFilter = {},
  ): Promise<StoredTable[]> {
    const { build } = this.database;
    const now = Date.now();
    let query = build.selectFrom("tables").selectAll("tables").where(fits(filter)).limit(limit);
    if (scope === "open")
      query = query.where((row) => row.or([row("alive_at", ">", now - SHOWN.open), fits({ clock: "days" })]));
    if (scope === "open" && sessionId !== null)
      query = query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("seats")
              .innerJoin("relations", (join) =>
                join
                  .on("relations.kind", "=", "block")
                  .on((on) =>
                    on.or([
                      on.and([on("person_id", "=", sessionId), on("other_id", "=", on.ref("session_id"))]),
                      on.and([on("other_id", "=", sessionId), on("person_id", "=", on.ref("session_id"))]),
                    ]),
                  ),
              )
              .select("seat")
              .whereRef("table_id", "=", "tables.id"),
          ),
        ),
      );
    const found = query
      .where("public", "=", 1)
      .where("status", "=", scope === "open" ? "open" : "playing")
      .where("alive_at", ">", now - (scope === "open" ? SHOWN.openOverDays : SHOWN.watch))
      .orderBy("alive_at", "desc")
      .orderBy("created_at", "desc");
    return this.database.read(async (at) => withSeats(at, build, await at.all(found)));
  }

  /** The tables where somebody sits, and their seats, in the order of their ids: those after one, some at a time. */
  async seatsOf(
    personId: string,
    after: string | null,
    limit: number,
  ): Promise<(Selectable<TableRow> & Pick<SeatRow, "seat" | "resigned">)[]> {
    return this.database.all(
      this.database.build
        .selectFrom("seats")
        .innerJoin("tables", "tables.id", "seats.table_id")
        .selectAll("tables")
        .select(["seats.seat", "seats.resigned"])
        .where("session_id", "=", personId)
        .where("tables.id", ">", after ?? "")
        .orderBy("tables.id")
        .limit(limit),
    );
  }
}

/** Whether a table is what is looked for. */
export function fits({ game, seats, clock, language }: TableFilter): Expression<SqlBool> {
  const row = expressionBuilder<Schema, "tables">();
  const wanted = [];
  if (game !== undefined) wanted.push(row("tables.game", "=", game));
  if (seats !== undefined) wanted.push(row("tables.seats", "=", seats));
  if (language !== undefined) wanted.push(row("tables.language", "=", language));
  if (clock === "none") wanted.push(row("tables.clock", "is", null));
  // Written by this program: the kind comes first.
  else if (clock !== undefined) wanted.push(row("tables.clock", "like", `{"kind":"${clock}"%`));
  return row.and(wanted);
}
