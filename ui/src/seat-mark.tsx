/** A seat at a glance: colour, shape, pattern and letter, the same in every game. */
import type { Seat } from "@banquise/engine";
import { Drawing } from "./drawing.tsx";
import "./seat-mark.css";

interface SeatLook {
  readonly letter: string;
  readonly shape: string;
  readonly pattern: string;
  /** Where the letter sits. */
  readonly baseline: number;
}

const LOOKS: readonly SeatLook[] = [
  { letter: "A", shape: "M16 2a14 14 0 1 0 0 28 14 14 0 0 0 0-28Z", pattern: "", baseline: 22.4 },
  {
    letter: "B",
    shape: "M6 3h20a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z",
    pattern: "M3 11 11 3M3 7l4-4M29 21l-8 8M29 25l-4 4",
    baseline: 22.4,
  },
  {
    letter: "C",
    shape: "M16 1 31 16 16 31 1 16Z",
    pattern: "M16 4.500h.01M27.5 16h.01M16 27.500h.01M4.5 16h.01",
    baseline: 22.4,
  },
  { letter: "D", shape: "M16 2 31 28.500H1Z", pattern: "M5.5 26h21M13 9.500h6", baseline: 24.9 },
];

const lookOf = (seat: Seat): SeatLook => LOOKS[seat % LOOKS.length] as SeatLook;

/** The letter of a seat, for text. */
export const seatLetter = (seat: Seat): string => lookOf(seat).letter;

interface SeatMarkProps {
  readonly seat: Seat;
  /** In em. */
  readonly size?: number;
  /** Said aloud; without it the mark is decoration beside a name. */
  readonly label?: string;
}

export function SeatMark({ seat, size = 1.5, label }: SeatMarkProps) {
  const { letter, shape, pattern, baseline } = lookOf(seat);
  return (
    <Drawing class="seat-mark" data-seat={seat} viewBox="0 0 32 32" size={`${size}em`} label={label}>
      <path class="seat-mark-shape" d={shape} />
      <path class="seat-mark-pattern" d={pattern} />
      <text x="16" y={baseline}>
        {letter}
      </text>
    </Drawing>
  );
}
