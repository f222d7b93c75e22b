/** Each research track is a journey: the land it leads through, and what is found at its end. */
import { Drawing } from "@banquise/ui";
import "./journeys.css";

type Part = readonly [fill: string, path: string];

interface Journey {
  /** A wide strip of 320 by 60, seen from its lower right corner. */
  readonly land: readonly Part[];
  /** On a grid of 32. */
  readonly goal: readonly Part[];
}

const STARS =
  "M14 9h1.500v1.500H14ZM52 21h1.200v1.200H52ZM88 7h1.500v1.500H88ZM121 16h1v1h-1ZM160 10h1.500v1.500H160ZM196 20h1.200v1.200h-1.200ZM233 8h1.500v1.500h-1.500ZM262 17h1v1h-1Z";

/** In the order of the tracks: penguins, currents, ice cores, sea ice, meteorites. */
const JOURNEYS: readonly Journey[] = [
  {
    land: [
      ["#f3c9a5", "M0 60V42c40-14 60-4 96-10s64-20 104-8 60 10 120-8v44Z"],
      ["#8b7fb4", "M0 60V48c44-12 70 0 112-6s68-16 104-4 64 6 104-4v26Z"],
      ["#d8dcf2", "M0 60v-7c60-9 100 2 160-2s110-8 160-3v12Z"],
    ],
    goal: [
      [
        "#141b33",
        "M16 4c5 0 7 4 7 8 3 4 4 8 3 12l-3-2c-1 4-3 6-7 6s-6-2-7-6l-3 2c-1-4 0-8 3-12 0-4 2-8 7-8Z",
      ],
      ["#f4f9fc", "M16 12c3.500 0 5 4 5 8s-2 7-5 7-5-3-5-7 1.500-8 5-8Z"],
      ["#ffd9a0", "M14.500 9.500h3L16 12.500ZM10 28h4.500v2H10ZM17.500 28H22v2h-4.500Z"],
      ["#ffffff", "M13 6.800h1.600v1.600H13ZM17.400 6.800H19v1.600h-1.600Z"],
    ],
  },
  {
    land: [
      ["#0d5a77", "M0 60V22c20-8 40-8 60 0s40 8 60 0 40-8 60 0 40 8 60 0 60-8 80 0v38Z"],
      ["#12768f", "M0 60V36c20-8 40-8 60 0s40 8 60 0 40-8 60 0 40 8 60 0 60-8 80 0v24Z"],
      ["#1f96a6", "M0 60V50c20-7 40-7 60 0s40 7 60 0 40-7 60 0 40 7 60 0 60-7 80 0v10Z"],
    ],
    goal: [
      ["#0a2540", "M15 28c0-7-1-10-3-13C8 15 4 12 3 6c5 0 9 2 13 6 4-4 8-6 13-6-1 6-5 9-9 9-2 3-3 6-3 13Z"],
      ["#d8f3fa", "M7 28c3-3 5-3 8 0s5 3 8 0l6 2H3Z"],
      ["#f4fbff", "M12 15c1.500.4 3 .4 4 .2-.6 2-1 4-1 6-.6-2.500-1.600-4.500-3-6.200Z"],
    ],
  },
  {
    land: [
      ["#dcecf5", "M0 60V13c60 4 110-5 170 0s100 3 150-2v49Z"],
      ["#8fc0db", "M0 60V25c60 4 110-5 170 0s100 3 150-2v37Z"],
      ["#4f8fb8", "M0 60V37c60 4 110-5 170 0s100 3 150-2v25Z"],
      ["#2a638f", "M0 60V49c60 4 110-5 170 0s100 3 150-2v13Z"],
    ],
    goal: [
      ["#22364f", "M14.500 2h3v5h-3ZM9 6h14v3H9ZM7 30 11 9h2L9.500 30ZM25 30 21 9h-2l3.500 21Z"],
      ["#eef8fd", "M13.500 9h5v6h-5Z"],
      ["#b7dcef", "M13.500 15h5v5h-5Z"],
      ["#6fb2d6", "M13.500 20h5v5h-5Z"],
      ["#3a7fae", "M13.500 25h5v5h-5Z"],
    ],
  },
  {
    land: [
      ["#0e3f5c", "M0 60V20h320v40Z"],
      [
        "#cfe6f1",
        "M8 34l34-5 26 5-12 6-40 1ZM92 30l44-4 22 6-18 5-42 0ZM182 35l38-6 30 5-14 7-46 1ZM268 30l40-4 12 3v9l-40 1Z",
      ],
      ["#eaf5fa", "M0 52l44-7 50 6 10 9H0ZM120 52l58-6 44 7 4 7H112ZM240 50l48-5 32 5v10h-84Z"],
    ],
    goal: [
      ["#46566c", "M3 23c2-6 8-9 14-9 3-3 8-3 9 1 3 1 4 4 1 5-2 3-5 4-9 5-6 1-11 1-15-2Z"],
      ["#2b394d", "M3 23 0 27l6-1ZM14 24l-2 4 6-3Z"],
      ["#eef8fd", "M1 28h30l-5 4H6Z"],
      ["#111a2a", "M22.600 15.500h1.500V17h-1.500ZM26.500 16.500h1.500V18h-1.500Z"],
    ],
  },
  {
    land: [
      ["#e8f0ff", STARS],
      ["#ffd9c2", "M150 6 262 34l-3 4Z"],
      ["#43528a", "M0 60V44c50-10 90 0 140-4s120-8 180 0v20Z"],
      ["#b9c6e6", "M0 60v-8c70-7 120 0 180-2s100-4 140 0v10Z"],
    ],
    goal: [
      ["#ffd9c2", "M2 2 16 12l-4 5Z"],
      ["#ffb9a0", "M5 1 19 11l-6 4Z"],
      ["#6b5a63", "M18 9c6-1 11 3 11 9s-5 11-11 11-10-5-9-11 4-8 9-9Z"],
      ["#40343d", "M18 29c6 0 11-5 11-11 0-2-.5-4-2-6 0 8-5 14-14 15 1.500 1.300 3 2 5 2Z"],
      ["#40343d", "M14 14h3v3h-3ZM20 17h2.500v2.500H20ZM14 21h2v2h-2Z"],
    ],
  },
];

const painted = (parts: readonly Part[]) =>
  parts.map(([fill, path]) => <path key={path} fill={fill} d={path} />);

/** The land behind the spaces of a track. */
export function JourneyLand({ track }: { readonly track: number }) {
  return (
    <Drawing class="an-land" viewBox="0 0 320 60" preserveAspectRatio="xMaxYMax slice">
      {painted(JOURNEYS[track]?.land ?? [])}
    </Drawing>
  );
}

/** What is found at the end: stands for the track wherever it is spoken of. */
export function JourneyMark({ track }: { readonly track: number }) {
  return (
    <span class="an-journey" data-track={track}>
      <Drawing viewBox="0 0 32 32">{painted(JOURNEYS[track]?.goal ?? [])}</Drawing>
    </span>
  );
}
