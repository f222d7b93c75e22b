import { columns, wrapped } from "./format.ts";

/** Where lines go. */
export interface Terminal {
  /** Writes a line of the answer. */
  readonly out: (line: string) => void;
  /** Writes a line about the work: problems, addresses. */
  readonly err: (line: string) => void;
  /** Letters in a line of the terminal; null when the answer goes elsewhere. */
  readonly width: () => number | null;
  /** Whether somebody sees colours, and wants them. */
  readonly colour: boolean;
}

/** How a style is switched on and off (ECMA-48). */
const STYLES = {
  strong: ["\u001b[1m", "\u001b[22m"],
  soft: ["\u001b[2m", "\u001b[22m"],
  mark: ["\u001b[36m", "\u001b[39m"],
  good: ["\u001b[32m", "\u001b[39m"],
  bad: ["\u001b[31m", "\u001b[39m"],
} as const;

type Style = keyof typeof STYLES;

/** What people read: as wide as their terminal, in colour where there is one. Answers for programs go past it. */
export class Screen {
  private readonly terminal: Terminal;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
  }

  /** Arrow functions, so that they can be handed to `forEach`. */
  readonly line = (text = ""): void => {
    for (const line of wrapped(text, this.terminal.width())) this.terminal.out(line);
  };

  readonly rows = (rows: readonly (readonly string[])[], numeric: readonly number[] = []): void => {
    columns(rows, numeric, this.terminal.width()).forEach(this.terminal.out);
  };

  /** Something that went wrong. */
  readonly problem = (text: string): void => {
    for (const line of wrapped(text, this.terminal.width())) this.terminal.err(line);
  };

  readonly strong = (text: string): string => this.styled("strong", text);
  readonly soft = (text: string): string => this.styled("soft", text);
  readonly mark = (text: string): string => this.styled("mark", text);
  readonly good = (text: string): string => this.styled("good", text);
  readonly bad = (text: string): string => this.styled("bad", text);

  private styled(style: Style, text: string): string {
    const [on, off] = STYLES[style];
    return this.terminal.colour && text !== "" ? `${on}${text}${off}` : text;
  }
}
