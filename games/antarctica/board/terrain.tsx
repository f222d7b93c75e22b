/** The printed part of the map: the chart with its relief, and over it the docks and the names of the coasts. */
import { Drawing } from "@banquise/ui";
import { BERTHS, ZONES } from "../data.ts";
import { places } from "../places.ts";
import { coastOf } from "../strings/coasts.ts";
import { angleOf, BERTH_LIST, berthPlace, isAbove, namePath, polar, RADII, WEDGE } from "./geometry.ts";
import chart from "./terrain.svg";

const ZONE_LIST = ZONES.map((_, zone) => zone);
const NAMES = ZONE_LIST.map(namePath);
const TICKS = 72;

const line = (inner: number, outer: number, degrees: number): string => {
  const [from, to] = [polar(inner, degrees), polar(outer, degrees)];
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
};
const BORDERS = ZONE_LIST.map((zone) => line(RADII.inner, RADII.rim, angleOf(zone) - WEDGE / 2)).join("");
const SCALE = Array.from({ length: TICKS }, (_, i) => {
  const inner = i % 3 === 0 ? RADII.band - 8 : RADII.band - 4;
  return line(inner, RADII.band, (i * 360) / TICKS);
}).join("");
/** Ribbons over the night, drawn for the sun in the first zone: they turn with the dark. */
const AURORA = [
  "M262 330C330 214 458 168 560 214S738 300 792 246",
  "M300 396C352 300 470 250 566 290S716 372 800 318",
  "M352 214C432 132 566 122 668 184",
];

/** Drawn once: nothing of it ever changes. */
export function Terrain() {
  return <img class="an-terrain" src={chart} alt="" draggable={false} />;
}

/** Night with its aurora; the wedge of the first zone is open to the light. */
export function Night() {
  return (
    <Drawing viewBox="0 0 1000 1000">
      {AURORA.map((ribbon) => (
        <g key={ribbon} class="an-aurora">
          <path d={ribbon} />
          <path d={ribbon} />
          <path d={ribbon} />
        </g>
      ))}
    </Drawing>
  );
}

export function Docks() {
  return (
    <Drawing class="an-docks" viewBox="0 0 1000 1000">
      <circle class="an-band" cx="500" cy="500" r={(RADII.band + RADII.rim) / 2} />
      <circle class="an-band-edge" cx="500" cy="500" r={RADII.band} />
      <circle class="an-band-edge" cx="500" cy="500" r={RADII.rim} />
      <path class="an-scale" d={SCALE} />
      <path class="an-borders" d={BORDERS} />
      {ZONE_LIST.map((zone) => (
        <g key={zone}>
          <path id={`an-coast-${zone}`} class="an-name-line" d={NAMES[zone]} />
          <text class="an-coast" dy="0.35em">
            <textPath href={`#an-coast-${zone}`} startOffset={isAbove(zone) ? "44%" : "56%"}>
              {coastOf(zone)}
            </textPath>
          </text>
          {BERTH_LIST.map((berth) => {
            const { x, y } = berthPlace(zone, berth);
            return (
              <g key={berth} class="an-berth" data-place={places.at("berth", zone * BERTHS + berth)}>
                <ellipse cx={x} cy={y} rx="36" ry="24" />
                <text x={x} y={y + 9}>
                  {berth + 1}
                </text>
              </g>
            );
          })}
        </g>
      ))}
      <circle class="an-pole-ring" cx="500" cy="500" r={RADII.inner - 6} />
      <path class="an-compass" d="M500 462 508 492 538 500 508 508 500 538 492 508 462 500 492 492Z" />
      <circle class="an-pole" cx="500" cy="500" r="7" />
    </Drawing>
  );
}
