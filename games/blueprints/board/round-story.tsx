/** The telling of a round laid over the board. The game goes on below it and can be returned to at any moment. */
import type { Seat } from "@banquise/engine";
import { Button } from "@banquise/ui";
import { useEffect, useRef } from "preact/hooks";
import type { State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { RoundTelling } from "./round-telling.tsx";

interface RoundStoryProps {
  readonly words: BoardWords;
  readonly view: State;
  readonly round: number;
  readonly name: (seat: Seat) => string;
  readonly openRule: (rule: string) => void;
  readonly onDone: () => void;
}

export function RoundStory(props: RoundStoryProps) {
  const { words, round, onDone } = props;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <div
      ref={sheet}
      class="bp-story-sheet"
      role="dialog"
      aria-label={words.scoringOf(round)}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape") onDone();
      }}
    >
      <div class="bp-story-head">
        <h2>{words.scoringOf(round)}</h2>
        <Button look="quiet" size="small" icon="close" label={words.close} onClick={onDone} />
      </div>
      <RoundTelling {...props} goOn={words.goOn} />
    </div>
  );
}
