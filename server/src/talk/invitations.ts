import { newRelationId } from "../ids.ts";
import { skeleton } from "../names.ts";
import type { Guesses } from "../people/guesses.ts";
import type { Refused } from "../problems.ts";
import { type Identity, isGuest } from "../sessions.ts";
import type { ReceivedInvitation, SentInvitation } from "../storage/invitation-store.ts";
import type { Store } from "../storage/store.ts";
import type { LiveTable } from "../tables/live-table.ts";

const HOUR = 3_600_000;
/** How many people somebody may ask in an hour, and how many of them who do not know them. */
const MOST = { all: 40, strangers: 5 } as const;

/** Who is asked: by what they are to whoever asks, or by name. */
export type Whom = { readonly relation: string } | { readonly name: string };

/** Asking friends to a table. */
export class Invitations {
  private readonly store: Store;
  private readonly guesses: Guesses;
  private readonly now: () => number;

  constructor(store: Store, guesses: Guesses, now: () => number) {
    this.store = store;
    this.guesses = guesses;
    this.now = now;
  }

  /**
   * Asks somebody whom one follows to a table where one sits. Programs may be asked by anybody. Whoever does not know the
   * one who asks finds the invitation when they come, and is not rung for it.
   */
  async invite(
    { facts, seats, status }: LiveTable,
    identity: Identity,
    whom: Whom,
  ): Promise<{ readonly invited: true } | Refused> {
    const { person } = identity;
    if (isGuest(identity)) return { refused: "accountNeeded" };
    if (seats.of(person) === null) return { refused: "notSeated" };
    if (status !== "open") return { refused: "tableStarted" };
    if (seats.free === null) return { refused: "tableFull" };
    const found = await this.find(person, whom);
    if (found === null) return { refused: "personNotFound" };
    const { id: guest, isProgram } = found;
    if (seats.of(guest) !== null) return { invited: true };
    const isKnown = isProgram || (await this.store.relations.knows(guest, person));
    const isTooMany = (topic: string, most: number) =>
      this.guesses.isTooMany(`${topic} from ${person}`, most, HOUR);
    if (await isTooMany("invitations", MOST.all)) return { refused: "rateLimited" };
    if (!isKnown && (await isTooMany("invitations of strangers", MOST.strangers)))
      return { refused: "rateLimited" };
    const row = {
      id: newRelationId(),
      table_id: facts.id,
      from_id: person,
      to_id: guest,
      at: this.now(),
      declined_at: null,
    };
    await this.store.invitations.add(row, isKnown);
    return { invited: true };
  }

  /** Whoever may be asked by somebody: a friend, or a program, which is there to be asked. Null for anybody else. */
  private async find(
    person: string,
    whom: Whom,
  ): Promise<{ readonly id: string; readonly isProgram: boolean } | null> {
    const { relations, accounts } = this.store;
    if ("relation" in whom) {
      const friend = await relations.find(whom.relation, person);
      const account = friend?.kind === "follow" ? await accounts.find(friend.other_id) : null;
      return account && { id: account.person_id, isProgram: account.bot === 1 };
    }
    const account = await accounts.findByName(skeleton(whom.name));
    if (account === null) return null;
    const { person_id: id, bot } = account;
    const known = (await relations.to(person, [id])).get(id) ?? [];
    return bot === 1 || known.includes("follow") ? { id, isProgram: bot === 1 } : null;
  }

  /** What somebody is asked to. */
  to(person: string): Promise<ReceivedInvitation[]> {
    return this.store.invitations.to(person);
  }

  /** Whom those who sit at a table have asked. */
  async at({ facts, seats }: LiveTable, person: string): Promise<readonly SentInvitation[] | Refused> {
    if (seats.of(person) === null) return { refused: "notSeated" };
    return this.store.invitations.at(facts.id);
  }

  async decline(person: string, id: string): Promise<Refused | null> {
    const isDone = await this.store.invitations.decline(id, person, this.now());
    return isDone ? null : { refused: "invitationNotFound" };
  }
}
