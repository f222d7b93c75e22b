import { at, type Seat } from "@banquise/engine";
import { type BoardProps, SeatMark, Tabs, tip, useFocusOnChoices, useSlides } from "@banquise/ui";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { CARD_BITS } from "../data.ts";
import { dummyOptions } from "../dummies.ts";
import { type PlacementPreview, previewPlacement } from "../preview.ts";
import { bankedPoints } from "../scoring.ts";
import {
  ASSIGN,
  coloursOf,
  DISPLACE,
  DUMMY_TILE,
  EXCHANGE_GIVE,
  EXCHANGE_TAKE,
  FACE,
  isAvailable,
  PLACE,
  type State,
  SWAP_SOURCE,
  symbolsAt,
  TRANSFORM_CARD,
  TRANSFORM_TO,
  TURN_START,
} from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { POSITIONS } from "../temple.ts";
import { Area, Guest } from "./area.tsx";
import { Ask } from "./ask.tsx";
import { Completion } from "./completion-card.tsx";
import { DummyReport } from "./dummy-report.tsx";
import { Favours } from "./favours.tsx";
import { gainsOf } from "./gains.tsx";
import { changedIn, useMotion } from "./motion.ts";
import { useRefusals } from "./refusals.ts";
import { Row } from "./row.tsx";
import { Stage, type Turning } from "./stage.tsx";
import { meant, pointedBy, targetsOf } from "./targets.ts";
import "./board.css";
import "./narrow.css";

/** Phases in which a place is thought of for the block of this turn. */
const BUILDING: readonly number[] = [PLACE, FACE, ASSIGN, DUMMY_TILE];
/** Cards are given for cards. */
const TRADES: readonly number[] = [EXCHANGE_GIVE, EXCHANGE_TAKE, TRANSFORM_CARD, TRANSFORM_TO];
/** The row has no part in these. */
const TRANSFORMS: readonly number[] = [TRANSFORM_CARD, TRANSFORM_TO];
const NONE = -1;
/** All that can ever be chosen on this board. */
const CHOICES = ".nk-pick, .nk-spot, .nk-choice, .nk-favour";

/** What the place that is thought of would bring; while a tile is being brought, the place it comes to. */
function previewOf(view: State, considered: number, own: Seat | null): PlacementPreview | null {
  if (view.phase === SWAP_SOURCE || view.phase === FACE) return previewPlacement(view, view.position - 1);
  if (considered === NONE || view.phase === DISPLACE || !isAvailable(view, considered)) return null;
  if (view.phase === DUMMY_TILE) return previewPlacement(view, considered, view.active, view.active);
  if (BUILDING.includes(view.phase)) return previewPlacement(view, considered);
  const builder = own ?? view.active;
  return previewPlacement(view, considered, builder, builder);
}

export function Board(props: BoardProps<State> & { readonly words: BoardWords }) {
  const {
    game,
    text,
    language,
    words,
    view,
    viewer,
    legal,
    events,
    highlighted,
    name,
    play,
    explain,
    openRule,
  } = props;
  const { names } = words;
  const table = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<Turning>({ flat: false, quarter: 0 });
  const [considered, setConsidered] = useState(NONE);
  const [slot, setSlot] = useState(NONE);
  const [swapping, setSwapping] = useState(false);
  const [shownSeat, setShownSeat] = useState<Seat | null>(null);
  const before = useRef<State | null>(null);
  useSlides(table, view);
  useMotion(table, view, events);
  useFocusOnChoices(table, legal, CHOICES, ".nk-lit");

  const own = viewer !== null && viewer < view.seats ? viewer : null;
  const refusing = useRefusals(view, own, legal, play);
  const recent = useMemo(() => changedIn(before.current, view), [view]);
  useEffect(() => {
    before.current = view;
    setConsidered(NONE);
    setSwapping(false);
  }, [view]);

  const targets = useMemo(() => targetsOf(legal, swapping), [legal, swapping]);
  const pointed = pointedBy(highlighted);
  const thought =
    considered === NONE && targets.positions.has(pointed.position) ? pointed.position : considered;
  const preview = previewOf(view, thought, own);
  const { seats: standing } = game.result(view);
  const actor = game.actor(view);

  const fitting = useMemo(() => {
    const card = slot === NONE || view.phase !== TURN_START ? 0 : at(view.row, slot);
    if (card === 0) return [];
    return Array.from({ length: POSITIONS }, (_, position) => position).filter(
      (position) => isAvailable(view, position) && (symbolsAt(view, position) & at(CARD_BITS, card)) !== 0,
    );
  }, [view, slot]);
  const gains = useMemo(() => gainsOf(view, events), [view, events]);
  const notes = useMemo(() => {
    const options = view.phase === DUMMY_TILE ? dummyOptions(view) : [];
    return new Map(options.map(({ position, points }) => [position, points]));
  }, [view]);

  const choosePosition = (position: number): void => {
    const move = targets.positions.get(position);
    if (move !== undefined) play(move);
    else explain(meant(view, position));
  };
  const labelOf = (position: number): string => {
    const move = targets.positions.get(position);
    if (move !== undefined) return text.move(game.moves.decode(move), view);
    return `${names.position(position)}, ${names.tile(at(view.tiles, position))}`;
  };

  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  // Clockwise from the viewer, as they would sit round the table.
  const order = own === null ? seats : seats.map((step) => (own + step) % view.seats);
  const guests = Array.from({ length: coloursOf(view) - view.seats }, (_, i) => view.seats + i);
  const front = shownSeat ?? order[0] ?? 0;

  // While a card is in hand the row asks nothing.
  const placing = targets.positions.size > 0 || (view.hand !== 0 && targets.slots.size === 0);

  return (
    <div class={`nk nk-${view.seats}`} data-choices="bottom-on-phones">
      <div
        ref={table}
        class={`nk-table ${placing ? "nk-placing" : ""} ${targets.others.length > 0 ? "nk-choosing" : ""} ${
          legal.length > 0 && TRADES.includes(view.phase) ? "nk-trading" : ""
        } ${legal.length > 0 && TRANSFORMS.includes(view.phase) ? "nk-transforming" : ""}`}
      >
        <Row
          words={words}
          names={names}
          view={view}
          own={own}
          name={name}
          slots={targets.slots}
          pointed={pointed.slot}
          choosing={targets.slots.size > 0}
          play={play}
          explain={explain}
          onPoint={setSlot}
        />
        <Favours
          words={words}
          names={names}
          view={view}
          legal={legal}
          highlighted={highlighted}
          play={play}
          explain={explain}
        />
        <Stage
          words={words}
          language={language}
          view={view}
          sight={sight}
          setSight={setSight}
          targets={targets}
          pointed={pointed}
          considered={considered}
          preview={preview}
          recent={recent}
          fitting={fitting}
          gains={gains}
          notes={notes}
          label={labelOf}
          squareLabel={(square) => text.move(game.moves.decode(targets.squares.get(square) ?? 0), view)}
          onConsider={setConsidered}
          onChoose={choosePosition}
          onSquare={(square) => play(targets.squares.get(square) ?? 0)}
        />
        <div class="nk-side">
          <Ask
            asking={{ words, names, text, game, view, name }}
            own={own}
            actor={actor}
            legal={legal}
            targets={targets}
            highlighted={highlighted}
            preview={preview}
            buildable={preview !== null && targets.positions.has(preview.position)}
            pointedCard={slot === NONE || view.hand !== 0 ? 0 : at(view.row, slot)}
            swapping={swapping}
            setSwapping={setSwapping}
            refusing={refusing}
            play={play}
            choosePosition={choosePosition}
          />
          <DummyReport words={words} view={view} events={events} />
          <div class="nk-areas">
            <Tabs
              class="nk-tabs"
              label={words.areas}
              tabs={order.map((seat) => ({
                key: seat,
                face: (
                  <span {...tip(`${name(seat)}, ${words.points(bankedPoints(view, seat))}`, "NUN-16.1")}>
                    <SeatMark seat={seat} size={1.4} /> {bankedPoints(view, seat)}
                    <span class="unseen">{name(seat)}</span>
                  </span>
                ),
              }))}
              open={front}
              onOpen={setShownSeat}
            />
            {order.map((seat) => (
              <div key={seat} class={seat === front ? "nk-front" : "nk-behind"}>
                <Area
                  words={words}
                  names={names}
                  view={view}
                  seat={seat}
                  name={name(seat)}
                  own={seat === own}
                  acting={actor === seat}
                  lines={standing[seat]?.lines ?? []}
                  total={standing[seat]?.total ?? 0}
                  refusing={seat === own ? refusing : null}
                  openRule={openRule}
                />
              </div>
            ))}
            {guests.map((colour) => (
              <Guest key={colour} words={words} names={names} view={view} colour={colour} />
            ))}
          </div>
        </div>
        <Completion words={words} view={view} name={name} />
      </div>
    </div>
  );
}
