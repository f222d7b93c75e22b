/**
 * A coach at one's side: says what a kind of decision is about when it first comes, and asks once when a move looks like a
 * grave mistake. The decision stays the player's.
 */
import {
  type Analysis,
  hasRivals,
  lossOf,
  lossOfPoints,
  outcomesOf,
  type Reason,
  reasonsFor,
} from "@banquise/bots";
import type { Move } from "@banquise/engine";
import type { CoachIntro, Wording } from "@banquise/engine/lessons";
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { AskAnalysis } from "../bot-client.ts";
import type { TableSession } from "../sessions/session.ts";

/** The chance to win falls by more than this. */
const GRAVE = 0.12;
/** After a question so many decisions go by before the next one. */
const REST = 5;
const BUDGET = { iterations: 1_500, milliseconds: 1_200 };
/** For the second opinion on a move: so many outcomes, each thought about for so long. */
const OUTCOMES = 2;
const SHORT = { iterations: 250, milliseconds: 200 };

export type CoachNote =
  | { readonly kind: "intro"; readonly says: Wording }
  | { readonly kind: "doubt"; readonly move: Move; readonly best: Move; readonly reasons: readonly Reason[] };

export interface CoachTools {
  readonly ask: AskAnalysis;
  readonly intros: readonly CoachIntro[];
  readonly wasExplained: (type: string) => boolean;
  readonly markExplained: (types: readonly string[]) => void;
}

export class Coach {
  readonly note: ReadonlySignal<CoachNote | null>;
  private readonly session: TableSession;
  private readonly tools: CoachTools;
  private readonly now = signal<CoachNote | null>(null);
  private readonly stop: () => void;
  private analysis: Analysis | null = null;
  /** What moves lose by a second opinion, where one is needed. */
  private readonly confirmed = new Map<Move, number>();
  /** The decision that is being thought about, and the last one that was asked about. */
  private version = -1;
  private doubted = -1;
  private decisions = REST;

  constructor(session: TableSession, tools: CoachTools) {
    this.session = session;
    this.tools = tools;
    this.note = this.now;
    this.stop = effect(() => this.look(session.moment.value.version, session.legal.value));
  }

  close(): void {
    this.stop();
  }

  readonly dismiss = (): void => {
    this.now.value = null;
  };

  /** Whether a move may be made without a word. */
  readonly allows = (move: Move): boolean => {
    const { session, analysis, version } = this;
    const { view, viewer } = session.moment.peek();
    const rested = this.decisions >= REST && this.doubted !== version;
    if (rested && analysis !== null && viewer !== null) {
      const { game } = session;
      if (this.isGrave(analysis, move)) {
        const { best } = analysis;
        this.doubted = version;
        this.decisions = 0;
        this.now.value = { kind: "doubt", move, best, reasons: reasonsFor(game, view, analysis, best, move) };
        return false;
      }
    }
    if (this.doubted !== version) this.decisions++;
    return true;
  };

  /** A new decision, or none. */
  private look(version: number, legal: readonly Move[]): void {
    if (version === this.version && legal.length > 0) return;
    this.version = legal.length > 0 ? version : -1;
    this.analysis = null;
    this.confirmed.clear();
    if (this.now.peek()?.kind === "doubt" || legal.length === 0) this.now.value = null;
    if (legal.length === 0) return;
    this.introduce(legal);
    if (legal.length > 1) void this.think(version);
  }

  private introduce(legal: readonly Move[]): void {
    const { moves } = this.session.game;
    const possible = new Set(legal.map((move) => moves.types[moves.typeIndex(move)]?.type));
    const intro = this.tools.intros.find(
      ({ types }) => types.some((type) => possible.has(type)) && !types.some(this.tools.wasExplained),
    );
    if (intro === undefined) return;
    this.tools.markExplained(intro.types);
    this.now.value = { kind: "intro", says: intro.says };
  }

  private async think(version: number): Promise<void> {
    const { game, moment } = this.session;
    const { view, viewer } = moment.peek();
    if (viewer === null) return;
    const position = {
      game: game.id,
      view: game.layout.toJson(view),
      seat: viewer,
      seed: version,
      budget: BUDGET,
    };
    const analysis = await this.tools.ask(position);
    if (this.version !== version) return;
    this.analysis = analysis;
    if (analysis !== null && !this.isRivalry(analysis)) await this.confirm(version, analysis);
  }

  private isRivalry({ chances }: Analysis): boolean {
    return hasRivals(this.session.game, chances.length);
  }

  private isGrave(analysis: Analysis, move: Move): boolean {
    const { view, viewer } = this.session.moment.peek();
    const loss = lossOf(this.session.game, view, analysis, viewer ?? 0, move);
    const sure = this.isRivalry(analysis) ? loss : Math.min(loss, this.confirmed.get(move) ?? 0);
    return sure > GRAVE;
  }

  /** Thinks again about the moves that look like mistakes, one after the other, while the player does. */
  private async confirm(version: number, analysis: Analysis): Promise<void> {
    const { game, moment } = this.session;
    const { view, viewer } = moment.peek();
    const best = await this.standingAfter(analysis.best);
    for (const { move } of analysis.moves) {
      if (this.version !== version || best === null) return;
      if (lossOf(game, view, analysis, viewer ?? 0, move) <= GRAVE) continue;
      const own = await this.standingAfter(move);
      if (this.version === version && own !== null)
        this.confirmed.set(move, lossOfPoints(game, view, best - own));
    }
  }

  /** Points that can be expected after a move; null when it cannot be said. What ends the game was seen by the search. */
  private async standingAfter(move: Move): Promise<number | null> {
    const { game, moment } = this.session;
    const { view, viewer } = moment.peek();
    const outcomes = outcomesOf(game, view, viewer ?? 0, move, OUTCOMES);
    if (outcomes === null) return Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (const [seed, { view: next, seat }] of outcomes.entries()) {
      const position = { game: game.id, view: game.layout.toJson(next), seat, seed, budget: SHORT };
      const found = await this.tools.ask(position);
      const points = found?.moves.find((estimate) => estimate.move === found.best)?.points[seat];
      if (points === undefined) return null;
      sum += points;
    }
    return sum / outcomes.length;
  }
}
