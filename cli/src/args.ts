/** Reads a command line against its declaration. What is wrong with it is a value, to be told in the user's language. */
import { parseArgs } from "node:util";
import {
  COMMANDS,
  COMMON_FLAGS,
  type CommandName,
  type FlagKind,
  type Flags,
  type FlagsOf,
} from "./declarations.ts";

type ValueOf<Kind extends FlagKind> = Kind extends "switch"
  ? boolean
  : Kind extends "integer"
    ? number | undefined
    : Kind extends "texts"
      ? readonly string[]
      : string | undefined;

export interface Args<Name extends CommandName> {
  readonly positional: readonly string[];
  readonly flags: { readonly [F in keyof FlagsOf<Name>]: ValueOf<Extract<FlagsOf<Name>[F], FlagKind>> };
}

export type UsageProblem =
  | {
      readonly problem: "unknownFlag" | "needsValue" | "takesNoValue" | "notAnInteger";
      readonly flag: string;
    }
  | { readonly problem: "missingArgument"; readonly argument: string }
  | { readonly problem: "extraArgument"; readonly argument: string };

export function readArgs<Name extends CommandName>(
  name: Name,
  argv: readonly string[],
): Args<Name> | UsageProblem {
  const { args } = COMMANDS[name];
  const kinds: Flags = { ...COMMANDS[name].flags, ...COMMON_FLAGS };
  const { tokens } = parseArgs({
    args: argv.map((arg) => (arg === "-h" ? "--help" : withBareValue(arg, kinds))),
    options: Object.fromEntries(
      Object.entries(kinds).map(([flag, kind]) => [flag, { type: kind === "switch" ? "boolean" : "string" }]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const positional: string[] = [];
  const flags: Record<string, boolean | number | string | string[]> = {};
  for (const [flag, kind] of Object.entries(kinds)) {
    if (kind === "switch") flags[flag] = false;
    if (kind === "texts") flags[flag] = [];
  }
  for (const token of tokens) {
    if (token.kind === "positional") positional.push(token.value);
    if (token.kind !== "option") continue;
    const problem = readFlag(flags, token, kinds);
    if (problem) return problem;
  }
  const help = flags.help === true;
  const missing = args.find((argument, i) => !argument.endsWith("?") && positional[i] === undefined);
  if (missing !== undefined && !help) return { problem: "missingArgument", argument: missing };
  const extra = positional[args.length];
  if (extra !== undefined && !help) return { problem: "extraArgument", argument: extra };
  return { positional, flags: flags as Args<Name>["flags"] };
}

/** `--check` alone: parseArgs has no flags whose value may be left out. */
function withBareValue(arg: string, kinds: Flags): string {
  const kind = arg.startsWith("--") ? kinds[arg.slice(2)] : undefined;
  return typeof kind === "object" ? `${arg}=${kind.bare}` : arg;
}

function readFlag(
  flags: Record<string, boolean | number | string | string[]>,
  { name, rawName: flag, value }: { name: string; rawName: string; value?: string | undefined },
  kinds: Flags,
): UsageProblem | null {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined) return { problem: "unknownFlag", flag };
  if (kind === "switch") {
    if (value !== undefined) return { problem: "takesNoValue", flag };
    flags[name] = true;
    return null;
  }
  if (value === undefined) return { problem: "needsValue", flag };
  if (kind === "integer") {
    if (!/^\d{1,15}$/.test(value)) return { problem: "notAnInteger", flag };
    flags[name] = Number(value);
  } else if (kind === "texts") {
    (flags[name] as string[]).push(value);
  } else {
    flags[name] = value;
  }
  return null;
}
