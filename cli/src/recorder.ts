/** Writes games down in the order in which they were asked for, whichever thread is done first. */
import { appendFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** The lines of a part, packed where they were made: packed parts one after the other are a packed file. */
export const packLines = (lines: readonly string[]): Uint8Array =>
  gzipSync(lines.map((line) => `${line}\n`).join(""));

export class Recorder {
  private readonly path: string;
  private readonly waiting = new Map<number, Uint8Array>();
  private next = 0;

  private constructor(path: string) {
    this.path = path;
  }

  /** Null when the file cannot be written. What it held is lost, as by any output. */
  static open(path: string): Recorder | null {
    try {
      writeFileSync(path, "");
      return new Recorder(path);
    } catch {
      return null;
    }
  }

  add(part: number, packed: Uint8Array): void {
    this.waiting.set(part, packed);
    for (let ready = this.waiting.get(this.next); ready; ready = this.waiting.get(this.next)) {
      appendFileSync(this.path, ready);
      this.waiting.delete(this.next++);
    }
  }
}
