/** What has just happened, in words: much happens by itself between two decisions. */
import type { GameEvent, GameText, Seat } from "@banquise/engine";
import { useRef } from "preact/hooks";
import type { State } from "../state.ts";
import type { Words } from "./words.tsx";

const MOST = 7;

interface NewsProps {
  readonly words: Words;
  readonly text: GameText<State>;
  readonly events: readonly GameEvent[];
  readonly name: (seat: Seat) => string;
}

export function News({ words, text, events, name }: NewsProps) {
  // When a move tells nothing new, the last news stay.
  const last = useRef(events);
  if (events.length > 0) last.current = events;
  const lines = last.current.map((event) => text.event(event, name)).filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <section class="lg-news" aria-label={words.news}>
      <ul>
        {lines.slice(-MOST).map((line, i) => (
          <li key={`${i}.${line}`}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
