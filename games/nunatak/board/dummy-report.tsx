/** Solo: what the dummies have just done, and why: the card, the place, and what decided. */
import { at, type GameEvent } from "@banquise/engine";
import { useRef } from "preact/hooks";
import { CARD_BITS } from "../data.ts";
import { DUMMY_CRITERIA } from "../dummies.ts";
import { isSolo, type State } from "../state.ts";
import type { Names } from "../strings/names.ts";
import type { Phrases } from "../strings/phrases.ts";
import { symbolsIn } from "./glyphs.tsx";
import { ColourMark, Medal } from "./medal.tsx";
import type { Words } from "./words.ts";
import "./dummy-report.css";

export interface DummyTurn {
  readonly dummy: number;
  readonly card: number;
  /** Whether the card lay at the dummy's cube. */
  readonly atCube: boolean;
  /** How many tiles it compared, and by which criterion it chose, as an index of `DUMMY_CRITERIA`. */
  readonly tiles: number;
  readonly criterion: number;
  /** Where it built; -1 while the human decides. */
  readonly position: number;
  /** The Favour that left the game, or -1. */
  readonly favour: number;
}

/** The turns of dummies that some events tell, in their order. */
export function dummyTurnsIn(events: readonly GameEvent[]): readonly DummyTurn[] {
  const turns: DummyTurn[] = [];
  const amend = (change: Partial<DummyTurn>): void => {
    const last = turns.pop();
    if (last) turns.push({ ...last, ...change });
  };
  for (const { type, data, seat } of events) {
    const number = (key: string): number => (typeof data[key] === "number" ? data[key] : -1);
    if (type === "dummyTook") {
      turns.push({
        dummy: number("colour"),
        card: number("card"),
        atCube: number("slot") === number("cube"),
        tiles: 0,
        criterion: 0,
        position: -1,
        favour: -1,
      });
    } else if (type === "dummyWeighed") {
      const { positions } = data;
      amend({ tiles: typeof positions === "object" ? positions.length : 0, criterion: number("criterion") });
    } else if (type === "blockPlaced" && seat === null) amend({ position: number("position") });
    else if (type === "favourRemoved") amend({ favour: number("favour") });
  }
  return turns;
}

interface DummyReportProps {
  readonly words: Words;
  readonly phrases: Phrases;
  readonly names: Names;
  readonly view: State;
  readonly events: readonly GameEvent[];
}

export function DummyReport({ words, phrases, names, view, events }: DummyReportProps) {
  // It stays until the human has built: taking a card is no reason to forget what the dummies did.
  const kept = useRef<{ turns: readonly DummyTurn[]; placements: number }>({ turns: [], placements: 0 });
  const told = dummyTurnsIn(events);
  if (told.length > 0) kept.current = { turns: told, placements: view.placements };
  const turns = kept.current.placements === view.placements ? kept.current.turns : [];
  if (!isSolo(view) || turns.length === 0) return null;
  return (
    <section class="nk-report" aria-label={words.dummiesDid}>
      <h3 class="nk-label">{words.dummiesDid}</h3>
      <ol>
        {turns.map(({ dummy, card, atCube, tiles, criterion, position, favour }, index) => (
          <li key={index}>
            <ColourMark view={view} colour={dummy} size={1.5} />
            <span class="nk-report-card" title={names.card(card)}>
              {symbolsIn(at(CARD_BITS, card)).map((symbol) => (
                <Medal key={symbol} symbol={symbol} size={1.3} />
              ))}
            </span>
            <p>
              <span class="unseen">{`${phrases.dummy(dummy)} : ${names.card(card)}. `}</span>
              <b>{position < 0 ? words.yourChoice : names.position(position)}</b>
              <small>
                {atCube ? words.cardAtCube : words.cardAfterCube}{" "}
                {words.compared(tiles, phrases.criteria[DUMMY_CRITERIA[criterion] ?? "onlyTile"])}
                {favour >= 0 && ` ${words.favourGone(names.favour(favour).name)}`}
              </small>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
