/** Ice. A floe is drawn by its number, so that it keeps its shape wherever it drifts. */
import { Drawing } from "@banquise/ui";
import "./floe.css";

const VARIANTS = 12;
/** A square of 100 with corners cut, walked round. */
const CORNER_POINTS: readonly (readonly [number, number])[] = [
  [16, 3],
  [50, 2],
  [84, 3],
  [97, 16],
  [98, 50],
  [97, 84],
  [84, 97],
  [50, 98],
  [16, 97],
  [3, 84],
  [2, 50],
  [3, 16],
];

/** A number from -1 to 1 that depends on its arguments alone. */
const wobble = (variant: number, i: number): number =>
  ((variant * 73 + i * 151 + variant * i * 31) % 41) / 20 - 1;

function shapeOf(variant: number): string {
  const points = CORNER_POINTS.map(([x, y], i) => {
    const depth = i % 3 === 1 ? 1.8 : 3.2;
    return [x + wobble(variant, i) * depth, y + wobble(variant + 5, i + 3) * depth] as const;
  });
  return `${points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("")}Z`;
}

const SHAPES = Array.from({ length: VARIANTS }, (_, variant) => shapeOf(variant));
const CRACKS = [
  "M12 30 26 38 31 52M78 90l-6-14 8-12",
  "M60 8l-5 14 9 10M20 84l14-8",
  "M88 34 74 40l-4 14M14 66l12 3 5 12",
  "M34 92l4-16-10-10M66 8l2 12",
];
const RIDGES = "M14 40l12-16 9 13 12-20 14 21 9-12 17 22M20 74l12-13 10 10 13-17 12 16 9-9 8 12";

export function Floe({ id, pack }: { readonly id: number; readonly pack: boolean }) {
  const shape = SHAPES[id % VARIANTS] ?? "";
  return (
    <Drawing class={`ig-floe-picture ${pack ? "ig-pack" : ""}`} viewBox="0 0 100 100">
      <path class="ig-floe-depth" d={shape} transform="translate(0 8)" />
      <path class="ig-floe-side" d={shape} transform="translate(0 4.500)" />
      <path class="ig-floe-top" d={shape} />
      <path class="ig-floe-crack" d={pack ? RIDGES : (CRACKS[id % CRACKS.length] ?? "")} />
    </Drawing>
  );
}
