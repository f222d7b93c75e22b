import { sql } from "kysely";
import type { Database, Queries } from "./database.ts";
import type { Sanction, SanctionRow } from "./talk-schema.ts";

/** A setting that counts the changes, so that nodes ask for the rest only when there is something new. */
const REVISION = "sanctionsRevision";

/** A sanction with the name of whom it is about; null for addresses. */
export interface StoredSanction extends SanctionRow {
  name: string | null;
}

/** What people, or whoever asks from some addresses, may not do for a while. */
export class SanctionStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async add(row: SanctionRow): Promise<void> {
    const { build } = this.database;
    await this.database.transaction(async (transaction) => {
      await transaction.run(build.insertInto("sanctions").values(row));
      await raise(transaction, build);
    });
  }

  /** Ends some before their time: one, or all of a kind of a person or of addresses; what was ended. */
  async lift(
    which:
      | { readonly id: string }
      | { readonly kind: Sanction; readonly person: string | null; readonly range: string | null },
    at: number,
  ): Promise<SanctionRow[]> {
    const { build } = this.database;
    return this.database.transaction(async (transaction) => {
      const some = build
        .updateTable("sanctions")
        .set({ lifted_at: at })
        .where("lifted_at", "is", null)
        .where((row) => row.or([row("ends_at", "is", null), row("ends_at", ">", at)]))
        .returningAll();
      const lifted = await transaction.all(
        "id" in which
          ? some.where("id", "=", which.id)
          : some
              .where("kind", "=", which.kind)
              .where("person_id", which.person === null ? "is" : "=", which.person)
              .where("range", which.range === null ? "is" : "=", which.range),
      );
      if (lifted.length > 0) await raise(transaction, build);
      return lifted;
    });
  }

  /** Those that hold at a time, the latest first. */
  async inForce(at: number): Promise<StoredSanction[]> {
    return this.database.all(
      this.named()
        .where("lifted_at", "is", null)
        .where((row) => row.or([row("ends_at", "is", null), row("ends_at", ">", at)]))
        .orderBy("sanctions.at", "desc")
        .orderBy("sanctions.id"),
    );
  }

  /** All that somebody ever had, the latest first. */
  async of(personId: string): Promise<StoredSanction[]> {
    return this.database.all(
      this.named().where("person_id", "=", personId).orderBy("sanctions.at", "desc").orderBy("sanctions.id"),
    );
  }

  /** Raised by every change. */
  async revision(): Promise<number> {
    const row = await this.database.first(
      this.database.build.selectFrom("settings").select("value").where("name", "=", REVISION),
    );
    return Number(row?.value ?? 0);
  }

  async noteSeenTo(id: string, at: number): Promise<void> {
    await this.database.run(
      this.database.build.updateTable("sanctions").set({ seen_to_at: at }).where("id", "=", id),
    );
  }

  /** Nothing is left of those that ended before a time. */
  async forgetEnded(before: number): Promise<void> {
    await this.database.run(
      this.database.build
        .deleteFrom("sanctions")
        .where((row) => row.or([row("ends_at", "<", before), row("lifted_at", "<", before)])),
    );
  }

  private named() {
    return this.database.build
      .selectFrom("sanctions")
      .leftJoin("sessions", "sessions.id", "sanctions.person_id")
      .selectAll("sanctions")
      .select("sessions.name as name");
  }
}

/** Whoever signs in does not leave behind what they may not do as a guest. */
export async function adoptSanctions(
  at: Queries,
  build: Database["build"],
  guest: string,
  personId: string,
): Promise<void> {
  const moved = await at.run(
    build.updateTable("sanctions").set({ person_id: personId }).where("person_id", "=", guest),
  );
  if (moved > 0) await raise(at, build);
}

async function raise(at: Queries, build: Database["build"]): Promise<void> {
  await at.run(
    build
      .insertInto("settings")
      .values({ name: REVISION, value: "1" })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({ value: sql<string>`cast(cast(settings.value as bigint) + 1 as text)` }),
      ),
  );
}
