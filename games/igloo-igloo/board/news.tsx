/** What has happened since one's own last move, in words, so that nobody has to open the log for it. */
import type { GameEvent, GameText, Seat, Viewer } from "@banquise/engine";
import { SeatMark } from "@banquise/ui";
import { useRef } from "preact/hooks";
import type { State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";

/** A whole round of others fits; the log has the rest. */
const MOST = 7;
/** Said elsewhere on the screen. */
const SILENT: ReadonlySet<string> = new Set(["turnBegun", "turnEnded"]);

interface NewsProps {
  readonly words: BoardWords;
  readonly text: GameText<State>;
  readonly viewer: Viewer;
  readonly events: readonly GameEvent[];
  readonly name: (seat: Seat) => string;
}

/** All events since the viewer's last own ones, those included. */
function useSince(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
  const known = useRef<{ seen: readonly GameEvent[]; since: readonly GameEvent[] }>({ seen: [], since: [] });
  if (known.current.seen !== events) {
    const told = events.filter(({ type }) => !SILENT.has(type));
    const mine = told.some(({ seat }) => seat !== null && seat === viewer);
    const since = mine ? told : [...known.current.since, ...told].slice(-MOST);
    known.current = { seen: events, since };
  }
  return known.current.since;
}

export function News({ words, text, viewer, events, name }: NewsProps) {
  const lines = useSince(events, viewer).flatMap((event) => {
    const line = text.event(event, name);
    return line === null ? [] : [{ seat: event.seat, line }];
  });
  if (lines.length === 0) return null;
  return (
    <ul class="ig-news" aria-label={words.news}>
      {lines.slice(-MOST).map(({ seat, line }, i) => (
        <li key={`${i}.${line}`}>
          {seat === null ? <i class="ig-news-nobody" /> : <SeatMark seat={seat} size={1.1} />}
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
