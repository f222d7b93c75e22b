/** What is done of long work, line by line in a file: work that was stopped goes on from there. */
import { appendFileSync, readFileSync } from "node:fs";

/** Results of parts, by what was asked. A line that was cut off when the program was stopped does not count. */
export class Ledger {
  private readonly results = new Map<string, unknown>();
  private readonly path: string;

  private constructor(path: string, content: string) {
    this.path = path;
    for (const line of content.split("\n")) {
      const entry = readEntry(line);
      if (entry) this.results.set(entry.key, entry.result);
    }
  }

  /** Null when the file can be neither read nor made. */
  static open(path: string): Ledger | null {
    try {
      // What comes after a line that was cut off must not become part of it.
      appendFileSync(path, "\n");
      return new Ledger(path, readFileSync(path, "utf8"));
    } catch {
      return null;
    }
  }

  resultOf(part: object): unknown {
    return this.results.get(keyOf(part));
  }

  /** Stands in the file when this returns: bots that think leave no time to write in between. */
  add(part: object, result: unknown): void {
    appendFileSync(this.path, `${JSON.stringify({ key: keyOf(part), result })}\n`);
  }
}

/** Everything that the result depends on. */
const keyOf = (part: object): string => JSON.stringify(part, infinityToo);

/** JSON has no infinity, and a limit that is none must not look like any other. */
const infinityToo = (_: string, value: unknown): unknown =>
  value === Number.POSITIVE_INFINITY ? "unlimited" : value;

function readEntry(line: string): { key: string; result: unknown } | null {
  try {
    const entry = JSON.parse(line);
    return typeof entry?.key === "string" && "result" in entry ? entry : null;
  } catch {
    return null;
  }
}
