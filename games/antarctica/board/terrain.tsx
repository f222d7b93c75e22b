/** The printed part of the map. It never changes, so it is drawn once. */
import { Drawing } from "@banquise/ui";
import { BERTHS, ZONES } from "../data.ts";
import { places } from "../places.ts";
import {
  angleOf,
  BERTH_LIST,
  berthPlace,
  pathOf,
  polar,
  RADII,
  sunPlace,
  WEDGE,
  wedgePoints,
} from "./geometry.ts";

/** The coast is not a circle: it swings by these, in order, between the wedges and within them. */
const SWING = [6, -14, 4, 10, -8, 12, -4, -16, 8, 2, -10, 14, -6, 5, -12, 9];
const COAST_STEPS = 96;

function coast(radius: number, rough: number): string {
  const points = Array.from({ length: COAST_STEPS }, (_, i) => {
    const swing = (SWING[i % SWING.length] ?? 0) + (SWING[(i * 7 + 3) % SWING.length] ?? 0) / 2;
    return polar(radius + swing * rough, (i * 360) / COAST_STEPS);
  });
  return pathOf(points);
}

const ZONE_LIST = ZONES.map((_, zone) => zone);
const SHEET = coast(RADII.coast, 0.55);
const SHELF = coast(RADII.coast + 14, 0.8);
const FLOES = [12, 58, 101, 148, 191, 236, 283, 327]
  .map((degrees, i) => {
    const { x, y } = polar(447 + (i % 3) * 14, degrees);
    const size = 9 + (i % 4) * 4;
    return `M${x - size} ${y}l${size * 0.6} ${-size * 0.7} ${size * 0.9} ${size * 0.2} ${size * 0.4} ${size * 0.6} ${-size * 0.9} ${size * 0.5}Z`;
  })
  .join("");
const RIDGES = ZONE_LIST.map((zone) => {
  const at = (radius: number, turn: number): string => {
    const { x, y } = polar(radius, angleOf(zone) - WEDGE / 2 + turn);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${at(RADII.inner, 0)}L${at(140, 1.2)} ${at(210, -0.8)} ${at(285, 0.9)} ${at(RADII.coast + 4, 0)}`;
}).join("");
const BORDERS = ZONE_LIST.map((zone) => {
  const from = polar(RADII.coast + 12, angleOf(zone) - WEDGE / 2);
  const to = polar(RADII.rim, angleOf(zone) - WEDGE / 2);
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}).join("");

export function Terrain() {
  return (
    <Drawing class="an-terrain" viewBox="0 0 1000 1000">
      <defs>
        <radialGradient id="an-sea">
          <stop offset="0.66" stop-color="#2f7fae" />
          <stop offset="0.86" stop-color="#1b5687" />
          <stop offset="1" stop-color="#103a61" />
        </radialGradient>
        <radialGradient id="an-ice">
          <stop offset="0" stop-color="#ffffff" />
          <stop offset="0.7" stop-color="#eef6fb" />
          <stop offset="1" stop-color="#d4e6f1" />
        </radialGradient>
      </defs>
      <circle cx="500" cy="500" r={RADII.rim} fill="url(#an-sea)" />
      <circle class="an-ripple" cx="500" cy="500" r="436" />
      <circle class="an-ripple" cx="500" cy="500" r="484" />
      <path class="an-floes" d={FLOES} />
      <path class="an-shelf" d={SHELF} />
      <path d={SHEET} fill="url(#an-ice)" />
      <path class="an-borders" d={BORDERS} />
      <path class="an-ridges" d={RIDGES} />
      {ZONE_LIST.map((zone) => {
        const sun = sunPlace(zone);
        return (
          <g key={zone}>
            <circle class="an-sun-spot" cx={sun.x} cy={sun.y} r="33" />
            {BERTH_LIST.map((berth) => {
              const { x, y } = berthPlace(zone, berth);
              return (
                <g key={berth} class="an-berth" data-place={places.at("berth", zone * BERTHS + berth)}>
                  <rect x={x - 33} y={y - 22} width="66" height="48" rx="14" />
                  <text x={x} y={y + 13}>
                    {berth + 1}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
      <circle class="an-pole-ring" cx="500" cy="500" r={RADII.inner} />
      <path class="an-compass" d="M500 452 512 488 548 500 512 512 500 548 488 512 452 500 488 488Z" />
      <circle class="an-pole" cx="500" cy="500" r="9" />
    </Drawing>
  );
}

/** The ice on which the sun shines, drawn for the first zone: it turns with the sun. */
export const LIGHT = pathOf(wedgePoints(0, RADII.inner, RADII.coast - 8, 12));
