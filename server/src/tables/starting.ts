import { type Clock, OVER, Table } from "@banquise/engine";
import type { LogStore } from "../storage/log-store.ts";
import type { StoredSeat } from "../storage/seated.ts";
import type { Start } from "../storage/table-store.ts";
import type { TableFacts } from "./facts.ts";
import { LiveGame } from "./live-game.ts";
import type { LiveTable } from "./live-table.ts";
import { Seats } from "./seats.ts";
import { clockAtStart } from "./time.ts";

/** A game that begins as soon as that is stored. */
export interface Begun {
  readonly table: Table<unknown>;
  readonly clock: Clock | null;
  readonly start: Start;
}

interface StartingEvents {
  /** A game has begun. */
  started(live: LiveTable): void;
  /** When whoever has the first turn may have to be told, if they are elsewhere; null if nobody is told anything. */
  tellAt(at: number): number | null;
  /** The node that lets a bot think that has the first turn; null for whoever is free. */
  thinker(): string | null;
}

/** The moment when the last seat is taken, and the game begins. */
export class Starting {
  private readonly logs: LogStore;
  private readonly now: () => number;
  private readonly events: StartingEvents;

  constructor(logs: LogStore, now: () => number, events: StartingEvents) {
    this.logs = logs;
    this.now = now;
    this.events = events;
  }

  /** The game that begins when all seats are taken; null while one is free. Its rules are those of this moment. */
  of(facts: TableFacts, rows: readonly StoredSeat[]): Begun | null {
    const seats = new Seats(rows);
    if (seats.free !== null) return null;
    const { game, config, secret } = facts;
    const at = this.now();
    const table = new Table(game, config, { secret, nonces: seats.nonces });
    const clock = clockAtStart({ facts, seats }, table, at);
    return { table, clock, start: this.startOf(seats, table, clock, at) };
  }

  /** In memory, too: the store has it. */
  begin(live: LiveTable, { table, clock }: Begun): void {
    live.game = new LiveGame(live.facts, table, this.logs);
    live.clock = clock;
    live.thinker = this.events.thinker();
    live.tellStart();
    this.events.started(live);
  }

  private startOf(seats: Seats, table: Table<unknown>, clock: Clock | null, at: number): Start {
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
