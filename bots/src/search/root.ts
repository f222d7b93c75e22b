import { type Game, type Move, MoveList, type Random } from "@banquise/engine";
import type { Payoffs } from "./payoffs.ts";

/** What a search found out about one legal move. */
export interface MoveEstimate {
  readonly move: Move;
  /** How often it was tried: the search tries most what it likes best. */
  readonly visits: number;
  /**
   * For each seat its chance to win, from 0 to 1; they add up to 1 between rivals. In a cooperative game it is the chance
   * of all together, if the game can tell it. Alone it is how well things go, against 0.5 for what the first playouts
   * brought.
   */
  readonly chances: readonly number[];
  /** For each seat its expected final points. */
  readonly points: readonly number[];
  /** For the seat that decides: what they are made of, by the lines of the evaluation; empty unless somebody asked. */
  readonly lines: readonly number[];
}

/** The legal moves of the decision that is searched, and the outcomes that each has led to. */
export class Root<S> {
  readonly moves = new MoveList();
  private readonly game: Game<S>;
  private readonly seats: number;
  /** By move: its place in `moves`. */
  private readonly slots: Int32Array;
  private visits = new Int32Array(0);
  private chances = new Float64Array(0);
  private points = new Float64Array(0);
  /** How many lines each move keeps. */
  private width = 0;
  private lines = new Float64Array(0);

  constructor(game: Game<S>, seats: number) {
    this.game = game;
    this.seats = seats;
    this.slots = new Int32Array(game.moves.size);
  }

  /** Lists the legal moves of a view. Each is overlooked with the chance `oversight`, but never all of them. */
  begin(view: S, oversight: number, random: Random): void {
    const { moves, seats } = this;
    moves.clear();
    this.game.legal(view, moves);
    if (oversight > 0) overlook(moves, oversight, random);
    for (let i = 0; i < moves.length; i++) this.slots[moves.at(i)] = i;
    this.visits = new Int32Array(moves.length);
    this.chances = new Float64Array(moves.length * seats);
    this.points = new Float64Array(moves.length * seats);
    this.width = 0;
  }

  /** From now on outcomes are told line by line, too. */
  keepLines(): void {
    this.width = this.game.evaluate.lines.length;
    this.lines = new Float64Array(this.moves.length * this.width);
  }

  creditLines(move: Move, expected: Float64Array): void {
    const first = (this.slots[move] as number) * this.width;
    for (let line = 0; line < this.width; line++)
      this.lines[first + line] = (this.lines[first + line] as number) + (expected[line] as number);
  }

  credit(move: Move, { chances, points }: Payoffs<S>): void {
    const { seats } = this;
    const slot = this.slots[move] as number;
    this.visits[slot] = (this.visits[slot] as number) + 1;
    for (let seat = 0; seat < seats; seat++) {
      const i = slot * seats + seat;
      this.chances[i] = (this.chances[i] as number) + (chances[seat] as number);
      this.points[i] = (this.points[i] as number) + (points[seat] as number);
    }
  }

  /** All moves that were tried, in the order of the list. */
  estimates(): MoveEstimate[] {
    const estimates: MoveEstimate[] = [];
    for (let slot = 0; slot < this.moves.length; slot++) {
      const visits = this.visits[slot] as number;
      if (visits === 0) continue;
      const mean = (sums: Float64Array, width = this.seats): number[] =>
        Array.from(sums.subarray(slot * width, (slot + 1) * width), (sum) => sum / visits);
      const move = this.moves.at(slot);
      const lines = mean(this.lines, this.width);
      estimates.push({ move, visits, chances: mean(this.chances), points: mean(this.points), lines });
    }
    return estimates;
  }
}

function overlook(moves: MoveList, oversight: number, random: Random): void {
  const kept = random.int(moves.length);
  let count = 0;
  for (let i = 0; i < moves.length; i++) {
    const seen = random.unit() >= oversight;
    if (seen || i === kept) moves.codes[count++] = moves.at(i);
  }
  moves.length = count;
}
