import { sql } from "kysely";
import { skeleton } from "../names.ts";
import type { Database, Queries } from "./database.ts";
import { fits, type TableFilter } from "./list-store.ts";
import type { TableRow } from "./schema.ts";
import { type StoredTable, withSeats } from "./seated.ts";

/** Somebody's games: those that wait for them, the others that are not over, and those that are. */
export const PARTS = ["waiting", "running", "finished"] as const;
export type Part = (typeof PARTS)[number];

/** A seat at a table whose game is not over. */
export interface Standing extends Pick<TableRow, "game" | "status" | "version" | "actor" | "talk_revision"> {
  readonly person: string;
  readonly table: string;
  readonly seat: number;
  /** The bot that decides in the person's stead. */
  readonly stand_in: string | null;
}

/** What is looked for among one's own games. */
export interface PlayedFilter extends TableFilter {
  /** A part of the name of somebody else at the table. */
  readonly opponent?: string | undefined;
  readonly against?: "people" | "bots" | undefined;
  /** Of a game that was played to its end; who has resigned has lost, wherever the bot took the seat. */
  readonly result?: "won" | "lost" | undefined;
}

/** The last of a page: those after it are asked for by its time and its table. */
export interface Mark {
  readonly at: number;
  readonly id: string;
}

export interface Page {
  readonly tables: readonly StoredTable[];
  /** Where the next page begins; null after the last. */
  readonly next: Mark | null;
}

/** Whoever ends a game as it stands, or leaves its end to a bot, has neither won nor lost it. */
export const isPlayed = sql<boolean>`(tables.ending = 'played' and mine.stand_in is null and mine.rank is not null)`;
const NOTHING: Page = { tables: [], next: null };
/** People whose names are looked through. */
const MOST_OPPONENTS = 5_000;

/** What somebody has played, and plays. Every question goes by the index of their seats, however many others have played. */
export class PlayedStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** A part of somebody's games, the latest first, by page. */
  async page(
    personId: string,
    part: Part,
    filter: PlayedFilter,
    after: Mark | null,
    limit: number,
  ): Promise<Page> {
    return this.database.read(async (at) => {
      const opponents = filter.opponent ? await this.named(at, personId, filter.opponent) : null;
      if (opponents?.length === 0) return NOTHING;
      const query = this.found(personId, part, filter, opponents, after).limit(limit + 1);
      const rows = await at.all(query);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const time = last && (part === "finished" ? last.own_end : last.updated_at);
      return {
        tables: await withSeats(at, this.database.build, shown),
        next: rows.length > limit && last ? { at: Number(time), id: last.id } : null,
      };
    });
  }

  /** Where some people sit and the game is not over. */
  async standing(people: readonly string[]): Promise<Standing[]> {
    return this.database.all(
      this.database.build
        .selectFrom("seats")
        .innerJoin("tables", "tables.id", "seats.table_id")
        .select([
          "seats.session_id as person",
          "seats.seat",
          "seats.stand_in",
          "tables.id as table",
          "tables.game",
          "tables.status",
          "tables.version",
          "tables.actor",
          "tables.talk_revision",
        ])
        .where("session_id", "in", people)
        .where("ended_at", "is", null)
        .where("status", "!=", "over")
        .orderBy("tables.created_at")
        .$narrowType<{ person: string }>(),
    );
  }

  /** When somebody's games ended, the earliest first: those after one, so many. */
  async ends(personId: string, after: Mark | null, limit: number): Promise<Mark[]> {
    const rows = await this.database.all(
      this.database.build
        .selectFrom("seats")
        .select(["table_id", "ended_at"])
        .where("session_id", "=", personId)
        .where("ended_at", "is not", null)
        .where((row) =>
          row(row.refTuple("ended_at", "table_id"), ">", row.tuple(after?.at ?? -1, after?.id ?? "")),
        )
        .orderBy("ended_at")
        .orderBy("table_id")
        .limit(limit),
    );
    return rows.map(({ table_id, ended_at }) => ({ id: table_id, at: ended_at ?? 0 }));
  }

  /** All that somebody plays, then what they played last: so many. */
  async latest(personId: string, limit: number, filter: TableFilter): Promise<StoredTable[]> {
    return this.database.read(async (at) => {
      const { build } = this.database;
      const own = this.own(personId).where(fits(filter));
      const going = await at.all(
        own
          .where("mine.ended_at", "is", null)
          .orderBy((column) => column("tables.status", "=", "over"))
          .orderBy("updated_at", "desc")
          .limit(limit),
      );
      const over =
        going.length === limit
          ? []
          : await at.all(
              own
                .where("mine.ended_at", "is not", null)
                .orderBy("mine.ended_at", "desc")
                .orderBy("mine.table_id", "desc")
                .limit(limit - going.length),
            );
      return withSeats(at, build, [...going, ...over]);
    });
  }

  private own(personId: string) {
    return this.database.build
      .selectFrom("seats as mine")
      .innerJoin("tables", "tables.id", "mine.table_id")
      .selectAll("tables")
      .select("mine.ended_at as own_end")
      .where("mine.session_id", "=", personId);
  }

  private found(
    personId: string,
    part: Part,
    { against, result, ...filter }: PlayedFilter,
    opponents: readonly string[] | null,
    after: Mark | null,
  ) {
    const { dialect } = this.database;
    let query = this.own(personId).where(fits(filter));
    if (opponents !== null)
      query = query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("seats as other")
            .select("other.seat")
            .whereRef("other.table_id", "=", "mine.table_id")
            .where("other.session_id", "in", (ids) =>
              ids
                .selectFrom(dialect.list(JSON.stringify(opponents.map((id) => [id]))).as("item"))
                .select(sql<string>`item.value ->> 0`.as("id")),
            ),
        ),
      );
    if (against !== undefined)
      query = query.where(({ not, exists, selectFrom }) => {
        const others = exists(
          selectFrom("seats as person")
            .select("person.seat")
            .whereRef("person.table_id", "=", "mine.table_id")
            .whereRef("person.seat", "!=", "mine.seat")
            .where("person.kind", "=", "person"),
        );
        return against === "people" ? others : not(others);
      });
    if (part === "finished") {
      if (result !== undefined)
        query = query.where((row) => {
          const isLost = row.or([
            row.and([isPlayed, row("mine.rank", ">", 1)]),
            row("mine.resigned", "=", 1),
          ]);
          return result === "won" ? row.and([isPlayed, row("mine.rank", "=", 1)]) : isLost;
        });
      query = query.where("mine.ended_at", "is not", null);
      if (after !== null)
        query = query.where((row) =>
          row(row.refTuple("mine.ended_at", "mine.table_id"), "<", row.tuple(after.at, after.id)),
        );
      return query.orderBy("mine.ended_at", "desc").orderBy("mine.table_id", "desc");
    }
    const isMyTurn = sql<boolean>`(tables.status = 'playing' and tables.actor = mine.seat and mine.stand_in is null)`;
    query = query
      .where("mine.ended_at", "is", null)
      .where("tables.status", "!=", "over")
      .where((row) => (part === "waiting" ? isMyTurn : row.not(isMyTurn)));
    if (after !== null)
      query = query.where((row) =>
        row(row.refTuple("tables.updated_at", "tables.id"), "<", row.tuple(after.at, after.id)),
      );
    return query.orderBy("tables.updated_at", "desc").orderBy("tables.id", "desc");
  }

  /** People who have sat with somebody and whose name has this in it, however it is written. */
  private async named(at: Queries, personId: string, part: string): Promise<string[]> {
    const wanted = skeleton(part);
    if (wanted === "") return [];
    const rows = await at.all(
      this.database.build
        .selectFrom("seats as mine")
        .innerJoin("seats as other", "other.table_id", "mine.table_id")
        .innerJoin("sessions", "sessions.id", "other.session_id")
        .select(["sessions.id", "sessions.name"])
        .distinct()
        .where("mine.session_id", "=", personId)
        .where("other.session_id", "!=", personId)
        .limit(MOST_OPPONENTS),
    );
    return rows.filter(({ name }) => skeleton(name).includes(wanted)).map(({ id }) => id);
  }
}
