import { Random, seedOf } from "./random.ts";

/** Far from any multiple of a small fraction, so that another face, card or seat comes up. */
const DETOUR = 0x9e3779b9;

/** `Random.of(seed)` with one other draw: shows what depends on that draw alone. */
export class SwervingRandom extends Random {
  private readonly swerve: number;
  private drawn: number;

  /** `swerve`: which draw, counted from 0. */
  constructor(seed: number, swerve: number) {
    super(seedOf(seed));
    this.swerve = swerve;
    this.drawn = 0;
  }

  override uint32(): number {
    const value = super.uint32();
    return this.drawn++ === this.swerve ? (value + DETOUR) >>> 0 : value;
  }
}
