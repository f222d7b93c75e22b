import { newRelationId } from "../ids.ts";
import { skeleton } from "../names.ts";
import type { Refused } from "../problems.ts";
import { type Identity, isGuest } from "../sessions.ts";
import type { StoredRelation } from "../storage/relation-store.ts";
import type { Store } from "../storage/store.ts";
import type { Relation } from "../storage/talk-schema.ts";
import type { LiveTables } from "../tables/live-tables.ts";

/** Who is meant: somebody with an account, who sits at a table, who said something there, or to whom one is something. */
export interface Whom {
  readonly name?: string | undefined;
  readonly table?: string | undefined;
  readonly seat?: number | undefined;
  readonly message?: number | undefined;
  readonly relation?: string | undefined;
}

/** Of each kind. */
const MOST = 500;

/** What people are to one another. Nobody learns another's id: they are meant by where they were met. */
export class Circle {
  private readonly store: Store;
  private readonly tables: LiveTables;
  private readonly now: () => number;

  constructor(store: Store, tables: LiveTables, now: () => number) {
    this.store = store;
    this.tables = tables;
    this.now = now;
  }

  /** The id of whoever is meant by somebody. */
  async find(person: string, { name, table, seat, message, relation }: Whom): Promise<string | Refused> {
    const other =
      relation !== undefined
        ? ((await this.store.relations.find(relation, person))?.other_id ?? null)
        : table !== undefined
          ? await this.at(table, person, seat, message)
          : name !== undefined
            ? ((await this.store.accounts.findByName(skeleton(name)))?.person_id ?? null)
            : null;
    if (other === null) return { refused: "personNotFound" };
    return other === person ? { refused: "yourself" } : other;
  }

  /** Begins or ends to be something to somebody; all that they are to them then. */
  async relate(
    identity: Identity,
    kind: Relation,
    on: boolean,
    whom: Whom,
  ): Promise<readonly Relation[] | Refused> {
    const { relations, accounts } = this.store;
    const { person } = identity;
    const other = await this.find(person, whom);
    if (typeof other !== "string") return other;
    if (on && kind === "follow") {
      if (isGuest(identity)) return { refused: "accountNeeded" };
      if ((await accounts.find(other)) === null) return { refused: "notFollowable" };
      if ((await relations.apart(person)).has(other)) return { refused: "notWelcome" };
    }
    if (!on) await relations.remove(person, other, kind);
    else {
      const row = { id: newRelationId(), person_id: person, other_id: other, kind, at: this.now() };
      if (!(await relations.add(row, MOST))) return { refused: "tooManyRelations", about: String(MOST) };
    }
    return (await relations.to(person, [other])).get(other) ?? [];
  }

  of(person: string): Promise<StoredRelation[]> {
    return this.store.relations.of(person);
  }

  private async at(
    table: string,
    person: string,
    seat: number | undefined,
    message: number | undefined,
  ): Promise<string | null> {
    const found = await this.tables.use(table, async ({ seats }) => {
      if (seat !== undefined) return seats.sessionOf(seat);
      if (message === undefined) return null;
      const said = await this.store.talk.find(table, message);
      // Whoever sits elsewhere has not heard it.
      const isHeard = said !== null && (said.room === "table") === (seats.of(person) !== null);
      return isHeard ? said.person_id : null;
    });
    return typeof found === "string" ? found : null;
  }
}
