/** A symbol as a medal of its colour, and the mark of whoever plays a colour. */
import { Drawing, SeatMark } from "@banquise/ui";
import { SIKU } from "../data.ts";
import { isPerson, type State } from "../state.ts";
import { Sign, symbolName, type Tool } from "./glyphs.tsx";
import "./medal.css";

interface MedalProps {
  readonly symbol: number;
  /** In em. */
  readonly size?: number;
  readonly label?: string | undefined;
}

export function Medal({ symbol, size = 1.5, label }: MedalProps) {
  return (
    <Drawing class="nk-medal" data-symbol={symbol} viewBox="0 0 32 32" size={`${size}em`} label={label}>
      <circle cx="16" cy="16" r="15" />
      <Sign name={symbolName(symbol)} x={16} y={16} size={22} />
    </Drawing>
  );
}

export function ToolSign({ tool, size = 1.2 }: { readonly tool: Tool; readonly size?: number }) {
  return (
    <Drawing class="nk-tool" viewBox="0 0 24 24" size={`${size}em`}>
      <Sign name={tool} />
    </Drawing>
  );
}

/** The letter on the blocks of a colour that nobody plays. */
export const guestLetter = (s: State, colour: number): string =>
  s.seats === 2 && colour === SIKU ? "S" : `${colour}`;

interface ColourMarkProps {
  readonly view: State;
  readonly colour: number;
  /** In em. */
  readonly size?: number;
}

/** A seat as everywhere; Siku and the dummies have a snow crystal of their own. */
export function ColourMark({ view, colour, size = 1.5 }: ColourMarkProps) {
  if (isPerson(view, colour)) return <SeatMark seat={colour} size={size} />;
  return (
    <Drawing class="seat-mark" data-seat={colour} viewBox="0 0 32 32" size={`${size}em`}>
      <path class="seat-mark-shape" d="M16 1.500 28.500 8.700v14.600L16 30.500 3.500 23.300V8.700Z" />
      <path
        class="seat-mark-pattern"
        d="M16 4.500v3m0 17v3M6.500 10.500l2.600 1.500m13.800 8 2.600 1.500m0-11-2.600 1.500m-13.800 8-2.600 1.500"
      />
      <text x="16" y="21">
        {guestLetter(view, colour)}
      </text>
    </Drawing>
  );
}
