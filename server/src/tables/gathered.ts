/**
 * Does something at once when it is asked for, and then at most once in an interval, however often it is asked for in
 * between.
 */
export class Gathered {
  private readonly interval: number;
  private readonly work: () => void;
  private timer: NodeJS.Timeout | null = null;
  private isDue = false;

  constructor(interval: number, work: () => void) {
    this.interval = interval;
    this.work = work;
  }

  ask(): void {
    if (this.timer === null) this.run();
    else this.isDue = true;
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.isDue = false;
  }

  private run(): void {
    this.isDue = false;
    this.timer = setTimeout(() => {
      this.timer = null;
      if (this.isDue) this.run();
    }, this.interval);
    this.timer.unref();
    this.work();
  }
}
