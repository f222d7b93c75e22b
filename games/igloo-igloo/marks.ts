/** A set of spaces that is emptied in no time: a space is in it when it bears the present number. */
import { SPACES } from "./data.ts";

export class Marks {
  private readonly numbers = new Uint32Array(SPACES + 1);
  private present = 0;

  clear(): void {
    this.present++;
  }

  add(space: number): void {
    this.numbers[space] = this.present;
  }

  has(space: number): boolean {
    return this.numbers[space] === this.present;
  }
}
