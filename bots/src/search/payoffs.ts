import { type Evaluation, exp, type Game, OVER, type Seat, victoriesOf } from "@banquise/engine";
import { NotFinite } from "../not-finite.ts";

/** Steepness at which a lead of `decisiveLead` points is worth a chance of 0.95. */
const STEEPNESS = 3;

/** Of the utility of a finished game this much is winning; the rest is the lead, so that lost games are played well too. */
const VICTORY_SHARE = 0.8;

/** Playouts after which it is known what to expect where there is no rival to compare with. */
const PLAYOUTS_FOR_PAR = 32;

/**
 * How an outcome looks to each seat. `points` are those of the game's evaluation, `chances` how likely each seat wins,
 * `utilities` what the search compares, all but points from 0 to 1. Where nobody is a rival (alone, or all together)
 * points count against the par of the first playouts.
 */
export class Payoffs<S> {
  readonly points: Float64Array;
  readonly chances: Float64Array;
  readonly utilities: Float64Array;
  private readonly game: Game<S>;
  private readonly seats: number;
  private readonly together: boolean;
  private parSum = 0;
  private parCount = 0;

  constructor(game: Game<S>, seats: number) {
    this.game = game;
    this.seats = seats;
    this.points = new Float64Array(seats);
    this.chances = new Float64Array(seats);
    this.utilities = new Float64Array(seats);
    this.together = game.cooperative || seats === 1;
  }

  /** Forgets the par. */
  reset(): void {
    this.parSum = 0;
    this.parCount = 0;
  }

  measure(s: S): void {
    const { game, seats, points } = this;
    const { evaluate } = game;
    if (game.cooperative) points.fill(quickValueAt(evaluate, s, 0));
    else for (let seat = 0; seat < seats; seat++) points[seat] = quickValueAt(evaluate, s, seat);
    const over = game.actor(s) === OVER;
    const slope = STEEPNESS / evaluate.decisiveLead(s);
    if (this.together) this.measureTogether(s, over, slope);
    else this.measureRivals(s, over, slope);
    this.expectNumbers();
  }

  private expectNumbers(): void {
    const { seats, points, chances, utilities } = this;
    for (let seat = 0; seat < seats; seat++) if (!Number.isFinite(points[seat])) throw new NotFinite("value");
    for (let seat = 0; seat < seats; seat++) {
      if (!Number.isFinite(chances[seat]) || !Number.isFinite(utilities[seat]))
        throw new NotFinite("decisiveLead or chance");
    }
  }

  private measureTogether(s: S, over: boolean, slope: number): void {
    const points = this.points[0] as number;
    if (this.parCount < PLAYOUTS_FOR_PAR) {
      this.parSum += points;
      this.parCount++;
    }
    const gain = 1 / (1 + exp((this.parSum / this.parCount - points) * slope));
    if (over && this.game.cooperative) {
      const victory = victoriesOf(this.game, this.game.result(s))[0] as number;
      this.chances.fill(victory);
      this.utilities.fill(VICTORY_SHARE * victory + (1 - VICTORY_SHARE) * gain);
    } else {
      this.chances.fill(this.game.evaluate.chance?.(s, points) ?? gain);
      this.utilities.fill(gain);
    }
  }

  /** The chance of each seat grows with the exponential of its points; for two seats that is the logistic curve of the lead. */
  private measureRivals(s: S, over: boolean, slope: number): void {
    const { seats, points, chances, utilities } = this;
    let most = points[0] as number;
    for (let seat = 1; seat < seats; seat++) most = Math.max(most, points[seat] as number);
    let sum = 0;
    let leaders = 0;
    for (let seat = 0; seat < seats; seat++) {
      const weight = exp(((points[seat] as number) - most) * slope);
      if (points[seat] === most) leaders++;
      chances[seat] = weight;
      sum += weight;
    }
    for (let seat = 0; seat < seats; seat++) {
      const chance = (chances[seat] as number) / sum;
      chances[seat] = chance;
      utilities[seat] = chance;
    }
    if (over) this.decide(s, most, leaders);
  }

  private decide(s: S, most: number, leaders: number): void {
    const { seats, points, chances, utilities } = this;
    // Only ties need the rules that break them, and those allocate.
    const victories = leaders > 1 ? victoriesOf(this.game, this.game.result(s)) : null;
    for (let seat = 0; seat < seats; seat++) {
      const victory = victories === null ? Number(points[seat] === most) : (victories[seat] as number);
      chances[seat] = victory;
      utilities[seat] = VICTORY_SHARE * victory + (1 - VICTORY_SHARE) * (utilities[seat] as number);
    }
  }
}

const quickValueAt = <S>(evaluate: Evaluation<S>, s: S, seat: Seat): number =>
  evaluate.quickValue ? evaluate.quickValue(s, seat) : evaluate.value(s, seat);
