import type { Database, Prepared } from "./database.ts";
import type { SessionRow } from "./schema.ts";

/** What is remembered of people. */
export class SessionStore {
  private readonly database: Database;
  private readonly byId: Prepared<SessionRow>;
  private readonly endedById: Prepared<{ id: string }>;

  constructor(database: Database) {
    this.database = database;
    const { build } = database;
    this.byId = database.prepare(build.selectFrom("sessions").selectAll().where("id", "=", ""));
    this.endedById = database.prepare(build.selectFrom("ended_sessions").select("id").where("id", "=", ""));
  }

  async find(id: string): Promise<SessionRow | null> {
    const [row] = await this.database.ask(this.byId, [id]);
    return row ?? null;
  }

  async save(session: SessionRow): Promise<void> {
    await this.database.run(
      this.database.build
        .insertInto("sessions")
        .values(session)
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ name: session.name })),
    );
  }

  async isEnded(id: string): Promise<boolean> {
    return (await this.database.ask(this.endedById, [id])).length > 0;
  }

  /** Sessions that were ended since a time. */
  async endedSince(at: number): Promise<string[]> {
    const rows = await this.database.all(
      this.database.build.selectFrom("ended_sessions").select("id").where("at", ">=", at),
    );
    return rows.map(({ id }) => id);
  }

  async end(id: string, at: number): Promise<void> {
    await this.database.run(
      this.database.build
        .insertInto("ended_sessions")
        .values({ id, at })
        .onConflict((conflict) => conflict.column("id").doNothing()),
    );
  }
}
