import type { Args } from "../args.ts";
import { chosenConfig, chosenSource } from "../choices.ts";
import { TOO_LONG } from "../env/lines.ts";
import { EnvSession } from "../env/session.ts";
import { type CliContext, type Ending, OK } from "../io.ts";

const SEED = 1;
const MOST_GAMES = 4096;

/** A game as an environment for programs that learn: one line in, one line out. */
export async function env({ positional, flags }: Args<"env">, { io, text }: CliContext): Promise<Ending> {
  const chosen = await chosenSource({ positional, flags }, text);
  if ("usage" in chosen) return chosen;
  const { game, description } = chosen.loaded;
  const config = chosenConfig(game, flags.seats ?? game.seats.min, flags.option, text);
  if ("usage" in config) return config;
  const { batch } = flags;
  if (batch === 0) return { usage: text.problems.atLeastOne("--batch") };
  if (batch !== undefined && batch > MOST_GAMES)
    return { usage: text.problems.atMost("--batch", MOST_GAMES) };
  const session = new EnvSession(
    {
      game,
      description: await description(),
      config,
      seed: flags.seed ?? SEED,
      batch: batch ?? null,
      observe: !flags["no-observation"],
      packed: flags.packed || flags.raw,
      columned: flags.raw ? "raw" : flags.packed ? "base64" : null,
    },
    text.env,
  );
  const port = io.port();
  while (!session.closed) {
    const line = port.read();
    if (line === null) break;
    if (line === "") continue;
    const answer = line === TOO_LONG ? session.tooLong() : session.answer(line);
    const told =
      typeof answer === "object" && "line" in answer
        ? port.write(answer.line, answer.after)
        : port.write(answer);
    if (!told) break;
  }
  return OK;
}
