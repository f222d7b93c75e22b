/** How the points came about, category by category: the bars grow as each one is told. */
import type { ScoreLine } from "@banquise/engine";
import { type BoardModule, Button, SeatMark } from "@banquise/ui";
import type { ComponentProps } from "preact";
import { useMemo, useState } from "preact/hooks";
import { EARNED_LINES, SCORE_LINES, SCORE_RULES } from "../data.ts";
import type { State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { projectionOf } from "./projection.ts";
import { targetsOf } from "./targets.ts";
import { Temple } from "./temple.tsx";
import "./story.css";

const NOTHING_LIT = targetsOf([], false);

type StoryProps = ComponentProps<BoardModule<State>["Story"]> & { readonly words: BoardWords };

export function Story({ game, text, words, view, name, openRule }: StoryProps) {
  // What was earned during the game is known: the story begins with the first category of the end.
  const [told, setTold] = useState<number>(EARNED_LINES);
  const projection = useMemo(() => projectionOf({ flat: false, quarter: 0, narrow: false }), []);
  const { seats } = game.result(view);
  const best = Math.max(1, ...seats.map(({ total }) => total));
  const shown = SCORE_LINES.slice(0, told);
  const lineOf = (seat: number, key: string): ScoreLine | undefined =>
    seats[seat]?.lines.find((line) => line.key === key);
  const sumOf = (seat: number): number =>
    shown.reduce((sum, key) => sum + (lineOf(seat, key)?.points ?? 0), 0);
  const rating = seats[0]?.lines.find(({ key }) => key.startsWith("rating."));
  const done = told === SCORE_LINES.length;

  return (
    <div class="nk nk-story">
      <div class="nk-story-top">
        <div class="nk-story-temple">
          <Temple
            words={words}
            view={view}
            projection={projection}
            recent={[]}
            preview={null}
            fitting={[]}
            lit={NOTHING_LIT}
            gains={[]}
          />
        </div>
        <ol class="nk-race" aria-label={words.sum}>
          {seats.map((_, seat) => (
            <li key={seat} data-seat={seat}>
              <SeatMark seat={seat} size={1.5} />
              <span class="nk-race-name">{name(seat)}</span>
              <span class="nk-bar">
                <i style={{ width: `${(sumOf(seat) / best) * 100}%` }} />
              </span>
              <b>{sumOf(seat)}</b>
            </li>
          ))}
        </ol>
        {rating && done && <p class="nk-rating">{text.score(rating)}</p>}
      </div>
      <ol class="nk-tale" aria-live="polite">
        {shown.map((key) => (
          <li key={key}>
            <h4>
              {words.categories[key]}
              <button type="button" class="nk-cite" onClick={() => openRule(SCORE_RULES[key])}>
                {SCORE_RULES[key]}
              </button>
            </h4>
            <p>{words.explained[key]}</p>
            <ul>
              {seats.map((_, seat) => {
                const line = lineOf(seat, key);
                // A label says in brackets what its line counts; the category stands above already.
                const counted = line && /\((.+)\)$/.exec(text.score(line))?.[1];
                return (
                  <li key={seat}>
                    <SeatMark seat={seat} size={1.3} />
                    <span>
                      {name(seat)}
                      {counted && <small>{counted}</small>}
                    </span>
                    <b>{words.signed(line?.points ?? 0)}</b>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
      {!done && (
        <div class="nk-story-on">
          <Button look="primary" onClick={() => setTold(told + 1)}>
            {words.next}
          </Button>
          <Button look="quiet" onClick={() => setTold(SCORE_LINES.length)}>
            {words.all}
          </Button>
        </div>
      )}
    </div>
  );
}
