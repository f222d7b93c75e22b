/** What comes out of the stack. A layer of its own, which drifts without anything being drawn again. */
import { Drawing } from "@banquise/ui";
import { type Point, placed } from "./geometry.ts";
import "./smoke.css";

/** Clouds of the plume, from the mouth of the stack upwards: x, y and radius. */
const CLOUDS = [
  [1, 29, 1.6],
  [2.6, 26, 2.2],
  [3.6, 22.5, 2.9],
  [6.5, 19, 3.4],
  [9.5, 15, 4.2],
  [14, 11.5, 4.8],
  [19, 8, 5.4],
] as const;
const CLOUDS_FOR_STRENGTH = [0, 3, 5, 7];

interface SmokeProps {
  readonly strength: number;
  /** The middle of the Generator. */
  readonly at: Point;
}

export function Smoke({ strength, at }: SmokeProps) {
  if (strength === 0) return null;
  return (
    <span class="lg-smoke" style={placed(at)} aria-hidden="true">
      <Drawing viewBox="0 0 26 32">
        <radialGradient id="lg-puff">
          <stop offset="0.2" stop-color="#d9dfe8" stop-opacity="0.5" />
          <stop offset="1" stop-color="#b9c4d2" stop-opacity="0" />
        </radialGradient>
        {CLOUDS.slice(0, CLOUDS_FOR_STRENGTH[strength]).map(([x, y, r]) => (
          <circle key={y} cx={x} cy={y} r={r} fill="url(#lg-puff)" />
        ))}
      </Drawing>
    </span>
  );
}
