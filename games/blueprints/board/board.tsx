import type { GameEvent } from "@banquise/engine";
import { type BoardProps, useFocusOnChoices, useSlides } from "@banquise/ui";
import { useEffect, useRef, useState } from "preact/hooks";
import { ROUNDS } from "../data.ts";
import { events } from "../events.ts";
import { fitsSomewhere } from "../placement.ts";
import { areCardsOpen } from "../scoring.ts";
import { ENDED, lotOf, PLACE, type State } from "../state.ts";
import "@banquise/ui/night.css";
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

/** What begins the scoring of a round but the last among these events, with its round; null when there is none. */
function scoringIn(
  happened: readonly GameEvent[],
): { readonly from: GameEvent; readonly round: number } | null {
  for (const from of happened) {
    const event = events.read(from);
    if (event?.type === "buildingScored" && event.data.round < ROUNDS)
      return { from, round: event.data.round };
  }
  return null;
}

type Props = BoardProps<State> & { readonly words: BoardWords };

/**
 * The round that is told; 0 for none. A round that ends is told at once, before anything else of it is seen; the last one
 * is told by the end of the game.
 */
function useTold({ events: happened, words, tell }: Props): {
  readonly told: number;
  readonly setTold: (round: number) => void;
} {
  const last = useRef<{ happened: readonly GameEvent[]; round: number; from: GameEvent | null }>({
    happened,
    round: 0,
    from: null,
  });
  const [, redraw] = useState(0);
  if (last.current.happened !== happened) {
    const scoring = scoringIn(happened);
    last.current = { ...last.current, happened, ...scoring };
  }
  const { round, from } = last.current;
  useEffect(() => {
    if (from === null) return;
    tell({ title: words.scoringOf(round), from });
    return () => tell(null);
  }, [from]);
  /** A round that is told again is news to nobody. */
  const setTold = (chosen: number): void => {
    last.current = { ...last.current, round: chosen, from: null };
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
    <div class={`bp night bp-${view.seats} ${own === null ? "bp-watched" : ""}`}>
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
