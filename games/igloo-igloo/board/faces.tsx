/** The faces of the ice tiles, as signs. */
import { Drawing } from "@banquise/ui";
import { FACES, type Face, isRed } from "../data.ts";
import "./faces.css";

interface Sign {
  readonly shapes: string;
  /** Drawn with the pen over the shapes. */
  readonly lines?: string;
}

const fish = (x: number, y: number): string =>
  `M${x} ${y}c5-6.500 13-7.500 19-2.500l7-4.500c-1 4-1 10 0 14l-7-4.500c-6 5-14 4-19-2.500Z`;
const FLAME =
  "M24 3c2 8 12 12 12 23.500C36 35 30.500 41 24 41s-12-6-12-14.500c0-5 2.300-8.300 4.700-10.500.6 3.500 1.800 5.300 3.600 5.900C20.300 14.500 19.800 9.500 24 3Z";

const SIGNS: Readonly<Record<Face, Sign>> = {
  thaw: {
    shapes:
      "M24 9a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM13 32c3 4.500 3.500 7 0 8.500-3.500-1.500-3-4 0-8.500ZM24 30c3.800 5.500 4.300 9.500 0 11.500-4.300-2-3.800-6 0-11.500ZM35 32c3 4.500 3.500 7 0 8.500-3.500-1.500-3-4 0-8.500Z",
    lines:
      "M24 2.500V5M9.500 16H13M35 16h3.500M13.500 5.500l2.300 2.300M34.500 5.500l-2.300 2.300M13 27l2.700-2.700M35 27l-2.700-2.700",
  },
  endurance1: { shapes: FLAME, lines: "M24 31h.01" },
  endurance2: { shapes: FLAME, lines: "M19.500 31h.01M28.500 31h.01" },
  endurance3: { shapes: FLAME, lines: "M24 24.500h.01M19.500 33h.01M28.500 33h.01" },
  harpoon: {
    shapes: "M42 6 38.500 19l-3.800-5.700L29 9.500Z",
    lines: "M7 41 35 13M28 27l5 5M7 41c7 1 10-2 10.500-6.500",
  },
  animalMove: {
    shapes:
      "M24 24c6 0 10.500 6 10.500 10.500 0 3.500-3 4.500-5.500 3.500-3-1-7-1-10 0-2.500 1-5.500 0-5.500-3.500C13.500 30 18 24 24 24ZM11 18c2.500 0 4.500 2.500 4 5.500s-3 4-5 2.500-3-3.500-2.500-5.500S9 18 11 18ZM37 18c-2.500 0-4.500 2.500-4 5.500s3 4 5 2.500 3-3.500 2.500-5.500S39 18 37 18ZM18.500 8c2.500 0 4 3 3.500 6s-2.500 4.500-4.500 4-4-3-3.500-5.500S16.500 8 18.500 8ZM29.500 8c-2.500 0-4 3-3.500 6s2.500 4.500 4.500 4 4-3 3.500-5.500S31.500 8 29.500 8Z",
  },
  fish2: { shapes: fish(6, 16) + fish(16, 33) },
  fish3: { shapes: fish(3, 11) + fish(18, 24) + fish(5, 37) },
  bear: {
    shapes:
      "M8 13c0-5 7-6 9-2 4.500-1.500 9.500-1.500 14 0 2-4 9-3 9 2 0 2.500-1.300 4.500-3.300 5.500 1.400 3 1.800 6 1.300 9C36.700 35.500 31 41 24 41s-12.700-5.500-14-13.500c-.5-3-.1-6 1.300-9C9.300 17.500 8 15.500 8 13Z",
    lines: "M18 22h.01M30 22h.01M21 30h6l-3 3Zm3 3v3",
  },
  pack: {
    shapes: "M4 38 12.500 19l6.500 8 7-18 8.500 15 4-4L44 38Z",
    lines: "M12.500 19l2 9M26 9l1.500 12M38.500 20l1 8",
  },
  drift: { shapes: "M6 14h19l4 9-4 11H8L3 25Z", lines: "M33 24h11M39 18l6 6-6 6" },
};

/** A sign of 1em. */
export function FaceSign({ face }: { readonly face: number }) {
  const name = FACES[face] ?? "pack";
  const { shapes, lines } = SIGNS[name];
  return (
    <Drawing
      class={`ig-face ig-face-${name} ${isRed(face) ? "ig-face-red" : ""}`}
      viewBox="0 0 48 48"
      size="1em"
    >
      <path class="ig-face-shapes" d={shapes} />
      {lines && <path class="ig-face-lines" d={lines} />}
    </Drawing>
  );
}
