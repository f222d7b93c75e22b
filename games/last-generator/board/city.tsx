/** The city around the Generator: ground, heat, tiles, buildings, people; and on top of it what can be pressed. */
import { at, type Move, type Seat } from "@banquise/engine";
import { later, pointing as pointingAt, tip } from "@banquise/ui";
import { useMemo } from "preact/hooks";
import { LARGE } from "../compile/properties.ts";
import {
  BUILDING_PLACES,
  GENERATOR_PLACE,
  GENERATOR_SPACES,
  NEAR_SLOTS,
  PLATFORM_PLACE,
  SLOTS,
  SPACES,
  sideOf,
} from "../map.ts";
import { table as places } from "../places.ts";
import { kindAt } from "../queries.ts";
import type { State } from "../state.ts";
import type { Choice } from "./choice.ts";
import "./city.css";
import {
  type Extent,
  FULL_EXTENT,
  NEAR_EXTENT,
  namePoint,
  numberOfSlot,
  placed,
  placePoint,
  slotPoint,
} from "./geometry.ts";
import { contentsOf, type Lights, placesOf } from "./lights.ts";
import { Pointers, type Pointing, pointersAt } from "./pointing.tsx";
import type { Words } from "./words.tsx";

// What can be pressed is there first; its picture follows.
const Townscape = later(async () => (await import("./townscape.tsx")).Townscape);

interface CityProps {
  readonly view: State;
  readonly words: Words;
  readonly lights: Lights;
  readonly pointing: Pointing;
  /** The choice that was tapped, or that is looked at. */
  readonly picked: Choice | null;
  readonly highlighted: Move | null;
  readonly name: (seat: Seat) => string;
  readonly press: (choices: readonly Choice[]) => void;
  readonly look: (choice: Choice | null) => void;
}

/** The Far ring is shown once anything is, or could be, there. */
function extentOf(s: State, lights: Lights): Extent {
  for (let slot = NEAR_SLOTS; slot < SLOTS; slot++)
    if (at(s.tiles, slot) !== 0 || lights.slots.has(slot)) return FULL_EXTENT;
  return NEAR_EXTENT;
}

export function City(props: CityProps) {
  const { view, words, lights, pointing, picked, highlighted, name, press, look } = props;
  const extent = extentOf(view, lights);
  const townscape = useMemo(
    () => <Townscape view={view} words={words} extent={extent} lit={lights.places} />,
    [view, words, extent, lights],
  );
  const isMine = pointing.open.size === 0;
  const lit = isMine ? "lg-lit" : "lg-lit lg-open";
  const mark = isMine ? "" : undefined;
  return (
    <div
      class={`lg-city ${lights.places.size <= FEW ? "lg-few-lit" : ""}`}
      style={{ "--units": extent.width, "--tall": extent.height }}
    >
      {townscape}
      {placesOf(view).map((place) => {
        const choices = lights.places.get(place) ?? [];
        const contents = contentsOf(view, place, words);
        const at = placed(placePoint(place, extent));
        if (choices.length === 0)
          return (
            <div
              key={place}
              class={`lg-place ${shapeOf(view, place)}`}
              data-place={places.at("place", place)}
              style={at}
              role="img"
              aria-label={contents}
              {...tip(contents)}
            />
          );
        const hinted = choices.some(({ move }) => move === highlighted);
        const label = `${choices.map(({ title }) => title).join(", ")} — ${contents}`;
        return (
          <button
            key={place}
            type="button"
            class={`lg-place ${lit} ${shapeOf(view, place)} ${hinted ? "lg-hinted" : ""} ${
              picked?.place === place ? "lg-picked" : ""
            }`}
            data-place={places.at("place", place)}
            style={at}
            aria-label={label}
            {...tip(label)}
            data-choice={mark}
            onClick={() => press(choices)}
            {...pointingAt((isLooked) => look(isLooked ? (choices[0] ?? null) : null))}
          />
        );
      })}
      {[...lights.slots].map(([slot, choice]) => (
        <button
          key={`slot.${slot}`}
          type="button"
          class={`lg-slot ${lit} ${choice.move === highlighted ? "lg-hinted" : ""} ${
            slot === picked?.slot ? "lg-picked" : ""
          }`}
          data-place={places.at("slot", slot)}
          style={placed(slotPoint(slot, extent))}
          aria-label={choice.title}
          data-choice={mark}
          onClick={() => press([choice])}
        >
          <span aria-hidden="true">{numberOfSlot(slot)}</span>
        </button>
      ))}
      {[...lights.places.keys()].map((place) => {
        const kind = place < BUILDING_PLACES ? kindAt(view, place) : -1;
        if (kind < 0) return null;
        const { at, lean } = namePoint(placePoint(place, extent), extent);
        return (
          <span
            key={`name.${place}`}
            class="lg-here lg-lit-name"
            style={{ ...placed(at), "--lean": lean }}
            aria-hidden="true"
          >
            <span class="lg-place-name">{words.names.building(kind)}</span>
          </span>
        );
      })}
      {pointedAt(lights, pointing, extent).map(({ key, seats, at }) => (
        <span key={key} class="lg-pointers-here" style={placed(at)}>
          <Pointers seats={seats} words={words} name={name} />
        </span>
      ))}
    </div>
  );
}

/** So many names have room on a small map. */
const FEW = 4;
/** Where on the map somebody points. */
function pointedAt({ places, slots }: Lights, pointing: Pointing, extent: Extent) {
  return [
    ...[...places].map(([place, choices]) => ({
      key: `place.${place}`,
      seats: pointersAt(pointing, choices),
      at: placePoint(place, extent),
    })),
    ...[...slots].map(([slot, choice]) => ({
      key: `slot.${slot}`,
      seats: pointersAt(pointing, [choice]),
      at: slotPoint(slot, extent),
    })),
  ].filter(({ seats }) => seats.length > 0);
}

function shapeOf(s: State, place: number): string {
  if (place < GENERATOR_SPACES || place === PLATFORM_PLACE || place === GENERATOR_PLACE)
    return "lg-place-hex";
  if (place >= SPACES) return "lg-place-box";
  const kind = kindAt(s, place);
  if (kind >= 0 && LARGE[kind] === 1) return "lg-place-wide";
  return sideOf(place) === 0 ? "lg-place-half" : "lg-place-half lg-place-right";
}
