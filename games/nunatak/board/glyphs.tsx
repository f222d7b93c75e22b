/** The signs of Nunatak, drawn by one hand on a grid of 24: six trades, three tools. */
import { SYMBOLS, type SymbolName, type TOOLS } from "../data.ts";

export type Tool = (typeof TOOLS)[number];

interface Strokes {
  readonly body: string;
  readonly lines: string;
}

const SIGNS: Readonly<Record<SymbolName | Tool, Strokes>> = {
  worker: {
    body: "M3 21c-.4-3.600.7-6.600 3.200-8.200l5 5C9.600 20.300 6.600 21.400 3 21Z",
    lines: "M9.500 14.500 17 7m-2.800-2.800 5.600 5.600",
  },
  sculptor: {
    body: "M10.200 2h3.600v8.500l1.700 5.500-3.500 5-3.500-5 1.700-5.500Z",
    lines: "m4.500 8 2.300 1.200M3.500 13.500H6m13.500-5.500-2.300 1.200m3.300 4.300H18",
  },
  artisan: {
    body: "M3.500 4.500H15c2.500 0 4.300 1 5.500 3l-2.300 1.300c-.8-.7-1.700-1-2.700-1V10h-12ZM8.300 11.500h3.600V21a1 1 0 0 1-1 1H9.300a1 1 0 0 1-1-1Z",
    lines: "",
  },
  beast: {
    body: "M2.500 4c-.3 5 2 8 5.500 8.300L9.300 20a2.700 2.700 0 0 0 5.400 0l1.300-7.700c3.500-.3 5.800-3.300 5.500-8.300-1.500 3-3.300 4-5.500 4H8C5.800 8 4 7 2.500 4Z",
    lines: "",
  },
  engineer: {
    body: "M12 2a2.600 2.600 0 0 1 2 4.300l5.600 14.200-1.700 1.300-2.800-4.600a9 9 0 0 1-6.200 0l-2.800 4.600-1.700-1.300L10 6.300A2.600 2.600 0 0 1 12 2Zm0 6.300-2.300 6a7 7 0 0 0 4.600 0Z",
    lines: "",
  },
  ancestor: {
    body: "M12 5c3.800 0 6 2.500 6 6.500 0 5-3 10-6 10s-6-5-6-10C6 7.500 8.200 5 12 5Zm-3.800 5.800v2h2.800v-2Zm4.800 0v2h2.800v-2ZM10.500 16v2h3v-2Z",
    lines: "M12 3.500V1M6.300 5.200 4.600 3.300m13.100 1.900 1.700-1.900",
  },
  rope: {
    body: "",
    lines:
      "M12 4.500c4.500 0 7.500 1.600 7.500 3.700s-3 3.700-7.500 3.700-7.500-1.600-7.500-3.700 3-3.700 7.500-3.700Zm7.500 3.700v4c0 2-3 3.600-7.500 3.600s-7.500-1.600-7.500-3.600v-4m0 4v3.500c0 2 3 3.600 7.500 3.600 3 0 5-1 9 1",
  },
  pickaxe: {
    body: "M2.500 9.500C6 3.500 18 3.500 21.500 9.500 16 6.800 8 6.800 2.500 9.500Z",
    lines: "M12 6v15.500",
  },
  polesaw: {
    body: "M12.500 11.500C10.500 6.500 14 2.500 21.500 2.500c-1 2-.7 2.700-2 3.300.3 1.700-.6 2-1.700 2.500 0 1.500-1 1.700-2 2 0 1-1.500 1.700-3.300 1.200Z",
    lines: "M4 21.500 13 11",
  },
};

/** A sign inside a drawing, centred on a point. */
export function Sign({
  name,
  x = 12,
  y = 12,
  size = 24,
}: {
  readonly name: SymbolName | Tool;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}) {
  const { body, lines } = SIGNS[name];
  const scale = size / 24;
  return (
    <g class="nk-sign" transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      {body && <path d={body} fill-rule="evenodd" />}
      {lines && <path class="nk-sign-lines" d={lines} />}
    </g>
  );
}

export const symbolName = (symbol: number): SymbolName => SYMBOLS[symbol] ?? "worker";

/** The symbols in a set of bits. */
export const symbolsIn = (bits: number): readonly number[] =>
  SYMBOLS.map((_, symbol) => symbol).filter((symbol) => (bits & (1 << symbol)) !== 0);
