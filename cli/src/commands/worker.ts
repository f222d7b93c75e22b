import type { Args } from "../args.ts";
import { type CliContext, type Ending, OK } from "../io.ts";

export async function worker({ flags }: Args<"worker">, { io, screen, text }: CliContext): Promise<Ending> {
  const { database } = flags;
  const { startWorker, StartFailure } = await import("@banquise/server");
  const running = await startWorker(database === undefined ? {} : { database }).catch((error: unknown) => {
    if (error instanceof StartFailure) return error;
    throw error;
  });
  if (running instanceof StartFailure) {
    const { problem, about, message } = running;
    return { usage: text.problems.noServer[problem](about, message) };
  }
  if (flags.json) io.out(JSON.stringify({ working: true }));
  else screen.line(text.working);
  await io.stopped();
  await running.close();
  return OK;
}
