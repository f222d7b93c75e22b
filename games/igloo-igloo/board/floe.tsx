/** Ice. A floe is drawn by its number, so that it keeps its shape wherever it drifts. */
import { Drawing } from "@banquise/ui";
import "./floe.css";

const VARIANTS = 12;
/** A square of 100 with its corners cut off, walked round. */
const CORNER_POINTS: readonly (readonly [number, number])[] = [
  [9, 2],
  [36, 1.5],
  [66, 1.5],
  [91, 2],
  [98, 9],
  [98.5, 36],
  [98.5, 66],
  [98, 91],
  [91, 98],
  [66, 98.5],
  [36, 98.5],
  [9, 98],
  [2, 91],
  [1.5, 66],
  [1.5, 36],
  [2, 9],
];

/** A number from -1 to 1 that depends on its arguments alone. */
const wobble = (variant: number, i: number): number =>
  ((variant * 73 + i * 151 + variant * i * 31) % 41) / 20 - 1;

function shapeOf(variant: number): string {
  const points = CORNER_POINTS.map(([x, y], i) => {
    const depth = 1.9;
    return [x + wobble(variant, i) * depth, y + wobble(variant + 5, i + 3) * depth] as const;
  });
  return `${points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("")}Z`;
}

const SHAPES = Array.from({ length: VARIANTS }, (_, variant) => shapeOf(variant));
const CRACKS = [
  "M4 34 18 40l5 13 12 4M80 97l-5-13 8-11",
  "M62 3l-5 13 9 10-3 9M20 97l6-11 13-3",
  "M97 32 82 38l-4 14 7 8M3 70l13 2 6 12",
  "M34 97l4-14-10-10M66 3l3 11 12 6",
];
const DRIFTS = [
  "M22 24q14-9 30-3M56 78q12 6 26-1",
  "M52 22q14-6 28 2M18 74q16 8 30 2",
  "M16 20q10-5 22 1M60 72q13 7 24 0",
];
/** Melt water standing on the ice: pools with the light of the sky in them. */
const POOLS = [
  "M16 62c8-8 24-9 36-4s22 3 29 9-4 15-18 16-40 3-48-5-5-10 1-16Z",
  "M22 26c10-8 26-6 38-3s24 2 25 11-14 12-28 11-32 3-38-5-3-10 3-14Z",
  "M30 46c9-6 20-6 28-1s20 4 22 12-10 13-24 12-27 0-31-8 0-12 5-15Z",
];
const GLINTS = ["M26 66q10-4 20-1", "M32 31q10-4 20-1", "M38 51q8-4 16-1"];
/** Pack ice: blocks that have been pushed up, each with a lit and a shaded side. */
const BLOCKS_LIT =
  "M12 44 26 20l9 22ZM40 36 56 12l10 26ZM70 46 82 24l7 20ZM20 82 34 58l10 24ZM54 84 70 60l10 23Z";
const BLOCKS_SHADED =
  "M26 20 38 40l-3 2ZM56 12 71 36l-5 2ZM82 24l11 18-4 2ZM34 58l14 21-4 3ZM70 60l15 20-5 3Z";

interface FloeProps {
  readonly id: number;
  readonly pack: boolean;
  readonly wet: boolean;
}

export function Floe({ id, pack, wet }: FloeProps) {
  const shape = SHAPES[id % VARIANTS] ?? "";
  return (
    <Drawing class={`ig-floe-picture ${pack ? "ig-pack" : ""}`} viewBox="0 0 100 100">
      {pack && <path class="ig-floe-side" d={shape} transform="translate(0 5)" />}
      <path class="ig-floe-top" d={shape} />
      {pack ? (
        <>
          <path class="ig-block" d={BLOCKS_LIT} />
          <path class="ig-block-shade" d={BLOCKS_SHADED} />
        </>
      ) : (
        <>
          <path class="ig-floe-drift" d={DRIFTS[id % DRIFTS.length] ?? ""} />
          <path class="ig-floe-crack" d={CRACKS[id % CRACKS.length] ?? ""} />
          {wet && (
            <>
              <path class="ig-pool" d={POOLS[id % POOLS.length] ?? ""} />
              <path class="ig-glint" d={GLINTS[id % GLINTS.length] ?? ""} />
            </>
          )}
        </>
      )}
    </Drawing>
  );
}

/** The colours of ice, once for all floes of a picture. */
export const ICE_COLOURS = (
  <defs>
    <linearGradient id="ig-pack" x1="0.1" y1="0" x2="0.75" y2="1">
      <stop offset="0" class="ig-pack-lit" />
      <stop offset="1" class="ig-pack-deep" />
    </linearGradient>
  </defs>
);
