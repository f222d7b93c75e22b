/**
 * A building as a little drawing: walls that tell its size, a plate on the gable that tells its purpose, smoke where it is
 * warm, and light in the windows of those where somebody works.
 */
import { BUILDING_IDS } from "../data.ts";
import { type SignName, signPath } from "./signs.tsx";
import "./building-glyph.css";

interface Body {
  readonly wall: string;
  readonly roof: string;
  readonly snow: string;
  readonly windows: string;
  readonly plate: number;
  /** Where the smoke rises. */
  readonly chimney?: string;
  readonly smoke?: string;
}

const BODIES = {
  hut: {
    wall: "M3.500 13.500h17V22h-17Z",
    roof: "M1 14.500 12 3.500l11 11Z",
    snow: "M.6 15 12 2.800 23.400 15q-1.400.9-2.700-.4L12 6l-8.700 8.600Q2 15.900.6 15Z",
    windows: "M5.200 17h3v3h-3ZM15.800 17h3v3h-3Z",
    plate: 12.6,
    chimney: "M16.600 4h2.800v5.500l-2.800-2.600Z",
    smoke: "M18 3c-1.600-1.600 1.800-2.200.4-4.400s1-2.600.4-3.600",
  },
  hall: {
    wall: "M1 12.500h22V22H1Z",
    roof: "M-.2 13.500 4 5.500h16l4.200 8Z",
    snow: "M-.6 14 3.700 4.800h16.600L24.600 14q-1.600.8-2.800-.6L18.700 7.600H5.300l-3.100 5.800Q1 14.800-.6 14Z",
    windows: "M2.600 16.500h3.200v3.400H2.600ZM18.200 16.500h3.200v3.400h-3.200Z",
    plate: 12.8,
    chimney: "M18.200 1.500h3V6h-3Z",
    smoke: "M19.700.600c-1.600-1.600 1.800-2.200.4-4.400s1-2.600.4-3.600",
  },
  tent: {
    wall: "M12 3.500 22.500 22h-21Z",
    roof: "M12 3.500 22.500 22H18Z",
    snow: "M12 2.600l4.600 8.100q-2.200-1.300-4.600.3-2.400-1.600-4.600-.3Z",
    windows: "M12 17.800 14.800 22H9.200Z",
    plate: 13,
  },
  tower: {
    wall: "M7 22 8.600 9h6.800L17 22Z",
    roof: "M5.500 9.600 12 1.500l6.500 8.100Z",
    snow: "M5 10.200 12 .8l7 9.400q-3.500-1.400-7 0t-7 0Z",
    windows: "M10.400 18.400h3.200V22h-3.200Z",
    plate: 13,
  },
  yard: {
    wall: "M1.500 22v-6.500l3.500-3 3.500 2.500 3.500-4 3.500 4 3.500-2.500 3.500 3V22Z",
    roof: "M1.500 22v-2.500h21V22Z",
    snow: "M1.500 16.300v-1.600L5 11.600l3.500 2.600L12 10l3.500 4.200 3.500-2.600 3.500 3.100v1.600L19 13.700l-3.500 2.500L12 12.200l-3.500 4L5 13.700Z",
    windows: "M3 18h2.600v2.600H3ZM18.400 18H21v2.600h-2.600Z",
    plate: 16.4,
  },
  glass: {
    wall: "M1.500 22v-7.500a10.500 9.500 0 0 1 21 0V22Z",
    roof: "M1.500 22v-2h21v2Z",
    snow: "M3.200 10Q6.400 4.600 12 4.600T20.800 10q-4.400-2-8.800-.2T3.200 10Z",
    windows: "M3 15.500h3V20H3ZM18 15.500h3V20h-3Z",
    plate: 14.8,
  },
} satisfies Record<string, Body>;

const LOOKS: Readonly<Record<string, readonly [keyof typeof BODIES, SignName]>> = {
  platform: ["tower", "law"],
  generator: ["tower", "heat"],
  tent: ["tent", "bed"],
  bunkhouse: ["hall", "bed"],
  "hunters-hut": ["hut", "antler"],
  "soup-kitchen": ["hall", "food"],
  hothouse: ["glass", "leaf"],
  "first-aid-post": ["hut", "cure"],
  infirmary: ["hall", "cure"],
  workshop: ["hall", "tech"],
  beacon: ["tower", "light"],
  "gathering-post": ["hut", "gather"],
  "coal-pit": ["yard", "coal"],
  sawmill: ["hut", "saw"],
  foundry: ["hall", "steel"],
  "charcoal-kiln": ["glass", "heat"],
  "relief-valve": ["hut", "pressure"],
  "heat-relay": ["tower", "waves"],
  factory: ["hall", "automaton"],
  graveyard: ["yard", "dead"],
  tavern: ["hut", "mug"],
  "prayer-house": ["hut", "candle"],
  "watch-post": ["tower", "eye"],
  "childrens-home": ["hut", "person"],
  "seed-vault": ["glass", "seed"],
  rampart: ["yard", "wall"],
};

interface GlyphProps {
  readonly kind: number;
  readonly warm: boolean;
  readonly upgraded: boolean;
  /** Whether somebody is there. */
  readonly manned?: boolean;
}

/** On a grid of 24. */
export function BuildingGlyph({ kind, warm, upgraded, manned = false }: GlyphProps) {
  const [look, sign] = LOOKS[BUILDING_IDS[kind] ?? ""] ?? ["hut", "use"];
  const { wall, roof, snow, windows, plate, chimney, smoke }: Body = BODIES[look];
  return (
    <g
      class={`lg-building lg-building-${look} ${warm ? "lg-building-warm" : "lg-building-cold"} ${
        manned ? "lg-building-manned" : ""
      }`}
    >
      {manned && <ellipse class="lg-building-glow" cx="12" cy="20" rx="17" ry="9" />}
      {chimney && <path class="lg-building-roof" d={chimney} />}
      <path class="lg-building-wall" d={wall} />
      <path class="lg-building-roof" d={roof} />
      <path class="lg-building-snow" d={snow} />
      <path class="lg-building-window" d={windows} />
      {warm && smoke && <path class="lg-building-smoke" d={smoke} />}
      <circle class="lg-building-plate" cx="12" cy={plate} r="5.400" />
      <path
        class="lg-building-sign"
        transform={`translate(7.700 ${plate - 4.3}) scale(.36)`}
        d={signPath(sign)}
      />
      {upgraded && (
        <path
          class="lg-building-star"
          d="m20 .5 1.400 2.900 3.200.4-2.400 2.200.6 3.200-2.800-1.600-2.800 1.600.6-3.200-2.400-2.200 3.200-.4Z"
        />
      )}
    </g>
  );
}
