import type { AttemptStore } from "../storage/attempt-store.ts";

const MINUTE = 60_000;

/** How often one may be wrong in a quarter of an hour: about one name, and from one address about any. */
const SPAN = 15 * MINUTE;
const MOST = { name: 10, address: 50 } as const;

export interface Guess {
  /** What is guessed: the key of a name. */
  readonly name: string;
  /** Keyed hash of where it is guessed from. */
  readonly from: string;
  /** Whether the owner has signed in from there before: strangers elsewhere do not use up their tries. */
  readonly isKnown: boolean;
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
    const about = await this.store.add(nameTopic(guess), now, SPAN);
    if (about.count > MOST.name) return secondsUntil(about.ends_at, now);
    if (!this.byAddress) return 0;
    const from = await this.store.add(addressTopic(guess), now, SPAN);
    return from.count > MOST.address ? secondsUntil(from.ends_at, now) : 0;
  }

  /** It was no guess. */
  async wasRight(guess: Guess): Promise<void> {
    await this.store.clear(nameTopic(guess));
    if (this.byAddress) await this.store.giveBack(addressTopic(guess));
  }

  /** Counts something that costs somebody else, such as a mail; whether that was once too often. */
  async isTooMany(topic: string, most: number, span: number): Promise<boolean> {
    return (await this.store.add(topic, this.now(), span)).count > most;
  }
}

const nameTopic = ({ name, from, isKnown }: Guess): string =>
  isKnown ? `name ${name} from ${from}` : `name ${name}`;

const addressTopic = ({ from }: Guess): string => `from ${from}`;

const secondsUntil = (end: number, now: number): number => Math.max(1, Math.ceil((end - now) / 1000));
