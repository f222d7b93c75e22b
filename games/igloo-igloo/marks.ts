/** A set of spaces that is emptied in no time: a space is in it when it bears the present number. */
import { SPACES } from "./data.ts";

const LAST_NUMBER = 0xffffffff;

export class Marks {
  private readonly numbers = new Uint32Array(SPACES + 1);
  private present = 1;

  clear(): void {
    if (this.present === LAST_NUMBER) {
      this.numbers.fill(0);
      this.present = 0;
    }
    this.present++;
  }

  add(space: number): void {
    this.numbers[space] = this.present;
  }

  has(space: number): boolean {
    return this.numbers[space] === this.present;
  }
}
