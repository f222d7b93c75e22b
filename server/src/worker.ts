import type { AnalysisQuestion, BotQuestion } from "@banquise/bots";
import { allGames } from "./games.ts";
import { newNodeId } from "./ids.ts";
import type { Bus } from "./nodes/bus.ts";
import { THINKING, type Thought } from "./nodes/delegated.ts";
import { PostgresBus } from "./nodes/postgres-bus.ts";
import { BadSetting, type ServerOptions, settingsFrom } from "./options.ts";
import { StartFailure, threads, withoutPassword } from "./start.ts";
import type { Job } from "./storage/job-store.ts";
import { Store } from "./storage/store.ts";

export interface RunningWorker {
  close(): Promise<void>;
}

/** Milliseconds between two looks for work, in case a notice was lost. */
const BEAT = 1_000;

/**
 * Thinks for the bots of servers that leave it to others. It sees questions and nothing else: of the database it needs the
 * tables `jobs` and `nodes`, and no right to any other.
 */
export async function startWorker(options: ServerOptions = {}): Promise<RunningWorker> {
  const settings = settingsFrom(options, process.env);
  const { database, botThreads, lease } = settings;
  if (database === null)
    throw new StartFailure("setting", "DATABASE_URL", new BadSetting("DATABASE_URL", "postgres://…"));
  const store = Store.over(database);
  const node = newNodeId();
  const rules = Object.fromEntries((await allGames()).map(({ id, version }) => [id, version]));
  const renew = () => store.nodes.renew(node, JSON.stringify({ rules, kind: "worker" }), lease);
  await renew().catch(async (error: Error) => {
    await store.close();
    throw new StartFailure("data", withoutPassword(database), error);
  });
  const runner = settings.botRunner ?? threads(settings);
  const thinking = new Set<Promise<void>>();
  let bus: Bus | null = null;
  let isClosing = false;
  let looking: Promise<void> = Promise.resolve();

  const think = async ({ id, payload, client }: Job): Promise<void> => {
    const question = questionOf(payload);
    const thinking: Promise<Thought> =
      "analyse" in question
        ? runner.analyse(question, client).then((analysis) => ({ analysis }))
        : runner.ask(question, client).then((move) => ({ move }));
    const thought = await thinking.catch((error: unknown): Thought => ({ failed: String(error) }));
    await store.jobs.finish(id, node, JSON.stringify(thought));
    bus?.publish({ done: [id] });
  };
  const take = async (): Promise<void> => {
    // One more than there are threads for: so that none waits for the next.
    const room = botThreads + 1 - thinking.size;
    if (isClosing || room <= 0) return;
    for (const job of await store.jobs.claim(THINKING, node, room)) {
      const work = think(job)
        .catch(() => {})
        .finally(() => {
          thinking.delete(work);
          look();
        });
      thinking.add(work);
    }
  };
  // What cannot be done while the database is away is done when it is back.
  const look = (): void => {
    looking = looking.then(take).catch(() => {});
  };
  bus = await (settings.openBus ?? PostgresBus.open)(
    database,
    node,
    ({ jobs }) => {
      if (jobs?.includes(THINKING)) look();
    },
    look,
  );
  const beat = setInterval(look, BEAT);
  const renewal = setInterval(() => void renew().catch(() => {}), lease / 3);
  look();
  return {
    close: async () => {
      isClosing = true;
      clearInterval(beat);
      clearInterval(renewal);
      await looking;
      await Promise.all(thinking);
      await runner.close();
      await store.nodes.leave(node).catch(() => {});
      await bus?.close();
      await store.close();
    },
  };
}

/** JSON has no endless numbers: a budget without a limit comes as null. */
function questionOf(payload: string): BotQuestion | AnalysisQuestion {
  const question = JSON.parse(payload) as BotQuestion | AnalysisQuestion;
  const { iterations, milliseconds } = question.budget;
  const endless = (value: number | null) => value ?? Number.POSITIVE_INFINITY;
  return { ...question, budget: { iterations: endless(iterations), milliseconds: endless(milliseconds) } };
}
