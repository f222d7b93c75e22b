/** Whether a file tells the truth: every move is played again, by the rules it was made with, and compared. */

import { playEarly } from "./early-export.ts";
import type { Checkpoint, Entry } from "./entry.ts";
import {
  type CheckProblem,
  EARLY_FORMAT,
  type ExportHeader,
  parseHeader,
  problem,
  type RulesOf,
} from "./export-header.ts";
import type { Game } from "./game.ts";
import type { TableRecord } from "./history.ts";
import { Log } from "./log.ts";
import { recorded } from "./recorded-export.ts";
import { carryState } from "./recorded-state.ts";
import type { Refusal } from "./refusal.ts";
import { sameJson } from "./same-json.ts";
import { Table } from "./table.ts";

export type Verdict =
  | { readonly verdict: "verified" }
  | ({ readonly verdict: "wrong" } & CheckProblem)
  /** Nothing is wrong as far as it can be told, but these rules are not kept here. */
  | { readonly verdict: "unverifiable"; readonly rules: number };

/** Verifies a finished game from anywhere. */
export function checkExport<S>(game: Game<S>, input: unknown, rulesOf: RulesOf = () => null): Verdict {
  const header = parseHeader(game, input);
  if ("problem" in header) return wrong(header);
  const rulesBy = (rules: number): Game<unknown> | null =>
    rules === game.version ? (game as Game<unknown>) : rulesOf(rules);
  return header.format === EARLY_FORMAT ? checkEarly(header, rulesBy) : checkRecorded(game, header, rulesBy);
}

const wrong = (found: CheckProblem): Verdict => ({ verdict: "wrong", ...found });

function checkEarly(header: ExportHeader, rulesBy: RulesOf): Verdict {
  const rules = rulesBy(header.rules);
  if (rules === null) return { verdict: "unverifiable", rules: header.rules };
  const table = playEarly(rules, header);
  return "problem" in table ? wrong(table) : checkEnd(table, header);
}

function checkRecorded<S>(game: Game<S>, header: ExportHeader, rulesBy: RulesOf): Verdict {
  const table = recorded(game, header);
  if ("problem" in table) {
    if (table.problem !== "otherVersion") return wrong(table);
    const { r } = (header.log[(table.entry ?? 0) - 1] ?? { r: header.rules }) as { r: number };
    return { verdict: "unverifiable", rules: r };
  }
  if (!table.over) return wrong(problem("notOver", "the log ends before the game does"));
  let unknown: number | null = null;
  let last: Table<unknown> | null = null;
  for (const era of erasOf(table)) {
    const rules = rulesBy(era.rules);
    last = null;
    if (rules === null) {
      unknown ??= era.rules;
      continue;
    }
    const played = playEra(rules, table.record(), era);
    if ("problem" in played) return wrong(played);
    last = played;
  }
  if (unknown !== null || last === null) return { verdict: "unverifiable", rules: unknown ?? table.rules };
  return checkEnd(last, header);
}

/** What only a finished game has: an end, and the recorded result. */
function checkEnd<S>(table: Table<S>, { file }: ExportHeader): Verdict {
  if (!table.over) return wrong(problem("notOver", "the log ends before the game does"));
  const { seats } = table.result;
  const totals = seats.map((seat) => seat.total);
  const ranks = seats.map((seat) => seat.rank);
  return sameNumbers(file.totals, totals) && sameNumbers(file.ranks, ranks)
    ? { verdict: "verified" }
    : wrong(problem("wrongResult", "the recorded totals or ranks are not what the moves lead to"));
}

function sameNumbers(value: unknown, expected: readonly number[]): boolean {
  return (
    Array.isArray(value) && value.length === expected.length && expected.every((item, i) => value[i] === item)
  );
}

/** A part of a log under one version of the rules. */
interface Era {
  readonly rules: number;
  /** Where it begins: the setup, or the state that was carried over. */
  readonly from: Checkpoint;
  /** What it was carried over from; null at the setup. */
  readonly before: Checkpoint | null;
  readonly entries: readonly Entry[];
}

function erasOf<S>(table: Table<S>): Era[] {
  const starts = [0, ...table.entries.flatMap(({ kind, version }) => (kind === "rules" ? [version] : []))];
  return starts.map((start, index) => {
    const from = table.at(start).checkpoint();
    return {
      rules: from.rules,
      from,
      before: start === 0 ? null : table.at(start - 1).checkpoint(),
      entries: table.entries.slice(start, (starts[index + 1] ?? table.version + 1) - 1),
    };
  });
}

/** Plays a part of a log again; every event counts as a scene, so that recorded ones can be compared. */
class Witness<S> extends Table<S> {
  protected override isScene(): boolean {
    return true;
  }
}

function playEra<S>(game: Game<S>, { config, chance }: TableRecord, era: Era): Table<S> | CheckProblem {
  const { from, before, entries } = era;
  const badStart = problem("mismatch", "the game did not begin like this", from.version);
  let table: Table<S>;
  if (before === null) {
    table = new Witness(game, config, chance);
    if (!sameJson(table.checkpoint(), from)) return badStart;
  } else {
    const carried = carriedOver(game, before);
    if (carried === null || !sameJson(carried, from.state)) return badStart;
    table = new Witness(game, config, chance, Log.beginning(game, from));
  }
  for (const entry of entries) {
    const wrong = follow(table, entry);
    if (wrong !== null) return wrong;
  }
  return table;
}

function carriedOver<S>(game: Game<S>, { state, rules }: Checkpoint): Checkpoint["state"] | null {
  try {
    return game.layout.toJson(carryState(game, state, rules));
  } catch {
    return null;
  }
}

/** Does what an entry says, and compares what that does with what the entry recorded. */
function follow<S>(table: Table<S>, entry: Entry): CheckProblem | null {
  const before = table.game.layout.clone(table.state);
  const done = repeat(table, entry);
  const { version } = entry;
  if (done === null) return problem("badEntry", "not a move of these rules", version);
  if ("refused" in done) {
    const rule = done.rule === null ? "" : ` (${done.rule})`;
    return problem("refusedEntry", `${done.refused}${rule}`, version, done);
  }
  // Early programs did not record how a game ended.
  const told = { ...done, scenes: [], key: null, result: entry.result === null ? null : done.result };
  if (sameJson(told, { ...entry, scenes: [], key: null }) && sameScenes(table.game, before, done, entry))
    return null;
  return problem("mismatch", "what this entry did is not what was recorded", version);
}

function repeat<S>(table: Table<S>, entry: Entry): Entry | Refusal | null {
  const { kind, by, at } = entry;
  const seat = entry.seat ?? -1;
  const bot = entry.standIn ?? "";
  const command = { by, at };
  switch (kind) {
    case "move": {
      const move = table.game.moves.parse(entry.move);
      return move === null ? null : table.play(seat, move, command);
    }
    case "undo":
      return table.undo(seat, command, {
        to: entry.back ?? 0,
        consent: entry.consent,
        most: Number.POSITIVE_INFINITY,
      });
    case "handOver":
      return table.handOver(seat, bot, command);
    case "return":
      return table.return(seat, command);
    case "resign":
      return table.resign(seat, bot, command);
    case "pause":
      return table.pause(command);
    case "resume":
      return table.resume(command);
    case "abandon":
      return table.abandon(command);
    case "rules":
      return null;
  }
}

/** Whether the recorded scenes show the states that the game went through at those events. */
function sameScenes<S>({ layout }: Game<S>, before: S, done: Entry, entry: Entry): boolean {
  const [truth, claim] = [layout.clone(before), layout.clone(before)];
  let seen = -1;
  try {
    for (const { event, patch } of entry.scenes) {
      if (event <= seen) return false;
      for (const scene of done.scenes) {
        if (scene.event <= seen || scene.event > event) continue;
        if (scene.patch !== null) layout.patch(truth, scene.patch);
      }
      seen = event;
      if (patch !== null) layout.patch(claim, patch);
      if (!layout.equals(truth, claim)) return false;
    }
    return true;
  } catch {
    return false;
  }
}
