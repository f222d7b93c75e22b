import { type Move, OVER } from "@banquise/engine";
import { type BoardProps, still, useFocusOnChoices, useSlides, useSteady } from "@banquise/ui";
import { useMemo, useRef, useState } from "preact/hooks";
import {
  ANIMAL_MOVE_TILE,
  BASE_AP,
  BEAR,
  ENDURANCE_TILE,
  ENDURANCE_VALUES,
  HARPOON_TILE,
  SPACES,
  STEPS,
  THAW_TILE,
  TILES,
} from "../data.ts";
import { first, moves } from "../moves.ts";
import { islandsOf, promisedPoints } from "../scoring.ts";
import {
  ACTION,
  ANIMAL_MOVE,
  countTiles,
  DRIFT,
  ENDED,
  EVICT,
  FACE_DOWN,
  LANDING,
  nextToFlee,
  REACTION,
  type State,
} from "../state.ts";
import { Actions, Points } from "./actions.tsx";
import { PushArrows } from "./arrows.tsx";
import "./board.css";
import type { BoardWords } from "../strings/board-words.ts";
import { Cells } from "./cells.tsx";
import { choicesOf } from "./choices.ts";
import { contentsOf } from "./contents.ts";
import { Animal, Inuit } from "./figures.tsx";
import { Hand as AnyHand, Under as AnyUnder } from "./hand.tsx";
import { Info } from "./info.tsx";
import { type Trace, tracesAfter } from "./last-turns.ts";
import { lightsOf, movesAt } from "./lights.tsx";
import { News } from "./news.tsx";
import { Banners, Coordinates, Floes, LAND_PICTURE, Outlines, Pieces, WATER_PICTURE } from "./picture.tsx";
import { Reveals } from "./reveal.tsx";
import { Traces } from "./traces.tsx";
import { type Tracks, track } from "./tracks.ts";
import { Tribes as AnyTribes } from "./tribes.tsx";
import { useIntent } from "./use-intent.ts";
import "./narrow.css";

// A space that is picked or pointed at changes nothing of these.
const [Hand, Under, Tribes] = [still(AnyHand), still(AnyUnder), still(AnyTribes)];

/** The move that plays a tile of the hand by itself. */
function moveOfFace(face: number): Move | null {
  if (face === ANIMAL_MOVE_TILE) return first.playAnimalMove;
  if (face >= ENDURANCE_TILE && face < ENDURANCE_TILE + ENDURANCE_VALUES)
    return first.playEndurance + face - ENDURANCE_TILE;
  return null;
}

/** The tile of the hand that a move plays; null for other moves. */
function faceOfMove(move: Move): number | null {
  const made = moves.decode(move);
  switch (made.type) {
    case "playThaw":
      return THAW_TILE;
    case "playAnimalMove":
      return ANIMAL_MOVE_TILE;
    case "playEndurance":
      return ENDURANCE_TILE + made.value - 1;
    case "harpoonHunt":
    case "useHarpoon":
      return HARPOON_TILE;
    default:
      return null;
  }
}

/** Who is who, remembered from one view to the next. */
function useTracks({ view, events }: Pick<BoardProps<State>, "view" | "events">): Tracks {
  const known = useRef<{ view: State; tracks: Tracks } | null>(null);
  if (known.current?.view !== view)
    known.current = { view, tracks: track(known.current?.tracks ?? null, view, events) };
  return known.current.tracks;
}

/** What the others did last; nothing of it is left when the game is taken back. */
function useTraces({ view, viewer, events }: Pick<BoardProps<State>, "view" | "viewer" | "events">) {
  const known = useRef<{ view: State; traces: readonly Trace[] } | null>(null);
  const before = known.current;
  if (before?.view !== view) {
    const kept = before && before.view.turn <= view.turn ? before.traces : [];
    known.current = { view, traces: tracesAfter(kept, events, viewer) };
  }
  return known.current?.traces ?? [];
}

export function Board(props: BoardProps<State> & { readonly words: BoardWords }) {
  const { game, words, text, language, view, viewer, legal, events, highlighted, name, play, explain } =
    props;
  const table = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [considered, setConsidered] = useState<Move | null>(null);
  const tracks = useTracks(props);
  const traces = useTraces(props);
  useSlides(table, view);
  useFocusOnChoices(table, legal, ".ig-cell, .ig-action, .ig-tile", ".ig-lit, .ig-action");

  const choices = useMemo(() => choicesOf(view, legal), [view, legal]);
  const islands = useMemo(() => islandsOf(view), [view]);
  const contents = useMemo(
    () => Array.from({ length: SPACES }, (_, space) => contentsOf(words, view, space, name)),
    [view, language, name],
  );
  const intent = useIntent({ view, legal, choices, isThawFace: (face) => face === THAW_TILE, play, explain });
  const { picked, fork, face, press, make, letGo } = intent;
  const thawing = face === THAW_TILE && choices.thaws.size > 0;

  const own = viewer !== null && viewer < view.seats ? viewer : null;
  const reach = pointed !== null && choices.voyages.has(pointed) ? pointed : null;
  const question = { game, words, text, view, choices, picked, thawing, own, pointed: reach, highlighted };
  // Previews are worked out once for a question, not with every move of the pointer.
  const lights = useMemo(
    () => lightsOf(question),
    [view, choices, picked, thawing, own, reach, highlighted, words],
  );
  const here = fork.length > 0 ? fork : picked === null ? [] : (choices.direct.get(picked) ?? []);
  const playable = useMemo(() => new Set(legal.map(faceOfMove).filter((some) => some !== null)), [legal]);
  const faceMove = face === null ? null : moveOfFace(face);

  const looked = pointed ?? picked;
  const atPointed = pointed === null ? [] : movesAt(question, pointed);
  const previewed = considered ?? (atPointed.length === 1 ? (atPointed[0] ?? null) : null);
  const island = looked === null ? null : (islands.find(({ spaces }) => spaces.includes(looked)) ?? null);

  const acting = game.actor(view);
  // While all ice hangs together its promise means nothing.
  const promised = useMemo(() => (islands.length > 1 ? promisedPoints(view) : null), [view]);
  const order = useMemo(
    () => Array.from({ length: view.seats }, (_, step) => ((own ?? 0) + step) % view.seats),
    [view.seats, own],
  );
  const waiting = legal.length === 0 && view.phase !== ENDED;
  const alarming = view.phase === REACTION || view.phase === EVICT;
  const stepping = view.phase === ANIMAL_MOVE;
  const counting = stepping || view.phase === ACTION || view.phase === LANDING;

  const chooseFace = useSteady((chosen: number): void => {
    letGo();
    intent.chooseFace(face === chosen ? null : chosen);
    const move = moveOfFace(chosen);
    if (move !== null && legal.length > 0 && !legal.includes(move)) explain(move);
  });

  // Static layers are drawn anew only when the position changes, not with every move of the pointer.
  const picture = useMemo(
    () => (
      <>
        <Outlines islands={islands} />
        {LAND_PICTURE}
        <Floes view={view} tracks={tracks} />
        <Traces traces={traces} />
        <Pieces view={view} tracks={tracks} />
        <Banners view={view} islands={islands} />
        <Reveals events={events} />
      </>
    ),
    [view, tracks, traces, islands, events],
  );

  const cells = useMemo(
    () => (
      <Cells
        label={words.sea}
        help={words.seaHelp}
        contents={contents}
        ruleOf={(space) => islands.find(({ spaces }) => spaces.includes(space))?.rule}
        lights={lights}
        press={press}
        point={setPointed}
        letGo={letGo}
      />
    ),
    [lights, contents, legal, picked, face],
  );

  return (
    <div class={`ig ${own === null ? "ig-watched" : ""}`}>
      <div ref={table} class="ig-table">
        <div class="ig-frame">
          <div class="ig-sea" style={{ "--sun": countTiles(view, FACE_DOWN) / TILES }}>
            {WATER_PICTURE}
            {picture}
            {view.phase === DRIFT && picked === null && legal.length > 0 && <PushArrows choices={choices} />}
            {cells}
          </div>
          <Coordinates words={words} />
        </div>
        <Tribes
          words={words}
          view={view}
          own={viewer}
          order={order}
          acting={acting === OVER ? -1 : acting}
          promised={promised}
          caught={tracks.caught}
          name={name}
        />
        <section class="ig-desk">
          <header class="ig-desk-head">
            {view.turn > 0 && !waiting && <span class="ig-label">{words.turn(view.turn)}</span>}
            {counting && (
              <>
                <Points
                  left={stepping ? view.steps : view.ap}
                  most={stepping ? STEPS : BASE_AP}
                  label={stepping ? words.steps(view.steps) : words.ap(view.ap)}
                />
                <span class="ig-label" aria-hidden="true">
                  {stepping ? words.steps(view.steps) : words.ap(view.ap)}
                </span>
              </>
            )}
          </header>
          {waiting && (
            <p class={`ig-doing ${alarming ? "ig-alarm-box" : ""}`}>
              {view.phase === REACTION && <Animal kind={BEAR} />}
              {view.phase === EVICT && <Inuit seat={nextToFlee(view)} />}
              <span>{text.describe(view, viewer, name)[0]}</span>
            </p>
          )}
          <Actions
            words={words}
            text={text}
            view={view}
            viewer={own ?? 0}
            legal={legal}
            here={here}
            picked={picked !== null}
            face={face}
            faceMove={faceMove !== null && legal.includes(faceMove) ? faceMove : null}
            needsPlace={thawing}
            highlighted={highlighted}
            make={make}
            point={setConsidered}
            letGo={letGo}
          />
          {looked === null && considered === null ? (
            <News words={words} text={text} viewer={own} events={events} name={name} />
          ) : (
            <Info
              words={words}
              game={game}
              text={text}
              view={view}
              move={previewed}
              contents={looked === null ? "" : (contents[looked] ?? "")}
              island={island}
              name={name}
            />
          )}
        </section>
        {own !== null && (
          <Hand
            words={words}
            view={view}
            seat={own}
            playable={playable}
            hinted={highlighted === null ? null : faceOfMove(highlighted)}
            chosen={face}
            choose={chooseFace}
          />
        )}
        <Under words={words} view={view} viewer={own} />
      </div>
    </div>
  );
}
