import type { Database } from "./database.ts";
import type { ApiTokenRow } from "./schema.ts";

/** Keys of programs. Only hashes are kept. */
export class ApiTokenStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** False if somebody has as many already. */
  async add(row: ApiTokenRow, most: number): Promise<boolean> {
    const { build } = this.database;
    return this.database.transaction(async (transaction) => {
      await transaction.alone(`tokens of ${row.person_id}`);
      const own = await transaction.all(
        build.selectFrom("api_tokens").select("id").where("person_id", "=", row.person_id),
      );
      if (own.length >= most) return false;
      await transaction.run(build.insertInto("api_tokens").values(row));
      return true;
    });
  }

  /** Those of somebody, the latest first. */
  async of(personId: string): Promise<ApiTokenRow[]> {
    return this.database.all(
      this.database.build
        .selectFrom("api_tokens")
        .selectAll()
        .where("person_id", "=", personId)
        .orderBy("created_at", "desc")
        .orderBy("id"),
    );
  }

  async find(hash: string): Promise<ApiTokenRow | null> {
    return this.database.first(
      this.database.build.selectFrom("api_tokens").selectAll().where("hash", "=", hash),
    );
  }

  async noteUse(id: string, at: number): Promise<void> {
    await this.database.run(
      this.database.build.updateTable("api_tokens").set({ seen_at: at }).where("id", "=", id),
    );
  }

  /** False if somebody has no such token. */
  async remove(id: string, personId: string): Promise<boolean> {
    const removed = await this.database.run(
      this.database.build.deleteFrom("api_tokens").where("id", "=", id).where("person_id", "=", personId),
    );
    return removed > 0;
  }
}
