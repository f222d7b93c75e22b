import type { Database, Queries } from "./database.ts";
import type { ReportRow } from "./talk-schema.ts";

/** A complaint, with the names that those have now whom it is about. */
export interface StoredReport extends ReportRow {
  reporter: string;
  reported: string;
  /** Null if it was closed at the command line, or waits. */
  closer: string | null;
}

/** What people complain about. */
export class ReportStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Keeps a complaint, unless the same person has made the same one, and nobody has dealt with it yet; whether it is new. */
  async add(row: ReportRow): Promise<boolean> {
    const { build } = this.database;
    return this.database.transaction(async (transaction) => {
      const same = await transaction.first(
        build
          .selectFrom("reports")
          .select("id")
          .where("reporter_id", "=", row.reporter_id)
          .where("reported_id", "=", row.reported_id)
          .where("reason", "=", row.reason)
          .where("table_id", row.table_id === null ? "is" : "=", row.table_id)
          .where("message", row.message === null ? "is" : "=", row.message)
          .where("closed_at", "is", null),
      );
      if (same !== null) return false;
      await transaction.run(build.insertInto("reports").values(row));
      return true;
    });
  }

  async find(id: string): Promise<StoredReport | null> {
    return this.database.first(this.named().where("reports.id", "=", id));
  }

  /** Those that wait, the oldest first; or those that were dealt with, the latest first. */
  async list(closed: boolean, limit: number): Promise<StoredReport[]> {
    const some = this.named().where("closed_at", closed ? "is not" : "is", null);
    return this.database.all(
      (closed ? some.orderBy("closed_at", "desc") : some.orderBy("reports.at"))
        .orderBy("reports.id")
        .limit(limit),
    );
  }

  async by(personId: string): Promise<ReportRow[]> {
    return this.database.all(
      this.database.build.selectFrom("reports").selectAll().where("reporter_id", "=", personId).orderBy("at"),
    );
  }

  /** False if somebody has dealt with it already, or there is none. */
  async close(id: string, by: string | null, note: string, at: number): Promise<boolean> {
    const closed = await this.database.run(
      this.database.build
        .updateTable("reports")
        .set({ closed_at: at, closed_by: by, closing_note: note })
        .where("id", "=", id)
        .where("closed_at", "is", null),
    );
    return closed > 0;
  }

  /** Nothing is left of those that were dealt with before a time. */
  async forgetClosed(before: number): Promise<void> {
    await this.database.run(this.database.build.deleteFrom("reports").where("closed_at", "<", before));
  }

  private named() {
    return this.database.build
      .selectFrom("reports")
      .innerJoin("sessions as reporters", "reporters.id", "reports.reporter_id")
      .innerJoin("sessions as people", "people.id", "reports.reported_id")
      .leftJoin("sessions as closers", "closers.id", "reports.closed_by")
      .selectAll("reports")
      .select(["reporters.name as reporter", "people.name as reported", "closers.name as closer"]);
  }
}

/** What a guest has complained about, and what others about them, as the guest is taken over by an account. */
export async function adoptReports(
  at: Queries,
  build: Database["build"],
  guest: string,
  personId: string,
): Promise<void> {
  for (const column of ["reporter_id", "reported_id"] as const)
    await at.run(
      build
        .updateTable("reports")
        .set({ [column]: personId })
        .where(column, "=", guest),
    );
}
