import { botName } from "@banquise/bots";
import {
  type Eyes,
  type GameText,
  importTable,
  type Seat,
  type Step,
  type Table,
  viewOf,
} from "@banquise/engine";
import type { AnyState } from "@banquise/games";
import type { Args } from "../args.ts";
import { gameName } from "../choices.ts";
import { readExport, tellProblem } from "../export-file.ts";
import { type CliContext, type Ending, OK } from "../io.ts";
import { type Names, tellEvents, tellResult } from "../tell.ts";

interface Showing {
  readonly table: Table<AnyState>;
  readonly eyes: Eyes;
  readonly gameText: GameText<AnyState>;
  readonly name: Names;
  readonly json: boolean;
}

export async function replay({ positional, flags }: Args<"replay">, context: CliContext): Promise<Ending> {
  const { text, language } = context;
  const file = await readExport(positional[0] ?? "", flags.json, context);
  if ("ending" in file) return file.ending;
  const imported = importTable(file.loaded.game, file.content, file.rulesOf);
  if ("problem" in imported) return tellProblem(imported, flags.json, context);
  const { table, names } = imported;
  const eyes = eyesOf(flags.viewer, table.config.seats);
  if (eyes === null) return { usage: text.problems.noSuchSeat(table.config.seats) };
  const gameText = await file.loaded.text[language]();
  const name = (seat: Seat): string => names[seat] || text.seat(seat);
  const showing = { table, eyes: eyes.of, gameText, name, json: flags.json };
  if (flags.at === undefined) showSteps(showing, context);
  else if (flags.at > table.version) return { usage: text.problems.noSuchStep(table.version) };
  else showMoment(showing, flags.at, context);
  return OK;
}

function eyesOf(viewer: string | undefined, seats: number): { readonly of: Eyes } | null {
  if (viewer === undefined) return { of: "all" };
  if (viewer === "none") return { of: null };
  return /^\d$/.test(viewer) && Number(viewer) < seats ? { of: Number(viewer) } : null;
}

/** The table as it was after a step. */
function showMoment(
  { table, eyes, gameText, name, json }: Showing,
  at: number,
  { io, screen }: CliContext,
): void {
  const past = table.at(at);
  const { game, state, over, actor, version } = past;
  const view = eyes === "all" ? state : viewOf(game, state, eyes);
  const lines = gameText.describe(view, eyes === "all" ? null : eyes, name);
  if (json)
    io.out(JSON.stringify({ version, actor: over ? null : actor, view: game.layout.toJson(view), lines }));
  else lines.forEach(screen.line);
}

/** All that happened, from the setup to the result. */
function showSteps({ table, eyes, gameText, name, json }: Showing, context: CliContext): void {
  const { io, screen, text, language } = context;
  const { game, config, over, result } = table;
  const steps = table.steps(eyes);
  const names = Array.from({ length: config.seats }, (_, seat) => name(seat));
  if (json) {
    const told = steps.map((step) => ({
      ...step,
      lines: step.events.flatMap((event) => gameText.event(event, name) ?? []),
    }));
    io.out(JSON.stringify({ game: game.id, names, over, steps: told, result: over ? result : null }));
    return;
  }
  screen.line(screen.strong(text.labelled(gameName(game.id, language), names.join(", "))));
  for (const step of steps) {
    screen.line(`${step.version}. ${headingOf(step, name, context)}`);
    tellEvents(step.events, gameText, name, context);
  }
  if (!over) return;
  screen.line();
  screen.line(screen.strong(text.replay.result));
  tellResult(game, result, gameText, name, context);
}

/** Whose step it was, and what it was unless it was a move. */
function headingOf({ kind, seat, by, standIn = "" }: Step, name: Names, context: CliContext): string {
  const { text, language } = context;
  const words = text.replay;
  if (kind === "setup") return words.setup;
  const bot = botName(standIn, language);
  const what =
    kind === "move"
      ? null
      : kind === "handOver" || kind === "resign"
        ? words.step[kind](bot)
        : words.step[kind];
  const who = seat === null ? null : name(seat);
  const told = who === null ? (what ?? "") : what === null ? who : text.labelled(who, what);
  return by === undefined || seat === null ? told : `${told} ${words.by(deciderOf(by, context))}`;
}

function deciderOf(by: NonNullable<Step["by"]>, { text, language }: CliContext): string {
  if (by === "server" || by === "person") return text.replay[by];
  return botName(by.slice("bot:".length), language);
}
