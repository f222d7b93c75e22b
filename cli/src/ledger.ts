/** What is done of long work, line by line in a file: work that was stopped goes on from there. */
import { appendFile, readFile } from "node:fs/promises";

/** Results of parts, by what was asked. A line that was cut off when the program was stopped does not count. */
export class Ledger {
  private readonly results = new Map<string, unknown>();
  private writing: Promise<void> = Promise.resolve();

  private readonly path: string;

  private constructor(path: string, content: string) {
    this.path = path;
    for (const line of content.split("\n")) {
      const entry = readEntry(line);
      if (entry) this.results.set(entry.key, entry.result);
    }
  }

  /** Null when the file can be neither read nor made. */
  static async open(path: string): Promise<Ledger | null> {
    try {
      // What comes after a line that was cut off must not become part of it.
      await appendFile(path, "\n");
      return new Ledger(path, await readFile(path, "utf8"));
    } catch {
      return null;
    }
  }

  resultOf(part: object): unknown {
    return this.results.get(keyOf(part));
  }

  add(part: object, result: unknown): void {
    const line = `${JSON.stringify({ key: keyOf(part), result })}\n`;
    this.writing = this.writing.then(() => appendFile(this.path, line));
  }

  /** Resolves when everything stands in the file. */
  written(): Promise<void> {
    return this.writing;
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
