import type { Move } from "@banquise/engine";

/** A set of moves: membership in constant time, emptied for free. */
export class MoveMarks {
  private readonly marks: Int32Array;
  private round = 1;

  constructor(size: number) {
    this.marks = new Int32Array(size);
  }

  clear(): void {
    this.round++;
  }

  mark(move: Move): void {
    this.marks[move] = this.round;
  }

  has(move: Move): boolean {
    return this.marks[move] === this.round;
  }
}
