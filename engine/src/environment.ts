/** One game for programs that learn: reset, step, copies to go back to, and worlds that fit what a seat knows. */
import {
  type Context,
  type Game,
  OVER,
  type Seat,
  type TableConfig,
  type Viewer,
  victoriesOf,
} from "./game.ts";
import { type Move, MoveList } from "./moves.ts";
import { Random, seedOf } from "./random.ts";

/** A moment to go back to: the whole table, and the chance to come. */
interface Clone<S> {
  readonly state: S;
  readonly random: Random;
}

/** More copies than this are a leak. */
export const MOST_CLONES = 100_000;

export class Environment<S> {
  readonly game: Game<S>;
  readonly config: TableConfig;
  /** The legal moves of the actor, in the order of the game; empty when it is over. */
  readonly legal = new MoveList();
  /** The seat that decides, or `OVER`. */
  actor: Seat = OVER;
  private readonly state: S;
  private readonly random = Random.of(0);
  private readonly context: Context = { random: this.random, emit: null };
  private readonly clones = new Map<number, Clone<S>>();
  private nextClone = 1;

  constructor(game: Game<S>, config: TableConfig, seed: number) {
    this.game = game;
    this.config = config;
    this.state = game.layout.create();
    this.reset(seed);
  }

  get done(): boolean {
    return this.actor === OVER;
  }

  reset(seed: number): void {
    this.random.reseed(seedOf(seed));
    this.game.layout.clear(this.state);
    this.game.setup(this.state, this.config, this.context);
    this.look();
  }

  /** Plays a legal move. */
  play(move: Move): void {
    this.game.apply(this.state, move, this.context);
    this.look();
  }

  /** What a viewer may know, written into `out`. */
  view(viewer: Viewer, out: S): void {
    this.game.layout.clear(out);
    this.game.view(this.state, viewer, out);
  }

  whyNot(move: Move): string | null {
    return this.done ? null : this.game.whyNot(this.state, move);
  }

  /** For each seat its share of the victory; zero before the end. */
  rewards(): readonly number[] {
    return this.done
      ? victoriesOf(this.game, this.game.result(this.state))
      : Array(this.config.seats).fill(0);
  }

  /** Final points of each seat. */
  points(): readonly number[] {
    return this.game.result(this.state).seats.map(({ total }) => total);
  }

  /** Keeps this moment, and the chance to come with it; null when too many are kept. */
  clone(): number | null {
    if (this.clones.size >= MOST_CLONES) return null;
    const random = Random.of(0);
    random.copy(this.random);
    this.clones.set(this.nextClone, { state: this.game.layout.clone(this.state), random });
    return this.nextClone++;
  }

  /** Whether there was such a moment. It stays, to be gone back to again. */
  restore(id: number): boolean {
    const clone = this.clones.get(id);
    if (clone === undefined) return false;
    this.game.layout.copy(clone.state, this.state);
    this.random.copy(clone.random);
    this.look();
    return true;
  }

  release(id: number): boolean {
    return this.clones.delete(id);
  }

  /** Another world that fits what a viewer knows. The chance to come is another one too: it was never known. */
  redeal(viewer: Viewer, seed: number): void {
    this.random.reseed(seedOf(seed));
    this.game.redeal(this.state, viewer, this.random);
    this.look();
  }

  private look(): void {
    this.actor = this.game.actor(this.state);
    this.legal.clear();
    if (this.actor !== OVER) this.game.legal(this.state, this.legal);
  }
}
