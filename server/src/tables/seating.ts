import { NONCE_PATTERN, type Seat } from "@banquise/engine";
import type { Refused } from "../problems.ts";
import type { Person, TableRow } from "../storage/schema.ts";
import type { StoredSeat, StoredTable } from "../storage/seated.ts";
import type { Store } from "../storage/store.ts";
import type { Decision } from "../storage/table-store.ts";
import type { LiveTable } from "./live-table.ts";
import type { LiveTables } from "./live-tables.ts";
import { GONE } from "./messages.ts";
import { type Opening, type TableRequest, tooManyBots } from "./opening.ts";
import { botSeat, freeSeat, personSeat } from "./seat-rows.ts";
import { Seats } from "./seats.ts";
import type { Begun, Starting } from "./starting.ts";

interface SeatingEvents {
  /** Somebody has taken or left a seat, or opened a rematch. */
  changed(live: LiveTable): void;
  /** Somebody has another name. */
  renamed(session: string): Promise<void>;
  /** A table in memory is not what the store says. */
  differs(live: LiveTable): Promise<void>;
}

/** Who sits where: joining, leaving, meeting again. What is decided is decided on what the store says. */
export class Seating {
  private readonly tables: LiveTables;
  private readonly store: Store;
  private readonly opening: Opening;
  private readonly starting: Starting;
  private readonly botIds: readonly string[];
  private readonly events: SeatingEvents;

  constructor(
    tables: LiveTables,
    store: Store,
    { opening, starting }: { readonly opening: Opening; readonly starting: Starting },
    botIds: readonly string[],
    events: SeatingEvents,
  ) {
    this.tables = tables;
    this.store = store;
    this.opening = opening;
    this.starting = starting;
    this.botIds = botIds;
    this.events = events;
  }

  /** Takes a seat. Whoever sits already keeps the seat. */
  join(live: LiveTable, person: Person, invitation: string | null, nonce: string): Promise<Seat | Refused> {
    return live.exclusive(() =>
      this.sitDown(live, person, nonce, ({ table, seats }) => {
        if (table.public === 0 && invitation !== table.invitation)
          return { refused: invitation === null ? "invitationNeeded" : "badInvitation" };
        return seats.free ?? { refused: "tableFull" };
      }),
    );
  }

  /** Frees the seat, before the game has begun. The last person out removes the table. */
  leave(live: LiveTable, person: string | null): Promise<Refused | null> {
    return live.exclusive(async () => {
      const { answer } = await this.change<Refused | "left" | "removed">(live, ({ table, seats }) => {
        const seat = seats.of(person);
        if (seat === null) return { answer: { refused: "notSeated" } };
        if (table.status !== "open") return { answer: { refused: "tableStarted" } };
        if (seats.isLastPerson(seat)) return { answer: "removed", change: { remove: true } };
        return { answer: "left", change: { seats: [freeSeat(table.id, seat)] } };
      });
      if (typeof answer !== "string") return answer;
      if (answer === "removed") {
        live.audience.sendToAll(GONE);
        this.tables.drop(live);
      } else if (person !== null) {
        live.lookAgain(person);
        live.tellSeats();
      }
      this.events.changed(live);
      return null;
    });
  }

  /** Frees somebody else's seat, before the game has begun, for good. That is for the person who sits first. */
  sendAway(live: LiveTable, person: string | null, other: Seat): Promise<Refused | null> {
    return live.exclusive(async () => {
      let gone: string | null = null;
      const { answer } = await this.change<Refused | "sent">(live, ({ table, seats }) => {
        const seat = seats.of(person);
        if (seat === null) return { answer: { refused: "notSeated" } };
        if (table.status !== "open") return { answer: { refused: "tableStarted" } };
        if (seats.host !== seat) return { answer: { refused: "notHost" } };
        gone = seats.sessionOf(other);
        if (gone === null || other === seat) return { answer: { refused: "personNotFound" } };
        const away = JSON.stringify([...sentAway(table), gone]);
        return { answer: "sent", change: { seats: [freeSeat(table.id, other)], sentAway: away } };
      });
      if (answer !== "sent") return answer;
      if (gone !== null) live.lookAgain(gone);
      live.tellSeats();
      this.events.changed(live);
      return null;
    });
  }

  /** Gives all free seats to a bot, and the game begins. That is for the person who sits first. */
  async fill(live: LiveTable, person: string | null, bot: string): Promise<Refused | null> {
    if (!this.botIds.includes(bot)) return { refused: "unknownBot", about: bot };
    return live.exclusive(async () => {
      let begun: Begun | null = null;
      const { quota } = this.opening;
      const { answer } = await this.change<Refused | "filled">(live, ({ table, seats, rows }) => {
        const seat = seats.of(person);
        if (seat === null) return { answer: { refused: "notSeated" } };
        if (table.status !== "open") return { answer: { refused: "tableStarted" } };
        if (seats.host !== seat) return { answer: { refused: "notHost" } };
        const bots = rows.flatMap((row) => (row.kind === "free" ? [botSeat(table.id, row.seat, bot)] : []));
        const taken = rows.map((row) => ({ ...row, ...bots.find((other) => other.seat === row.seat) }));
        begun = this.starting.of(live.facts, taken);
        return {
          answer: "filled",
          change: { seats: bots, start: begun?.start ?? null },
          quota: quota && { limit: quota, exceeded: (part) => tooManyBots(part, quota) },
        };
      });
      if (answer !== "filled") return answer;
      this.events.changed(live);
      if (begun !== null) this.starting.begin(live, begun);
      return null;
    });
  }

  /** A seat at the table that follows a finished one: the first who asks opens it, the others join. Its id. */
  rematch(
    live: LiveTable,
    person: Person,
    { nonce, commitment }: Pick<TableRequest, "nonce" | "commitment">,
    from: string,
  ): Promise<string | Refused> {
    return live.exclusive(async () => {
      const seat = live.seats.of(person.id);
      if (seat === null) return { refused: "notSeated" };
      if (live.status !== "over") return { refused: "notOver" };
      if (!NONCE_PATTERN.test(nonce)) return { refused: "badNonce" };
      if (live.rematch !== null) {
        const joined = await this.joinRematch(live.rematch, person, seat, nonce);
        // Everybody may have left the table of the rematch, and with them it went.
        if (typeof joined === "number") return live.rematch;
        if (joined.refused !== "tableNotFound") return joined;
      }
      const next = await this.opening.follow(live, { seat, person, from }, { nonce, commitment });
      if (typeof next !== "string" && "refused" in next) return next;
      live.rematch = typeof next === "string" ? next : next.facts.id;
      live.tellSeats();
      this.events.changed(live);
      if (typeof next !== "string") return live.rematch;
      // Somebody else was quicker.
      const joined = await this.joinRematch(live.rematch, person, seat, nonce);
      return typeof joined === "number" ? live.rematch : joined;
    });
  }

  /** Shows at every table what the store says of somebody: a new name, an account. */
  async rename(session: string): Promise<void> {
    const person = await this.store.sessions.find(session);
    if (person === null) return;
    for (const live of this.tables.all()) {
      if (live.seats.of(session) === null) continue;
      live.seats.rename(session, person);
      live.tellSeats();
    }
    await this.events.renamed(session);
  }

  /** Seats of these tables have become somebody else's in the store. */
  async reseated(tableIds: readonly string[]): Promise<void> {
    for (const id of tableIds) {
      const live = this.tables.peek(id);
      if (live === null) continue;
      await this.events.differs(live);
      this.events.changed(live);
    }
  }

  private joinRematch(id: string, person: Person, formerSeat: Seat, nonce: string): Promise<Seat | Refused> {
    return this.tables.use(id, (live) =>
      live.exclusive(() =>
        this.sitDown(live, person, nonce, ({ seats }) =>
          seats.isFree(formerSeat) ? formerSeat : (seats.free ?? { refused: "tableFull" }),
        ),
      ),
    );
  }

  /** Takes the seat that `choose` finds at the table as it is in the store, and begins the game if it was the last. */
  private async sitDown(
    live: LiveTable,
    person: Person,
    nonce: string,
    choose: (at: { readonly table: TableRow; readonly seats: Seats }) => Seat | Refused,
  ): Promise<Seat | Refused> {
    let begun: Begun | null = null;
    const apart = await this.store.relations.apart(person.id);
    const { answer, isChanged } = await this.change<Seat | Refused>(live, ({ table, seats, rows }) => {
      const present = seats.of(person.id);
      if (present !== null) return { answer: present };
      if (table.status !== "open") return { answer: { refused: "tableStarted" } };
      if (seats.sessions.some((other) => apart.has(other)) || sentAway(table).includes(person.id))
        return { answer: { refused: "notWelcome" } };
      const seat = choose({ table, seats });
      if (typeof seat !== "number") return { answer: seat };
      if (!NONCE_PATTERN.test(nonce)) return { answer: { refused: "badNonce" } };
      const row = personSeat(table.id, seat, person, nonce);
      const taken = rows.map((other) =>
        other.seat === seat ? { ...row, name: person.name, program: person.program } : other,
      );
      begun = this.starting.of(live.facts, taken);
      return { answer: seat, change: { seats: [row], start: begun?.start ?? null } };
    });
    if (!isChanged) return answer;
    this.events.changed(live);
    if (begun !== null) {
      live.audience.move(person.id, live.seats.of(person.id));
      this.starting.begin(live, begun);
    } else {
      live.lookAgain(person.id);
      live.tellSeats();
    }
    return answer;
  }

  /** Decides on what the store says about a table, changes it there, and then in memory. */
  private async change<Answer>(
    live: LiveTable,
    decide: (at: {
      readonly table: TableRow;
      readonly seats: Seats;
      readonly rows: readonly StoredSeat[];
    }) => Decision<Answer>,
  ): Promise<{ readonly answer: Answer | Refused; readonly isChanged: boolean }> {
    const at = Date.now();
    let isChanged = false;
    const { answer, stored } = await this.store.tables.change<Answer | Refused>(
      live.facts.id,
      at,
      (found) => {
        if (found === null) return { answer: { refused: "tableNotFound" } };
        const { table, seats: rows } = found;
        const decision = decide({ table, seats: new Seats(rows), rows });
        isChanged = decision.change !== undefined;
        return decision;
      },
    );
    if (isChanged && stored !== null) {
      live.seats.replace(stored.seats);
      live.updatedAt = at;
      live.noteRevision(stored.table.revision);
    }
    // The store knows better than what is in memory.
    else if (!isChanged && isOther(live, stored)) await this.events.differs(live);
    return { answer, isChanged };
  }
}

const sentAway = ({ sent_away }: TableRow): readonly string[] =>
  sent_away === null ? [] : (JSON.parse(sent_away) as string[]);

/** Whether a table in memory is not what the store has: it was removed, or began, behind its back. */
function isOther({ status }: LiveTable, stored: StoredTable | null): boolean {
  return stored === null || (status === "open") !== (stored.table.status === "open");
}
