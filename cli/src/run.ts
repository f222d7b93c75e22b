import { BotFault } from "@banquise/bots";
import { LANGUAGES } from "@banquise/engine";
import { type Args, readArgs, type UsageProblem } from "./args.ts";
import { tellFault } from "./bot-fault.ts";
import { admin } from "./commands/admin.ts";
import { arena } from "./commands/arena.ts";
import { bots } from "./commands/bots.ts";
import { check } from "./commands/check.ts";
import { env } from "./commands/env.ts";
import { games } from "./commands/games.ts";
import { lab } from "./commands/lab.ts";
import { lessons } from "./commands/lessons.ts";
import { play } from "./commands/play.ts";
import { puzzles } from "./commands/puzzles.ts";
import { replay } from "./commands/replay.ts";
import { rules } from "./commands/rules.ts";
import { serve } from "./commands/serve.ts";
import { sim } from "./commands/sim.ts";
import { worker } from "./commands/worker.ts";
import { COMMAND_NAMES, type CommandName } from "./declarations.ts";
import { commandHelp, generalHelp, tellVersion } from "./help.ts";
import { type CliContext, type Ending, type Io, OK, USAGE } from "./io.ts";
import { languageOf, textIn } from "./language.ts";
import { Screen } from "./screen.ts";
import type { CliText } from "./text.ts";

const RUN: { readonly [Name in CommandName]: (args: Args<Name>, context: CliContext) => Promise<Ending> } = {
  serve,
  worker,
  admin,
  games,
  bots,
  play,
  sim,
  arena,
  lab,
  env,
  puzzles,
  replay,
  check,
  rules,
  lessons,
};

/** Runs one command line and returns its exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const wish = chosenLanguage(argv) ?? languageOf(io.env);
  const language = LANGUAGES.find((spoken) => spoken === wish);
  const spoken = language ?? languageOf(io.env);
  const text = textIn(spoken);
  const context: CliContext = { io, screen: new Screen(io), language: spoken, text };
  const refuse = (command: string, message: string): number => {
    context.screen.problem(`${command}: ${message}`);
    context.screen.problem(text.tryHelp(`${command} --help`));
    return USAGE;
  };
  if (language === undefined) return refuse("banquise", text.problems.unknownLanguage(wish));
  const [name, ...rest] = argv;
  if (name === "--version" || name === "-v") {
    tellVersion(rest.includes("--json"), context);
    return OK;
  }
  const topic = name === "help" ? rest.find((arg) => !arg.startsWith("-") && arg !== wish) : undefined;
  if (name === undefined || name.startsWith("-") || (name === "help" && topic === undefined)) {
    generalHelp(context);
    return name === undefined ? USAGE : OK;
  }
  const command = topic ?? name;
  if (!isCommand(command)) return refuse("banquise", text.problems.unknownCommand(command));
  const ending = await runCommand(command, topic === undefined ? rest : ["--help"], context);
  return typeof ending === "number" ? ending : refuse(`banquise ${command}`, ending.usage);
}

async function runCommand<Name extends CommandName>(
  name: Name,
  argv: readonly string[],
  context: CliContext,
): Promise<Ending> {
  const args = readArgs(name, argv);
  if ("problem" in args) return { usage: explain(args, context.text) };
  if (args.flags.help) {
    commandHelp(name, context);
    return OK;
  }
  try {
    return await RUN[name](args, context);
  } catch (error) {
    if (error instanceof BotFault) return tellFault(error.fault, args.flags.json, context);
    throw error;
  }
}

const isCommand = (name: string): name is CommandName => (COMMAND_NAMES as readonly string[]).includes(name);

/** Needed before anything else is read, because all that is said about the rest is said in it. */
function chosenLanguage(argv: readonly string[]): string | undefined {
  const index = argv.findIndex((arg) => arg === "--lang" || arg.startsWith("--lang="));
  if (index < 0) return undefined;
  const arg = argv[index] as string;
  return arg === "--lang" ? argv[index + 1] : arg.slice("--lang=".length);
}

function explain(usage: UsageProblem, { problems }: CliText): string {
  return problems[usage.problem]("flag" in usage ? usage.flag : usage.argument);
}
