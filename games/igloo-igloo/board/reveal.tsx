/** What came to light under the ice: the floe sinks, and its face is shown for a moment. */
import type { GameEvent } from "@banquise/engine";
import { Icon, motionAllowed } from "@banquise/ui";
import { useEffect, useRef, useState } from "preact/hooks";
import { events, type IglooEvent } from "../events.ts";
import { FaceSign } from "./faces.tsx";
import { Floe } from "./floe.tsx";
import { placed } from "./picture.tsx";
import "./reveal.css";

type Revealing = Extract<IglooEvent, { readonly type: "tileMelted" | "tileKept" | "thawPlayed" }>;

interface Revealed {
  readonly id: number;
  readonly event: Revealing;
}

function revealing(happened: GameEvent): readonly Revealing[] {
  const event = events.read(happened);
  switch (event?.type) {
    case "tileMelted":
    case "tileKept":
    case "thawPlayed":
      return [event];
    default:
      return [];
  }
}

/** The face that came to light; null where it is hidden from the viewer, or from all. */
const faceOf = (event: Revealing): number | null =>
  event.type === "thawPlayed" ? null : (event.data.face ?? null);

export function Reveals({ events: happened }: { readonly events: readonly GameEvent[] }) {
  const [shown, setShown] = useState<readonly Revealed[]>([]);
  const last = useRef(0);
  useEffect(() => {
    if (!motionAllowed()) return;
    const fresh = happened.flatMap(revealing).map((event) => ({ id: ++last.current, event }));
    // They outlive the moves that follow at once; each goes when it has been seen.
    if (fresh.length > 0) setShown((before) => [...before, ...fresh]);
  }, [happened]);
  return (
    <>
      {shown.map(({ id, event }) => {
        const { type, data } = event;
        const { space } = data;
        const face = faceOf(event);
        const secret = type === "tileKept";
        return (
          <div
            key={id}
            class="ig-at ig-reveal"
            style={placed(space)}
            aria-hidden="true"
            onAnimationEnd={({ animationName }) => {
              if (animationName === (type === "thawPlayed" ? "ig-sink" : "ig-show"))
                setShown((before) => before.filter((some) => some.id !== id));
            }}
          >
            <div class="ig-sinking">
              <Floe id={space} pack={false} wet={false} />
            </div>
            {type !== "thawPlayed" && (
              <div class={`ig-shown-face ${secret ? "ig-red-frame" : ""}`}>
                {face === null ? <Icon name="hidden" size={0.5} /> : <FaceSign face={face} />}
              </div>
            )}
          </div>
        );
      })}
    </>
  );
}
