/**
 * One face of a die, drawn on a square of 40: what it is made of, and its pips. `Die` shows it from above, the building
 * has it on the sides of its cubes. Materials differ in lightness, texture and sign, so that no colour has to be seen.
 */
import { Drawing } from "@banquise/ui";
import type { Material } from "../data.ts";
import "./die-face.css";

/** Drawn on the body, below the pips. */
const TEXTURES: Readonly<Record<Material, string>> = {
  wood: "M0 6c9 3 15-2 24 1s11 1 16-1M0 13c7 1 10 4 19 2s13-4 21 0M0 21c10-3 14 4 22 1s12-1 18-2M0 28c8 2 13-3 21-1s12 4 19 0M0 35c6-2 14 2 21 1s13-3 19-1",
  recycled:
    "M4 9l4-3M13 4l5 2M27 7l4-3M35 12l2 4M5 20l3 4M16 15l4-2M24 21l5 1M34 26l3-3M9 33l5 2M20 30l2 4M29 35l4-2M4 29l1 3M15 24l2 2M31 16l2 2M22 12l2 1",
  stone: "M0 11l9 2 6-4 8 3 7-5 10 4M9 13l-2 9 7 5 1 8-3 5M23 12l3 8-5 6 4 8 6 6M26 20l8 3 6-2M0 27l7-5",
  glass: "M5 19 19 5M5 28 28 5M23 35 35 23M31 35l4-4",
};

/** What names the material without any colour: a ring of growth, a loop of arrows, a block, a facet. On a square of 20. */
const SIGNS: Readonly<Record<Material, string>> = {
  wood: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM10 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM10 9.5v1",
  recycled:
    "M7 7 10 2l3 5M10 2.500v4M3 17l2-5m-2 5h5.500M3.5 16.5 6 13M17 17l-2-5m2 5h-5.500M16.5 16.5 14 13",
  stone: "M2 6h16v9H2ZM2 10.500h16M8 6v4.500M13 10.500V15",
  glass: "M10 2 17 8 10 18 3 8ZM3 8h14M10 2v16",
};

const NEAR = 10;
const MID = 20;
const FAR = 30;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MID, MID]],
  [
    [FAR, NEAR],
    [NEAR, FAR],
  ],
  [
    [FAR, NEAR],
    [MID, MID],
    [NEAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [MID, MID],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, MID],
    [FAR, MID],
    [NEAR, FAR],
    [FAR, FAR],
  ],
];

interface DieFaceProps {
  readonly look: Material;
  /** 1 to 6, or 0 for a face that shows the sign of its material instead. */
  readonly value: number;
  readonly corner?: number;
  readonly shade?: "top" | "left" | "right";
}

export function DieFace({ look, value, corner = 7, shade = "top" }: DieFaceProps) {
  return (
    <g class={`die-face die-${look} die-face-${shade}`}>
      <rect class="die-body" width="40" height="40" rx={corner} />
      <path class="die-texture" d={TEXTURES[look]} />
      <rect class="die-gloss" x="1.2" y="1.2" width="37.6" height="37.6" rx={Math.max(corner - 1, 0)} />
      {value === 0 ? (
        <path class="die-sign" d={SIGNS[look]} transform="translate(7 7) scale(1.3)" />
      ) : (
        PIPS[value]?.map(([x, y]) => <circle key={x * FAR + y} class="die-pip" cx={x} cy={y} r="4.1" />)
      )}
    </g>
  );
}

/** The sign of a material alone, to stand beside a number. */
export function MaterialSign({ look, size = 1.2 }: { readonly look: Material; readonly size?: number }) {
  return (
    <Drawing class={`material-sign die-${look}`} viewBox="0 0 24 24" size={`${size}em`}>
      <rect class="die-body" x="0.5" y="0.5" width="23" height="23" rx="5" />
      <path class="die-sign" d={SIGNS[look]} transform="translate(2.5 2.5) scale(0.95)" />
    </Drawing>
  );
}
