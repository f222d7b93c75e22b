import { version } from "../package.json" with { type: "json" };
import { COMMAND_NAMES, COMMANDS, type CommandName } from "./declarations.ts";
import type { CliContext } from "./io.ts";

export function tellVersion(json: boolean, { io, screen }: CliContext): void {
  if (json) io.out(JSON.stringify({ version, node: process.versions.node }));
  else screen.line(`banquise ${version}`);
}

export function generalHelp({ screen, text }: CliContext): void {
  const { line, rows, strong, mark } = screen;
  line(strong(`banquise ${version}`));
  line(text.about);
  line();
  line(`${strong(text.usage)} ${usageOf(null)}`);
  line();
  line(strong(text.commandsTitle));
  rows(COMMAND_NAMES.map((name) => [`  ${mark(name)}`, text.commands[name].summary]));
  line();
  line(strong(text.commonFlagsTitle));
  rows(flagRows(text.commonFlags, mark));
  line();
  line(text.moreHelp);
  line(text.exitCodes);
}

export function commandHelp(name: CommandName, { screen, text }: CliContext): void {
  const { line, rows, strong, mark } = screen;
  const { summary, about, flags, examples } = text.commands[name];
  line(text.labelled(strong(`banquise ${name}`), summary));
  line();
  about.forEach(line);
  line();
  line(`${strong(text.usage)} ${usageOf(name)}`);
  const own = flagRows(flags, mark);
  if (own.length > 0) {
    line();
    line(strong(text.flagsTitle));
    rows(own);
  }
  line();
  line(strong(text.commonFlagsTitle));
  rows(flagRows(text.commonFlags, mark));
  line();
  line(strong(text.examplesTitle));
  for (const example of examples) line(`  ${example}`);
  line();
  line(text.exitCodes);
}

function usageOf(name: CommandName | null): string {
  // With spaces, so that it can be cut where the terminal ends.
  if (name === null) return `banquise <${COMMAND_NAMES.join(" | ")}> …`;
  const args: readonly string[] = COMMANDS[name].args;
  const shown = args.map((arg) => (arg.endsWith("?") ? ` [${arg.slice(0, -1)}]` : ` <${arg}>`));
  return `banquise ${name}${shown.join("")} [--…]`;
}

function flagRows(
  flags: Readonly<Record<string, readonly [value: string, meaning: string]>>,
  mark: (text: string) => string,
): string[][] {
  return Object.entries(flags).map(([flag, [value, meaning]]) => [
    `  ${mark(`--${flag}`)}${value === "" || value.startsWith("[") ? value : ` ${value}`}`,
    meaning,
  ]);
}
