import type { ServerOptions } from "@banquise/server";
import type { Args } from "../args.ts";
import { type CliContext, type Ending, OK } from "../io.ts";

const LOG_LEVELS = [
  "silent",
  "error",
  "warn",
  "info",
  "debug",
] as const satisfies ServerOptions["logLevel"][];

export async function serve({ flags }: Args<"serve">, { io, screen, text }: CliContext): Promise<Ending> {
  const { port, host, data, database, origin, log } = flags;
  const logLevel = LOG_LEVELS.find((level) => level === log);
  if (log !== undefined && logLevel === undefined)
    return { usage: text.problems.unknownLog(LOG_LEVELS.join(", ")) };
  const think = { on: true, off: false }[flags.think ?? ""];
  if (flags.think !== undefined && think === undefined) return { usage: text.problems.unknownThink };
  const trustProxy = flags["trust-proxy"] || undefined;
  // Only this command needs the server; the others start faster without it.
  const { startServer, StartFailure } = await import("@banquise/server");
  const server = await startServer(
    given({ port, host, data, database, origin, trustProxy, think, logLevel }),
  ).catch((error: unknown) => {
    if (error instanceof StartFailure) return error;
    throw error;
  });
  if (server instanceof StartFailure) {
    const { problem, about, message } = server;
    return { usage: text.problems.noServer[problem](about, message) };
  }
  if (flags.json) io.out(JSON.stringify({ address: server.address }));
  else screen.line(text.serving(server.address));
  await io.stopped();
  await server.close();
  return OK;
}

/** What was not said is for the environment and the server's defaults to say. */
function given(options: { [Name in keyof ServerOptions]: ServerOptions[Name] | undefined }): ServerOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
