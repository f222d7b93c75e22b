/** Who stands where on the map, and what lies there. */
import { at } from "@banquise/engine";
import { RESOURCES } from "../content/types.ts";
import { MEEPLE_KINDS } from "../data.ts";
import { BUILDING_PLACES, SPACES } from "../map.ts";
import { meeplesAt, placedAt, resourceOf } from "../queries.ts";
import type { State } from "../state.ts";
import { Meeple } from "./figures.tsx";
import { type Extent, placed, placePoint } from "./geometry.ts";
import { placesOf } from "./lights.ts";
import "./people.css";
import { Sign } from "./signs.tsx";
import type { Words } from "./words.tsx";

const BOX_SIGNS = ["clear", "build", "star"] as const;

interface PeopleProps {
  readonly view: State;
  readonly words: Words;
  readonly extent: Extent;
}

export function People({ view, words, extent }: PeopleProps) {
  return (
    <div class="lg-people" aria-hidden="true">
      {placesOf(view).map((place) => {
        const point = placePoint(place, extent);
        const lying = place < SPACES ? at(view.amounts, place) : 0;
        const res = lying > 0 ? RESOURCES[resourceOf(view, place)] : undefined;
        return (
          <div key={place} class="lg-here" style={placed(point)}>
            {place >= BUILDING_PLACES && (
              <span class="lg-box-sign">
                <Sign name={BOX_SIGNS[place - BUILDING_PLACES] ?? "star"} size={5} />
                {meeplesAt(view, place) === 0 && <small>{words.boxes[place - BUILDING_PLACES]}</small>}
              </span>
            )}
            {res && (
              <span class="lg-lying">
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
