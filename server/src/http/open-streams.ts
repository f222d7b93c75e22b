/** How many streams each address has open: a stream costs little, but it stays. */
export class OpenStreams {
  private readonly most: number;
  private readonly counts = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** Counts one more; false, and it does not count, if the address has too many. */
  admit(address: string): boolean {
    const open = this.counts.get(address) ?? 0;
    if (open >= this.most) return false;
    this.counts.set(address, open + 1);
    return true;
  }

  release(address: string): void {
    const left = (this.counts.get(address) ?? 1) - 1;
    if (left === 0) this.counts.delete(address);
    else this.counts.set(address, left);
  }
}
