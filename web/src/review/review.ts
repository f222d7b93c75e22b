/** A finished game looked at again by a bot, decision by decision, from what each seat could know at the time. */
import { type Reason, reasonsFor } from "@banquise/bots";
import { type Decision, type Move, type Seat, victoriesOf } from "@banquise/engine";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { AnyState } from "../games.ts";
import type { ReplaySession } from "../sessions/replay.ts";
import type { Think } from "./thinking.ts";

/** A decision and what the bot thinks of it. */
export interface Judgement {
  readonly decision: Decision<AnyState>;
  readonly best: Move;
  /** For each seat its prospects, if the best move is played. */
  readonly prospects: readonly number[];
  /** How much worse the prospects of whoever decided are by the move that was played. */
  readonly loss: number;
  /** What speaks for the best move rather than for the one that was played. */
  readonly reasons: readonly Reason[];
}

/** A step of the game, and a seat's prospects at it. */
export interface CurvePoint {
  readonly at: number;
  readonly value: number;
}

const MOST_TURNS = 6;
/** Of one's own decisions at least so many are shown, if there are: those teach most. */
const MOST_OWN = 4;
/** What is smaller may be noise. */
const SMALLEST_LOSS = { chance: 0.05, points: 2 };

export class Review {
  readonly judgements = signal<readonly Judgement[]>([]);
  readonly running = signal(false);
  /** Prospects are points for somebody who plays alone, otherwise chances to win from 0 to 1. */
  readonly inPoints: boolean;
  /** Decisions with more than one possible move. */
  readonly decisions: readonly Decision<AnyState>[];
  readonly finished: ReadonlySignal<boolean>;
  /** Where the game turned: the costliest decisions, those of whoever looks first, each in the order of the game. */
  readonly turns: ReadonlySignal<{
    readonly own: readonly Judgement[];
    readonly others: readonly Judgement[];
  }>;

  private readonly session: ReplaySession;
  private readonly think: Think;

  constructor(session: ReplaySession, think: Think) {
    this.session = session;
    this.think = think;
    const { game, config } = session;
    this.inPoints = config.seats === 1 && !game.cooperative;
    this.decisions = session.decisions();
    this.finished = computed(() => this.judgements.value.length === this.decisions.length);
    this.turns = computed(() => {
      const least = this.inPoints ? SMALLEST_LOSS.points : SMALLEST_LOSS.chance;
      const costly = this.judgements.value
        .filter(({ loss }) => loss >= least)
        .sort((a, b) => b.loss - a.loss);
      const seat = session.perspective.value;
      const own = costly.filter(({ decision }) => decision.seat === seat).slice(0, MOST_OWN);
      const others = costly
        .filter(({ decision }) => decision.seat !== seat)
        .slice(0, MOST_TURNS - own.length);
      return { own: own.sort(inOrder), others: others.sort(inOrder) };
    });
  }

  /** Goes on where it was stopped. */
  async run(): Promise<void> {
    if (this.running.peek()) return;
    this.running.value = true;
    while (this.running.peek() && !this.finished.peek()) {
      const decision = this.decisions[this.judgements.peek().length] as Decision<AnyState>;
      const judgement = await this.judge(decision);
      if (judgement === null) break;
      this.judgements.value = [...this.judgements.peek(), judgement];
    }
    this.running.value = false;
  }

  stop(): void {
    this.running.value = false;
  }

  /**
   * The prospects of a seat over the game, and what came of them. Only its own decisions count: others could not know
   * what it knew, and would think otherwise of its prospects at the same moment.
   */
  curveOf(seat: Seat): readonly CurvePoint[] {
    const { game, length } = this.session;
    const own = this.judgements.value.filter(({ decision }) => game.cooperative || decision.seat === seat);
    const points = own.map(({ decision, prospects }) => ({ at: decision.at, value: prospects[seat] ?? 0 }));
    if (!this.finished.value) return points;
    const { result } = this.session;
    const outcome = this.inPoints ? result.seats[seat]?.total : victoriesOf(game, result)[seat];
    return [...points, { at: length, value: outcome ?? 0 }];
  }

  private async judge(decision: Decision<AnyState>): Promise<Judgement | null> {
    const { game } = this.session;
    const { seat, move, view } = decision;
    const analysis = await this.think(decision);
    if (analysis === null) return null;
    const prospectsOf = (wanted: Move): readonly number[] | null => {
      const estimate = analysis.moves.find((tried) => tried.move === wanted);
      return (this.inPoints ? estimate?.points : estimate?.chances) ?? null;
    };
    const prospects = prospectsOf(analysis.best) ?? [];
    const own = (values: readonly number[] | null): number => values?.[seat] ?? 0;
    // A move that the search did not even try is as bad as the worst it tried.
    const worst = Math.min(...analysis.moves.map((tried) => own(prospectsOf(tried.move))));
    const played = prospectsOf(move);
    const loss = Math.max(0, own(prospects) - (played === null ? worst : own(played)));
    const reasons = reasonsFor(game, view, analysis, analysis.best, move);
    return { decision, best: analysis.best, prospects, loss, reasons };
  }
}

const inOrder = (a: Judgement, b: Judgement): number => a.decision.at - b.decision.at;
