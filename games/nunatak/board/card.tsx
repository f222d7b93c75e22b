/** Construction cards and floor tiles as pictures. Their names are said by what holds them. */
import { at } from "@banquise/engine";
import { later } from "@banquise/ui";
import {
  CARD_BITS,
  FACE_LOAD,
  FACE_PAIR,
  FACE_SYMBOL,
  FACE_TOOL,
  FIRST_FACE,
  isDouble,
  TILE_BITS,
  TOOLS,
} from "../data.ts";
import { symbolsIn } from "./glyphs.tsx";
import { Medal, ToolSign } from "./medal.tsx";
import "./card.css";

// What a card is shows its medal; who walks there comes right after it.
const Person = later(async () => (await import("./people.tsx")).Person);

/** Whether a face says more than its symbol. */
export const hasExtra = (face: number): boolean =>
  at(FACE_TOOL, face) + at(FACE_LOAD, face) + at(FACE_PAIR, face) > 0;

/** What a face has beside its symbol: a tool, the load of a beast, the pair of an ancestor. */
export function FaceExtra({ face, size = 1 }: { readonly face: number; readonly size?: number }) {
  const tool = TOOLS[at(FACE_TOOL, face) - 1];
  const load = at(FACE_LOAD, face);
  const pair = symbolsIn(at(FACE_PAIR, face));
  if (tool) return <ToolSign tool={tool} size={1.4 * size} />;
  if (load > 0) {
    return (
      <span class="nk-load">
        {Array.from({ length: load }, (_, i) => (
          <i key={i} />
        ))}
      </span>
    );
  }
  if (pair.length === 0) return null;
  return (
    <span class="nk-pair">
      {pair.map((symbol) => (
        <Medal key={symbol} symbol={symbol} size={1.15 * size} />
      ))}
    </span>
  );
}

export const facesOf = (card: number): readonly number[] => {
  const first = at(FIRST_FACE, card);
  return isDouble(card) ? [first, first + 1] : [first];
};

interface CardPictureProps {
  readonly card: number;
}

export function CardPicture({ card }: CardPictureProps) {
  const faces = facesOf(card);
  return (
    <span class={`nk-card ${faces.length > 1 ? "nk-card-double" : ""}`} data-bits={at(CARD_BITS, card)}>
      {faces.map((face) => (
        <FacePicture key={face} face={face} />
      ))}
    </span>
  );
}

/** One face of a card, as it lies in an area. */
export function FacePicture({ face }: { readonly face: number }) {
  const symbol = at(FACE_SYMBOL, face);
  return (
    <span class="nk-face" data-symbol={symbol}>
      <Person symbol={symbol} />
      <Medal symbol={symbol} size={1.75} />
      {hasExtra(face) && (
        <span class="nk-face-extra">
          <FaceExtra face={face} />
        </span>
      )}
    </span>
  );
}

export function TilePicture({ tile }: { readonly tile: number }) {
  return (
    <span class="nk-tile-picture">
      {symbolsIn(at(TILE_BITS, tile)).map((symbol) => (
        <Medal key={symbol} symbol={symbol} size={1.8} />
      ))}
    </span>
  );
}
