import type { Database } from "./database.ts";
import type { SessionRow } from "./schema.ts";

/** What is remembered of people. */
export class SessionStore {
  private readonly database: Database;
  private readonly endedById: (parameters: readonly [string]) => { id: string }[];

  constructor(database: Database) {
    this.database = database;
    this.endedById = database.question(
      database.build.selectFrom("ended_sessions").select("id").where("id", "=", ""),
    );
  }

  async find(id: string): Promise<SessionRow | null> {
    const query = this.database.build.selectFrom("sessions").selectAll().where("id", "=", id);
    return this.database.read(() => this.database.first(query));
  }

  async save(session: SessionRow): Promise<void> {
    const query = this.database.build
      .insertInto("sessions")
      .values(session)
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ name: session.name }));
    await this.database.transaction(() => this.database.run(query));
  }

  async isEnded(id: string): Promise<boolean> {
    return this.database.read(() => this.endedById([id]).length > 0);
  }

  async end(id: string, at: number): Promise<void> {
    const query = this.database.build
      .insertInto("ended_sessions")
      .values({ id, at })
      .onConflict((conflict) => conflict.column("id").doNothing());
    await this.database.transaction(() => this.database.run(query));
  }
}
