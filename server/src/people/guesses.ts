import type { AttemptStore } from "../storage/attempt-store.ts";

const MINUTE = 60_000;

/**
 * How often one may be wrong in a quarter of an hour: from one address about one name, and about any; about one name from
 * everywhere. One stranger does not use up the owner's tries, and many of them together still find nothing.
 */
const SPAN = 15 * MINUTE;
const MOST = { name: 10, address: 50, everywhere: 100 } as const;

export interface Guess {
  /** What is guessed: the key of a name. */
  readonly name: string;
  /** Keyed hash of where it is guessed from. */
  readonly from: string;
  /**
   * Whether tries from everywhere count together. Not where the owner has signed in before, nor for what nobody guesses,
   * such as a recovery code: however many strangers try, the owner gets in.
   */
  readonly together: boolean;
}

/**
 * Limits against guessing. A try is counted before it is known what it was, so that many at once do not slip through; for
 * names that nobody has just as for others.
 */
export class Guesses {
  private readonly store: AttemptStore;
  private readonly now: () => number;
  /** Whether addresses are counted: behind some proxies everybody has the same. */
  private readonly byAddress: boolean;

  constructor(store: AttemptStore, now: () => number, byAddress: boolean) {
    this.store = store;
    this.now = now;
    this.byAddress = byAddress;
  }

  /** Counts a try; 0, or the seconds to wait if there were too many. */
  async wait(guess: Guess): Promise<number> {
    const now = this.now();
    for (const [topic, most] of this.topicsOf(guess)) {
      const { count, ends_at } = await this.store.add(topic, now, SPAN);
      if (count > most) return secondsUntil(ends_at, now);
    }
    return 0;
  }

  /** It was no guess. */
  async wasRight(guess: Guess): Promise<void> {
    const [[own] = [""], ...others] = this.topicsOf(guess);
    await this.store.clear(own);
    for (const [topic] of others) await this.store.giveBack(topic);
  }

  /** Counts something that costs somebody else, such as a mail; whether that was once too often. */
  async isTooMany(topic: string, most: number, span: number): Promise<boolean> {
    return (await this.store.add(topic, this.now(), span)).count > most;
  }

  /** What a try counts for, and how many there may be. */
  private topicsOf({ name, from, together }: Guess): [topic: string, most: number][] {
    return [
      [`name ${name} from ${from}`, MOST.name],
      ...(this.byAddress ? [[`from ${from}`, MOST.address] as [string, number]] : []),
      ...(together ? [[`name ${name}`, MOST.everywhere] as [string, number]] : []),
    ];
  }
}

const secondsUntil = (end: number, now: number): number => Math.max(1, Math.ceil((end - now) / 1000));
