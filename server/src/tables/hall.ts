import { fromMoves, type MovesEntry } from "@banquise/engine";
import type { AnyGame } from "../games.ts";
import type { Refused } from "../problems.ts";
import type { EntryRow } from "../storage/schema.ts";
import type { Store, StoredSeat, StoredTable } from "../storage/store.ts";
import { Room, type RoomSeat } from "./room.ts";

export interface HallOptions {
  /** How many rooms stay in memory when nobody looks at them. */
  readonly capacity: number;
  /** Milliseconds before a lost connection shows as absence. */
  readonly grace: number;
}

/** The rooms in memory, the least recently used first; all others are in the store. */
export class Hall {
  readonly games: ReadonlyMap<string, AnyGame>;
  /** Called with every room that is brought back from the store. */
  onLoad: (room: Room) => void = () => {};
  private readonly store: Store;
  private readonly options: HallOptions;
  private readonly rooms = new Map<string, Room>();
  private readonly loading = new Map<string, Promise<Room | Refused>>();

  constructor(games: ReadonlyMap<string, AnyGame>, store: Store, options: HallOptions) {
    this.games = games;
    this.store = store;
    this.options = options;
  }

  get size(): number {
    return this.rooms.size;
  }

  all(): Iterable<Room> {
    return this.rooms.values();
  }

  /** A room that is in memory, for a glance that does not count as use. */
  peek(id: string): Room | null {
    return this.rooms.get(id) ?? null;
  }

  /** A room that is in memory, without waiting. */
  resident(id: string): Room | null {
    const room = this.rooms.get(id);
    if (room === undefined) return null;
    this.rooms.delete(id);
    this.rooms.set(id, room);
    return room;
  }

  async get(id: string): Promise<Room | Refused> {
    const room = this.resident(id);
    if (room !== null) return room;
    let load = this.loading.get(id);
    if (load === undefined) {
      load = this.load(id).finally(() => this.loading.delete(id));
      this.loading.set(id, load);
    }
    return load;
  }

  /** The room once all that was played in it is stored: what is shown of it is never taken back. */
  async settled(id: string): Promise<Room | Refused> {
    for (;;) {
      const room = await this.get(id);
      if ("problem" in room || room.pending === null) return room;
      await room.pending.catch(() => {});
    }
  }

  /** A room from its rows, which are in the store or about to be. */
  seat({ table, seats }: StoredTable, game: AnyGame): Room {
    const facts = {
      id: table.id,
      game,
      config: { seats: table.seats, options: JSON.parse(table.options) as Record<string, string> },
      public: table.public === 1,
      secret: table.secret,
      invitation: table.invitation,
      openedFrom: table.opened_from,
      createdAt: table.created_at,
    };
    const room = new Room(facts, seats.map(seatOf), this.options.grace);
    room.rematch = table.rematch;
    room.updatedAt = table.updated_at;
    room.kept = table.state_version ?? -1;
    return room;
  }

  add(room: Room): void {
    this.rooms.set(room.facts.id, room);
    if (this.rooms.size > this.options.capacity) this.evict();
  }

  /** Forgets a room: those who listen come back, and find what the store says. */
  drop(room: Room): void {
    if (this.rooms.get(room.facts.id) === room) this.rooms.delete(room.facts.id);
    room.audience.close();
  }

  private async load(id: string): Promise<Room | Refused> {
    const stored = await this.store.table(id);
    if (stored === null) return { problem: "tableNotFound" };
    const { table } = stored;
    const game = this.games.get(table.game);
    if (game === undefined || (table.status !== "open" && table.rules !== game.version))
      return { problem: "otherRules" };
    const room = this.seat(stored, game);
    if (table.status !== "open") {
      const entries = await this.store.entries(id);
      const chance = { secret: table.secret, nonces: room.nonces };
      const loaded = fromMoves(game, room.facts.config, chance, entries.map(entryOf));
      if ("damage" in loaded) throw new Error(`table ${id}, entry ${loaded.version}: ${loaded.detail}`);
      room.table = loaded;
      for (const { key, seat, version } of entries) if (key !== null) room.keys.set(key, { seat, version });
    }
    this.add(room);
    this.onLoad(room);
    return room;
  }

  /** Keeps how every table in memory stands: for when the server stops. */
  async keepStandings(): Promise<void> {
    await this.keep([...this.rooms.values()]);
  }

  private evict(): void {
    const idle: Room[] = [];
    for (const [id, room] of this.rooms) {
      if (this.rooms.size <= this.options.capacity) break;
      if (!room.isIdle) continue;
      this.rooms.delete(id);
      idle.push(room);
    }
    // A standing that could not be kept is in the log all the same.
    this.keep(idle).catch(() => {});
  }

  private async keep(rooms: readonly Room[]): Promise<void> {
    const standings = rooms.flatMap((room) => room.standing ?? []);
    if (standings.length > 0) await this.store.saveStandings(standings);
  }
}

export function seatOf({ kind, session_id, bot, name, nonce }: StoredSeat): RoomSeat {
  return { kind, session: session_id, bot, name, nonce };
}

function entryOf({ seat, move }: EntryRow): MovesEntry {
  return move === null ? { seat, undo: true } : { seat, move };
}
