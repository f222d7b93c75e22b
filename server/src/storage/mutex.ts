/** Lets in one at a time, in the order in which they came. */
export class Mutex {
  private isTaken = false;
  private readonly waiting: (() => void)[] = [];

  /** Resolves with what gives it back. */
  async take(): Promise<() => void> {
    if (this.isTaken) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.isTaken = true;
    return () => this.release();
  }

  private release(): void {
    const next = this.waiting.shift();
    // It stays taken for the next one, so that nobody slips in between.
    if (next === undefined) this.isTaken = false;
    else next();
  }

  async run<T>(work: () => T | Promise<T>): Promise<T> {
    const release = await this.take();
    try {
      return await work();
    } finally {
      release();
    }
  }
}
