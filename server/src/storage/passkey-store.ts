import type { Database } from "./database.ts";
import type { ChallengeRow, PasskeyRow } from "./schema.ts";

/** Forgotten at a time. */
const FORGOTTEN_AT_ONCE = 1_000;

/** Keys of people's devices, and what such keys are asked to sign. */
export class PasskeyStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async of(personId: string): Promise<PasskeyRow[]> {
    return this.database.all(
      this.database.build
        .selectFrom("passkeys")
        .selectAll()
        .where("person_id", "=", personId)
        .orderBy("created_at")
        .orderBy("id"),
    );
  }

  async find(id: string): Promise<PasskeyRow | null> {
    return this.database.first(this.database.build.selectFrom("passkeys").selectAll().where("id", "=", id));
  }

  /** Keeps a key of an account; false if it has `most` already, or somebody has this very key. */
  async add(row: PasskeyRow, most: number): Promise<boolean> {
    const { build } = this.database;
    return this.database.transaction(async (transaction) => {
      await transaction.alone(`passkeys ${row.person_id}`);
      const known = await transaction.all(
        build.selectFrom("passkeys").select("id").where("person_id", "=", row.person_id),
      );
      if (known.length >= most) return false;
      const added = await transaction.run(
        build
          .insertInto("passkeys")
          .values(row)
          .onConflict((conflict) => conflict.column("id").doNothing()),
      );
      return added > 0;
    });
  }

  async noteUse(id: string, counter: number, at: number): Promise<void> {
    await this.database.run(
      this.database.build.updateTable("passkeys").set({ counter, used_at: at }).where("id", "=", id),
    );
  }

  /** Removes a key, unless the account would be left without any way in. Two at once do not remove the last two. */
  async remove(personId: string, id: string): Promise<"removed" | "notFound" | "lastWayIn"> {
    const { build } = this.database;
    return this.database.transaction(async (transaction) => {
      await transaction.alone(`passkeys ${personId}`);
      const account = await transaction.first(
        build.selectFrom("accounts").select("has_password").where("person_id", "=", personId),
      );
      const keys = await transaction.all(
        build.selectFrom("passkeys").select("id").where("person_id", "=", personId),
      );
      if (keys.every((key) => key.id !== id)) return "notFound";
      if (account?.has_password !== 1 && keys.length === 1) return "lastWayIn";
      await transaction.run(build.deleteFrom("passkeys").where("id", "=", id));
      return "removed";
    });
  }

  async removeAll(personId: string): Promise<void> {
    await this.database.run(this.database.build.deleteFrom("passkeys").where("person_id", "=", personId));
  }

  async ask(row: ChallengeRow): Promise<void> {
    await this.database.run(this.database.build.insertInto("challenges").values(row));
  }

  /** Uses a challenge up; false if it was never asked of this session for this, was answered before, or is too old. */
  async answer(
    { challenge, purpose, session_id }: Omit<ChallengeRow, "expires_at">,
    now: number,
  ): Promise<boolean> {
    const [row] = await this.database.transaction((transaction) =>
      transaction.all(
        this.database.build
          .deleteFrom("challenges")
          .where("challenge", "=", challenge)
          .where("purpose", "=", purpose)
          .where("session_id", "=", session_id)
          .returningAll(),
      ),
    );
    return row !== undefined && row.expires_at > now;
  }

  async forgetOld(now: number): Promise<void> {
    const { build } = this.database;
    await this.database.run(
      build
        .deleteFrom("challenges")
        .where("challenge", "in", (old) =>
          old
            .selectFrom("challenges")
            .select("challenge")
            .where("expires_at", "<=", now)
            .limit(FORGOTTEN_AT_ONCE),
        ),
    );
  }
}
