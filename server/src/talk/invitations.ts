import { newRelationId } from "../ids.ts";
import type { Guesses } from "../people/guesses.ts";
import type { Refused } from "../problems.ts";
import { type Identity, isGuest } from "../sessions.ts";
import type { ReceivedInvitation, SentInvitation } from "../storage/invitation-store.ts";
import type { InvitationRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import type { LiveTable } from "../tables/live-table.ts";

const HOUR = 3_600_000;
/** How many people somebody may ask in an hour. */
const MOST = 40;

/** Asking friends to a table. */
export class Invitations {
  private readonly store: Store;
  private readonly guesses: Guesses;
  private readonly now: () => number;
  /** Somebody was asked to a table. */
  private readonly invited: (invitation: InvitationRow) => Promise<void>;

  constructor(
    store: Store,
    guesses: Guesses,
    now: () => number,
    invited: (invitation: InvitationRow) => Promise<void>,
  ) {
    this.store = store;
    this.guesses = guesses;
    this.now = now;
    this.invited = invited;
  }

  /** Asks somebody whom one follows to a table where one sits. `relation`: what they are to whoever asks. */
  async invite(
    { facts, seats, status }: LiveTable,
    identity: Identity,
    relation: string,
  ): Promise<{ readonly invited: true } | Refused> {
    const { person } = identity;
    if (isGuest(identity)) return { refused: "accountNeeded" };
    if (seats.of(person) === null) return { refused: "notSeated" };
    if (status !== "open") return { refused: "tableStarted" };
    if (seats.free === null) return { refused: "tableFull" };
    const friend = await this.store.relations.find(relation, person);
    if (friend === null || friend.kind !== "follow") return { refused: "personNotFound" };
    if (seats.of(friend.other_id) !== null) return { invited: true };
    if (await this.guesses.isTooMany(`invitations from ${person}`, MOST, HOUR))
      return { refused: "rateLimited" };
    const row = {
      id: newRelationId(),
      table_id: facts.id,
      from_id: person,
      to_id: friend.other_id,
      at: this.now(),
      declined_at: null,
    };
    if (await this.store.invitations.add(row)) await this.invited(row);
    return { invited: true };
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
