/** The pool: real dice on a desk. In a two-player game the same desk asks for a die to discard. */
import type { Move } from "@banquise/engine";
import { Button, Icon, pointing } from "@banquise/ui";
import { useState } from "preact/hooks";
import { dieAtOffset, discardDie, isPlace, moves, takeDie } from "../moves.ts";
import { dicePlace } from "../places.ts";
import { DISCARD } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { lookOf, pipsOf } from "./building.ts";
import { DrawingThings, Lamp } from "./desk-things.tsx";
import { Die } from "./die.tsx";
import "./desk.css";

interface DeskProps {
  readonly words: BoardWords;
  /** Dice of the pool, as they lie. */
  readonly dice: readonly number[];
  readonly phase: number;
  readonly legal: readonly Move[];
  readonly highlighted: Move | null;
  /** Dice that fit nowhere on the viewer's plan. */
  readonly losing: readonly number[];
  readonly play: (move: Move) => void;
  readonly explain: (move: Move) => void;
  /** The die under the pointer or the focus. */
  readonly onPoint: (die: number) => void;
}

/** The keyboard goes where the question is. */
const focusOn = (button: HTMLButtonElement | null): void => button?.focus();

/** How a die lies, so that the desk looks used; it depends on the die and its place alone. */
const tilt = (die: number, place: number): string => `${(((die * 37 + place * 61) % 11) - 5) * 0.9}deg`;

export function Desk(props: DeskProps) {
  const { words, dice, phase, legal, highlighted, losing, play, explain, onPoint } = props;
  const [doubtful, setDoubtful] = useState(0);
  const discarding = phase === DISCARD && legal.length > 0;
  const moveOf = discarding ? discardDie : takeDie;
  const nameOf = (die: number): string => words.die(lookOf(die), pipsOf(die));
  const lit = (die: number): boolean => legal.includes(moveOf(die));
  const pointed = highlighted === null || isPlace(highlighted) ? 0 : dieAtOffset(moves.offset(highlighted));
  const isLosing = (die: number): boolean => !discarding && lit(die) && losing.includes(die);

  const choose = (die: number): void => {
    const move = moveOf(die);
    if (!lit(die)) {
      if (legal.length > 0) explain(move);
    } else if (isLosing(die)) {
      setDoubtful(die);
    } else {
      setDoubtful(0);
      play(move);
    }
  };

  const seen = new Map<number, number>();
  return (
    <section class={`bp-desk ${discarding ? "bp-desk-discard" : ""}`} aria-label={words.pool}>
      <Lamp />
      <DrawingThings />
      <h3 class="bp-label">
        {discarding ? (
          <>
            <Icon name="close" size={1} /> {words.discardTitle}
            <span class="bp-desk-help">{words.discardHelp}</span>
          </>
        ) : (
          words.pool
        )}
      </h3>
      <div class="bp-dice">
        {dice.map((die) => {
          const copy = seen.get(die) ?? 0;
          seen.set(die, copy + 1);
          const name = nameOf(die);
          const action = discarding ? words.discard(name) : words.take(name);
          const label = `${lit(die) ? action : name}${isLosing(die) ? `. ${words.lostWarning(name)}` : ""}`;
          return (
            <button
              type="button"
              key={`${die}.${copy}`}
              class={`bp-pool-die ${lit(die) ? "bp-lit" : ""} ${legal.length > 0 && !lit(die) ? "bp-dim" : ""} ${
                pointed === die && lit(die) ? "bp-hint" : ""
              }`}
              style={{ "--tilt": tilt(die, copy) }}
              data-flip={`pool.${die}.${copy}`}
              data-from="bag"
              data-place={dicePlace(die)}
              aria-label={label}
              aria-disabled={!lit(die)}
              onClick={() => choose(die)}
              {...pointing((isLooked) => onPoint(isLooked ? die : 0))}
            >
              <Die look={lookOf(die)} value={pipsOf(die)} size="100%" />
              {isLosing(die) && (
                <span class="bp-lost-tag">
                  <Icon name="warning" size={0.9} />
                  {words.lost}
                </span>
              )}
            </button>
          );
        })}
      </div>
      {doubtful !== 0 && isLosing(doubtful) && (
        <div class="bp-doubt" role="alertdialog" aria-label={words.lostWarning(nameOf(doubtful))}>
          <p>{words.lostWarning(nameOf(doubtful))}</p>
          <div>
            <Button size="small" ref={focusOn} onClick={() => setDoubtful(0)}>
              {words.otherDie}
            </Button>
            <Button
              size="small"
              look="danger"
              onClick={() => {
                setDoubtful(0);
                play(takeDie(doubtful));
              }}
            >
              {words.takeAnyway}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
