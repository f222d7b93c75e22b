/** The viewer's plan card on blueprint paper: the spaces from above, the building beside them, its points below. */
import type { Move, Seat } from "@banquise/engine";
import { BoardFrame, Button, SeatMark, tip } from "@banquise/ui";
import { useMemo, useState } from "preact/hooks";
import { PRIZES, type Prize, TAKES } from "../data.ts";
import { isPlace, moves, placeDie } from "../moves.ts";
import { fits } from "../placement.ts";
import { places } from "../places.ts";
import { lotOf, type State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { buildingOf, lookOf, pipsOf, SPACE_LIST, tallest, withDie } from "./building.ts";
import { Die } from "./die.tsx";
import { type Quarter, turned } from "./iso.ts";
import { IsoBuilding } from "./iso-building.tsx";
import { linesOf, planProgress, previewPlacement, surveyed } from "./preview.ts";
import { ScoreStrip } from "./score-strip.tsx";
import { SpaceButton } from "./space-button.tsx";
import "./plan-sheet.css";

interface PlanSheetProps {
  readonly words: BoardWords;
  readonly language: "fr" | "en";
  readonly view: State;
  readonly seat: Seat;
  readonly name: string;
  readonly vp: number;
  /** Dice of this seat that are still to come. */
  readonly left: number;
  readonly legal: readonly Move[];
  readonly highlighted: Move | null;
  /** A die of the pool that is looked at: where it would fit is shown. */
  readonly considered: number;
  readonly play: (move: Move) => void;
  readonly explain: (move: Move) => void;
}

export function PlanSheet(props: PlanSheetProps) {
  const { words, language, view, seat, name, vp, left, legal, highlighted, considered, play, explain } =
    props;
  const [quarter, setQuarter] = useState<Quarter>(0);
  const [pointed, setPointed] = useState<number | null>(null);
  const lot = lotOf(view.round, seat);
  const building = buildingOf(view, view.round, seat);
  const placing = legal.some(isPlace);
  const hand = placing ? view.hand : 0;
  const die = hand || considered;
  const open = (space: number): boolean =>
    placing ? legal.includes(placeDie(space)) : considered !== 0 && fits(view, lot, space, considered);
  const previews = useMemo(
    () => SPACE_LIST.map((space) => (open(space) ? previewPlacement(view, lot, space, die) : null)),
    [view, legal, lot, die],
  );

  const hinted = highlighted !== null && isPlace(highlighted) ? moves.offset(highlighted) : null;
  const shown = pointed ?? hinted;
  const ghost = shown !== null && die !== 0 && open(shown) ? shown : null;
  const preview = ghost === null ? null : (previews[ghost] ?? null);
  const pictured = ghost === null ? building : withDie(building, ghost, die);
  const { placed, open: followable } = planProgress(pictured, left - (ghost === null ? 0 : 1));
  const planWords = !followable ? words.planLeft : placed === TAKES ? words.planDone : words.planOpen(placed);
  const nearer = preview?.prizes.map((prize) => words.prizes[PRIZES[prize] as Prize].name) ?? [];

  return (
    <section
      class={`bp-sheet ${placing ? "bp-sheet-asks" : ""}`}
      aria-label={words.yourPlan}
      data-seat={seat}
      data-place={places.at("screen", seat)}
    >
      <header class="bp-sheet-head">
        <SeatMark seat={seat} size={1.5} />
        <h3>{name}</h3>
        <b class="bp-vp" {...tip(words.vp(vp), "BLU-11.1")}>
          {words.vp(vp)}
        </b>
        <span class="bp-sheet-plan">{planWords}</span>
        {hand !== 0 && (
          <span
            class="bp-hand"
            role="status"
            {...tip(words.handToPlace(words.die(lookOf(hand), pipsOf(hand))), "BLU-5.1")}
          >
            <span class="unseen">{words.handToPlace(words.die(lookOf(hand), pipsOf(hand)))}</span>
            <span aria-hidden="true">{words.chooseSpace}</span>
            <span class="bp-hand-die" data-flip="hand" data-from={`pool.${hand}.0`}>
              <Die look={lookOf(hand)} value={pipsOf(hand)} size="100%" />
            </span>
          </span>
        )}
      </header>
      <div class="bp-spaces-room">
        <fieldset class="bp-spaces" aria-label={words.spaces}>
          {SPACE_LIST.map((space) => (
            <SpaceButton
              key={space}
              words={words}
              building={building}
              space={space}
              die={die}
              lit={placing && open(space)}
              preview={previews[space] ?? null}
              hinted={hinted === space}
              onPoint={setPointed}
              onChoose={() => {
                const move = placeDie(space);
                if (legal.includes(move)) play(move);
                else if (legal.length > 0) explain(move);
              }}
            />
          ))}
        </fieldset>
      </div>
      <div class="bp-sheet-iso">
        <BoardFrame language={language} label={words.building}>
          <IsoBuilding
            building={pictured}
            quarter={quarter}
            ghost={ghost}
            label={words.building}
            room={tallest(building) + (left > 0 ? 1 : 0)}
          />
        </BoardFrame>
        <div class="bp-turn">
          <Button
            look="quiet"
            size="small"
            icon="turnLeft"
            label={words.turnLeft}
            onClick={() => setQuarter(turned(quarter, -1))}
          />
          <Button
            look="quiet"
            size="small"
            icon="turnRight"
            label={words.turnRight}
            onClick={() => setQuarter(turned(quarter, 1))}
          />
        </div>
        {nearer.length > 0 && <p class="bp-nearer">{words.nearer(nearer.join(", "))}</p>}
      </div>
      <ScoreStrip words={words} lines={preview?.lines ?? linesOf(surveyed(view, lot))} />
    </section>
  );
}
