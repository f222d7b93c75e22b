import type { GameEvent } from "@banquise/engine";
import { type BoardProps, useFocusOnChoices, useSlides } from "@banquise/ui";
import { useEffect, useRef, useState } from "preact/hooks";
import { events } from "../events.ts";
import { fitsSomewhere } from "../placement.ts";
import { areCardsOpen } from "../scoring.ts";
import { ENDED, lotOf, PLACE, type State } from "../state.ts";
import "./board.css";
import type { BoardWords } from "../strings/board-words.ts";
import { pipsOf } from "./building.ts";
import { Desk } from "./desk.tsx";
import { Discards } from "./discards.tsx";
import { PlanSheet } from "./plan-sheet.tsx";
import { diceLeft, surveyed } from "./preview.ts";
import { RoundStory } from "./round-story.tsx";
import { Scoreboard } from "./scoreboard.tsx";
import { Screen } from "./screen.tsx";
import "./narrow.css";

/** The dice of the pool as they lie on the desk: sorted by value (BLU-3.5). */
const poolOf = (s: State): readonly number[] =>
  Array.from(s.pool, (count, die) => Array<number>(count).fill(die))
    .flat()
    .sort((a, b) => pipsOf(a) - pipsOf(b) || a - b);

/** The round whose scoring these events tell; 0 for none. */
function scoredRound(happened: readonly GameEvent[]): number {
  for (const each of happened) {
    const event = events.read(each);
    if (event?.type === "buildingScored") return event.data.round;
  }
  return 0;
}

type Props = BoardProps<State> & { readonly words: BoardWords };

/**
 * The round that is told; 0 for none. A round that ends is told at once, before anything else of it is seen; the last one
 * is told by the end of the game.
 */
function useTold({ view, events: happened, words, tell }: Props): {
  readonly told: number;
  readonly setTold: (round: number) => void;
} {
  const fresh = useRef({ happened, round: 0, again: false });
  const [, redraw] = useState(0);
  if (fresh.current.happened !== happened) {
    const round = view.phase === ENDED ? 0 : scoredRound(happened);
    fresh.current = round === 0 ? { ...fresh.current, happened } : { happened, round, again: false };
  }
  const { round, again } = fresh.current;
  useEffect(() => {
    if (round === 0 || again) return;
    tell(words.scoringOf(round));
    return () => tell(null);
  }, [round]);
  const setTold = (chosen: number): void => {
    fresh.current = { ...fresh.current, round: chosen, again: true };
    redraw((times) => times + 1);
  };
  return { told: round, setTold };
}

export function Board(props: Props) {
  const { game, words, language, view, viewer, legal, highlighted, settings, name, play, explain, openRule } =
    props;
  const table = useRef<HTMLDivElement>(null);
  const [considered, setConsidered] = useState(0);
  const { told, setTold } = useTold(props);
  useSlides(table, view, told !== 0);
  useFocusOnChoices(table, legal, ".bp-pool-die, .bp-space", ".bp-lit");

  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const own = viewer !== null && viewer < view.seats ? viewer : null;
  const { seats: standing } = game.result(view);
  const acting = game.actor(view);
  const dice = poolOf(view);
  const ownLot = own === null ? 0 : lotOf(view.round, own);
  const losing = own === null ? [] : dice.filter((die) => !fitsSomewhere(view, ownLot, die));
  const left = own === null ? 0 : diceLeft(view, ownLot);
  // Clockwise from the viewer, as they would sit round the table.
  const others = own === null ? seats : seats.slice(1).map((step) => (own + step) % view.seats);

  return (
    <div class={`bp bp-${view.seats} ${own === null ? "bp-watched" : ""}`}>
      <div ref={table} class="bp-table" inert={told !== 0}>
        <Scoreboard
          words={words}
          view={view}
          own={own === null ? null : { survey: surveyed(view, ownLot), left }}
          openRule={openRule}
          retell={setTold}
        />
        {own !== null && (
          <PlanSheet
            words={words}
            language={language}
            view={view}
            seat={own}
            name={name(own)}
            vp={standing[own]?.total ?? 0}
            left={left}
            legal={legal}
            highlighted={highlighted}
            considered={view.phase === PLACE ? 0 : considered}
            play={play}
            explain={explain}
          />
        )}
        <section class="bp-screens" aria-label={words.screens}>
          {others.map((seat) => (
            <Screen
              key={seat}
              words={words}
              view={view}
              seat={seat}
              name={name(seat)}
              vp={standing[seat]?.total ?? 0}
              faceDown={!settings.openCards && !areCardsOpen(view, own, seat)}
              won={standing[seat]?.lines ?? []}
              acting={acting === seat}
            />
          ))}
          {view.seats === 2 && <Discards words={words} view={view} />}
        </section>
        {view.phase !== ENDED && (
          <Desk
            words={words}
            dice={dice}
            phase={view.phase}
            legal={legal}
            highlighted={highlighted}
            losing={losing}
            play={play}
            explain={explain}
            onPoint={setConsidered}
          />
        )}
      </div>
      {told !== 0 && (
        <RoundStory
          key={told}
          words={words}
          view={view}
          round={told}
          name={name}
          openRule={openRule}
          onDone={() => setTold(0)}
        />
      )}
    </div>
  );
}
