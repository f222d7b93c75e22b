/** A part of a board, drawn by the board itself from a position: to look at, not to press. */
import { type Move, MoveList, viewOf } from "@banquise/engine";
import type { GuidePicture } from "@banquise/games/guides";
import { type BoardModule, type BoardSettings, useLitPlaces } from "@banquise/ui";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { AnyGame, AnyState, AnyView, GameWords } from "../games.ts";
import { settings } from "../settings.ts";
import { rulesWords } from "./words.ts";

/** Larger than it is on a screen a board is never shown. */
const LARGEST = 1.1;
/** The room of a picture on paper, in pixels of style sheets: 95 by 75 mm, whatever the width of the window was. */
const PAPER = { width: 359, height: 283 };
/** Room around what is shown, in pixels of the board. */
const MARGIN = 6;

const NONE: readonly Move[] = [];

/** What of the board is seen, in pixels of the board. */
interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface BoardPictureProps {
  readonly game: AnyGame;
  readonly gameWords: GameWords;
  readonly board: BoardModule<AnyState>;
  readonly picture: GuidePicture<AnyState>;
}

export function BoardPicture({ game, gameWords, board, picture }: BoardPictureProps) {
  const language = settings.language.value;
  const { viewer = 0, room, shows, lit = [], asked } = picture;
  const view = useMemo((): AnyView => viewOf(game, picture.position(game), viewer), [game, picture]);
  const legal = useMemo(() => (asked ? movesIn(game, view) : NONE), [view]);
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useLitPlaces(place, lit);
  const cut = useCut(place, shows, room[0]);
  const width = useWidth(frame);
  const { Board } = board;
  const { names } = rulesWords.value;
  return (
    <div ref={frame} class="board-picture" role="img" aria-label={picture.caption[language]}>
      <div class="board-picture-frame" style={cut === null ? { height: "12rem" } : sizesOf(cut, width)}>
        <div
          ref={place}
          class="board-picture-room"
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
            language={language}
            view={view}
            viewer={viewer}
            legal={legal}
            events={[]}
            highlighted={null}
            lit={lit}
            suggestable={NONE}
            suggestions={[]}
            settings={settledBy(board)}
            name={(seat) => names[seat] ?? ""}
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
function sizesOf({ width, height }: Cut, room: number): Record<string, string> {
  const onScreen = room === 0 ? 1 : Math.min(room / width, LARGEST);
  const onPaper = Math.min(PAPER.width / width, PAPER.height / height, LARGEST);
  return {
    "--cut-width": `${width}px`,
    "--cut-height": `${height}px`,
    "--screen-scale": `${onScreen}`,
    "--paper-scale": `${onPaper}`,
  };
}

function nothing(): void {}

function movesIn(game: AnyGame, view: AnyView): readonly Move[] {
  const legal = new MoveList();
  game.legal(view, legal);
  return legal.toArray();
}

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

function useWidth(frame: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const watch = new ResizeObserver(() => setWidth(current.clientWidth));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return width;
}
