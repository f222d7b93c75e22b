/** What came to light under the ice: the floe sinks, and its face is shown for a moment. */
import type { GameEvent } from "@banquise/engine";
import { Icon, motionAllowed } from "@banquise/ui";
import { useEffect, useRef, useState } from "preact/hooks";
import { FaceSign } from "./faces.tsx";
import { Floe } from "./floe.tsx";
import { placed } from "./picture.tsx";
import { numberIn } from "./tracks.ts";
import "./reveal.css";

const REVEALING: ReadonlySet<string> = new Set(["tileMelted", "tileKept", "thawPlayed"]);

interface Revealed {
  readonly id: number;
  readonly event: GameEvent;
}

export function Reveals({ events }: { readonly events: readonly GameEvent[] }) {
  const [shown, setShown] = useState<readonly Revealed[]>([]);
  const last = useRef(0);
  useEffect(() => {
    if (!motionAllowed()) return;
    const fresh = events
      .filter(({ type }) => REVEALING.has(type))
      .map((event) => ({ id: ++last.current, event }));
    // They outlive the moves that follow at once; each goes when it has been seen.
    if (fresh.length > 0) setShown((before) => [...before, ...fresh]);
  }, [events]);
  return (
    <>
      {shown.map(({ id, event: { type, data } }) => {
        const space = numberIn(data, "space");
        const face = numberIn(data, "face");
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
              <Floe id={space} pack={false} />
            </div>
            {type !== "thawPlayed" && (
              <div class={`ig-shown-face ${secret ? "ig-red-frame" : ""}`}>
                {face < 0 ? <Icon name="hidden" size={0.5} /> : <FaceSign face={face} />}
              </div>
            )}
          </div>
        );
      })}
    </>
  );
}
