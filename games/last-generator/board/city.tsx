/** The city around the Generator: ground, heat, tiles, buildings, people; and on top of it what can be pressed. */
import { at, type Move, type Seat } from "@banquise/engine";
import { tip } from "@banquise/ui";
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
  numberOfSlot,
  placed,
  placePoint,
  slotPoint,
} from "./geometry.ts";
import { Ground } from "./ground.tsx";
import { contentsOf, type Lights, placesOf } from "./lights.ts";
import { People } from "./people.tsx";
import { Pointers, type Pointing, pointersAt } from "./pointing.tsx";
import type { Words } from "./words.tsx";

interface CityProps {
  readonly view: State;
  readonly words: Words;
  readonly lights: Lights;
  readonly pointing: Pointing;
  /** The place that was pressed, while it has several choices, or that is looked at in the list. */
  readonly picked: number | null;
  readonly lookedSlot: number | null;
  readonly highlighted: Move | null;
  readonly name: (seat: Seat) => string;
  readonly press: (choices: readonly Choice[], place: number | null) => void;
  readonly look: (choice: Choice | null) => void;
}

/** The Far ring is shown once anything is, or could be, there. */
function extentOf(s: State, lights: Lights): Extent {
  for (let slot = NEAR_SLOTS; slot < SLOTS; slot++)
    if (at(s.tiles, slot) !== 0 || lights.slots.has(slot)) return FULL_EXTENT;
  return NEAR_EXTENT;
}

export function City(props: CityProps) {
  const { view, words, lights, pointing, picked, lookedSlot, highlighted, name, press, look } = props;
  const extent = extentOf(view, lights);
  const ground = useMemo(() => <Ground view={view} extent={extent} />, [view, extent]);
  const people = useMemo(() => <People view={view} words={words} extent={extent} />, [view, words, extent]);
  const lit = pointing.open.size > 0 ? "lg-lit lg-open" : "lg-lit";
  return (
    <div class="lg-city" style={{ "--units": extent.width, "--tall": extent.height }}>
      {ground}
      {people}
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
              picked === place ? "lg-picked" : ""
            }`}
            data-place={places.at("place", place)}
            style={at}
            aria-label={label}
            {...tip(label)}
            onClick={() => press(choices, place)}
            onPointerEnter={() => look(choices[0] ?? null)}
            onPointerLeave={() => look(null)}
            onFocus={() => look(choices[0] ?? null)}
            onBlur={() => look(null)}
          />
        );
      })}
      {[...lights.slots].map(([slot, choice]) => (
        <button
          key={`slot.${slot}`}
          type="button"
          class={`lg-slot ${lit} ${choice.move === highlighted ? "lg-hinted" : ""} ${
            slot === lookedSlot ? "lg-picked" : ""
          }`}
          data-place={places.at("slot", slot)}
          style={placed(slotPoint(slot, extent))}
          aria-label={choice.title}
          onClick={() => press([choice], null)}
        >
          <span aria-hidden="true">{numberOfSlot(slot)}</span>
        </button>
      ))}
      {[...lights.places.keys()].map((place) => {
        const kind = place < BUILDING_PLACES ? kindAt(view, place) : -1;
        if (kind < 0) return null;
        const { x, y } = placePoint(place, extent);
        return (
          <span
            key={`name.${place}`}
            class="lg-here lg-lit-name"
            style={placed({ x, y: y + NAME_BELOW })}
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

/** From the middle of a building to its name. */
const NAME_BELOW = 6.6;

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
