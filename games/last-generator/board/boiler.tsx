/** The boiler room: the Heat track, the cube tower, the Pressure track, and the odds on request. */
import { at, type GameEvent, type Language } from "@banquise/engine";
import { Button, Dialog, motionAllowed } from "@banquise/ui";
import { useEffect, useRef, useState } from "preact/hooks";
import { GAP_ICONS } from "../data.ts";
import { pressureSpaces } from "../rules/markers.ts";
import type { State } from "../state.ts";
import { Figure } from "./figures.tsx";
import "./boiler.css";
import { later } from "./later.tsx";
import { Sign } from "./signs.tsx";
import type { Words } from "./words.tsx";

const Odds = later(async () => (await import("./odds.tsx")).Odds);

interface BoilerProps {
  readonly view: State;
  readonly words: Words;
  readonly language: Language;
  readonly events: readonly GameEvent[];
  /** The heat that a choice under the pointer would give; null without one. */
  readonly considered: number | null;
}

export function BoilerRoom({ view, words, language, events, considered }: BoilerProps) {
  const [open, setOpen] = useState(false);
  const spaces = pressureSpaces(view);
  return (
    <section class="lg-boiler-room" aria-label={words.boilerRoom}>
      <Tower view={view} words={words} events={events} />
      <div class="lg-gauges">
        <HeatTrack view={view} words={words} considered={considered} />
        <div class="lg-pressure">
          <span class="lg-gauge-name">
            <Sign name="pressure" size={1.2} /> {words.pressure}
          </span>
          <span
            class={`lg-pips ${view.overheated === 1 ? "lg-pips-hot" : ""}`}
            role="img"
            aria-label={words.of(view.pressure, spaces)}
          >
            {Array.from({ length: spaces }, (_, i) => (
              <i key={i} class={i < view.pressure ? "lg-pip-full" : ""} />
            ))}
          </span>
          <Button size="small" onClick={() => setOpen(true)}>
            {words.odds}
          </Button>
        </div>
      </div>
      <Dialog open={open} title={words.oddsTitle} language={language} onClose={() => setOpen(false)}>
        <Odds view={view} words={words} language={language} />
      </Dialog>
    </section>
  );
}

function HeatTrack({ view, words, considered }: Pick<BoilerProps, "view" | "words" | "considered">) {
  const { heat, cold } = view;
  const spaces = Array.from({ length: Math.max(cold + 1, 8) }, (_, space) => space);
  return (
    <div class="lg-heat">
      <ol class="lg-heat-track" aria-label={words.heatTrack(heat, cold, Array.from(view.radius))}>
        {spaces.map((space) => {
          const levels = [0, 1, 2].filter((level) => at(view.radius, level) === space);
          const gap = space > heat && space <= cold;
          return (
            <li
              key={space}
              aria-hidden="true"
              class={`${space <= heat ? "lg-heat-on" : ""} ${gap ? "lg-heat-gap" : ""} ${
                considered !== null && space > heat && space <= considered ? "lg-heat-maybe" : ""
              } ${space > cold ? "lg-heat-beyond" : ""}`}
            >
              <b>{space}</b>
              {space === heat && (
                <span class="lg-heat-marker" data-flip="heat">
                  <Sign name="heat" size={1.35} />
                </span>
              )}
              {space === cold && (
                <span class="lg-cold-marker" data-flip="cold">
                  <Sign name="cold" size={1.35} />
                </span>
              )}
              {gap && <Figure kind={at(GAP_ICONS, space)} size={1} />}
              {levels.length > 0 && (
                <span class="lg-levels">
                  {levels.map((level) => (
                    <i key={level} title={words.zones[level]}>
                      {words.zoneLetters[level]}
                    </i>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

// --- The tower ------------------------------------------------------------------------------------------------------

/** Where lodged cubes hang between the baffles, as many as fit. */
const SLOTS_IN_TOWER = 16;
const lodgedPoint = (i: number): { x: number; y: number } => ({
  x: 13 + (i % 4) * 7.3 + (Math.floor(i / 4) % 2) * 2,
  y: 44 - Math.floor(i / 4) * 8.5,
});
const drawerPoint = (i: number): { x: number; y: number } => ({
  x: 9 + (i % 5) * 7,
  y: 63 - Math.floor(i / 5) * 3,
});

function Tower({ view, words, events }: Pick<BoilerProps, "view" | "words" | "events">) {
  const thrown = events.find(({ type }) => type === "cubesThrown");
  const falling = useRef<SVGGElement>(null);
  useEffect(() => {
    if (thrown && falling.current && motionAllowed()) drop(falling.current);
  }, [thrown]);
  const fell = (thrown?.data.fell ?? []) as readonly number[];
  const lodged = Math.min(view.lodged, SLOTS_IN_TOWER);
  const label = words.tower(view.lodged, view.drawer);
  return (
    <div class="lg-tower">
      <svg viewBox="0 0 52 74" role="img" aria-label={label}>
        <title>{label}</title>
        <path class="lg-tower-funnel" d="M6 1h40l-7 8H13Z" />
        <path class="lg-tower-body" d="M9 9h34v47H9Z" />
        <path class="lg-tower-baffles" d="M9 20l14 5M43 29l-14 5M9 38l14 5M43 47l-14 5" />
        <path class="lg-tower-drawer" d="M5 56h42v14H5Z" />
        {Array.from({ length: lodged }, (_, i) => {
          const { x, y } = lodgedPoint(i);
          return <rect key={`l${i}`} class="lg-cube" x={x} y={y} width="5.500" height="5.500" rx="0.800" />;
        })}
        {view.lodged > SLOTS_IN_TOWER && (
          <text class="lg-tower-more" x="26" y="17">
            +{view.lodged - SLOTS_IN_TOWER}
          </text>
        )}
        {Array.from({ length: Math.min(view.drawer, 10) }, (_, i) => {
          const { x, y } = drawerPoint(i);
          return <rect key={`d${i}`} class="lg-cube" x={x} y={y} width="5" height="5" rx="0.800" />;
        })}
        <g ref={falling}>
          {fell.map((through, i) => (
            <rect
              key={i}
              class="lg-cube lg-cube-falling"
              data-through={through}
              x={20 + ((i * 5) % 12)}
              y="-4"
              width="5.500"
              height="5.500"
              rx="0.800"
            />
          ))}
        </g>
      </svg>
      <span class="lg-tower-words" aria-hidden="true">
        {words.towerShort(view.lodged, view.drawer)}
      </span>
    </div>
  );
}

const STEP_MS = 160;
const FALL_MS = 620;

/** Each cube falls in its turn: some fall through, some stay between the baffles. */
function drop(group: SVGGElement): void {
  [...group.children].forEach((cube, i) => {
    const through = cube.getAttribute("data-through") === "1";
    const depth = through ? 64 : 28 + ((i * 7) % 18);
    cube.animate(
      [
        { transform: "translate(0, 0)", opacity: 1 },
        { transform: `translate(${i % 2 === 0 ? 5 : -5}px, ${depth / 2}px)`, opacity: 1, offset: 0.5 },
        { transform: `translate(0, ${depth}px)`, opacity: 1, offset: 0.9 },
        { transform: `translate(0, ${depth}px)`, opacity: 0 },
      ],
      { duration: FALL_MS, delay: i * STEP_MS, easing: "ease-in" },
    );
  });
}
