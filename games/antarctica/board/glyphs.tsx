/** The signs of the game, drawn with one pen on a grid of 24, and the pieces that are made of them. */
import type { Seat } from "@banquise/engine";
import { Drawing, SeatMark, seatLetter } from "@banquise/ui";
import type { Effect, HandCard, Kind } from "../data.ts";
import "./glyphs.css";

const PATHS = {
  camp: "M2.500 20h19L12 4ZM12 4l-1.500-2M12 4l1.500-2M9 20l3-6 3 6",
  shipyard:
    "M12 7.500V20M12 3a2.200 2.200 0 1 0 0 4.400A2.200 2.200 0 0 0 12 3ZM8 11h8M4 13.500c.3 3.800 3.500 6.500 8 6.500s7.700-2.700 8-6.500",
  crane: "M7 21V4M3.500 21h7M3 5h18M7 10l5-5M17.500 5v6M15.500 15.500h4v-4h-4Z",
  well: "M12 2.500a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.400ZM10 8.300 5 21M14 8.300 19 21M7.500 15h9M3 21h18",
  derrick:
    "M11 3h2M11 3 6 21M13 3l5 18M9.500 9h5M8.300 14h7.400M9.500 9l6.200 5M14.500 9l-6.200 5M3.500 21h17",
  turbine: "M12 11v10M9 21h6M12 9V2M12 9l6.500 4M12 9l-6.500 4M12 8.200h.01",
  lab: "M9 3h6M10 3v6.500L4.800 19c-.5 1 .1 2 1.200 2h12c1.100 0 1.700-1 1.200-2L14 9.500V3M7.500 15h9M11 18h.01M13.500 17h.01",
  factory: "M3 21V11.500l5.500 3.500v-3.500L14 15V4.500h4.500L20 21ZM7 18h.01M11 18h.01M15.500 18h.01",
  landCentre: "M2.500 20 9.500 7l4 7 2.500-4 5.500 10ZM7.500 11l2 1.500 2-1.500",
  coastCentre:
    "M3 14 8.500 4.500l3 5 2-3 4.500 7.500M2.500 19c1.600 0 1.600-1.500 3.200-1.500S7.300 19 8.900 19s1.600-1.500 3.100-1.500S13.500 19 15.100 19s1.600-1.500 3.200-1.500S19.900 19 21.500 19",
  seaCentre:
    "M2.500 8c1.600 0 1.600-1.800 3.200-1.800S7.300 8 8.900 8 10.500 6.200 12 6.200 13.500 8 15.100 8s1.600-1.800 3.200-1.800S19.900 8 21.500 8M2.500 13c1.600 0 1.600-1.800 3.200-1.800S7.300 13 8.900 13s1.600-1.800 3.100-1.800 1.500 1.800 3.100 1.800 1.600-1.800 3.200-1.800 1.600 1.800 3.200 1.800M2.500 18c1.600 0 1.600-1.800 3.200-1.800S7.300 18 8.900 18s1.600-1.800 3.100-1.800 1.500 1.800 3.100 1.800 1.600-1.800 3.200-1.800 1.600 1.800 3.200 1.800",
  headquarters:
    "M5 21V8.500L12 5l7 3.500V21ZM12 5V1.500h4l-1 1.300 1 1.200h-4M10 21v-4.500h4V21M8.500 12h.01M12 12h.01M15.500 12h.01",
  planktonFarm:
    "M12 21V8M12 14c-4.500 0-7-2.200-7-6 4.500 0 7 2.200 7 6ZM12 11c4 0 6.500-2.200 6.500-6-4 0-6.500 2.200-6.500 6ZM4 21h16",
  dish: "M4 8.500A9 9 0 0 0 15.500 20ZM10 14l6-6M16 8h.01M16.500 4A4 4 0 0 1 20 7.500M16.500 1A7 7 0 0 1 23 7.500M8 18.500 6.500 22h6L11 20",
  meeple:
    "M12 3a3.600 3.600 0 0 0-2.600 6C6.500 9.700 4 11 4 12.600c0 1 1.700 1.300 4 1.100L5.600 20.500h4.600L12 17l1.800 3.500h4.600L16 13.700c2.300.2 4-.1 4-1.100 0-1.600-2.500-2.900-5.400-3.600A3.600 3.600 0 0 0 12 3Z",
  ship: "M2.500 14h19l-3 6.500h-13ZM6 14V9h7v5M15.500 14V6h2.500v8",
  moveShip: "M2.500 15h15l-2.500 5.500H5ZM5.500 15v-4h5v4M13 6h8M18 3l3 3-3 3",
  cube: "M12 2.500 20.500 7v10L12 21.500 3.500 17V7ZM3.500 7 12 11.500 20.500 7M12 11.500v10",
  card: "M6 3h12v18H6ZM9.500 8h5M9.500 12h5",
  cards: "M8.500 5H20v16H8.500ZM8.500 17H4V2.500h11.500V5M12 10h4.500M12 14h4.500",
  three: "M3 5l6 7-6 7M9 5l6 7-6 7M15 5l6 7-6 7",
  ice: "M2.500 12h12l5 4-3 4.500h-12ZM6 12V8h5v4M17 10l2-6 1 5 2-2-1 6",
  crate: "M4 7h16v13H4ZM4 11h16M12 7v13M8 3.500h8L20 7H4Z",
  star: "M12 3v18M4.200 7.500l15.600 9M19.800 7.500l-15.600 9",
  discard: "M5 7h14M9 7V4h6v3M7 7l1 14h8l1-14M10.500 11v6M13.500 11v6",
  build: "M14 5.500 18.500 10M4 20l9-9M11.500 4.500c2-2 5-1.500 7 .5s2.500 5 .5 7l-3.500-3.500-2 2-3-3 2-2Z",
  done: "m4.500 12.500 5 5L19.500 7",
  sail: "M12 3v13M12 4c4 2 6.500 6 7 10h-7M12 6c-3 2-5 5-5.500 8H12M3 18h18l-2.500 3.500h-13Z",
} as const;

export type GlyphName = keyof typeof PATHS;

export const EFFECT_GLYPHS: Readonly<Record<Effect, GlyphName>> = {
  recruitOne: "meeple",
  simpleCard: "crate",
  expertiseCard: "lab",
  newShip: "ship",
  relocateShip: "moveShip",
  draftShipyard: "cards",
  advanceThree: "three",
};

export const CARD_GLYPHS: Readonly<Record<HandCard, GlyphName>> = {
  placeScientist: "meeple",
  plusTwo: "meeple",
  rapidProgress: "three",
  icebreaker: "ice",
  simple: "crate",
  expertise: "lab",
};

export function Glyph({ name, label }: { readonly name: GlyphName; readonly label?: string }) {
  return (
    <Drawing class={`an-glyph an-glyph-${name}`} viewBox="0 0 24 24" label={label}>
      <path d={PATHS[name]} />
    </Drawing>
  );
}

/** A building: a cardboard tile, as large as its text. */
export function Tile({ kind, label }: { readonly kind: Kind; readonly label?: string }) {
  return (
    <span class="an-tile" data-kind={kind} title={label}>
      <Glyph name={kind} {...(label === undefined ? {} : { label })} />
    </span>
  );
}

/** A wooden ship under the mark of its seat. */
export function ShipPiece({ seat }: { readonly seat: Seat }) {
  return (
    <span class="an-hull" data-seat={seat}>
      <Drawing viewBox="0 0 40 30">
        <path class="an-hull-mast" d="M8 18V8h4v10M30 18v-7" />
        <path class="an-hull-body" d="M1.500 17.500h37L33 28.500H8Z" />
        <path class="an-hull-line" d="M4.500 22.500h31" />
      </Drawing>
      <SeatMark seat={seat} size={1} />
    </span>
  );
}

export function Cube({ seat, ghost = false }: { readonly seat: Seat; readonly ghost?: boolean }) {
  return (
    <span class={`an-cube ${ghost ? "an-cube-ghost" : ""}`} data-seat={seat}>
      {seatLetter(seat)}
    </span>
  );
}
