/** Who stands where on the map, and what lies there. */
import { at } from "@banquise/engine";
import { RESOURCES } from "../content/types.ts";
import { MEEPLE_KINDS } from "../data.ts";
import { BUILDING_PLACES, GENERATOR_SPACES, SPACES } from "../map.ts";
import { meeplesAt, placedAt, resourceOf } from "../queries.ts";
import { isZoneWarm } from "../rules/warmth.ts";
import type { State } from "../state.ts";
import { Meeple } from "./figures.tsx";
import {
  type Extent,
  numberOfSlot,
  type Point,
  placed,
  placePoint,
  ringsIn,
  ringTag,
  slotPoint,
} from "./geometry.ts";
import { placesOf } from "./lights.ts";
import "./people.css";
import { Sign } from "./signs.tsx";
import type { Words } from "./words.tsx";

const BOX_SIGNS = ["clear", "build", "star"] as const;

export interface PeopleProps {
  readonly view: State;
  readonly words: Words;
  readonly extent: Extent;
  /** Places that can be pressed now. */
  readonly lit: ReadonlyMap<number, unknown>;
}

export function People({ view, words, extent, lit }: PeopleProps) {
  return (
    <div class="lg-people" aria-hidden="true">
      {namedGrounds(view, extent).map(({ key, number, at: point }) => (
        <span key={key} class="lg-here lg-ground-name" style={placed(point)}>
          {number}
        </span>
      ))}
      {ringsIn(extent).map((zone) => (
        <span
          key={`ring.${zone}`}
          class={`lg-here lg-ring-tag ${isZoneWarm(view, zone) ? "lg-warm" : ""}`}
          style={placed(ringTag({ x: extent.width / 2, y: extent.height / 2 }, zone + 1))}
        >
          <Sign name="heat" size={1.1} />
          <b>{at(view.radius, zone)}</b>
        </span>
      ))}
      {placesOf(view).map((place) => {
        const point = placePoint(place, extent);
        const lying = place < SPACES ? at(view.amounts, place) : 0;
        const res = lying > 0 ? RESOURCES[resourceOf(view, place)] : undefined;
        return (
          <div key={place} class="lg-here" style={placed(point)}>
            {place >= BUILDING_PLACES && (
              <span class="lg-box-sign">
                <Sign name={BOX_SIGNS[place - BUILDING_PLACES] ?? "star"} size={1} />
                {meeplesAt(view, place) === 0 && <small>{words.boxes[place - BUILDING_PLACES]}</small>}
              </span>
            )}
            {res && (
              <span class={`lg-lying ${lit.has(place) ? "lg-lying-lit" : ""}`}>
                <Sign name={res} size={1.4} />
                <b>{lying}</b>
              </span>
            )}
            {meeplesAt(view, place) > 0 && <Crowd view={view} place={place} />}
          </div>
        );
      })}
    </div>
  );
}

/** Tiles and spaces are called by their number, which stands below their upper point. */
function namedGrounds(s: State, extent: Extent) {
  const below = ({ x, y }: Point): Point => ({ x, y: y - NAME_ABOVE });
  return [
    ...Array.from({ length: GENERATOR_SPACES }, (_, space) => ({
      key: `space.${space}`,
      number: space + 1,
      at: below(placePoint(space, extent)),
    })),
    ...Array.from(s.tiles).flatMap((tile, slot) =>
      tile === 0
        ? []
        : [{ key: `slot.${slot}`, number: numberOfSlot(slot), at: below(slotPoint(slot, extent)) }],
    ),
  ];
}

/** From the middle of a hex. */
const NAME_ABOVE = 7;

function Crowd({ view, place }: { readonly view: State; readonly place: number }) {
  const crowd: { kind: number; nth: number }[] = [];
  for (let kind = 0; kind < MEEPLE_KINDS; kind++)
    for (let nth = 0; nth < placedAt(view, place, kind); nth++) crowd.push({ kind, nth });
  return (
    <span class="lg-crowd">
      {crowd.map(({ kind, nth }) => (
        <span
          key={`${kind}.${nth}`}
          class="lg-standing"
          data-flip={`at.${place}.${kind}.${nth}`}
          data-from={`ready.${kind}`}
        >
          <Meeple kind={kind} />
        </span>
      ))}
    </span>
  );
}
