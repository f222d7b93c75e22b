/** What has just happened, in words, so that nobody has to open the log for it. */
import type { GameEvent, GameText, Seat } from "@banquise/engine";
import { useRef } from "preact/hooks";
import type { State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";

const MOST = 3;
/** Said elsewhere on the screen. */
const SILENT: ReadonlySet<string> = new Set(["turnBegun", "turnEnded"]);

interface NewsProps {
  readonly words: BoardWords;
  readonly text: GameText<State>;
  readonly events: readonly GameEvent[];
  readonly name: (seat: Seat) => string;
}

export function News({ words, text, events, name }: NewsProps) {
  const told = events.filter(({ type }) => !SILENT.has(type));
  // When a move tells nothing new, the last news stay.
  const last = useRef(told);
  if (told.length > 0) last.current = told;
  const lines = last.current.map((event) => text.event(event, name)).filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <ul class="ig-news" aria-label={words.news}>
      {lines.slice(-MOST).map((line, i) => (
        <li key={`${i}.${line}`}>{line}</li>
      ))}
    </ul>
  );
}
