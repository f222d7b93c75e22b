/** What those who look at a table are told: messages, and the bytes that carry them. */
import type {
  Seat,
  SeatsMessage,
  Step,
  StepMessage,
  Table,
  TableSnapshot,
  TableStatus,
  TableSummary,
  Viewer,
} from "@banquise/engine";
import type { StoredTable } from "../storage/table-store.ts";
import type { TableFacts } from "./facts.ts";
import { type Online, Seats } from "./seats.ts";
import type { Suggestions } from "./suggestions.ts";

/** What is told of a table in memory. */
interface Told {
  readonly facts: TableFacts;
  readonly seats: Seats;
  readonly presence: Online;
  readonly status: TableStatus;
  readonly actor: Seat | null;
  readonly updatedAt: number;
  readonly commitment: string;
  readonly rematch: string | null;
  readonly suggestions: Suggestions;
  /** Null before the game. */
  readonly game: { readonly table: Table<unknown>; newest(viewer: Viewer): Step[] } | null;
}

type EventName = "snapshot" | "step" | "seats" | "suggestions" | "beat" | "gone";

/** One server-sent event. `json` must be one line, as `JSON.stringify` writes it. */
function frame(event: EventName, json: string, id?: number): Buffer {
  const idLine = id === undefined ? "" : `id: ${id}\n`;
  return Buffer.from(`event: ${event}\n${idLine}data: ${json}\n\n`);
}

/** From the rows alone: a list must not bring tables into memory. */
export function summaryOfRows(
  { table, seats }: StoredTable,
  session: string | null,
  online: Online | null,
): TableSummary {
  const places = new Seats(seats);
  return {
    id: table.id,
    game: table.game,
    config: { seats: table.seats, options: JSON.parse(table.options) as Record<string, string> },
    status: table.status,
    seats: places.infos(online),
    viewer: places.of(session),
    actor: table.actor,
    public: table.public === 1,
    createdAt: table.created_at,
    updatedAt: table.updated_at,
  };
}

/** The table as a viewer may know it, with its newest steps: neither grows with the log. */
export function snapshotOf(live: Told, viewer: Viewer): TableSnapshot {
  const { facts, seats, presence, status, actor, updatedAt, commitment, rematch } = live;
  const { id, game, config, public: isPublic, createdAt, invitation } = facts;
  const table = live.game?.table ?? null;
  return {
    id,
    game: game.id,
    config,
    status,
    seats: seats.infos(presence),
    viewer,
    actor,
    public: isPublic,
    createdAt,
    updatedAt,
    version: table?.version ?? 0,
    rules: table?.rules ?? game.version,
    commitment,
    nonces: seats.nonces,
    invitation: table === null && viewer !== null ? invitation : null,
    view: table === null ? null : game.layout.toJson(table.view(viewer)),
    log: live.game?.newest(viewer) ?? [],
    mayUndo: table?.mayUndo(viewer) ?? false,
    rematch,
  };
}

/** A snapshot of an open table has no id: whoever lost the connection then must get a new snapshot, not steps. */
export function snapshotFrame(live: Told, viewer: Viewer): Buffer {
  return frame("snapshot", JSON.stringify(snapshotOf(live, viewer)), live.game?.table.version);
}

export function stepFrame(message: StepMessage): Buffer {
  return frame("step", JSON.stringify(message), message.step.version);
}

export function seatsFrame({ seats, presence, status, rematch }: Told): Buffer {
  const message: SeatsMessage = { seats: seats.infos(presence), status, rematch };
  return frame("seats", JSON.stringify(message));
}

export function suggestionsFrame({ suggestions, game }: Told): Buffer {
  return frame("suggestions", JSON.stringify(suggestions.at(game?.table.version ?? 0)));
}

export function beatFrame({ game }: Told): Buffer {
  return frame("beat", `{"version":${game?.table.version ?? 0}}`);
}

export const GONE = frame("gone", "{}");
