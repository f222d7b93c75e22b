/** The throw, large enough to hold one's breath: each cube falls in its turn, some stay, some come loose. It blocks nothing. */
import { useEffect, useRef, useState } from "preact/hooks";
import { type Fall, OUTSIDE } from "./fall.ts";
import { Cube, drawerSpot, FUNNEL, lodgedSpot, Tower } from "./tower.tsx";
import "./tower-show.css";
import type { Words } from "./words.tsx";

const BEAT_MS = 170;
const FALL_MS = 650;
const HOLD_MS = 1_500;

interface ShowProps {
  readonly fall: Fall;
  readonly words: Words;
}

export function TowerShow({ fall, words }: ShowProps) {
  const group = useRef<SVGGElement>(null);
  const [stage, setStage] = useState<"falling" | "told" | "over">("falling");
  useEffect(() => {
    setStage("falling");
    const landed = fall.beats * BEAT_MS + FALL_MS;
    const flying = group.current ? fly(group.current, fall) : [];
    const told = setTimeout(() => setStage("told"), landed);
    const over = setTimeout(() => setStage("over"), landed + HOLD_MS);
    return () => {
      for (const animation of flying) animation.cancel();
      clearTimeout(told);
      clearTimeout(over);
    };
  }, [fall]);
  if (stage === "over") return null;
  return (
    <div class="lg-show" aria-hidden="true">
      <figure class={`lg-show-card ${stage === "told" ? "lg-show-told" : ""}`}>
        <svg viewBox="0 -8 52 82" aria-hidden="true">
          <Tower lodged={fall.lodged} loose={fall.loose} drawer={fall.drawer} />
          <g ref={group}>
            {fall.flights.map(({ from }, i) => (
              <Cube key={i} {...(from === OUTSIDE ? FUNNEL : lodgedSpot(from))} />
            ))}
          </g>
        </svg>
        <figcaption>
          <b>{words.risen(fall.risen)}</b>
          <span>{words.stay(fall.stay)}</span>
        </figcaption>
      </figure>
    </div>
  );
}

/** From the funnel over the baffles, or straight down from where a cube hung. */
function fly(group: SVGGElement, { flights, drawer }: Fall): Animation[] {
  let arrived = drawer;
  return [...group.children].flatMap((cube, i) => {
    const flight = flights[i];
    if (!flight) return [];
    const { from, to, beat } = flight;
    const start = from === OUTSIDE ? FUNNEL : lodgedSpot(from);
    const end = to === OUTSIDE ? drawerSpot(arrived++) : lodgedSpot(to);
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const swing = i % 2 === 0 ? 8 : -8;
    const thrown = from === OUTSIDE;
    const path = [
      { transform: "translate(0, 0)", opacity: thrown ? 0 : 1 },
      { transform: `translate(0, ${dy * 0.12}px)`, opacity: 1, offset: 0.15 },
      ...(thrown
        ? [
            {
              transform: `translate(${swing}px, ${dy * 0.4}px) rotate(${swing * 2}deg)`,
              opacity: 1,
              offset: 0.45,
            },
            {
              transform: `translate(${-swing * 0.6}px, ${dy * 0.7}px) rotate(${-swing}deg)`,
              opacity: 1,
              offset: 0.7,
            },
          ]
        : []),
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 1 },
    ];
    return cube.animate(path, { duration: FALL_MS, delay: beat * BEAT_MS, easing: "ease-in", fill: "both" });
  });
}
