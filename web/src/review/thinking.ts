/** Who thinks about a finished game: this device, or the server for one that is slow. */
import { type Analysis, REVIEW_BUDGET } from "@banquise/bots";
import type { Decision } from "@banquise/engine";
import type { AskAnalysis } from "../bot-client.ts";
import type { AnyGame, AnyState } from "../games.ts";
import { tablePath } from "../sessions/api.ts";

/** What each move of a decision is worth; null when it cannot be said. Decisions are asked about in their order. */
export type Think = (decision: Decision<AnyState>) => Promise<Analysis | null>;

/** A line of what the server answers. */
interface Thought {
  readonly at: number;
  readonly analysis: Analysis;
}

export const thinkHere =
  (game: AnyGame, ask: AskAnalysis): Think =>
  ({ at, seat, view }) =>
    ask({ game: game.id, view: game.layout.toJson(view), seat, seed: at, budget: REVIEW_BUDGET });

/** The server thinks about the whole game at once, and tells of each decision when it is ready; `here` does what it leaves out. */
export function thinkAtServer(table: string, here: Think, signal: AbortSignal): Think {
  let lines: AsyncIterator<Thought> | null = null;
  return async (decision) => {
    lines ??= thoughts(table, signal);
    for (;;) {
      const { value, done } = await lines.next();
      if (done) return here(decision);
      if (value.at === decision.at) return value.analysis;
      // It began again after a stop: what was judged before is passed over.
      if (value.at > decision.at) return here(decision);
    }
  };
}

/** Ends without a word where the server cannot be reached or does not want to. */
async function* thoughts(table: string, signal: AbortSignal): AsyncGenerator<Thought, undefined> {
  try {
    const options = { method: "POST", credentials: "same-origin", signal } as const;
    const response = await fetch(`${tablePath(table)}/review`, options);
    if (!response.ok || response.body === null) return;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const parts = (rest + value).split("\n");
      rest = parts.pop() ?? "";
      for (const line of parts) yield JSON.parse(line) as Thought;
    }
  } catch {
    // Cut off: the rest is thought about here.
  }
}

/** Phones and tablets think slowly, and warm the hand. */
export const isSlowDevice = (): boolean => matchMedia("(pointer: coarse)").matches;
