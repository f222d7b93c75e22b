/**
 * How fast bots seem to play. The small moves of one turn follow each other quickly, a turn is followed by a pause, and a
 * round of bots never takes longer than its limit, however many they are. Whoever does not want to wait skips the rest.
 */

/** All in milliseconds. */
export interface Pace {
  /** Before the first move of a turn. */
  readonly turn: number;
  /** Before each further move of it. */
  readonly step: number;
  /** For each scene of a move. */
  readonly scene: number;
  /** For all moves of bots between two decisions of people, without their scenes. */
  readonly round: number;
}

/** No pause takes more than this share of what is left of the round: the last bot has its moment, too. */
const SHARE = 0.4;

export class Pacing {
  private readonly pace: () => Pace;
  private readonly now: () => number;
  private until: number | null = null;
  private hurried = false;
  private waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly done: () => void } | null = null;

  constructor(pace: () => Pace, now: () => number = () => performance.now()) {
    this.pace = pace;
    this.now = now;
  }

  /** A person decides: the next round begins after that. */
  rest(): void {
    this.until = null;
    this.hurried = false;
  }

  /** Ends the pause, and all others of this round. */
  readonly hurry = (): void => {
    this.hurried = true;
    if (this.waiting === null) return;
    clearTimeout(this.waiting.timer);
    this.waiting.done();
    this.waiting = null;
  };

  /** The pause before a bot's move, after one with so many scenes. */
  pause(sameTurn: boolean, scenes: number): Promise<void> {
    const time = this.timeBefore(sameTurn, scenes);
    if (time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        this.waiting = null;
        resolve();
      };
      this.waiting = { timer: setTimeout(done, time), done: resolve };
    });
  }

  private timeBefore(sameTurn: boolean, scenes: number): number {
    if (this.hurried) return 0;
    const { turn, step, scene, round } = this.pace();
    const told = scenes * scene;
    const now = this.now();
    this.until = (this.until ?? now + round) + told;
    const left = Math.max(0, this.until - now - told);
    return told + Math.min(sameTurn ? step : turn, left * SHARE);
  }
}
