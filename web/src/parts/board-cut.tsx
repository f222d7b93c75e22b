/** A part of a board, drawn by the board itself: to look at, not to press. */
import type { GameEvent, Move, Place, Viewer } from "@banquise/engine";
import { type BoardModule, type BoardSettings, useLitPlaces } from "@banquise/ui";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { AnyGame, AnyState, AnyView, GameWords } from "../games.ts";
import { NONE } from "../sessions/session.ts";
import { settings } from "../settings.ts";
import "../styles/board-cut.css";

/** Larger than it is on a screen a board is never shown. */
const LARGEST = 1.1;
/** The room of a picture on paper, in pixels of style sheets: 95 by 75 mm, whatever the width of the window was. */
const PAPER = { width: 359, height: 283 };
/** Room around what is shown, in pixels of the board. */
const MARGIN = 6;

const NOTHING: readonly never[] = [];

/** What of the board is seen, in pixels of the board. */
interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface BoardCutProps {
  readonly game: AnyGame;
  readonly gameWords: GameWords;
  readonly board: BoardModule<AnyState>;
  readonly view: AnyView;
  readonly viewer: Viewer;
  readonly legal?: readonly Move[];
  readonly events?: readonly GameEvent[];
  readonly lit?: readonly Place[];
  readonly name: (seat: number) => string;
  /** The room that the board gets, in pixels: as on a screen of that size. */
  readonly room: readonly [width: number, height: number];
  /** What of the board is shown: a selector of its own parts. */
  readonly shows: string;
  /** What is seen there, in words. */
  readonly label: string;
  /** The picture stays inside the frame that it is given, instead of being as high as its width asks. */
  readonly fits?: boolean;
}

export function BoardCut(props: BoardCutProps) {
  const { game, gameWords, board, view, viewer, room, shows, label, fits = false } = props;
  const { legal = NONE, events = NOTHING, lit = NOTHING, name } = props;
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useLitPlaces(place, lit);
  const cut = useCut(place, shows, room[0]);
  const size = useSize(frame);
  const { Board } = board;
  return (
    <div ref={frame} class={`board-cut ${fits ? "board-cut-fits" : ""}`} role="img" aria-label={label}>
      <div
        class="board-cut-frame"
        style={cut === null ? { height: fits ? "100%" : "12rem" } : sizesOf(cut, size, fits)}
      >
        <div
          ref={place}
          class="board-cut-room"
          inert
          aria-hidden="true"
          style={{
            width: `${room[0]}px`,
            height: `${room[1]}px`,
            transform: cut === null ? undefined : `scale(var(--scale)) translate(${-cut.x}px, ${-cut.y}px)`,
            visibility: cut === null ? "hidden" : "visible",
          }}
        >
          <Board
            game={game}
            text={gameWords.text}
            language={settings.language.value}
            view={view}
            viewer={viewer}
            legal={legal}
            events={events}
            highlighted={null}
            lit={lit}
            suggestable={NONE}
            suggestions={NOTHING}
            settings={settledBy(board)}
            name={name}
            play={nothing}
            suggest={nothing}
            explain={nothing}
            openRule={nothing}
            tell={nothing}
          />
        </div>
      </div>
    </div>
  );
}

/** What the style sheet chooses from: no script runs when a page goes to paper. */
function sizesOf({ width, height }: Cut, room: Size, fits: boolean): Record<string, string> {
  const across = room.width === 0 ? 1 : Math.min(room.width / width, LARGEST);
  const onScreen = fits && room.height > 0 ? Math.min(across, room.height / height) : across;
  const onPaper = Math.min(PAPER.width / width, PAPER.height / height, LARGEST);
  return {
    "--cut-width": `${width}px`,
    "--cut-height": `${height}px`,
    "--screen-scale": `${onScreen}`,
    "--paper-scale": `${onPaper}`,
  };
}

function nothing(): void {}

/** Pictures are the same for everybody. */
const settledBy = ({ settings: offered = {} }: BoardModule<AnyState>): BoardSettings =>
  Object.fromEntries(Object.entries(offered).map(([name, setting]) => [name, setting.default]));

/** Where the shown parts are, once they are there; parts of a board come later, and change the room of others. */
function useCut(place: { readonly current: HTMLElement | null }, shows: string, width: number): Cut | null {
  const [cut, setCut] = useState<Cut | null>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const measure = (): void => {
      const found = cutOf(current, shows, width);
      setCut((before) => (found === null || isSame(before, found) ? before : found));
    };
    const sizes = new ResizeObserver(measure);
    const watch = (): void => {
      sizes.disconnect();
      for (const element of current.querySelectorAll(shows)) sizes.observe(element);
      measure();
    };
    const parts = new MutationObserver(watch);
    parts.observe(current, { childList: true, subtree: true });
    watch();
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, [shows, width]);
  return cut;
}

function cutOf(place: HTMLElement, shows: string, width: number): Cut | null {
  const around = place.getBoundingClientRect();
  const scale = around.width / width;
  const boxes = [...place.querySelectorAll(shows)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0);
  if (boxes.length === 0 || scale === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return {
    x: (left - around.left) / scale - MARGIN,
    y: (top - around.top) / scale - MARGIN,
    width: (right - left) / scale + 2 * MARGIN,
    height: (bottom - top) / scale + 2 * MARGIN,
  };
}

const NEAR = 0.5;
const isSame = (a: Cut | null, b: Cut): boolean =>
  a !== null && (["x", "y", "width", "height"] as const).every((side) => Math.abs(a[side] - b[side]) < NEAR);

function useSize(frame: { readonly current: HTMLElement | null }): Size {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const watch = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return size;
}
