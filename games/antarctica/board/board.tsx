import { BoardFrame, type BoardProps, useFocusOnChoices, useSlides } from "@banquise/ui";
import { useMemo, useRef, useState } from "preact/hooks";
import { standings } from "../standings.ts";
import type { State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import "./board.css";
import { Choices } from "./choices.tsx";
import { Crews } from "./crews.tsx";
import { Decks } from "./decks.tsx";
import { WorldMap } from "./map.tsx";
import type { Mode, Scene, Thing } from "./scene.ts";
import { Tracks } from "./tracks.tsx";
import "./narrow.css";

/** All that can ever be chosen. */
const CHOICES = ".an-zone, .an-ship, .an-card, .an-track, .an-choice";

/** Something that belongs to one position: in the next it is gone at once, not a frame later. */
function useWhile<T>(view: State): [now: T | null, set: (next: T | null) => void] {
  const [kept, keep] = useState<{ readonly view: State; readonly value: T | null }>({ view, value: null });
  return [kept.view === view ? kept.value : null, (value) => keep({ view, value })];
}

export function Board(props: BoardProps<State> & { readonly words: BoardWords }) {
  const { language, words, view, viewer, legal, events } = props;
  const table = useRef<HTMLDivElement>(null);
  const touching = useRef(false);
  const [mode, setMode] = useWhile<Mode>(view);
  const [considered, consider] = useWhile<Thing>(view);
  const [pointedAt, pointAt] = useWhile<Thing>(view);
  const standing = useMemo(() => standings(view), [view]);
  // The second step of a choice in two lights other things, although the same moves are legal.
  const offered = useMemo(() => [...legal], [legal, mode]);
  useSlides(table, view);
  useFocusOnChoices(table, offered, CHOICES, ".an-lit");

  const scene: Scene = {
    ...props,
    planner: viewer !== null && viewer < view.seats ? viewer : view.active,
    mode,
    setMode,
    considered,
    consider,
    pointedAt,
    pointAt,
    byTouch: () => touching.current,
  };
  return (
    <div
      class={`an an-${view.seats}`}
      data-choices="bottom"
      onPointerOverCapture={(event) => {
        if (event.pointerType !== "mouse") touching.current = true;
      }}
      onPointerDownCapture={(event) => {
        touching.current = event.pointerType !== "mouse";
      }}
      onPointerMoveCapture={(event) => {
        // A mouse that lies still also "moves" when the board shifts under it: that is not looking.
        if (event.pointerType === "mouse" && (event.movementX !== 0 || event.movementY !== 0))
          touching.current = false;
      }}
      onKeyDownCapture={(event) => {
        touching.current = false;
        if (event.key === "Escape") setMode(null);
      }}
    >
      <div ref={table} class="an-table">
        <div class="an-world">
          <BoardFrame language={language} label={words.map}>
            <div class="an-world-room">
              <WorldMap scene={scene} told={events} standing={standing} />
            </div>
          </BoardFrame>
        </div>
        <Choices scene={scene} standing={standing} />
        <Decks scene={scene} standing={standing} />
        <Tracks scene={scene} standing={standing} />
        <Crews scene={scene} standing={standing} />
      </div>
    </div>
  );
}
