import { type Analysis, REVIEW_BUDGET } from "@banquise/bots";
import { decisionsOf, type Table } from "@banquise/engine";
import type { BotRunner } from "./bots.ts";

/** What a bot thinks of a decision that was made at a version. */
export interface Thought {
  readonly at: number;
  readonly analysis: Analysis;
}

/** Decisions that are thought about at once: enough for all threads, and little lost when whoever asked leaves. */
const AT_ONCE = 4;

/** A bot thinks about each decision of a finished game, from what its seat could know; in their order, each when it is ready. */
export async function* reviewOf(
  table: Table<unknown>,
  runner: BotRunner,
  client: string,
): AsyncGenerator<Thought, void> {
  const { id: game, version: rules, layout } = table.game;
  const decisions = decisionsOf(table);
  const think = async (index: number): Promise<Thought | null> => {
    const decision = decisions[index];
    if (decision === undefined) return null;
    const { at, seat, view } = decision;
    const position = { game, rules, view: layout.toJson(view), seat, seed: at, budget: REVIEW_BUDGET };
    const analysis = await runner.analyse({ ...position, analyse: true }, client);
    return { at, analysis };
  };
  const thoughts = Array.from({ length: AT_ONCE }, (_, index) => think(index));
  // Whoever leaves waits for none of them.
  for (const thought of thoughts) thought.catch(() => {});
  for (let index = 0; ; index++) {
    const thought = await thoughts[index];
    if (thought === null || thought === undefined) return;
    const next = think(index + AT_ONCE);
    next.catch(() => {});
    thoughts.push(next);
    yield thought;
  }
}
