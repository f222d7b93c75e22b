/** The sea with all that lies, stands and swims on it, as it is: nothing here can be pressed. */
import { at } from "@banquise/engine";
import { Drawing, SeatMark, tip } from "@banquise/ui";
import type { ComponentChildren, CSSProperties } from "preact";
import { MAX_INUITS, SIZE, SPACES } from "../data.ts";
import { whyNotMelt } from "../rules/ice.ts";
import type { Island } from "../scoring.ts";
import { CORNERS } from "../spaces.ts";
import {
  ENDED,
  EVICT,
  iglooOwner,
  inuitsPerSeat,
  PACK,
  PLACEMENT,
  type State,
  spaceOfInuit,
} from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { Animal, Igloo, Inuit } from "./figures.tsx";
import { Floe, ICE_COLOURS } from "./floe.tsx";
import { badgeSpace, columnOf, leadersOf, outlineOf, rowOf, worthOf } from "./islands.ts";
import { type Slot, slotIn } from "./slots.ts";
import type { Tracks } from "./tracks.ts";
import "./picture.css";

/** Where a part of a space is, for the style sheet. */
export const placed = (space: number, { x, y, size }: Slot = { x: 0, y: 0, size: 1 }): CSSProperties => ({
  "--x": columnOf(space) + x,
  "--y": rowOf(space) + y,
  "--size": size,
});

const IGLOO_SLOT: Slot = { x: 0.09, y: 0.01, size: 0.82 };
const LETTERS = "abcdefgh";
const STEPS = Array.from({ length: SIZE }, (_, i) => i);

/** Waves and land: drawn once. */
export const WATER_PICTURE = (
  <Drawing class="ig-waves" viewBox={`0 0 ${SIZE} ${SIZE}`}>
    {ICE_COLOURS}
    {STEPS.map((row) =>
      STEPS.map((column) => {
        const lag = ((row * 5 + column * 3) % 7) / 14;
        return (
          <path
            key={`${row}.${column}`}
            d={`M${column + 0.18 + lag * 0.4} ${row + 0.35 + lag * 0.5}q.13-.1.26 0t.26 0`}
          />
        );
      }),
    )}
  </Drawing>
);

/** A corner of land: the coast turns towards the middle of the sea, the mountain always stands upright. */
export const LAND_PICTURE = [...CORNERS].map((space) => {
  const flip = `scale(${columnOf(space) === 0 ? 1 : -1} ${rowOf(space) === 0 ? -1 : 1})`;
  return (
    <div key={space} class="ig-at ig-land" style={placed(space)}>
      <Drawing viewBox="-50 -50 100 100">
        <g transform={flip}>
          <path
            class="ig-shore"
            d="M-50 50V-46q14-6 28-2 20-6 34 2 20 0 26 18 10 12 8 30 6 16 2 30-2 14-8 18Z"
          />
          <path
            class="ig-rock"
            d="M-50 50v-88q14-5 26-1 18-6 32 3 18 0 22 17 10 12 6 27 6 16 2 27-2 12-6 15Z"
          />
        </g>
        <path class="ig-hill" d="M-38 26-20-12l10 12L6-30l30 56q-36 9-74 0Z" />
        <path class="ig-hill-shade" d="M6-30 36 26q-10 3-20 4L8 4l4-8ZM-20-12l10 12-6 20-4-14Z" />
        <path class="ig-snow" d="M6-30-4-10l5 5 5-6 5 9 6-5ZM-20-12l-7 14 5-2 3 5 5-9Z" />
      </Drawing>
    </div>
  );
});

export const Coordinates = ({ words }: { readonly words: BoardWords }) => (
  <>
    <div class="ig-letters" aria-hidden="true" {...tip(words.coordinates, "IGL-1.1")}>
      {[...LETTERS].map((letter) => (
        <span key={letter}>{letter}</span>
      ))}
    </div>
    <div class="ig-numbers" aria-hidden="true" {...tip(words.coordinates, "IGL-1.1")}>
      {STEPS.map((row) => (
        <span key={row}>{SIZE - row}</span>
      ))}
    </div>
  </>
);

export function Outlines({
  islands,
  shown,
}: {
  readonly islands: readonly Island[];
  readonly shown?: Island | null;
}) {
  return (
    <Drawing class="ig-outlines" viewBox={`0 0 ${SIZE} ${SIZE}`}>
      {islands.map((island) => {
        const outline = outlineOf(island.spaces);
        return (
          <g key={island.spaces[0]}>
            <path class={`ig-shelf ${shown === island ? "ig-shown" : ""}`} d={outline} />
            <path class="ig-cliff-foot" d={outline} transform="translate(0 0.13)" />
            <path class="ig-cliff" d={outline} transform="translate(0 0.07)" />
            <path class="ig-island" d={outline} />
          </g>
        );
      })}
    </Drawing>
  );
}

/** The banners of those who lead an island, with what it promises them. While all ice hangs together nobody has any. */
export function Banners({ view, islands }: { readonly view: State; readonly islands: readonly Island[] }) {
  if (view.phase === PLACEMENT || islands.length < 2) return null;
  return (
    <>
      {islands.map((island) => {
        const leaders = leadersOf(island);
        const space = badgeSpace(island, (tile) => iglooOwner(view, tile) >= 0);
        return (
          <div
            key={space}
            class={`ig-at ig-banner ${leaders.length === 0 ? "ig-banner-none" : ""}`}
            style={placed(space)}
            aria-hidden="true"
          >
            <span data-seat={leaders.length === 1 ? leaders[0] : undefined}>
              {leaders.map((seat) => (
                <SeatMark key={seat} seat={seat} size={1.15} />
              ))}
              <b>{leaders.length === 0 ? island.spaces.length : worthOf(island)}</b>
            </span>
          </div>
        );
      })}
    </>
  );
}

/** Ice that can be melted is wet, whosever turn it is: it lies at water and nobody lives on it. */
const isWet = (view: State, space: number): boolean =>
  view.phase !== ENDED && view.phase !== PLACEMENT && whyNotMelt(view, space) === null;

export function Floes({ view, tracks }: { readonly view: State; readonly tracks: Tracks }) {
  const floes = tracks.tiles
    .flatMap((id, space) => (id === 0 ? [] : [{ id, space }]))
    .sort((a, b) => a.id - b.id);
  return (
    <>
      {floes.map(({ id, space }) => (
        <div key={id} class="ig-at ig-floe" style={placed(space)} data-flip={`floe.${id}`}>
          <Floe id={id} pack={at(view.tiles, space) === PACK} wet={isWet(view, space)} />
        </div>
      ))}
    </>
  );
}

interface Resident {
  readonly key: string;
  readonly space: number;
  /** The same for pieces that nobody can tell apart. */
  readonly look: string;
  readonly picture: ComponentChildren;
  readonly class: string;
}

/** Where an inuit is drawn: one that flees is still where the ice was. */
const placeOfInuit = (view: State, seat: number, inuit: number): number => {
  const space = spaceOfInuit(view, seat, inuit);
  return space < 0 && view.phase === EVICT ? view.focus - 1 : space;
};

export function Pieces({ view, tracks }: { readonly view: State; readonly tracks: Tracks }) {
  const residents: Resident[] = tracks.animals.map(({ id, kind, space }) => ({
    key: `animal.${id}`,
    space,
    look: `animal.${kind}`,
    picture: <Animal kind={kind} />,
    class: "",
  }));
  for (let seat = 0; seat < view.seats; seat++) {
    for (let inuit = 0; inuit < inuitsPerSeat(view); inuit++) {
      residents.push({
        key: `inuit.${seat * MAX_INUITS + inuit}`,
        space: placeOfInuit(view, seat, inuit),
        look: `inuit.${seat}`,
        picture: <Inuit seat={seat} />,
        class: spaceOfInuit(view, seat, inuit) < 0 ? "ig-fleeing" : "",
      });
    }
  }
  const here = new Map<number, Resident[]>();
  for (const resident of residents) here.set(resident.space, [...(here.get(resident.space) ?? []), resident]);
  const igloos = Array.from({ length: SPACES }, (_, space) => space).filter(
    (space) => iglooOwner(view, space) >= 0,
  );
  return (
    <>
      {igloos.map((space) => (
        <div
          key={`igloo.${tracks.tiles[space]}`}
          class="ig-at ig-piece"
          style={placed(space, IGLOO_SLOT)}
          data-flip={`igloo.${tracks.tiles[space]}`}
        >
          <Igloo seat={iglooOwner(view, space)} />
        </div>
      ))}
      {residents.map((resident) => {
        const { key, space, picture } = resident;
        if (space < 0) return null;
        const looks = (here.get(space) ?? []).map(({ look }) => look);
        const { slot, count } = slotIn(
          looks,
          (here.get(space) ?? []).indexOf(resident),
          iglooOwner(view, space) >= 0,
        );
        return (
          <div
            key={key}
            class={`ig-at ig-piece ${resident.class}`}
            style={placed(space, slot)}
            data-flip={key}
          >
            {picture}
            {count > 1 && <i class="ig-count" data-text={count} />}
          </div>
        );
      })}
    </>
  );
}
