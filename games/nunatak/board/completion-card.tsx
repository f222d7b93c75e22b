/** The Completion card of a game of four: who would play the two last turns as things stand. */
import type { Seat } from "@banquise/engine";
import { SeatMark } from "@banquise/ui";
import { completionMerits, completionRanking } from "../completion.ts";
import { completionLines } from "../data.ts";
import type { State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";

interface CompletionProps {
  readonly words: BoardWords;
  readonly view: State;
  readonly name: (seat: Seat) => string;
}

export function Completion({ words, view, name }: CompletionProps) {
  if (view.completion === 0) return null;
  const { merits } = words.phrases;
  const [first, second] = completionLines(view.completion).map((line) => merits[line]);
  return (
    <section class="nk-completion" aria-label={words.completion}>
      <h3 class="nk-label">{words.completion}</h3>
      <p>
        1. {first} · 2. {second}
      </p>
      <ol>
        {completionRanking(view).map((seat, rank) => (
          <li key={seat} class={rank < 2 ? "nk-completion-plays" : ""}>
            <SeatMark seat={seat} size={1.2} label={name(seat)} /> {completionMerits(view, seat).join(" / ")}
          </li>
        ))}
      </ol>
    </section>
  );
}
