/** Solo: what the dummies have just done, and why: the card, the place, and what decided. */
import { at, type GameEvent } from "@banquise/engine";
import { tip } from "@banquise/ui";
import { useRef } from "preact/hooks";
import { CARD_BITS } from "../data.ts";
import { DUMMY_CRITERIA } from "../dummies.ts";
import { events } from "../events.ts";
import { isSolo, type State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { symbolsIn } from "./glyphs.tsx";
import { ColourMark, Medal } from "./medal.tsx";
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
export function dummyTurnsIn(told: readonly GameEvent[]): readonly DummyTurn[] {
  const turns: DummyTurn[] = [];
  const amend = (change: Partial<DummyTurn>): void => {
    const last = turns.pop();
    if (last) turns.push({ ...last, ...change });
  };
  for (const event of told.map(events.read)) {
    if (event?.type === "dummyTook") {
      const { colour: dummy, card, slot, cube } = event.data;
      turns.push({ dummy, card, atCube: slot === cube, tiles: 0, criterion: 0, position: -1, favour: -1 });
    } else if (event?.type === "dummyWeighed") {
      amend({ tiles: event.data.positions.length, criterion: event.data.criterion });
    } else if (event?.type === "blockPlaced" && event.seat === null) {
      amend({ position: event.data.position });
    } else if (event?.type === "favourRemoved") amend({ favour: event.data.favour });
  }
  return turns;
}

interface DummyReportProps {
  readonly words: BoardWords;
  readonly view: State;
  readonly events: readonly GameEvent[];
}

export function DummyReport({ words, view, events: told }: DummyReportProps) {
  const { phrases, names } = words;
  // It stays until the human has built: taking a card is no reason to forget what the dummies did.
  const kept = useRef<{ turns: readonly DummyTurn[]; placements: number }>({ turns: [], placements: 0 });
  const news = dummyTurnsIn(told);
  if (news.length > 0) kept.current = { turns: news, placements: view.placements };
  const turns = kept.current.placements === view.placements ? kept.current.turns : [];
  if (!isSolo(view) || turns.length === 0) return null;
  return (
    <section class="nk-report" aria-label={words.dummiesDid}>
      <h3 class="nk-label">{words.dummiesDid}</h3>
      <ol>
        {turns.map(({ dummy, card, atCube, tiles, criterion, position, favour }, index) => (
          <li key={index}>
            <ColourMark view={view} colour={dummy} size={1.5} />
            <span class="nk-report-card" {...tip(names.card(card), "NUN-18.2")}>
              {symbolsIn(at(CARD_BITS, card)).map((symbol) => (
                <Medal key={symbol} symbol={symbol} size={1.3} />
              ))}
            </span>
            <p>
              <span class="unseen">{`${phrases.dummy(dummy)} : ${names.card(card)}. `}</span>
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
