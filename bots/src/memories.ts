import type { BotMemory } from "./bot.ts";

/** What bots keep at several tables: a few at a time, and the one that was not asked for longest goes first. */
export class Memories {
  private readonly most: number;
  private readonly kept = new Map<string, BotMemory>();

  constructor(most: number) {
    this.most = most;
  }

  /** Takes out what is kept under a name. Nobody else has it until it is put back. */
  take(name: string): BotMemory {
    const memory = this.kept.get(name) ?? { kept: null };
    this.kept.delete(name);
    return memory;
  }

  put(name: string, memory: BotMemory): void {
    this.kept.set(name, memory);
    if (this.kept.size <= this.most) return;
    for (const oldest of this.kept.keys()) {
      this.kept.delete(oldest);
      return;
    }
  }
}
