import type { Language } from "@banquise/engine";
import type { LinePort } from "./env/lines.ts";
import type { Screen, Terminal } from "./screen.ts";
import type { CliText } from "./text.ts";

/** What a command may touch of the world outside; tests bring their own. */
export interface Io extends Terminal {
  /** Shows how far long work is, over and over on one line; null when nobody is looking. */
  readonly status: ((text: string) => void) | null;
  /** Lines that the user types. */
  readonly lines: () => AsyncIterator<string>;
  /** All that is piped in. */
  readonly input: () => Promise<string>;
  /** Lines in and out, held: for programs that ask and wait. */
  readonly port: () => LinePort;
  /** Resolves when the user asks the program to stop. */
  readonly stopped: () => Promise<void>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder of the built program, where its workers are. */
  readonly home: URL;
}

/** What every command is run with. */
export interface CliContext {
  readonly io: Io;
  readonly screen: Screen;
  readonly language: Language;
  readonly text: CliText;
}

export const OK = 0;
export const NEGATIVE = 1;
export const USAGE = 2;
export const UNABLE = 3;

/** An exit code, or what is wrong with what was asked, in the user's language. */
export type Ending = typeof OK | typeof NEGATIVE | typeof UNABLE | { readonly usage: string };
