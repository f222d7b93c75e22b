/**
 * Lets a few pieces of work run at a time, and everybody else be served in between: when a server comes back, all screens
 * come back with it, and nobody who only asks for a moment should have to wait for all of them.
 */
export class Turns {
  private readonly most: number;
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(most: number) {
    this.most = most;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.most) this.running++;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running--;
      else setImmediate(next);
    }
  }
}
