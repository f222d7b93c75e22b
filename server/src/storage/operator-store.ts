import type { Database } from "./database.ts";
import type { AuditRow } from "./talk-schema.ts";

/** An entry of the audit log, with the name of whoever did it. */
export interface StoredAct extends AuditRow {
  /** Null for somebody at the command line. */
  operator: string | null;
}

/** Who keeps order, and what they have done. */
export class OperatorStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async has(personId: string): Promise<boolean> {
    const row = await this.database.first(
      this.database.build.selectFrom("operators").select("person_id").where("person_id", "=", personId),
    );
    return row !== null;
  }

  /** Their names, by when they became one. */
  async names(): Promise<string[]> {
    const rows = await this.database.all(
      this.database.build
        .selectFrom("operators")
        .innerJoin("sessions", "sessions.id", "operators.person_id")
        .select("sessions.name")
        .orderBy("operators.at")
        .orderBy("operators.person_id"),
    );
    return rows.map(({ name }) => name);
  }

  /** Whether they were none before. */
  async add(personId: string, at: number): Promise<boolean> {
    const added = await this.database.run(
      this.database.build
        .insertInto("operators")
        .values({ person_id: personId, at })
        .onConflict((conflict) => conflict.column("person_id").doNothing()),
    );
    return added > 0;
  }

  /** Whether they were one before. */
  async remove(personId: string): Promise<boolean> {
    const removed = await this.database.run(
      this.database.build.deleteFrom("operators").where("person_id", "=", personId),
    );
    return removed > 0;
  }

  async note(row: AuditRow): Promise<void> {
    await this.database.run(this.database.build.insertInto("audit").values(row));
  }

  /** What was done before a time, the latest first. */
  async acts(before: number, limit: number): Promise<StoredAct[]> {
    return this.database.all(
      this.database.build
        .selectFrom("audit")
        .leftJoin("sessions", "sessions.id", "audit.operator_id")
        .selectAll("audit")
        .select("sessions.name as operator")
        .where("audit.at", "<", before)
        .orderBy("audit.at", "desc")
        .orderBy("audit.id")
        .limit(limit),
    );
  }

  async forgetActs(before: number): Promise<void> {
    await this.database.run(this.database.build.deleteFrom("audit").where("at", "<", before));
  }
}
