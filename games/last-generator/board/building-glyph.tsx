/** A building as a little drawing: a body that tells its size, a sign that tells its purpose, windows that tell warmth. */
import { BUILDING_IDS } from "../data.ts";
import { type SignName, signPath } from "./signs.tsx";
import "./building-glyph.css";

type Body = "hut" | "hall" | "tent" | "tower" | "yard" | "glass";

const BODIES: Readonly<Record<Body, string>> = {
  hut: "M3 13 12 5l9 8v9H3Z",
  hall: "M1.500 12.500 6 7h12l4.500 5.500V22h-21Z",
  tent: "M12 4.500 22 22H2Z",
  tower: "M7.500 22 9 8h6l1.500 14ZM7 8h10l-5-5Z",
  yard: "M2 22v-7l3-2 3 2 4-3 4 3 3-2 3 2v7Z",
  glass: "M2 22V13a10 8 0 0 1 20 0v9Z",
};

/** The snow that lies on each. */
const SNOW: Readonly<Record<Body, string>> = {
  hut: "M1.700 13.800 12 4.400l10.300 9.400-1.900 1.200L12 7.600l-8.400 7.400Z",
  hall: "M.7 13 5.600 6.300h12.800L23.300 13h-2.600l-3.300-4H6.600l-3.300 4Z",
  tent: "M12 3.600l4.300 7.600q-2.100-1.300-4.300.3-2.200-1.600-4.300-.3Z",
  tower: "M6 8.700 12 2.200l6 6.500q-3-1.300-6 0t-6 0Z",
  yard: "M2 15.700v-1.500L5 12l3 2 4-3 4 3 3-2 3 2.200v1.500l-3-1.900-3 2-4-3-4 3-3-2Z",
  glass: "M3.600 9.400Q6.500 4.900 12 4.900t8.400 4.500q-4.200-1.500-8.400 0t-8.400 0Z",
};

const LOOKS: Readonly<Record<string, readonly [Body, SignName]>> = {
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
}

/** On a grid of 24. */
export function BuildingGlyph({ kind, warm, upgraded }: GlyphProps) {
  const [body, sign] = LOOKS[BUILDING_IDS[kind] ?? ""] ?? ["hut", "use"];
  return (
    <g class={`lg-building ${warm ? "lg-building-warm" : "lg-building-cold"}`}>
      <path class={`lg-building-body lg-building-${body}`} d={BODIES[body]} />
      <path class="lg-building-snow" d={SNOW[body]} />
      <circle class="lg-building-window" cx="12" cy="15" r="6.200" />
      <path class="lg-building-sign" transform="translate(7.200 10.200) scale(.4)" d={signPath(sign)} />
      {upgraded && (
        <path
          class="lg-building-star"
          d="m19.500 1 1.300 2.700 3 .4-2.200 2.100.5 3-2.600-1.500-2.600 1.500.5-3-2.200-2.100 3-.4Z"
        />
      )}
    </g>
  );
}
