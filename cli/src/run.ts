import { BotFault } from "@banquise/bots";
import { LANGUAGES } from "@banquise/engine";
import { type Args, readArgs, type UsageProblem } from "./args.ts";
import { tellFault } from "./bot-fault.ts";
import { arena } from "./commands/arena.ts";
import { check } from "./commands/check.ts";
import { lab } from "./commands/lab.ts";
import { play } from "./commands/play.ts";
import { replay } from "./commands/replay.ts";
import { rules } from "./commands/rules.ts";
import { serve } from "./commands/serve.ts";
import { sim } from "./commands/sim.ts";
import { COMMAND_NAMES, type CommandName } from "./declarations.ts";
import { commandHelp, generalHelp } from "./help.ts";
import { type Ending, type Io, OK, type Session, USAGE } from "./io.ts";
import { languageOf, textIn } from "./language.ts";
import type { CliText } from "./text.ts";

const RUN: { readonly [Name in CommandName]: (args: Args<Name>, session: Session) => Promise<Ending> } = {
  serve,
  play,
  sim,
  arena,
  lab,
  replay,
  check,
  rules,
};

/** Runs one command line and returns its exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const wish = chosenLanguage(argv) ?? languageOf(io.env);
  const language = LANGUAGES.find((spoken) => spoken === wish);
  const text = textIn(language ?? languageOf(io.env));
  const refuse = (command: string, message: string): number => {
    io.err(`${command}: ${message}`);
    io.err(text.tryHelp(`${command} --help`));
    return USAGE;
  };
  if (language === undefined) return refuse("banquise", text.problems.unknownLanguage(wish));
  const [name, ...rest] = argv;
  if (name === undefined || name.startsWith("-") || name === "help") {
    generalHelp(text).forEach(io.out);
    return name === undefined ? USAGE : OK;
  }
  if (!isCommand(name)) return refuse("banquise", text.problems.unknownCommand(name));
  const ending = await runCommand(name, rest, { io, language, text });
  return typeof ending === "number" ? ending : refuse(`banquise ${name}`, ending.usage);
}

async function runCommand<Name extends CommandName>(
  name: Name,
  argv: readonly string[],
  session: Session,
): Promise<Ending> {
  const args = readArgs(name, argv);
  if ("problem" in args) return { usage: explain(args, session.text) };
  if (args.flags.help) {
    commandHelp(name, session.text).forEach(session.io.out);
    return OK;
  }
  try {
    return await RUN[name](args, session);
  } catch (error) {
    if (error instanceof BotFault) return tellFault(error.fault, args.flags.json, session);
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
