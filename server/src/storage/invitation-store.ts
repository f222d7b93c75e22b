import { NEWS, newsOf } from "../notices/parcel.ts";
import type { Database } from "./database.ts";
import type { JobStore } from "./job-store.ts";
import type { InvitationRow, TableRow } from "./schema.ts";

/** Of those that somebody has. */
const MOST_SHOWN = 50;

/** Somebody is asked to a table that is still open. */
export interface ReceivedInvitation
  extends Pick<InvitationRow, "id" | "table_id" | "from_id" | "at">,
    Pick<TableRow, "game" | "seats" | "clock" | "invitation"> {
  /** Who asks, by the name they have now. */
  from: string;
}

export interface DeclinedInvitation extends Pick<InvitationRow, "id" | "table_id" | "from_id"> {
  /** Who was asked. */
  name: string;
}

export interface SentInvitation {
  id: string;
  /** Who is asked. */
  name: string;
  declined: boolean;
}

/** Whoever is asked to an open table. */
export class InvitationStore {
  private readonly database: Database;

  private readonly outbox: JobStore;

  constructor(database: Database, outbox: JobStore) {
    this.database = database;
    this.outbox = outbox;
  }

  /** Asks somebody to a table, once. `tells`: whether they hear of it wherever they are, or find it when they come. */
  async add(row: InvitationRow, tells: boolean): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const added = await transaction.run(
        this.database.build
          .insertInto("invitations")
          .values(row)
          .onConflict((conflict) => conflict.columns(["table_id", "to_id"]).doNothing()),
      );
      if (added > 0 && tells)
        await this.outbox.replace(transaction, NEWS, newsOf({ invitation: row.id }), row.at);
    });
  }

  /** Whom somebody has asked, to whichever table, the latest first. */
  async by(personId: string): Promise<{ table_id: string; name: string; at: number }[]> {
    return this.database.all(
      this.database.build
        .selectFrom("invitations")
        .innerJoin("sessions", "sessions.id", "invitations.to_id")
        .select(["table_id", "sessions.name", "invitations.at"])
        .where("from_id", "=", personId)
        .orderBy("invitations.at", "desc"),
    );
  }

  /** What somebody is asked to, the latest first: nothing of whom they do not want to hear of, or who has left. */
  async to(personId: string): Promise<ReceivedInvitation[]> {
    return this.database.all(
      this.open().where("to_id", "=", personId).orderBy("invitations.at", "desc").limit(MOST_SHOWN),
    );
  }

  /** The same of many people. */
  async toAll(people: readonly string[]): Promise<(ReceivedInvitation & { to_id: string })[]> {
    return this.database.all(
      this.open().select("to_id").where("to_id", "in", people).orderBy("invitations.at", "desc"),
    );
  }

  /** Who does not come, of those whom these people have asked to tables that are still open. */
  async declined(people: readonly string[]): Promise<DeclinedInvitation[]> {
    return this.database.all(
      this.database.build
        .selectFrom("invitations")
        .innerJoin("tables", "tables.id", "invitations.table_id")
        .innerJoin("sessions", "sessions.id", "invitations.to_id")
        .select(["invitations.id", "table_id", "from_id", "sessions.name"])
        .where("tables.status", "=", "open")
        .where("declined_at", "is not", null)
        .where("from_id", "in", people),
    );
  }

  /** An invitation that still stands; null for any other. */
  async find(id: string): Promise<(ReceivedInvitation & { to_id: string }) | null> {
    return this.database.first(this.open().select("to_id").where("invitations.id", "=", id));
  }

  /** Whom those who sit at a table have asked. */
  async at(tableId: string): Promise<SentInvitation[]> {
    const rows = await this.database.all(
      this.database.build
        .selectFrom("invitations")
        .innerJoin("sessions", "sessions.id", "invitations.to_id")
        .select(["invitations.id", "sessions.name", "declined_at"])
        .where("table_id", "=", tableId)
        .orderBy("invitations.at"),
    );
    return rows.map(({ id, name, declined_at }) => ({ id, name, declined: declined_at !== null }));
  }

  /** Somebody does not want to come; false if they were not asked. */
  async decline(id: string, personId: string, at: number): Promise<boolean> {
    const declined = await this.database.run(
      this.database.build
        .updateTable("invitations")
        .set({ declined_at: at })
        .where("id", "=", id)
        .where("to_id", "=", personId),
    );
    return declined > 0;
  }

  private open() {
    return this.database.build
      .selectFrom("invitations")
      .innerJoin("tables", "tables.id", "invitations.table_id")
      .innerJoin("sessions", "sessions.id", "invitations.from_id")
      .select([
        "invitations.id",
        "invitations.table_id",
        "invitations.from_id",
        "invitations.at",
        "sessions.name as from",
        "tables.game",
        "tables.seats",
        "tables.clock",
        "tables.invitation",
      ])
      .where("tables.status", "=", "open")
      .where("invitations.declined_at", "is", null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("seats")
            .select("seat")
            .whereRef("seats.table_id", "=", "invitations.table_id")
            .whereRef("seats.session_id", "=", "invitations.from_id"),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("seats")
              .select("seat")
              .whereRef("seats.table_id", "=", "invitations.table_id")
              .whereRef("seats.session_id", "=", "invitations.to_id"),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("relations")
              .select("relations.id")
              .where((row) =>
                row.or([
                  row.and([
                    row("kind", "in", ["mute", "block"]),
                    row("person_id", "=", row.ref("invitations.to_id")),
                    row("other_id", "=", row.ref("invitations.from_id")),
                  ]),
                  row.and([
                    row("kind", "=", "block"),
                    row("person_id", "=", row.ref("invitations.from_id")),
                    row("other_id", "=", row.ref("invitations.to_id")),
                  ]),
                ]),
              ),
          ),
        ),
      );
  }
}
