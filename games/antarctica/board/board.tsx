import {
  BoardFrame,
  type BoardProps,
  still,
  Tabs,
  useFocusOnChoices,
  useSame,
  useSlides,
  useSteady,
} from "@banquise/ui";
import { useCallback, useId, useMemo, useRef, useState } from "preact/hooks";
import { standings } from "../standings.ts";
import type { State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import "./board.css";
import { Choices } from "./choices.tsx";
import { Crews as AnyCrews } from "./crews.tsx";
import { Decks as AnyDecks } from "./decks.tsx";
import { Glyph, type GlyphName } from "./glyphs.tsx";
import { type Trace, tracesAfter } from "./last-turns.ts";
import { WorldMap } from "./map.tsx";
import {
  consideredOf,
  isOf,
  type Mode,
  PAGES,
  type Page,
  pageOfPlace,
  pageOfQuestion,
  type Scene,
  type Thing,
  type ThingKind,
} from "./scene.ts";
import { Tracks as AnyTracks } from "./tracks.tsx";
import "@banquise/ui/night.css";
import "./narrow.css";

// What is looked at elsewhere changes nothing of these.
const [Decks, Tracks, Crews] = [still(AnyDecks), still(AnyTracks), still(AnyCrews)];

/** All that can ever be chosen. */
const CHOICES = ".an-zone, .an-ship, .an-card, .an-track, .an-choice";
const PAGE_GLYPHS: Readonly<Record<Page, GlyphName>> = {
  map: "chart",
  decks: "build",
  tracks: "cube",
  crews: "people",
};

/** Something that belongs to one moment: in the next it is gone at once, not a frame later. */
function useWhile<T>(moment: unknown): [now: T | null, set: (next: T | null) => void] {
  const [kept, keep] = useState<{ readonly moment: unknown; readonly value: T | null }>({
    moment,
    value: null,
  });
  return [kept.moment === moment ? kept.value : null, (value) => keep({ moment, value })];
}

function useTraces({ view, events }: Pick<BoardProps<State>, "view" | "events">): readonly Trace[] {
  const known = useRef<{ readonly view: State; readonly traces: readonly Trace[] } | null>(null);
  if (known.current?.view !== view)
    known.current = { view, traces: tracesAfter(known.current?.traces ?? [], events) };
  return known.current.traces;
}

/** What a part needs to know of the scene: nothing of what is looked at but things of some kinds. */
function useSceneOf(scene: Scene, ...kinds: readonly ThingKind[]): Scene {
  const seen = (thing: Thing | null): Thing | null =>
    kinds.some((kind) => isOf(thing, kind)) ? thing : null;
  return useSame({ ...scene, considered: seen(scene.considered), pointedAt: seen(scene.pointedAt) });
}

export function Board(props: BoardProps<State> & { readonly words: BoardWords }) {
  const { language, words, view, viewer, legal, events, lit } = props;
  const table = useRef<HTMLDivElement>(null);
  const touching = useRef(false);
  const panel = useId();
  const [mode, setMode] = useWhile<Mode>(view);
  const [considered, consider] = useWhile<Thing>(view);
  const [pointedAt, pointAt] = useWhile<Thing>(view);
  // Whoever reads while others play is left in peace.
  const [opened, open] = useWhile<Page>(legal.length > 0 ? view : null);
  const standing = useMemo(() => standings(view), [view]);
  const traces = useTraces(props);
  // The second step of a choice in two lights other things, although the same moves are legal.
  const offered = useMemo(() => [...legal], [legal, mode]);
  useSlides(table, view);
  useFocusOnChoices(table, offered, CHOICES, ".an-lit");

  const spokenOf = lit.map(pageOfPlace);
  const wanted = opened ?? pageOfQuestion(view);
  const page = spokenOf.includes(wanted) ? wanted : (spokenOf[0] ?? wanted);
  const { text, highlighted, name, play, explain } = props;
  const scene: Scene = {
    ...{ words, text, view, legal, lit, highlighted, name, play, explain },
    planner: viewer !== null && viewer < view.seats ? viewer : view.active,
    mode,
    setMode: useSteady((next) => {
      setMode(next);
      consider(null);
      if (next !== null) open("map");
    }),
    considered,
    considers: useSteady((thing) => considered === thing),
    consider: useSteady(consider),
    pointedAt,
    pointAt: useSteady(pointAt),
    byTouch: useCallback(() => touching.current, []),
  };
  const deckScene = useSceneOf(scene, "zone", "deck");
  const quiet = useSceneOf(scene);
  const sideScene = useSceneOf(scene, "track", "crew", "pile");
  return (
    <div
      class={`an an-${view.seats} an-page-${page}`}
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
        <div class="an-world night">
          <BoardFrame language={language} label={words.map}>
            <div class="an-world-room">
              <WorldMap
                scene={scene}
                quiet={quiet}
                told={events}
                standing={standing}
                traces={traces}
                near={touching.current ? consideredOf(scene, "zone") : -1}
              />
            </div>
          </BoardFrame>
        </div>
        <Tabs
          class="an-pages night"
          label={words.pages}
          panel={panel}
          open={page}
          onOpen={(next) => {
            consider(null);
            open(next);
          }}
          tabs={PAGES.map((key) => ({
            key,
            face: (
              <>
                <Glyph name={PAGE_GLYPHS[key]} />
                {words.page[key]}
              </>
            ),
          }))}
        />
        <Decks scene={deckScene} />
        <div class="an-side" id={panel}>
          <Tracks scene={sideScene} standing={standing} traces={traces} />
          <Crews scene={sideScene} standing={standing} />
        </div>
        <Choices scene={scene} standing={standing} />
      </div>
    </div>
  );
}
