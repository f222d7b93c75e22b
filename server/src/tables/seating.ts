import { NONCE_PATTERN, newSecret, parseConfig, type Seat, type TableConfig } from "@banquise/engine";
import type { AnyGame } from "../games.ts";
import { newInvitation, newTableId } from "../ids.ts";
import type { Refused } from "../problems.ts";
import type { SeatRow, SessionRow, TableRow } from "../storage/schema.ts";
import type { Start, Store } from "../storage/store.ts";
import type { BotGames } from "./bot-games.ts";
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
  private readonly botGames: BotGames;
  private readonly promises = new Promises();

  constructor(
    hall: Hall,
    store: Store,
    botIds: readonly string[],
    botGames: BotGames,
    started: (room: Room) => void,
  ) {
    this.hall = hall;
    this.store = store;
    this.botIds = botIds;
    this.botGames = botGames;
    this.started = started;
  }

  /** The commitment to the secret of a table that this person will open. */
  promise(person: SessionRow): string {
    return this.promises.make(person.id);
  }

  /** Opens a table; whoever asks, from `address`, takes the first free seat. */
  async open(request: TableRequest, person: SessionRow, address: string): Promise<Room | Refused> {
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
    if (first < 0 && !this.botGames.mayBegin(address))
      return { problem: "tooManyBotGames", about: String(this.botGames.most) };
    const { commitment } = request;
    const secret = commitment === null ? newSecret() : this.promises.keep(person.id, commitment);
    if (secret === null) return { problem: "unknownCommitment" };
    const wanted = { ...request, secret };
    if (first >= 0) return this.create(game, config, wanted, first, person, null);
    const room = await this.create(game, config, wanted, null, person, null);
    this.botGames.begun(address, room.facts.id);
    return room;
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
  rematch(room: Room, person: SessionRow): Promise<Room | Refused> {
    return room.exclusive(async () => {
      const seat = room.viewerOf(person.id);
      if (seat === null) return { problem: "notSeated" };
      if (room.status !== "over") return { problem: "notOver" };
      if (room.rematch !== null) {
        const next = await this.joinRematch(room.rematch, person, seat);
        // Everybody may have left the table of the rematch, and with them it went.
        if (!("problem" in next) || next.problem !== "tableNotFound") return next;
      }
      const { game, config } = room.facts;
      const request = {
        bots: room.seats.map(({ bot }) => bot),
        public: room.facts.public,
        nonce: "",
        secret: newSecret(),
      };
      const next = await this.create(game, config, request, seat, person, room.facts.id);
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

  private async joinRematch(id: string, person: SessionRow, formerSeat: Seat): Promise<Room | Refused> {
    const room = await this.hall.get(id);
    if ("problem" in room) return room;
    return room.exclusive(async () => {
      if (room.viewerOf(person.id) !== null) return room;
      if (room.table !== null) return { problem: "tableStarted" };
      const seat = room.seats[formerSeat]?.kind === "free" ? formerSeat : room.freeSeat();
      if (seat === null) return { problem: "tableFull" };
      await this.sitDown(room, seat, person, "");
      return room;
    });
  }

  private async create(
    game: AnyGame,
    config: TableConfig,
    request: Pick<TableRequest, "bots" | "public" | "nonce"> & { readonly secret: string },
    seatOfOpener: Seat | null,
    person: SessionRow,
    rematchOf: string | null,
  ): Promise<Room> {
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
      created_at: at,
      updated_at: at,
    };
    const seats = Array.from({ length: config.seats }, (_, seat): RoomSeat => {
      if (seat === seatOfOpener) return personSeat(person, request.nonce);
      const bot = request.bots[seat] ?? null;
      return { kind: bot === null ? "free" : "bot", session: null, bot, name: null, nonce: "" };
    });
    const rows = seats.map((seat, index) => ({ ...rowOf(table.id, index, seat), name: seat.name }));
    const room = this.hall.seat({ table, seats: rows }, game);
    const start = startOf(room);
    await this.store.createTable(
      { ...table, ...start },
      rows.map(({ name, ...row }) => row),
      rematchOf,
    );
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
