/**
 * Games of bots among themselves go on without waiting for anybody. One address may have only a few at a time, or the
 * bots would have no time left for people.
 */
export class BotGames {
  /** How many may go on at once for one address. */
  readonly most: number;
  private readonly isPlaying: (tableId: string) => boolean;
  private readonly tables = new Map<string, string[]>();

  constructor(most: number, isPlaying: (tableId: string) => boolean) {
    this.most = most;
    this.isPlaying = isPlaying;
  }

  mayBegin(address: string): boolean {
    this.forgetFinished();
    return (this.tables.get(address)?.length ?? 0) < this.most;
  }

  begun(address: string, tableId: string): void {
    this.tables.set(address, [...(this.tables.get(address) ?? []), tableId]);
  }

  private forgetFinished(): void {
    for (const [address, ids] of this.tables) {
      const left = ids.filter(this.isPlaying);
      if (left.length === 0) this.tables.delete(address);
      else this.tables.set(address, left);
    }
  }
}
