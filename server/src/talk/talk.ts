import type { Phrase, Seat, TalkMessage, TalkRoom } from "@banquise/engine";
import type { Sanctions } from "../order/sanctions.ts";
import type { Refused } from "../problems.ts";
import { type Identity, isGuest } from "../sessions.ts";
import { pair } from "../storage/relation-store.ts";
import type { Store } from "../storage/store.ts";
import type { Relation } from "../storage/talk-schema.ts";
import type { StoredMessage } from "../storage/talk-store.ts";
import type { Listener } from "../tables/audience.ts";
import type { LiveTable } from "../tables/live-table.ts";
import { talkFrame } from "../tables/messages.ts";
import { cleanText } from "./clean-text.ts";

/** What somebody wants to say: one or the other. */
export interface Saying {
  readonly phrase?: Phrase | undefined;
  readonly text?: string | undefined;
  readonly key?: string | undefined;
}

/** What somebody may say: messages, phrases alone, or nothing. */
export type Voice = "messages" | "phrases" | "nothing";

/** Somebody else at a table, as one reader knows them. */
export interface Acquaintance {
  readonly seat: Seat;
  readonly name: string;
  /** Whether they can be followed. */
  readonly account: boolean;
  readonly relations: readonly Relation[];
}

export interface TalkEvents {
  /** Something was said at a table. */
  changed(live: LiveTable): void;
  failed(live: LiveTable, error: unknown): void;
}

/** What people say at tables: who may, who hears it, and what is not heard. Nothing of it is in any view. */
export class Talk {
  private readonly store: Store;
  private readonly sanctions: Pick<Sanctions, "against">;
  private readonly now: () => number;
  private readonly events: TalkEvents;

  constructor(store: Store, sanctions: Pick<Sanctions, "against">, now: () => number, events: TalkEvents) {
    this.store = store;
    this.sanctions = sanctions;
    this.now = now;
    this.events = events;
  }

  /** Says something at a table; the message as its writer sees it. */
  async say(live: LiveTable, identity: Identity, saying: Saying): Promise<TalkMessage | Refused> {
    const { phrase = null, text: wish, key = null } = saying;
    const text = wish === undefined ? null : cleanText(wish);
    if ((text === null) === (phrase === null)) return { refused: "badMessage" };
    const muted = this.sanctions.against("mute", identity.person);
    if (muted !== null) return muted;
    const silence = this.silence(live, identity);
    if (silence !== null && text !== null) return { refused: silence };
    const { id } = live.facts;
    const { person } = identity;
    const seat = live.seats.of(person);
    const message = { person, room: roomOf(seat), seat, phrase, text, key, at: this.now() };
    const said = await this.store.talk.add(id, message);
    if (said === null) return { refused: "tableNotFound" };
    if (said === "tooMuch") return { refused: "tooMuchTalk" };
    await this.told(live, said.revision);
    const stored = await this.store.talk.find(id, said.number);
    return stored === null ? { refused: "tableNotFound" } : seenBy(stored, person);
  }

  /** Takes a message back: one's own, or anybody's for those who keep order (`isOperator`). */
  async remove(
    live: LiveTable,
    person: string,
    number: number,
    isOperator: boolean,
  ): Promise<Refused | null> {
    const writer = isOperator ? null : person;
    const removed = await this.store.talk.remove(live.facts.id, number, writer, this.now());
    if (removed === null) return { refused: "messageNotFound" };
    await this.told(live, removed.revision);
    return null;
  }

  /** What somebody may read at a table, say there, and whom they meet. */
  async heard(live: LiveTable, identity: Identity | null) {
    const person = identity?.person ?? null;
    const room = roomOf(live.seats.of(person));
    const muted = this.sanctions.against("mute", person);
    return {
      room,
      voice: muted === null ? this.voice(live, identity) : ("nothing" as const),
      muted: muted === null ? null : { until: muted.until ?? null },
      silence: identity === null ? null : this.silence(live, identity),
      people: await this.people(live, person),
      messages: await this.readable(person, await this.store.talk.list(live.facts.id, room)),
    };
  }

  /** Tells somebody who has come to a table what was said before. */
  async greet(live: LiveTable, listener: Listener): Promise<void> {
    if (live.talkRevision === 0) return;
    try {
      const person = listener.identity?.person ?? null;
      const said = await this.store.talk.list(live.facts.id, roomOf(listener.viewer));
      const messages = await this.readable(person, said);
      if (messages.length > 0) listener.send(talkFrame({ messages, all: true }));
    } catch (error) {
      this.events.failed(live, error);
    }
  }

  /** Tells those who listen here what was said up to a revision of the table, by whichever node. */
  async follow(live: LiveTable, revision: number): Promise<void> {
    const since = live.talkRevision;
    if (revision <= since) return;
    live.talkRevision = revision;
    try {
      const said = await this.store.talk.since(live.facts.id, since);
      const listeners = live.audience.all();
      const readers = new Set(listeners.flatMap(({ identity }) => identity?.person ?? []));
      const writers = new Set(said.map(({ person_id }) => person_id));
      const hidden = await this.store.relations.hidden([...readers], [...writers]);
      for (const listener of listeners) {
        const person = listener.identity?.person ?? null;
        const messages = said.filter(
          ({ room, person_id }) =>
            room === roomOf(listener.viewer) && !(person !== null && hidden.has(pair(person, person_id))),
        );
        if (messages.length > 0)
          listener.send(talkFrame({ messages: messages.map((message) => seenBy(message, person)) }));
      }
    } catch (error) {
      // Told together with what is said next.
      live.talkRevision = Math.min(live.talkRevision, since);
      this.events.failed(live, error);
    }
  }

  private async told(live: LiveTable, revision: number): Promise<void> {
    live.noteRevision(revision);
    await this.follow(live, revision);
    this.events.changed(live);
  }

  private voice(live: LiveTable, identity: Identity | null): Voice {
    if (identity === null) return "nothing";
    return this.silence(live, identity) === null ? "messages" : "phrases";
  }

  /**
   * Why somebody may not write at a table. Who sits at a table by invitation knows the others; among strangers one needs an
   * account.
   */
  private silence({ facts, seats }: LiveTable, identity: Identity): "chatOff" | "phrasesOnly" | null {
    if (!facts.chat) return "chatOff";
    const isInvited = !facts.public && seats.of(identity.person) !== null;
    return isInvited || !isGuest(identity) ? null : "phrasesOnly";
  }

  private async readable(person: string | null, said: readonly StoredMessage[]): Promise<TalkMessage[]> {
    const writers = [...new Set(said.map(({ person_id }) => person_id))];
    const hidden = await this.store.relations.hidden(person === null ? [] : [person], writers);
    return said
      .filter(({ person_id }) => person === null || !hidden.has(pair(person, person_id)))
      .map((message) => seenBy(message, person));
  }

  private async people({ seats }: LiveTable, person: string | null): Promise<Acquaintance[]> {
    if (person === null) return [];
    const others = seats.sessions.filter((other) => other !== person);
    const [relations, accounts] = await Promise.all([
      this.store.relations.to(person, others),
      this.store.accounts.among(others),
    ]);
    return others.map((other) => {
      const seat = seats.of(other) ?? 0;
      return {
        seat,
        name: seats.names[seat] ?? "",
        account: accounts.has(other),
        relations: relations.get(other) ?? [],
      };
    });
  }
}

const roomOf = (seat: Seat | null): TalkRoom => (seat === null ? "audience" : "table");

function seenBy(message: StoredMessage, person: string | null): TalkMessage {
  const { number, room, seat, name, person_id, at, removed_at } = message;
  const said = removed_at === null ? message : { phrase: null, text: null };
  return { number, room, seat, name, own: person_id === person, phrase: said.phrase, text: said.text, at };
}
