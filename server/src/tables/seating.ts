import { DAILY_BOT, DAILY_SEAT } from "@banquise/bots";
import {
  type Clock,
  type Language,
  NONCE_PATTERN,
  newSecret,
  OVER,
  parseConfig,
  type Seat,
  Table,
  type TableConfig,
  type TimeControl,
} from "@banquise/engine";
import type { AnyGame } from "../games.ts";
import { newInvitation, newTableId } from "../ids.ts";
import type { Refused } from "../problems.ts";
import { LOG_FORMS, type Person, type TableRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import type { BotQuota, Decision, Start, StoredSeat, StoredTable } from "../storage/table-store.ts";
import { Commitments } from "./commitments.ts";
import { LiveGame } from "./live-game.ts";
import type { LiveTable } from "./live-table.ts";
import type { LiveTables } from "./live-tables.ts";
import { GONE } from "./messages.ts";
import { botSeat, freeSeat, personSeat } from "./seat-rows.ts";
import { Seats } from "./seats.ts";
import { clockAtStart } from "./time.ts";

/** What somebody asks for who opens a table. */
export interface TableRequest {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** A bot's id, or null, for each seat; a short list leaves the rest to people. */
  readonly bots: readonly (string | null)[];
  readonly public: boolean;
  readonly clock: TimeControl | null;
  /** The bot that plays for those who leave. */
  readonly standIn: string;
  /** Whether messages may be written there. */
  readonly chat: boolean;
  /** Which language is spoken there; null where nobody asked. */
  readonly language: Language | null;
  readonly nonce: string;
  /** Of a secret that was sealed for whoever asks (`commit`); null makes a new one. */
  readonly commitment: string | null;
}

/** Who opens a table, and where they sit; `from` stands for the address that they ask from. */
interface Opener {
  readonly seat: Seat | null;
  readonly person: Person;
  readonly from: string;
}

export interface SeatingEvents {
  /** A game has begun. */
  started(live: LiveTable): void;
  /** Somebody has taken or left a seat, or opened a rematch. */
  changed(live: LiveTable): void;
  /** Somebody has another name. */
  renamed(session: string): Promise<void>;
  /** A table in memory is not what the store says. */
  differs(live: LiveTable): Promise<void>;
  /** When whoever has the first turn may have to be told, if they are elsewhere; null if nobody is told anything. */
  tellAt(at: number): number | null;
  /** The node that lets a bot think that has the first turn; null for whoever is free. */
  thinker(): string | null;
}

/** Who sits where: opening a table, joining, leaving, meeting again. What is decided is decided on what the store says. */
export class Seating {
  private readonly tables: LiveTables;
  private readonly store: Store;
  private readonly botIds: readonly string[];
  /** Null for no limit. */
  private readonly quota: BotQuota | null;
  private readonly now: () => number;
  private readonly events: SeatingEvents;
  private readonly commitments: Commitments;

  constructor(
    tables: LiveTables,
    store: Store,
    botIds: readonly string[],
    quota: BotQuota | null,
    now: () => number,
    events: SeatingEvents,
  ) {
    this.tables = tables;
    this.store = store;
    this.botIds = botIds;
    this.quota = quota;
    this.now = now;
    this.events = events;
    this.commitments = new Commitments(store.commitments);
  }

  /** The commitment to the secret of a table that this person will open. */
  commit(person: Person): Promise<string> {
    return this.commitments.issue(person.id);
  }

  /** Opens a table; whoever asks takes the first free seat. */
  async open(request: TableRequest, person: Person, from: string): Promise<LiveTable | Refused> {
    const game = this.tables.games.get(request.game);
    if (game === undefined) return { refused: "unknownGame" };
    const config = parseConfig(game, request.seats, request.options);
    if ("problem" in config) {
      return { refused: config.problem === "seats" ? "badSeats" : "badOption", about: config.name };
    }
    const { bots } = request;
    const unknown = bots.find((bot) => bot !== null && !this.botIds.includes(bot));
    if (typeof unknown === "string") return { refused: "unknownBot", about: unknown };
    if (!this.botIds.includes(request.standIn)) return { refused: "unknownBot", about: request.standIn };
    if (bots.length > config.seats) return { refused: "tooManyBots" };
    if (!NONCE_PATTERN.test(request.nonce)) return { refused: "badNonce" };
    const first = Array.from({ length: config.seats }, (_, seat) => bots[seat] ?? null).indexOf(null);
    const secret = await this.secretFor(person, request.commitment);
    if (secret === null) return { refused: "unknownCommitment" };
    const opener = { seat: first < 0 ? null : first, person, from };
    const live = await this.create(game, config, { ...request, secret }, opener, null);
    if (typeof live === "string") throw new Error("a new table follows no other");
    return live;
  }

  /** Somebody's try at a challenge of the day: its table, which may be there already. */
  async openDaily(
    game: AnyGame,
    config: TableConfig,
    { day, secret, bots }: { day: string; secret: string; bots: readonly (string | null)[] },
    person: Person,
    from: string,
  ): Promise<string | Refused> {
    const around = { public: false, clock: null, standIn: DAILY_BOT, chat: false, language: null };
    const request = { ...around, bots, nonce: "", secret, daily: day };
    const live = await this.create(game, config, request, { seat: DAILY_SEAT, person, from }, null);
    if (typeof live === "string" || "refused" in live) return live;
    return live.facts.id;
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
      const { quota } = this;
      const { answer } = await this.change<Refused | "filled">(live, ({ table, seats, rows }) => {
        const seat = seats.of(person);
        if (seat === null) return { answer: { refused: "notSeated" } };
        if (table.status !== "open") return { answer: { refused: "tableStarted" } };
        if (seats.host !== seat) return { answer: { refused: "notHost" } };
        const bots = rows.flatMap((row) => (row.kind === "free" ? [botSeat(table.id, row.seat, bot)] : []));
        const taken = rows.map((row) => ({ ...row, ...bots.find((other) => other.seat === row.seat) }));
        begun = beginning(live, taken, this.now());
        const start = begun === null ? null : this.startOf({ seats: new Seats(taken) }, begun, this.now());
        return {
          answer: "filled",
          change: { seats: bots, start },
          quota: quota && { limit: quota, exceeded: (part) => tooMany(part, quota) },
        };
      });
      if (answer !== "filled") return answer;
      this.events.changed(live);
      if (begun !== null) this.begin(live, begun);
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
      const secret = await this.secretFor(person, commitment);
      if (secret === null) return { refused: "unknownCommitment" };
      const { game, config, public: isPublic, clock, standIn, chat, language, id } = live.facts;
      const around = { public: isPublic, clock, standIn, chat, language };
      const request = { ...around, bots: live.seats.bots, nonce, secret };
      const next = await this.create(game, config, request, { seat, person, from }, id);
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

  /** Shows a new name at every table; the store has it already. */
  async rename(session: string, name: string): Promise<void> {
    for (const live of this.tables.all()) {
      if (live.seats.of(session) === null) continue;
      live.seats.rename(session, name);
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

  /** The secret that was sealed, or a new one; null if none was sealed. */
  private async secretFor(person: Person, commitment: string | null): Promise<string | null> {
    return commitment === null ? newSecret() : this.commitments.redeem(person.id, commitment);
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

  /** The table, or the id of the one that is there instead: somebody else has opened the rematch, or it was tried before. */
  private async create(
    game: AnyGame,
    config: TableConfig,
    request: Omit<TableRequest, "game" | "seats" | "options" | "commitment"> & {
      readonly secret: string;
      readonly daily?: string;
    },
    { seat: own, person, from }: Opener,
    rematchOf: string | null,
  ): Promise<LiveTable | Refused | string> {
    const at = this.now();
    const table: TableRow = {
      id: newTableId(),
      game: game.id,
      rules: game.version,
      seats: config.seats,
      options: JSON.stringify(config.options),
      public: request.public ? 1 : 0,
      status: "open",
      secret: request.secret,
      invitation: newInvitation(),
      rematch: null,
      version: 0,
      actor: null,
      log_form: LOG_FORMS.entries,
      clock: request.clock === null ? null : JSON.stringify(request.clock),
      stand_in: request.standIn,
      due_at: null,
      time_left: null,
      proposal: null,
      opened_from: from,
      alive_at: at,
      created_at: at,
      updated_at: at,
      revision: 0,
      suggestions: null,
      think_at: null,
      claimed_by: null,
      daily: request.daily ?? null,
      chat: request.chat ? 1 : 0,
      talk_revision: 0,
      language: request.language,
      sent_away: null,
      tell_at: null,
      ending: null,
    };
    const rows = Array.from({ length: config.seats }, (_, seat) => {
      if (seat === own) return personSeat(table.id, seat, person, request.nonce);
      const bot = request.bots[seat] ?? null;
      return bot === null ? freeSeat(table.id, seat) : botSeat(table.id, seat, bot);
    });
    const seats = rows.map((row) =>
      row.seat === own
        ? { ...row, name: person.name, program: person.program }
        : { ...row, name: null, program: null },
    );
    const live = this.tables.fromRows({ table, seats }, game);
    const begun = beginning(live, seats, at);
    const start = begun === null ? null : this.startOf(live, begun, at);
    const triedBy = table.daily === null ? null : person.id;
    const refused = await this.store.tables.create(table, rows, {
      start,
      rematchOf,
      quota: this.quota,
      triedBy,
    });
    if (refused !== null)
      return "instead" in refused ? refused.instead : tooMany(refused.exceeded, this.quota);
    this.tables.add(live);
    if (begun !== null) this.begin(live, begun);
    return live;
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
      begun = beginning(live, taken, this.now());
      const start = begun === null ? null : this.startOf({ seats: new Seats(taken) }, begun, this.now());
      return { answer: seat, change: { seats: [row], start } };
    });
    if (!isChanged) return answer;
    this.events.changed(live);
    if (begun !== null) {
      live.audience.move(person.id, live.seats.of(person.id));
      this.begin(live, begun);
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

  private begin(live: LiveTable, { table, clock }: Begun): void {
    live.game = new LiveGame(live.facts, table, this.store.logs);
    live.clock = clock;
    live.thinker = this.events.thinker();
    live.tellStart();
    this.events.started(live);
  }

  /** What is stored when a game begins. Its rules are those of this moment, however long the table was open. */
  private startOf({ seats }: Pick<LiveTable, "seats">, { table, clock }: Begun, at: number): Start {
    const { status, actor, rules, config } = table;
    const isBot = actor !== OVER && seats.bots[actor] !== null;
    return {
      status,
      actor: actor === OVER ? null : actor,
      rules,
      options: JSON.stringify(config.options),
      think_at: isBot ? at : null,
      claimed_by: isBot ? this.events.thinker() : null,
      tell_at: isBot ? null : this.events.tellAt(at),
      begunToldAt: seats.sessions.length > 1 ? this.events.tellAt(at) : null,
      checkpoint: table.checkpoint(),
      clock,
    };
  }
}

const sentAway = ({ sent_away }: TableRow): readonly string[] =>
  sent_away === null ? [] : (JSON.parse(sent_away) as string[]);

/** Whether a table in memory is not what the store has: it was removed, or began, behind its back. */
function isOther({ status }: LiveTable, stored: StoredTable | null): boolean {
  return stored === null || (status === "open") !== (stored.table.status === "open");
}

function tooMany(part: keyof BotQuota, quota: BotQuota | null): Refused {
  return {
    refused: part === "tables" ? "tooManyBotTables" : "tooManyBotGames",
    about: String(quota?.[part]),
  };
}

interface Begun {
  readonly table: Table<unknown>;
  readonly clock: Clock | null;
}

/** The game that begins when all seats are taken; null while one is free. */
function beginning({ facts }: LiveTable, rows: readonly StoredSeat[], at: number): Begun | null {
  const seats = new Seats(rows);
  if (seats.free !== null) return null;
  const { game, config, secret } = facts;
  const table = new Table(game, config, { secret, nonces: seats.nonces });
  return { table, clock: clockAtStart({ facts, seats }, table, at) };
}
