import type { Database, Queries } from "./database.ts";
import { RELATIONS, type Relation, type RelationRow } from "./talk-schema.ts";

/** Somebody's friend, or the opposite, by the name they have now. */
export interface StoredRelation extends RelationRow {
  name: string;
  /** Whether they have an account. */
  account: boolean;
}

/** Who follows whom, and who does not want to hear of whom. */
export class RelationStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Notes a relation, unless there are too many of that kind. Blocking somebody ends following, in both directions. */
  async add(row: RelationRow, most: number): Promise<boolean> {
    const { build } = this.database;
    return this.database.transaction(async (transaction) => {
      const count = await transaction.first(
        build
          .selectFrom("relations")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("person_id", "=", row.person_id)
          .where("kind", "=", row.kind),
      );
      if (Number(count?.count ?? 0) >= most) return false;
      await transaction.run(
        build
          .insertInto("relations")
          .values(row)
          .onConflict((conflict) => conflict.columns(["person_id", "other_id", "kind"]).doNothing()),
      );
      if (row.kind === "block")
        await transaction.run(
          build
            .deleteFrom("relations")
            .where("kind", "=", "follow")
            .where("person_id", "in", [row.person_id, row.other_id])
            .where("other_id", "in", [row.person_id, row.other_id]),
        );
      return true;
    });
  }

  /** Ends a relation of somebody. */
  async remove(personId: string, otherId: string, kind: Relation): Promise<void> {
    await this.database.run(
      this.database.build
        .deleteFrom("relations")
        .where("person_id", "=", personId)
        .where("other_id", "=", otherId)
        .where("kind", "=", kind),
    );
  }

  /** A relation by its own name, of its owner alone. */
  async find(id: string, personId: string): Promise<StoredRelation | null> {
    return (await this.of(personId)).find((relation) => relation.id === id) ?? null;
  }

  /** All relations of somebody, by name. */
  async of(personId: string): Promise<StoredRelation[]> {
    const rows = await this.database.all(
      this.database.build
        .selectFrom("relations")
        .innerJoin("sessions", "sessions.id", "relations.other_id")
        .leftJoin("accounts", "accounts.person_id", "relations.other_id")
        .selectAll("relations")
        .select(["sessions.name as name", "accounts.name_key as key"])
        .where("relations.person_id", "=", personId)
        .orderBy("sessions.name")
        .orderBy("relations.id"),
    );
    return rows.map(({ key, ...row }) => ({ ...row, account: key !== null }));
  }

  /** What somebody is to some others, by their ids. */
  async to(personId: string, others: readonly string[]): Promise<ReadonlyMap<string, readonly Relation[]>> {
    const found = new Map<string, Relation[]>(others.map((other) => [other, []]));
    if (others.length === 0) return found;
    const rows = await this.database.all(
      this.database.build
        .selectFrom("relations")
        .select(["other_id", "kind"])
        .where("person_id", "=", personId)
        .where("other_id", "in", others),
    );
    for (const { other_id, kind } of rows) found.get(other_id)?.push(kind);
    return found;
  }

  /** Whether somebody knows another: follows them, or has played a game with them. */
  async knows(personId: string, otherId: string): Promise<boolean> {
    const { build } = this.database;
    const follows = build
      .selectFrom("relations")
      .select("other_id as id")
      .where("person_id", "=", personId)
      .where("other_id", "=", otherId)
      .where("kind", "=", "follow");
    const played = build
      .selectFrom("seats")
      .innerJoin("seats as theirs", "theirs.table_id", "seats.table_id")
      .innerJoin("tables", "tables.id", "seats.table_id")
      .select("tables.id as id")
      .where("seats.session_id", "=", personId)
      .where("theirs.session_id", "=", otherId)
      .where("tables.status", "!=", "open")
      .limit(1);
    return (await this.database.first(follows)) !== null || (await this.database.first(played)) !== null;
  }

  /** With whom somebody has nothing to do: whom they block, and who blocks them. */
  async apart(personId: string): Promise<ReadonlySet<string>> {
    const rows = await this.database.all(
      this.database.build
        .selectFrom("relations")
        .select(["person_id", "other_id"])
        .where("kind", "=", "block")
        .where((row) => row.or([row("person_id", "=", personId), row("other_id", "=", personId)])),
    );
    return new Set(rows.map(({ person_id, other_id }) => (person_id === personId ? other_id : person_id)));
  }

  /** Whose messages somebody does not see, as "reader writer": muted, or blocked by either. */
  async hidden(readers: readonly string[], writers: readonly string[]): Promise<ReadonlySet<string>> {
    if (readers.length === 0 || writers.length === 0) return new Set();
    const rows = await this.database.all(
      this.database.build
        .selectFrom("relations")
        .select(["person_id", "other_id", "kind"])
        .where((row) =>
          row.or([
            row.and([
              row("kind", "in", ["mute", "block"]),
              row("person_id", "in", readers),
              row("other_id", "in", writers),
            ]),
            row.and([
              row("kind", "=", "block"),
              row("person_id", "in", writers),
              row("other_id", "in", readers),
            ]),
          ]),
        ),
    );
    return new Set(
      rows.flatMap(({ person_id, other_id, kind }) =>
        kind === "block"
          ? [pair(person_id, other_id), pair(other_id, person_id)]
          : [pair(person_id, other_id)],
      ),
    );
  }
}

/** A reader and a writer, for a set of them. */
export const pair = (reader: string, writer: string): string => `${reader} ${writer}`;

/** What somebody was to others, and they to them, as a guest is taken over by an account. */
export async function adoptRelations(
  at: Queries,
  build: Database["build"],
  guest: string,
  personId: string,
): Promise<void> {
  for (const [own, other] of [
    ["person_id", "other_id"],
    ["other_id", "person_id"],
  ] as const)
    for (const kind of RELATIONS)
      await at.run(
        build
          .updateTable("relations")
          .set({ [own]: personId })
          .where("kind", "=", kind)
          .where(own, "=", guest)
          .where(other, "!=", personId)
          .where(other, "not in", (known) =>
            known.selectFrom("relations").select(other).where("kind", "=", kind).where(own, "=", personId),
          ),
      );
  await at.run(
    build
      .deleteFrom("relations")
      .where((row) => row.or([row("person_id", "=", guest), row("other_id", "=", guest)])),
  );
}
