import { NONCE_PATTERN, newSecret, parseConfig, type Seat, type TableConfig } from "@banquise/engine";
import type { AnyGame } from "../games.ts";
import { newInvitation, newTableId } from "../ids.ts";
import type { Refused } from "../problems.ts";
import type { SeatRow, SessionRow, TableRow } from "../storage/schema.ts";
import type { BotQuota, Start, Store } from "../storage/store.ts";
import { frame } from "./frames.ts";
import type { Hall } from "./hall.ts";
import { Promises } from "./promises.ts";
import type { Room, RoomSeat } from "./room.ts";

/** What somebody asks for who opens a table. */
export interface TableRequest {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** A bot's id, or null, for each seat; a short list leaves the rest to people. */
  readonly bots: readonly (string | null)[];
  readonly public: boolean;
  readonly nonce: string;
  /** Of a secret that was promised to whoever asks (`promise`); null makes a new one. */
  readonly commitment: string | null;
}

/** Who sits where: opening a table, joining, leaving, meeting again. */
export class Seating {
  private readonly hall: Hall;
  private readonly store: Store;
  private readonly botIds: readonly string[];
  /** Called when a game has begun. */
  private readonly started: (room: Room) => void;
  /** Null for no limit. */
  private readonly quota: BotQuota | null;
  private readonly promises = new Promises();

  constructor(
    hall: Hall,
    store: Store,
    botIds: readonly string[],
    quota: BotQuota | null,
    started: (room: Room) => void,
  ) {
    this.hall = hall;
    this.store = store;
    this.botIds = botIds;
    this.quota = quota;
    this.started = started;
  }

  /** The commitment to the secret of a table that this person will open. */
  promise(person: SessionRow): string {
    return this.promises.make(person.id);
  }

  /** Opens a table; whoever asks takes the first free seat. `from` stands for the address it is asked from. */
  async open(request: TableRequest, person: SessionRow, from: string): Promise<Room | Refused> {
    const game = this.hall.games.get(request.game);
    if (game === undefined) return { problem: "unknownGame" };
    const config = parseConfig(game, request.seats, request.options);
    if ("problem" in config) {
      return { problem: config.problem === "seats" ? "badSeats" : "badOption", about: config.name };
    }
    const { bots } = request;
    const unknown = bots.find((bot) => bot !== null && !this.botIds.includes(bot));
    if (typeof unknown === "string") return { problem: "unknownBot", about: unknown };
    if (bots.length > config.seats) return { problem: "tooManyBots" };
    if (!NONCE_PATTERN.test(request.nonce)) return { problem: "badNonce" };
    const first = Array.from({ length: config.seats }, (_, seat) => bots[seat] ?? null).indexOf(null);
    const secret = this.secretFor(person, request.commitment);
    if (secret === null) return { problem: "unknownCommitment" };
    const opener = { seat: first < 0 ? null : first, person, from };
    return this.create(game, config, { ...request, secret }, opener, null);
  }

  /** Takes a seat. Whoever sits already keeps the seat. */
  join(room: Room, person: SessionRow, invitation: string | null, nonce: string): Promise<Seat | Refused> {
    return room.exclusive(async () => {
      const present = room.viewerOf(person.id);
      if (present !== null) return present;
      if (room.table !== null) return { problem: "tableStarted" };
      if (!room.facts.public && invitation !== room.facts.invitation) {
        return { problem: invitation === null ? "invitationNeeded" : "badInvitation" };
      }
      if (!NONCE_PATTERN.test(nonce)) return { problem: "badNonce" };
      const seat = room.freeSeat();
      if (seat === null) return { problem: "tableFull" };
      await this.sitDown(room, seat, person, nonce);
      return seat;
    });
  }

  /** Frees the seat, before the game has begun. The last person out removes the table. */
  leave(room: Room, person: string | null): Promise<Refused | null> {
    return room.exclusive(async () => {
      const seat = room.viewerOf(person);
      if (person === null || seat === null) return { problem: "notSeated" };
      if (room.table !== null) return { problem: "tableStarted" };
      if (room.seats.every(({ kind }, other) => other === seat || kind !== "person")) {
        await this.store.removeTable(room.facts.id);
        room.audience.sendToAll(frame("gone", "{}"));
        this.hall.drop(room);
        return null;
      }
      const free: RoomSeat = { kind: "free", session: null, bot: null, name: null, nonce: "" };
      await this.store.saveSeat(rowOf(room.facts.id, seat, free), null, Date.now());
      Object.assign(room.seats[seat] ?? {}, free);
      room.lookAs(person, null);
      room.tellSeats();
      return null;
    });
  }

  /** A seat at the table that follows a finished one: the first who asks opens it, the others join. */
  rematch(
    room: Room,
    person: SessionRow,
    { nonce, commitment }: Pick<TableRequest, "nonce" | "commitment">,
    from: string,
  ): Promise<Room | Refused> {
    return room.exclusive(async () => {
      const seat = room.viewerOf(person.id);
      if (seat === null) return { problem: "notSeated" };
      if (room.status !== "over") return { problem: "notOver" };
      if (!NONCE_PATTERN.test(nonce)) return { problem: "badNonce" };
      if (room.rematch !== null) {
        const next = await this.joinRematch(room.rematch, person, seat, nonce);
        // Everybody may have left the table of the rematch, and with them it went.
        if (!("problem" in next) || next.problem !== "tableNotFound") return next;
      }
      const secret = this.secretFor(person, commitment);
      if (secret === null) return { problem: "unknownCommitment" };
      const { game, config, public: isPublic, id } = room.facts;
      const request = { bots: room.seats.map(({ bot }) => bot), public: isPublic, nonce, secret };
      const next = await this.create(game, config, request, { seat, person, from }, id);
      if ("problem" in next) return next;
      room.rematch = next.facts.id;
      room.tellSeats();
      return next;
    });
  }

  /** Shows a new name at every table in memory; the store has it already. */
  rename(sessionId: string, name: string): void {
    for (const room of this.hall.all()) {
      const seat = room.seats[room.viewerOf(sessionId) ?? -1];
      if (seat === undefined) continue;
      seat.name = name;
      room.tellSeats();
    }
  }

  /** The secret that was promised, or a new one; null if there was no such promise. */
  private secretFor(person: SessionRow, commitment: string | null): string | null {
    return commitment === null ? newSecret() : this.promises.keep(person.id, commitment);
  }

  private async joinRematch(
    id: string,
    person: SessionRow,
    formerSeat: Seat,
    nonce: string,
  ): Promise<Room | Refused> {
    const room = await this.hall.get(id);
    if ("problem" in room) return room;
    return room.exclusive(async () => {
      if (room.viewerOf(person.id) !== null) return room;
      if (room.table !== null) return { problem: "tableStarted" };
      const seat = room.seats[formerSeat]?.kind === "free" ? formerSeat : room.freeSeat();
      if (seat === null) return { problem: "tableFull" };
      await this.sitDown(room, seat, person, nonce);
      return room;
    });
  }

  private async create(
    game: AnyGame,
    config: TableConfig,
    request: Pick<TableRequest, "bots" | "public" | "nonce"> & { readonly secret: string },
    opener: { readonly seat: Seat | null; readonly person: SessionRow; readonly from: string },
    rematchOf: string | null,
  ): Promise<Room | Refused> {
    const at = Date.now();
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
      state: null,
      state_version: null,
      opened_from: opener.from,
      alive_at: at,
      created_at: at,
      updated_at: at,
    };
    const seats = Array.from({ length: config.seats }, (_, seat): RoomSeat => {
      if (seat === opener.seat) return personSeat(opener.person, request.nonce);
      const bot = request.bots[seat] ?? null;
      return { kind: bot === null ? "free" : "bot", session: null, bot, name: null, nonce: "" };
    });
    const rows = seats.map((seat, index) => ({ ...rowOf(table.id, index, seat), name: seat.name }));
    const room = this.hall.seat({ table, seats: rows }, game);
    const start = startOf(room);
    const exceeded = await this.store.createTable(
      { ...table, ...start },
      rows.map(({ name, ...row }) => row),
      { rematchOf, quota: this.quota },
    );
    if (exceeded !== null) return tooMany(exceeded, this.quota);
    this.hall.add(room);
    if (start !== null) this.begin(room);
    return room;
  }

  private async sitDown(room: Room, seat: Seat, person: SessionRow, nonce: string): Promise<void> {
    const place = room.seats[seat];
    if (place === undefined) throw new RangeError(`table ${room.facts.id} has no seat ${seat}`);
    const before = { ...place };
    const taken = personSeat(person, nonce);
    Object.assign(place, taken);
    const at = Date.now();
    const start = startOf(room);
    try {
      await this.store.saveSeat(rowOf(room.facts.id, seat, taken), start, at);
    } catch (error) {
      Object.assign(place, before);
      // The store knows better than this room, which must be read again.
      this.hall.drop(room);
      throw error;
    }
    room.updatedAt = at;
    room.lookAs(person.id, seat);
    if (start === null) room.tellSeats();
    else this.begin(room);
  }

  private begin(room: Room): void {
    room.table = room.newTable();
    room.tellStart();
    this.started(room);
  }
}

function tooMany(part: keyof BotQuota, quota: BotQuota | null): Refused {
  return {
    problem: part === "tables" ? "tooManyBotTables" : "tooManyBotGames",
    about: String(quota?.[part]),
  };
}

/** What is stored when the game begins; null while a seat is free. */
function startOf(room: Room): Start | null {
  if (room.freeSeat() !== null) return null;
  const { over, actor } = room.newTable();
  return { status: over ? "over" : "playing", actor: over ? null : actor };
}

function personSeat(person: SessionRow, nonce: string): RoomSeat {
  return { kind: "person", session: person.id, bot: null, name: person.name, nonce };
}

function rowOf(tableId: string, seat: Seat, { kind, session, bot, nonce }: RoomSeat): SeatRow {
  return { table_id: tableId, seat, kind, session_id: session, bot, nonce };
}
