import { newRelationId } from "../ids.ts";
import { skeleton } from "../names.ts";
import type { Guesses } from "../people/guesses.ts";
import type { Refused } from "../problems.ts";
import { type Identity, isGuest } from "../sessions.ts";
import type { ReceivedInvitation, SentInvitation } from "../storage/invitation-store.ts";
import type { Store } from "../storage/store.ts";
import type { LiveTable } from "../tables/live-table.ts";

const HOUR = 3_600_000;
/** How many people somebody may ask in an hour. */
const MOST = 40;

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

  /** Asks somebody whom one follows to a table where one sits. Programs may be asked by anybody. */
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
    const guest = await this.find(person, whom);
    if (guest === null) return { refused: "personNotFound" };
    if (seats.of(guest) !== null) return { invited: true };
    if (await this.guesses.isTooMany(`invitations from ${person}`, MOST, HOUR))
      return { refused: "rateLimited" };
    const row = {
      id: newRelationId(),
      table_id: facts.id,
      from_id: person,
      to_id: guest,
      at: this.now(),
      declined_at: null,
    };
    await this.store.invitations.add(row);
    return { invited: true };
  }

  /** Whoever may be asked by somebody: a friend, or a program, which is there to be asked. Null for anybody else. */
  private async find(person: string, whom: Whom): Promise<string | null> {
    const { relations, accounts } = this.store;
    if ("relation" in whom) {
      const friend = await relations.find(whom.relation, person);
      return friend?.kind === "follow" ? friend.other_id : null;
    }
    const account = await accounts.findByName(skeleton(whom.name));
    if (account === null) return null;
    if (account.bot === 1) return account.person_id;
    const known = (await relations.to(person, [account.person_id])).get(account.person_id) ?? [];
    return known.includes("follow") ? account.person_id : null;
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
