/** What those who look at a table are told: messages, and the bytes that carry them. */
import type {
  Clock,
  ListedTable,
  Seat,
  SeatPlace,
  SeatsMessage,
  Step,
  StepMessage,
  Surroundings,
  Table,
  TableSnapshot,
  TableStatus,
  TalkNews,
  TimeControl,
  TimeMessage,
  Viewer,
} from "@banquise/engine";
import type { StoredSeat, StoredTable } from "../storage/seated.ts";
import type { TableFacts } from "./facts.ts";
import { proposalMessage, type StoredProposal, type Voter } from "./proposals.ts";
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
  readonly clock: Clock | null;
  readonly proposal: StoredProposal | null;
  readonly voters: readonly Voter[];
  readonly isPaused: boolean;
  /** Null before the game. */
  readonly game: { readonly table: Table<unknown>; newest(viewer: Viewer): Step[] } | null;
}

type EventName = "snapshot" | "step" | "seats" | "suggestions" | "talk" | "beat" | "gone";

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
): ListedTable {
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
    language: table.language,
    daily: table.daily,
    clock: table.clock === null ? null : (JSON.parse(table.clock) as TimeControl),
    due: table.due_at,
    createdAt: table.created_at,
    updatedAt: table.updated_at,
    results: resultsOf(seats),
    abandoned: table.ending === "abandoned",
  };
}

function resultsOf(seats: readonly StoredSeat[]): readonly SeatPlace[] | null {
  const places = seats.flatMap(({ rank, total }) =>
    rank === null || total === null ? [] : [{ rank, total }],
  );
  return places.length > 0 && places.length === seats.length ? places : null;
}

/** The table as a viewer may know it, with its newest steps: neither grows with the log. */
export function snapshotOf(live: Told, viewer: Viewer): TableSnapshot {
  const { facts, seats, status, actor, updatedAt, commitment, clock } = live;
  const { id, game, config, public: isPublic, createdAt, invitation } = facts;
  const table = live.game?.table ?? null;
  return {
    id,
    game: game.id,
    config,
    status,
    viewer,
    actor,
    public: isPublic,
    language: facts.language,
    daily: facts.daily,
    clock: facts.clock,
    due: clock?.running?.due ?? null,
    createdAt,
    updatedAt,
    version: table?.version ?? 0,
    rules: table?.rules ?? game.version,
    form: game.version,
    commitment,
    nonces: seats.nonces,
    invitation: table === null && viewer !== null ? invitation : null,
    view: table === null ? null : game.layout.toJson(table.view(viewer)),
    log: live.game?.newest(viewer) ?? [],
    mayUndo: table?.mayUndo(viewer) ?? false,
    ...surroundingsOf(live),
  };
}

/** What goes on around the game. */
function surroundingsOf(live: Told): Surroundings {
  const { seats, presence, rematch, isPaused, clock, proposal } = live;
  return {
    seats: seats.infos(presence),
    rematch,
    paused: isPaused,
    time: clock && timeMessage(live.facts, clock),
    proposal: proposal && proposalMessage(proposal, live.voters),
  };
}

const timeMessage = ({ now }: TableFacts, clock: Clock): TimeMessage => ({ ...clock, now: now() });

/** A snapshot of an open table has no id: whoever lost the connection then must get a new snapshot, not steps. */
export function snapshotFrame(live: Told, viewer: Viewer): Buffer {
  return frame("snapshot", JSON.stringify(snapshotOf(live, viewer)), live.game?.table.version);
}

/** A step with the time that it leaves to everybody, if there is a clock; without for one of some time ago. */
export function stepFrame(message: StepMessage, live: Told | null = null): Buffer {
  const clock = live?.clock ?? null;
  const { step, ...rest } = message;
  const timed = live === null || clock === null ? rest : { ...rest, time: timeMessage(live.facts, clock) };
  // What is left is never empty: a step has a status.
  const json = `{"step":${stepJson(step)},${JSON.stringify(timed).slice(1)}`;
  return frame("step", json, step.version);
}

let written: { readonly step: Step; readonly json: string } | null = null;

/** A step is told to several viewers in turn, most often to all in the same words: those are written once. */
function stepJson(step: Step): string {
  if (written?.step !== step) written = { step, json: JSON.stringify(step) };
  return written.json;
}

export function seatsFrame(live: Told): Buffer {
  const message: SeatsMessage = { status: live.status, ...surroundingsOf(live) };
  return frame("seats", JSON.stringify(message));
}

export function suggestionsFrame({ suggestions, game }: Told): Buffer {
  return frame("suggestions", JSON.stringify(suggestions.at(game?.table.version ?? 0)));
}

export function talkFrame(news: TalkNews): Buffer {
  return frame("talk", JSON.stringify(news));
}

export function beatFrame({ game }: Told): Buffer {
  return frame("beat", `{"version":${game?.table.version ?? 0}}`);
}

export const GONE = frame("gone", "{}");
