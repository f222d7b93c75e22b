/** The buildings as they stand on the ice, with light in their windows: a drawing on a grid of 32 for each kind. */
import { Drawing } from "@banquise/ui";
import type { Kind } from "../data.ts";
import "./stations.css";

/** What a part is painted with; `--tile` is the colour of the kind. */
type Paint = "wall" | "shade" | "roof" | "lit" | "steel" | "cable" | "pale" | "lamp" | "smoke" | "water";
type Part = readonly [paint: Paint, path: string];

/** The body that the three research centres share: a station on legs, high above the drifting snow. */
const ON_LEGS: readonly Part[] = [
  ["steel", "M9 23v6M16 23v6M23 23v6"],
  ["wall", "M6 14h20a4 4 0 0 1 4 4v1.500a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4Z"],
  ["shade", "M2 19h28v.5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4Z"],
  ["lit", "M6 16h4v3H6ZM12 16h3v3h-3ZM17 16h3v3h-3ZM22 16h4v3h-4Z"],
];

const DRAWINGS: Readonly<Record<Kind, readonly Part[]>> = {
  camp: [
    ["shade", "M17 29 23.500 15 31 29Z"],
    ["wall", "M1 29 11.500 8 22 29Z"],
    ["shade", "M11.500 8 22 29h-4.500Z"],
    ["lit", "M7.500 29 11.500 19l4 10Z"],
    ["cable", "M11.500 8V3.500l5 1.700-5 1.700"],
  ],
  shipyard: [
    ["steel", "M4 29V6M28 29V6M2 6h28M10 6v5M4 12l6-6M28 12l-6-6"],
    ["wall", "M7 17h19l-3.500 9h-12Z"],
    ["shade", "M8.500 21h16l-2 5h-12Z"],
    ["pale", "M12 13h8v4h-8Z"],
    ["lit", "M13.500 14.200h2v1.800h-2ZM17 14.200h2v1.800h-2Z"],
    ["steel", "M6 29h20"],
  ],
  crane: [
    ["steel", "M10 29V4M15 29V4M10 9l5 4.500M10 18l5-4.500M10 18l5 4.500M10 27l5-4.500"],
    ["wall", "M2 4h29v3.500H2Z"],
    ["shade", "M2 7.500h5V12H2Z"],
    ["cable", "M26 7.500V16"],
    ["wall", "M22.500 16h7v6h-7Z"],
    ["lit", "M10.500 9.500h4v4h-4Z"],
    ["steel", "M7 29h11"],
  ],
  well: [
    ["steel", "M16 6 8 28M16 6l8 22"],
    ["wall", "M16 2a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z"],
    ["shade", "M16 5.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z"],
    ["cable", "M16 14v8"],
    ["wall", "M7 21h18v8H7Z"],
    ["shade", "M5 19h22v3H5Z"],
    ["lit", "M10 24h4v5h-4ZM18 24h4v2.800h-4Z"],
  ],
  derrick: [
    [
      "steel",
      "M14 3 7 29M18 3l7 26M12.300 9h7.400M10.800 15h10.400M9.200 21h13.600M12.300 9l8.900 6M19.700 9l-8.900 6M10.800 15l12 6M21.200 15l-12 6",
    ],
    ["wall", "M5 25h22v4H5Z"],
    ["shade", "M5 27.500h22V29H5Z"],
    ["lit", "M8 25.800h3v2H8ZM21 25.800h3v2h-3Z"],
    ["lamp", "M16 1a1.800 1.800 0 1 0 0 3.600A1.800 1.800 0 0 0 16 1Z"],
  ],
  turbine: [
    ["pale", "M15 14h2l1.300 15h-4.600Z"],
    [
      "pale",
      "M15.200 12.500 13.800 1.500 17.600 1 17 12.500ZM17.500 13.500l9.800 5.200-1.700 3.400-9.400-6.600ZM14.500 13.500l-9.800 5.200 1.700 3.400 9.400-6.600Z",
    ],
    ["wall", "M16 11a2.800 2.800 0 1 0 0 5.600A2.800 2.800 0 0 0 16 11Z"],
    ["wall", "M10 26h12v3H10Z"],
    ["lit", "M12 26.800h2.500v1.400H12Z"],
  ],
  lab: [
    ["steel", "M7 24v5M25 24v5"],
    ["wall", "M3 13h26v11H3Z"],
    ["shade", "M3 20h26v4H3Z"],
    ["pale", "M9 13a7 7 0 0 1 14 0Z"],
    ["shade", "M15 6.500h2.500V13H15Z"],
    ["lit", "M6 15h5v3.500H6ZM13.500 15h5v3.500h-5ZM21 15h5v3.500h-5Z"],
  ],
  factory: [
    ["smoke", "M22 6c0-3 4-3 4.500-1 2-1.500 4.500.5 3 2.500-1 1.500-3 1-3.500 0-1 1.500-4 .5-4-1.500Z"],
    ["shade", "M20.500 8h5l1 21h-7Z"],
    ["wall", "M2 29V14l7 5v-5l7 5v-5l7 5v10Z"],
    ["shade", "M2 25h21v4H2Z"],
    ["lit", "M4.500 20.500H8v3H4.500ZM10.500 20.500H14v3h-3.500ZM16.500 20.500H20v3h-3.500Z"],
    ["lamp", "M23 9.500a1.200 1.200 0 1 0 0 2.400 1.200 1.200 0 0 0 0-2.400Z"],
  ],
  landCentre: [
    ["shade", "M3 15 12 2l5 7 3.500-4.500L29 15Z"],
    ["pale", "M12 2 9 6.300l2 1.200 1.600-1.400 2 1.300.6-.9ZM20.500 4.500 18.300 7.300l2 1.500 2.400-.9Z"],
    ...ON_LEGS,
  ],
  coastCentre: [
    ["shade", "M3 15 12 3l7 9 3-4 6 7Z"],
    ["pale", "M12 3 9.500 6.400l2.500 1.200 2.300-1.600Z"],
    ...ON_LEGS,
    ["water", "M1 28.500c2.500-2.500 4.500-2.500 7 0s5 2.500 7.500 0 5-2.500 7.500 0 5 2.500 8 0"],
  ],
  seaCentre: [
    ["cable", "M16 14V3M16 3l6 2.500-6 2.500"],
    ...ON_LEGS.slice(1),
    [
      "water",
      "M1 26c2.500-2.500 4.500-2.500 7 0s5 2.500 7.500 0 5-2.500 7.500 0 5 2.500 8 0M1 30.500c2.500-2.500 4.500-2.500 7 0s5 2.500 7.500 0 5-2.500 7.500 0 5 2.500 8 0",
    ],
  ],
  headquarters: [
    ["cable", "M16 8V1.500"],
    ["lamp", "M16 1.500h7l-1.800 2.200L23 6h-7Z"],
    ["roof", "M2 14 16 6l14 8Z"],
    ["wall", "M4 14h24v15H4Z"],
    ["shade", "M4 25h24v4H4Z"],
    [
      "lit",
      "M7 16.500h3.500V20H7ZM14 16.500h4V20h-4ZM21.500 16.500H25V20h-3.500ZM7 22h3.500v2.500H7ZM21.500 22H25v2.500h-3.500ZM14 22.500h4V29h-4Z",
    ],
  ],
  planktonFarm: [
    ["lit", "M2 27a14 14 0 0 1 28 0Z"],
    [
      "wall",
      "M16 27V18c-5 0-8-2-8.500-6.500C13 11 16 13 16 18c0-6 3-8.500 8.500-8.500C24.500 15 21 17.500 17.500 17.800V27Z",
    ],
    ["cable", "M2 27a14 14 0 0 1 28 0M9 16.500c-1.500 3-2 7-2 10.500M23 16.500c1.500 3 2 7 2 10.500"],
    ["shade", "M1 26h30v3H1Z"],
  ],
  dish: [
    ["pale", "M4.500 3.500C2 13 9 22.500 20.500 22.500Z"],
    ["shade", "M4.500 3.500 20.500 22.500C13 20 7 13 4.500 3.500Z"],
    ["cable", "M12.500 13 22 5.500"],
    ["lamp", "M22 3.800a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600Z"],
    ["steel", "M13 20 10 29M14.500 21l4 8"],
    ["wall", "M6 25h18v4H6Z"],
    ["lit", "M18 26h3.500v1.800H18Z"],
  ],
};

export function Station({ kind, label }: { readonly kind: Kind; readonly label?: string | undefined }) {
  return (
    <Drawing class="an-station" data-kind={kind} viewBox="0 0 32 32" label={label}>
      {DRAWINGS[kind].map(([paint, path]) => (
        <path key={path} class={`an-of-${paint}`} d={path} />
      ))}
    </Drawing>
  );
}
