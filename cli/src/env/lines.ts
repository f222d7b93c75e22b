/**
 * Lines in and out without waiting for anything else: each read and each write holds the process. A turn of the event loop
 * for every line would take three quarters of the speed.
 */
import { readSync, writevSync } from "node:fs";

/** What a program is asked with and answers to. */
export interface LinePort {
  /** The next line without its end; null when no more will come; "tooLong" for one that was skipped. */
  read(): string | null | typeof TOO_LONG;
  /** Adds the end of the line, then the bytes that follow it. False when nobody reads any more. */
  write(line: string | Uint8Array, after?: readonly Uint8Array[]): boolean;
}

/** In place of a line that nobody means: it was read to its end and forgotten. */
export const TOO_LONG = Symbol("too long");

/** Bytes of a line. */
const MOST_BYTES = 16 * 1024 * 1024;
const CHUNK = 64 * 1024;
const END = 10;
const NEWLINE = Uint8Array.of(END);
const RETRY_MS = 1;

/** On a pair of open files, such as standard input and output. */
export function linePort(input: number, output: number, mostBytes = MOST_BYTES): LinePort {
  const chunk = Buffer.alloc(CHUNK);
  let [start, end] = [0, 0];

  /** Whether there is more to read: false at the end of the input. */
  const fill = (): boolean => {
    start = 0;
    end = retried(() => readSync(input, chunk, 0, CHUNK, null)) ?? 0;
    return end > 0;
  };

  return {
    read() {
      const parts: Buffer[] = [];
      let bytes = 0;
      for (;;) {
        if (start === end && !fill()) return bytes === 0 ? null : lineOf(parts, bytes, mostBytes);
        const found = chunk.subarray(start, end).indexOf(END);
        const until = found < 0 ? end : start + found;
        if (found >= 0 && bytes === 0) {
          const line = chunk.toString("utf8", start, until);
          start = until + 1;
          return line;
        }
        bytes += until - start;
        if (bytes <= mostBytes) parts.push(Buffer.from(chunk.subarray(start, until)));
        else parts.length = 0;
        start = found < 0 ? end : until + 1;
        if (found >= 0) return lineOf(parts, bytes, mostBytes);
      }
    },
    write(line, after = []) {
      const bytes = typeof line === "string" ? Buffer.from(line, "utf8") : line;
      let rest: readonly Uint8Array[] = [bytes, NEWLINE, ...after];
      while (rest.length > 0) {
        const written = retried(() => writevSync(output, rest));
        if (written === null) return false;
        rest = without(rest, written);
      }
      return true;
    },
  };
}

const lineOf = (parts: readonly Buffer[], bytes: number, mostBytes: number): string | typeof TOO_LONG =>
  bytes > mostBytes ? TOO_LONG : Buffer.concat(parts).toString("utf8");

/** What is left of some bytes when so many of them are written. */
function without(parts: readonly Uint8Array[], written: number): readonly Uint8Array[] {
  let [first, done] = [0, written];
  for (let size = parts[0]?.length; size !== undefined && done >= size; size = parts[first]?.length) {
    done -= size;
    first++;
  }
  const begun = parts[first];
  return begun === undefined ? [] : [begun.subarray(done), ...parts.slice(first + 1)];
}

const sleeper = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Tries again while the other side is not ready; null when it is gone. */
function retried(attempt: () => number): number | null {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EPIPE" || code === "EOF") return null;
      if (code !== "EAGAIN") throw error;
      Atomics.wait(sleeper, 0, 0, RETRY_MS);
    }
  }
}
