/** What of the legal moves is a place on the temple, a card of the row, or neither. */
import type { Move } from "@banquise/engine";
import { moves } from "../moves.ts";
import { DISPLACE, DUMMY_TILE, type State, SWAP_SOURCE } from "../state.ts";

const { first } = moves;

export interface Targets {
  /** Moves by position. */
  readonly positions: ReadonlyMap<number, Move>;
  /** Positions where only a swap of tiles leads to. */
  readonly swaps: ReadonlySet<number>;
  /** Both ways are open somewhere: the player says which one is meant. */
  readonly twoWays: boolean;
  readonly squares: ReadonlyMap<number, Move>;
  /** Moves by slot of the row. */
  readonly slots: ReadonlyMap<number, Move>;
  /** All the others, in their order. */
  readonly others: readonly Move[];
}

/** `swapping`: where a block could be placed as well as a tile be brought, the tile is meant. */
export function targetsOf(legal: readonly Move[], swapping: boolean): Targets {
  const plain = new Map<number, Move>();
  const swapped = new Map<number, Move>();
  const squares = new Map<number, Move>();
  const slots = new Map<number, Move>();
  const others: Move[] = [];
  for (const code of legal) {
    const move = moves.decode(code);
    switch (move.type) {
      case "placeBlock":
      case "swapSource":
      case "displace":
      case "dummyTile":
        plain.set(move.position, code);
        break;
      case "swapInto":
        swapped.set(move.position, code);
        break;
      case "orderSquare":
        squares.set(move.square, code);
        break;
      case "takeCard":
      case "exchangeTake":
      case "reserve":
        slots.set(move.slot, code);
        break;
      default:
        others.push(code);
    }
  }
  const positions = swapping ? new Map([...plain, ...swapped]) : new Map([...swapped, ...plain]);
  const swaps = new Set([...swapped.keys()].filter((position) => swapping || !plain.has(position)));
  const twoWays = [...swapped.keys()].some((position) => plain.has(position));
  return { positions, swaps, twoWays, squares, slots, others };
}

/** The move that a tap on a position that is not lit would have meant. */
export function meant(s: State, position: number): Move {
  switch (s.phase) {
    case SWAP_SOURCE:
      return first.swapSource + position;
    case DISPLACE:
      return first.displace + position;
    case DUMMY_TILE:
      return first.dummyTile + position;
    default:
      return first.placeBlock + position;
  }
}

/** What a proposed move points at. */
export interface Pointed {
  readonly position: number;
  readonly square: number;
  readonly slot: number;
}
const NOTHING: Pointed = { position: -1, square: -1, slot: -1 };

export function pointedBy(move: Move | null): Pointed {
  if (move === null) return NOTHING;
  const object = moves.decode(move);
  if ("position" in object && typeof object.position === "number") {
    return { ...NOTHING, position: object.position };
  }
  if (object.type === "orderSquare") return { ...NOTHING, square: object.square };
  if (object.type === "takeCard" || object.type === "exchangeTake" || object.type === "reserve") {
    return { ...NOTHING, slot: object.slot };
  }
  return NOTHING;
}
