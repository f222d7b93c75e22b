/** The temple in its landscape, with a button over every tile that can be pressed. */
import type { Language } from "@banquise/engine";
import { BoardFrame, Button, tabIndexOf } from "@banquise/ui";
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { PlacementPreview } from "../preview.ts";
import { isAvailable, type State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { cornersOf, POSITIONS } from "../temple.ts";
import type { gainsOf } from "./gains.tsx";
import { heartOf, projectionOf, type Sight, shapeOver, turned } from "./projection.ts";
import { Scenery } from "./scenery.tsx";
import type { Pointed, Targets } from "./targets.ts";
import { Temple } from "./temple.tsx";
import "./stage.css";

/** What the viewer chose; how much room there is shows itself. */
export type Turning = Omit<Sight, "narrow">;

/** Below this the plans are drawn for a thumb, as in `narrow.css`. */
const NARROW_PX = 560;

function useIsNarrow(stage: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setNarrow(element.clientWidth < NARROW_PX));
    watch.observe(element);
    return () => watch.disconnect();
  }, [stage]);
  return narrow;
}

interface StageProps {
  readonly words: BoardWords;
  readonly language: Language;
  readonly view: State;
  readonly sight: Turning;
  readonly setSight: (sight: Turning) => void;
  readonly targets: Targets;
  readonly pointed: Pointed;
  readonly considered: number;
  readonly preview: PlacementPreview | null;
  readonly recent: readonly number[];
  readonly fitting: readonly number[];
  readonly gains: ReturnType<typeof gainsOf>;
  /** What tiles offer a dummy, in points. */
  readonly notes: ReadonlyMap<number, number>;
  readonly label: (position: number) => string;
  readonly squareLabel: (square: number) => string;
  readonly onConsider: (position: number) => void;
  readonly onChoose: (position: number) => void;
  readonly onSquare: (square: number) => void;
}

/** How much of the temple stands, from 0 to 1: as it rises, noon becomes a night with aurora. */
const riseOf = ({ blocks }: State): number => blocks.filter((block) => block !== 0).length / POSITIONS;

export function Stage(props: StageProps) {
  const { words, language, view, sight, setSight, preview, recent, fitting } = props;
  const { flat, quarter } = sight;
  const stage = useRef<HTMLDivElement>(null);
  const narrow = useIsNarrow(stage);
  const projection = useMemo(() => projectionOf({ flat, quarter, narrow }), [flat, quarter, narrow]);
  const [, , width, height] = projection.box;
  const turn = (by: 1 | -1) => setSight({ flat, quarter: turned(quarter, by) });
  return (
    <div
      ref={stage}
      class={`nk-stage ${flat ? "nk-stage-flat" : ""}`}
      style={{ "--rise": flat ? 0 : riseOf(view) }}
    >
      <Scenery />
      <BoardFrame language={language} label={words.temple}>
        <div class="nk-room">
          <div
            class={`nk-scene ${flat ? "nk-scene-flat" : ""}`}
            style={{ "--ratio": width / height, aspectRatio: `${width} / ${height}` }}
          >
            <Temple
              words={words}
              view={view}
              projection={projection}
              recent={recent}
              preview={preview}
              fitting={fitting}
              lit={props.targets}
              gains={props.gains}
            />
            <TileButtons {...props} projection={projection} />
          </div>
        </div>
      </BoardFrame>
      <div class="nk-tools">
        <Button look="quiet" icon="turnLeft" label={words.turnLeft} onClick={() => turn(1)} />
        <Button look="quiet" icon="turnRight" label={words.turnRight} onClick={() => turn(-1)} />
        <Button look="quiet" aria-pressed={flat} onClick={() => setSight({ flat: !flat, quarter })}>
          {flat ? words.inDepth : words.asPlans}
        </Button>
      </div>
    </div>
  );
}

function TileButtons(props: StageProps & { readonly projection: ReturnType<typeof projectionOf> }) {
  const { words, view, targets, pointed, considered, notes, label, squareLabel, projection } = props;
  const { onConsider, onChoose, onSquare } = props;
  const touched = useRef(false);
  return (
    <>
      {projection.spots.map((spot) => {
        const { position } = spot;
        if (!isAvailable(view, position)) return null;
        const lit = targets.positions.has(position);
        const note = notes.get(position);
        const looks = [
          lit && "nk-lit",
          lit && targets.swaps.has(position) && "nk-swap",
          view.displaced === position + 1 && "nk-picked",
          pointed.position === position && "nk-hint",
          considered === position && "nk-considered",
        ];
        return (
          <button
            type="button"
            key={position}
            class={`nk-spot ${looks.filter(Boolean).join(" ")}`}
            style={shapeOver(projection, spot.tile)}
            aria-label={note === undefined ? label(position) : `${label(position)}, ${words.short(note)}`}
            aria-disabled={!lit}
            tabIndex={tabIndexOf(`.nk-spot[data-position="${position}"]`, lit)}
            data-position={position}
            onPointerDown={(event) => {
              touched.current = event.pointerType === "touch";
            }}
            onPointerEnter={(event) => event.pointerType === "mouse" && onConsider(position)}
            onPointerLeave={(event) => event.pointerType === "mouse" && onConsider(-1)}
            onFocus={(event) => event.currentTarget.matches(":focus-visible") && onConsider(position)}
            onClick={() => {
              // A finger has no hover: its first tap shows what the place would bring, the second one builds.
              const first = touched.current && lit && considered !== position;
              touched.current = false;
              if (first) onConsider(position);
              else onChoose(position);
            }}
          >
            {note !== undefined && <span class="nk-note">{note}</span>}
          </button>
        );
      })}
      {[...targets.squares.keys()].map((square) => (
        <button
          type="button"
          key={`s${square}`}
          class={`nk-spot nk-square nk-lit ${pointed.square === square ? "nk-hint" : ""}`}
          style={shapeOver(projection, heartOf(projection.outline(cornersOf(square))))}
          aria-label={squareLabel(square)}
          data-square={square}
          onClick={() => onSquare(square)}
        />
      ))}
    </>
  );
}
