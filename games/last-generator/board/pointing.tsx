/** Those who play together point at what they would do: their marks lie on it, in the list and on the map. */
import type { Move, Seat, Viewer } from "@banquise/engine";
import { type BoardProps, SeatMark } from "@banquise/ui";
import type { State } from "../state.ts";
import type { Choice } from "./choice.ts";
import "./pointing.css";
import type { Words } from "./words.tsx";

export interface Pointing {
  /** What this player may point at; nothing when the decision is this player's own. */
  readonly open: ReadonlySet<Move>;
  readonly seatsAt: ReadonlyMap<Move, readonly Seat[]>;
  /** What this player points at. */
  readonly own: Move | null;
}

type PointingProps = Pick<BoardProps<State>, "suggestable" | "suggestions"> & { readonly viewer: Viewer };

export function pointingOf({ suggestable, suggestions, viewer }: PointingProps): Pointing {
  const seatsAt = new Map<Move, Seat[]>();
  for (const { seat, move } of suggestions) seatsAt.set(move, [...(seatsAt.get(move) ?? []), seat]);
  const own = suggestions.find(({ seat }) => seat === viewer)?.move ?? null;
  return { open: new Set(suggestable), seatsAt, own };
}

/** Who points at any of some choices. */
export const pointersAt = ({ seatsAt }: Pointing, choices: readonly Choice[]): readonly Seat[] => [
  ...new Set(choices.flatMap(({ move }) => seatsAt.get(move) ?? [])),
];

interface PointersProps {
  readonly seats: readonly Seat[];
  readonly words: Words;
  readonly name: (seat: Seat) => string;
}

export function Pointers({ seats, words, name }: PointersProps) {
  if (seats.length === 0) return null;
  return (
    <span class="lg-pointers">
      {seats.map((seat) => (
        <SeatMark key={seat} seat={seat} size={1.6} label={words.pointsHere(name(seat))} />
      ))}
    </span>
  );
}
