/**
 * Tree search over hidden information, for any game (information-set Monte-Carlo tree search).
 *
 * Each iteration guesses anew what the seat cannot know (`redeal`), walks down the tree by moves that are legal in that
 * world (every seat chooses for itself: max^n), adds to the tree where it ends, plays on for a while, and tells every seat
 * on the way how good the outcome is for it. Chance is sampled on the way. The true state is never there to be looked at.
 */
import {
  type Context,
  exp,
  type Game,
  log,
  type Move,
  MoveList,
  OVER,
  Random,
  type Seat,
  seedOf,
} from "@banquise/engine";
import { MoveMarks } from "./marks.ts";
import { Payoffs } from "./payoffs.ts";
import { Playout, type PlayoutOptions } from "./playout.ts";
import { type MoveEstimate, Root } from "./root.ts";
import { NONE, Tree } from "./tree.ts";

export interface SearchOptions extends PlayoutOptions {
  /** Weight of exploration in the choice between children. */
  readonly exploration: number;
  /** Whether all moves of a node are looked at at once, and tried the more the better they look; else all are tried. */
  readonly guided: boolean;
}

/** Iterations between two looks at the clock. */
const CLOCK_INTERVAL = 16;

/** A guided search gives a move e times the attention of another one that looks worse by this utility. */
const TEMPERATURE = 0.05;
/** Every move of the decision itself is tried at least this often, times the root of all iterations: people ask about any. */
const LEAST_ATTENTION = 1 / 8;
/** Logarithms of the numbers that are asked for again and again. */
const LOGS = Float64Array.from({ length: 4096 }, (_, n) => log(n));
const logOf = (n: number): number => (n < LOGS.length ? (LOGS[n] as number) : log(n));

/** No way down is longer. */
const MAX_DEPTH = 256;

export class Search<S> {
  readonly game: Game<S>;
  readonly seats: number;
  readonly options: SearchOptions;
  private readonly tree: Tree;
  private readonly root: Root<S>;
  private readonly view: S;
  private readonly world: S;
  /** Where a move that is looked at leads. */
  private readonly after: S;
  private readonly random = Random.of(0);
  private readonly context: Context = { random: this.random, emit: null };
  private readonly list = new MoveList();
  private readonly legalMarks: MoveMarks;
  private readonly childMarks: MoveMarks;
  private readonly payoffs: Payoffs<S>;
  private readonly playout: Playout<S>;
  private seat: Seat = OVER;
  /** The nodes on the way down of this iteration, and the seats that chose them. */
  private readonly path = new Int32Array(MAX_DEPTH);
  private readonly choosers = new Int32Array(MAX_DEPTH);
  private depth = 0;
  /** What the seat expects where an iteration ends, line by line; null unless somebody asked. */
  private lines: Float64Array | null = null;

  constructor(game: Game<S>, seats: number, options: SearchOptions) {
    this.game = game;
    this.seats = seats;
    this.options = options;
    this.tree = new Tree();
    this.root = new Root(game, seats);
    this.view = game.layout.create();
    this.world = game.layout.create();
    this.after = game.layout.create();
    this.legalMarks = new MoveMarks(game.moves.size);
    this.childMarks = new MoveMarks(game.moves.size);
    this.payoffs = new Payoffs(game, seats);
    this.playout = new Playout(game, options, this.context);
  }

  /**
   * Turns to a decision of `seat`. The tree is kept when `played`, the move chosen last, led here without chance and
   * without showing anything new, and then the answer is true; else it starts anew.
   */
  begin(view: S, seat: Seat, seed: number, { oversight = 0, played = NONE } = {}): boolean {
    const { tree } = this;
    this.random.reseed(seedOf(seed));
    const led = played !== NONE && this.leadsTo(view, seat, played) ? tree.childOf(tree.root, played) : NONE;
    // Where the tree has no room left, a node that was never opened would never be.
    const child = led !== NONE && tree.full && tree.firstChild[led] === NONE ? NONE : led;
    if (child === NONE) {
      tree.reset();
      this.payoffs.reset();
    } else tree.root = child;
    this.game.layout.copy(view, this.view);
    this.seat = seat;
    this.root.begin(view, oversight, this.random);
    this.lines = null;
    return child !== NONE;
  }

  /** From now on, until another decision, estimates say what expected points are made of. */
  tellLines(): void {
    this.lines = new Float64Array(this.game.evaluate.lines.length);
    this.root.keepLines();
  }

  /** Moves that are considered. */
  get breadth(): number {
    return this.root.moves.length;
  }

  /** Goes on for so many iterations, or until the clock of `performance.now()` shows `until`; returns how many it did. */
  run(iterations: number, until = Number.POSITIVE_INFINITY): number {
    let done = 0;
    while (done < iterations) {
      this.iterate();
      done++;
      if (done % CLOCK_INTERVAL === 0 && performance.now() >= until) break;
    }
    return done;
  }

  /** The move tried most; the better one of equals. Before the first iteration the first move. */
  best(): Move {
    const { tree, root } = this;
    let best = NONE;
    for (let i = 0; i < root.moves.length; i++) {
      const child = tree.childOf(tree.root, root.moves.at(i));
      if (child !== NONE && (best === NONE || this.isBetter(child, best))) best = child;
    }
    return best === NONE ? root.moves.at(0) : (tree.moves[best] as Move);
  }

  /** Whether so many more iterations could not change which move was tried most. */
  isSettled(iterations: number): boolean {
    const { tree, root } = this;
    let [most, second] = [0, 0];
    for (let i = 0; i < root.moves.length; i++) {
      const child = tree.childOf(tree.root, root.moves.at(i));
      const visits = child === NONE ? 0 : (tree.visits[child] as number);
      second = Math.max(second, Math.min(most, visits));
      most = Math.max(most, visits);
    }
    return most - second > iterations;
  }

  private isBetter(node: number, other: number): boolean {
    const { visits, sums } = this.tree;
    const more = (visits[node] as number) - (visits[other] as number);
    return more > 0 || (more === 0 && (sums[node] as number) > (sums[other] as number));
  }

  estimates(): MoveEstimate[] {
    return this.root.estimates();
  }

  private leadsTo(view: S, seat: Seat, played: Move): boolean {
    const { game, world } = this;
    if (seat !== this.seat) return false;
    game.layout.copy(this.view, world);
    game.redeal(world, seat, this.random);
    const before = this.random.draws;
    game.apply(world, played, this.context);
    if (this.random.draws !== before) return false;
    const after = game.layout.create();
    game.view(world, seat, after);
    return game.layout.equals(after, view);
  }

  private iterate(): void {
    const { game, world } = this;
    game.layout.copy(this.view, world);
    game.redeal(world, this.seat, this.random);
    this.descend();
    this.playout.run(world);
    this.payoffs.measure(world);
    this.credit();
  }

  /** Walks down and adds a node where a move has none yet. */
  private descend(): void {
    const { game, world, tree } = this;
    let node = tree.root;
    let list = this.root.moves;
    this.depth = 0;
    while (this.depth < MAX_DEPTH) {
      const seat = game.actor(world);
      if (seat === OVER) return;
      if (this.depth > 0) {
        list = this.list;
        list.clear();
        game.legal(world, list);
      }
      const child = this.options.guided ? this.chooseGuided(node, seat, list) : this.choose(node, list);
      if (child === NONE) return;
      this.choosers[this.depth] = seat;
      this.path[this.depth++] = child;
      game.apply(world, tree.moves[child] as Move, this.context);
      if (tree.visits[child] === 0) return;
      node = child;
    }
  }

  /** The child to walk to: a new one while some move has none, else the one with the best prospects (UCB1). */
  private choose(node: number, list: MoveList): number {
    const { tree, legalMarks } = this;
    const { exploration } = this.options;
    const { moves, offered, visits, sums, nextSibling } = tree;
    const children = this.markMoves(node, list);
    let best = NONE;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let child = tree.firstChild[node] as number; child !== NONE; child = nextSibling[child] as number) {
      if (!legalMarks.has(moves[child] as Move)) continue;
      const times = (offered[child] as number) + 1;
      offered[child] = times;
      const n = visits[child] as number;
      const score = (sums[child] as number) / n + exploration * Math.sqrt(logOf(times) / n);
      if (score > bestScore) {
        bestScore = score;
        best = child;
      }
    }
    return children === list.length || tree.full ? best : this.expand(node, list);
  }

  /** Marks the legal moves, and those of them that have a node; returns how many have one. */
  private markMoves(node: number, list: MoveList): number {
    const { tree, legalMarks, childMarks } = this;
    const { moves, nextSibling } = tree;
    legalMarks.clear();
    childMarks.clear();
    for (let i = 0; i < list.length; i++) legalMarks.mark(list.at(i));
    let count = 0;
    for (let child = tree.firstChild[node] as number; child !== NONE; child = nextSibling[child] as number) {
      const move = moves[child] as Move;
      if (!legalMarks.has(move)) continue;
      childMarks.mark(move);
      count++;
    }
    return count;
  }

  /** Adds any of the moves that have no node yet. */
  private expand(node: number, list: MoveList): number {
    const { childMarks, random } = this;
    let chosen = NONE;
    let count = 0;
    for (let i = 0; i < list.length; i++) {
      const move = list.at(i);
      if (!childMarks.has(move) && random.int(++count) === 0) chosen = move;
    }
    return this.tree.add(node, chosen);
  }

  /** The child to walk to: the one with the best prospects, those counting most at first that look best (PUCT). */
  private chooseGuided(node: number, seat: Seat, list: MoveList): number {
    const { tree, legalMarks } = this;
    if (this.markMoves(node, list) < list.length) this.lookAt(node, seat, list);
    const { moves, visits, sums, priors, weights, nextSibling } = tree;
    let weight = 0;
    let all = 1;
    for (let child = tree.firstChild[node] as number; child !== NONE; child = nextSibling[child] as number) {
      if (!legalMarks.has(moves[child] as Move)) continue;
      weight += weights[child] as number;
      all += visits[child] as number;
    }
    const attention = (this.options.exploration * Math.sqrt(all)) / weight;
    const least = this.depth === 0 ? Math.sqrt(all) * LEAST_ATTENTION : 0;
    let best = NONE;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let child = tree.firstChild[node] as number; child !== NONE; child = nextSibling[child] as number) {
      if (!legalMarks.has(moves[child] as Move)) continue;
      const n = visits[child] as number;
      if (n < least) return child;
      // What it looked like at first counts as one visit.
      const score =
        ((sums[child] as number) + (priors[child] as number) + attention * (weights[child] as number)) /
        (n + 1);
      if (score > bestScore) {
        bestScore = score;
        best = child;
      }
    }
    return best;
  }

  /** Adds all moves that have no node yet, as far as there is room, with what each looks like right after it. */
  private lookAt(node: number, seat: Seat, list: MoveList): void {
    const { game, tree, world, after, childMarks, payoffs } = this;
    for (let i = 0; i < list.length && !tree.full; i++) {
      const move = list.at(i);
      if (childMarks.has(move)) continue;
      game.layout.copy(world, after);
      game.apply(after, move, this.context);
      payoffs.measure(after);
      const child = tree.add(node, move);
      const prior = payoffs.utilities[seat] as number;
      tree.priors[child] = prior;
      tree.weights[child] = exp(prior / TEMPERATURE);
    }
  }

  /** Tells every node on the way how it ended for the seat that chose it. */
  private credit(): void {
    const { tree, path, depth, choosers } = this;
    const { visits, sums } = tree;
    const { utilities } = this.payoffs;
    visits[tree.root] = (visits[tree.root] as number) + 1;
    for (let i = 0; i < depth; i++) {
      const node = path[i] as number;
      visits[node] = (visits[node] as number) + 1;
      sums[node] = (sums[node] as number) + (utilities[choosers[i] as Seat] as number);
    }
    const move = tree.moves[path[0] as number] as Move;
    this.root.credit(move, this.payoffs);
    if (this.lines === null) return;
    this.game.evaluate.expect(this.world, this.seat, this.lines);
    this.root.creditLines(move, this.lines);
  }
}
