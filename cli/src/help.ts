import { version } from "../package.json" with { type: "json" };
import { COMMAND_NAMES, COMMANDS, type CommandName } from "./declarations.ts";
import { columns } from "./format.ts";
import type { CliText } from "./text.ts";

export function generalHelp(text: CliText): string[] {
  return [
    `banquise ${version}`,
    text.about,
    "",
    `${text.usage} ${usageOf(null)}`,
    "",
    text.commandsTitle,
    ...columns(COMMAND_NAMES.map((name) => [`  ${name}`, text.commands[name].summary])),
    "",
    text.commonFlagsTitle,
    ...flagLines(text.commonFlags),
    "",
    text.moreHelp,
    ...text.exitCodes,
  ];
}

export function commandHelp(name: CommandName, text: CliText): string[] {
  const { summary, about, flags, examples } = text.commands[name];
  const lines = [`banquise ${name}: ${summary}`, "", ...about, "", `${text.usage} ${usageOf(name)}`];
  const own = flagLines(flags);
  if (own.length > 0) lines.push("", text.flagsTitle, ...own);
  lines.push("", text.commonFlagsTitle, ...flagLines(text.commonFlags));
  lines.push("", text.examplesTitle, ...examples.map((example) => `  ${example}`), "", ...text.exitCodes);
  return lines;
}

function usageOf(name: CommandName | null): string {
  if (name === null) return `banquise <${COMMAND_NAMES.join("|")}> …`;
  const args: readonly string[] = COMMANDS[name].args;
  const shown = args.map((arg) => (arg.endsWith("?") ? ` [${arg.slice(0, -1)}]` : ` <${arg}>`));
  return `banquise ${name}${shown.join("")} [--…]`;
}

function flagLines(flags: Readonly<Record<string, readonly [value: string, meaning: string]>>): string[] {
  return columns(
    Object.entries(flags).map(([flag, [value, meaning]]) => [
      `  --${flag}${value === "" || value.startsWith("[") ? value : ` ${value}`}`,
      meaning,
    ]),
  );
}
