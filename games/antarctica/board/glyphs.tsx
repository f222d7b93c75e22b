/** The signs of the game, drawn with one pen on a grid of 24, and the pieces that are made of them. */
import type { Seat } from "@banquise/engine";
import { Drawing, SeatMark, seatLetter } from "@banquise/ui";
import type { Effect, HandCard, Kind } from "../data.ts";
import { Station } from "./stations.tsx";
import "./glyphs.css";

const PATHS = {
  meeple:
    "M12 3a3.600 3.600 0 0 0-2.600 6C6.500 9.700 4 11 4 12.600c0 1 1.700 1.300 4 1.100L5.600 20.500h4.600L12 17l1.800 3.500h4.600L16 13.700c2.300.2 4-.1 4-1.100 0-1.600-2.500-2.900-5.400-3.600A3.600 3.600 0 0 0 12 3Z",
  ship: "M2.500 14h19l-3 6.500h-13ZM6 14V9h7v5M15.500 14V6h2.500v8",
  moveShip: "M2.500 15h15l-2.500 5.500H5ZM5.500 15v-4h5v4M13 6h8M18 3l3 3-3 3",
  cube: "M12 2.500 20.500 7v10L12 21.500 3.500 17V7ZM3.500 7 12 11.500 20.500 7M12 11.500v10",
  card: "M6 3h12v18H6ZM9.500 8h5M9.500 12h5",
  cards: "M8.500 5H20v16H8.500ZM8.500 17H4V2.500h11.500V5M12 10h4.500M12 14h4.500",
  three: "M3 5l6 7-6 7M9 5l6 7-6 7M15 5l6 7-6 7",
  ice: "M2.500 12h12l5 4-3 4.500h-12ZM6 12V8h5v4M17 10l2-6 1 5 2-2-1 6",
  flask:
    "M9 3h6M10 3v6.500L4.800 19c-.5 1 .1 2 1.200 2h12c1.100 0 1.700-1 1.200-2L14 9.500V3M7.500 15h9M11 18h.01M13.500 17h.01",
  crate: "M4 7h16v13H4ZM4 11h16M12 7v13M8 3.500h8L20 7H4Z",
  star: "M12 3v18M4.200 7.500l15.600 9M19.800 7.500l-15.600 9",
  discard: "M5 7h14M9 7V4h6v3M7 7l1 14h8l1-14M10.500 11v6M13.500 11v6",
  build: "M14 5.500 18.500 10M4 20l9-9M11.500 4.500c2-2 5-1.500 7 .5s2.500 5 .5 7l-3.500-3.500-2 2-3-3 2-2Z",
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  done: "m4.500 12.500 5 5L19.500 7",
  chart: "M3 6.500 9 4l6 2.500L21 4v13.500L15 20l-6-2.500L3 20ZM9 4v13.500M15 6.500V20",
  people:
    "M8 4.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM2.500 20c0-4.500 2-7 5.500-7s5.500 2.500 5.500 7ZM16.500 6.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM15.500 13.800c3.500-.5 6 1.700 6 6.200h-5",
  flag: "M6 22V3M6 4h12l-3 4 3 4H6",
  sail: "M12 3v13M12 4c4 2 6.500 6 7 10h-7M12 6c-3 2-5 5-5.500 8H12M3 18h18l-2.500 3.500h-13Z",
} as const;

export type GlyphName = keyof typeof PATHS;

export const EFFECT_GLYPHS: Readonly<Record<Effect, GlyphName>> = {
  recruitOne: "meeple",
  simpleCard: "crate",
  expertiseCard: "flask",
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
  expertise: "flask",
};

export function Glyph({ name, label }: { readonly name: GlyphName; readonly label?: string }) {
  return (
    <Drawing class={`an-glyph an-glyph-${name}`} viewBox="0 0 24 24" label={label}>
      <path d={PATHS[name]} />
    </Drawing>
  );
}

/** A building as a small picture, as large as its text. */
export function Tile({ kind, label }: { readonly kind: Kind; readonly label?: string }) {
  return (
    <span class="an-tile" title={label}>
      <Station kind={kind} label={label} />
    </span>
  );
}

/** An icebreaker in the colour of its seat, with its foam, under the mark of the seat. */
export function ShipPiece({ seat }: { readonly seat: Seat }) {
  return (
    <span class="an-hull" data-seat={seat}>
      <Drawing viewBox="0 0 48 34">
        <path class="an-hull-foam" d="M1 30c4-3 7-3 10 0s7 3 11 0 8-3 11 0 8 2 14-1" />
        <path class="an-hull-mast" d="M17 9V2M13 4.500h8" />
        <path class="an-hull-cabin" d="M9 18v-7h6V8h9v10Z" />
        <path class="an-hull-funnel" d="M27 18V9.500h5.500V18Z" />
        <path class="an-hull-body" d="M2 17.500h33l11-3.500-4.500 9-5 7H8.500C5 27.500 3 23 2 17.500Z" />
        <path class="an-hull-keel" d="M4.200 24h36.600l-4.300 6H8.500c-2-1.400-3.400-3.500-4.300-6Z" />
        <path
          class="an-hull-lit"
          d="M11 13h2.500v2.500H11ZM17 10.500h2.500V13H17ZM20.500 10.500H23V13h-2.500Z"
        />
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
