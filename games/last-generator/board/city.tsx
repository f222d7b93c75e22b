/** The city around the Generator: ground, heat, tiles, buildings, people; and on top of it what can be pressed. */
import { at, type Language, type Move } from "@banquise/engine";
import { Drawing } from "@banquise/ui";
import type { CSSProperties } from "preact";
import { useMemo } from "preact/hooks";
import { LARGE } from "../compile/tables.ts";
import { RESOURCES } from "../content/types.ts";
import { MEEPLE_KINDS, TILES } from "../data.ts";
import {
  BUILDING_PLACES,
  GENERATOR_PLACE,
  GENERATOR_SPACES,
  NEAR_SLOTS,
  PLATFORM_PLACE,
  partnerOf,
  SLOTS,
  SPACES,
  sideOf,
} from "../map.ts";
import { isBuildingWarm, isZoneWarm } from "../rules/warmth.ts";
import { kindAt, meeplesAt, placedAt, resourceOf, type State } from "../state.ts";
import { BuildingGlyph } from "./building-glyph.tsx";
import type { Choice } from "./choice.ts";
import "./city.css";
import { Meeple } from "./figures.tsx";
import {
  type Extent,
  FULL_EXTENT,
  GENERATOR_HEXES,
  hexPath,
  NEAR_EXTENT,
  type Point,
  placePoint,
  RADIUS,
  slotPoint,
} from "./geometry.ts";
import { contentsOf, type Lights, placesOf } from "./lights.ts";
import { Sign, signPath } from "./signs.tsx";
import type { Words } from "./words.tsx";

interface CityProps {
  readonly view: State;
  readonly words: Words;
  readonly language: Language;
  readonly lights: Lights;
  /** The place that was pressed, while it has several choices, or that is looked at in the list. */
  readonly picked: number | null;
  readonly pointedSlot: number | null;
  readonly highlighted: Move | null;
  readonly press: (choices: readonly Choice[], place: number | null) => void;
  readonly point: (choice: Choice | null) => void;
}

/** The Far ring is shown once anything is, or could be, there. */
function extentOf(s: State, lights: Lights): Extent {
  for (let slot = NEAR_SLOTS; slot < SLOTS; slot++)
    if (at(s.tiles, slot) !== 0 || lights.slots.has(slot)) return FULL_EXTENT;
  return NEAR_EXTENT;
}

const placed = ({ x, y }: Point): CSSProperties => ({ "--x": x, "--y": y });

export function City(props: CityProps) {
  const { view, words, language, lights, picked, pointedSlot, highlighted, press, point } = props;
  const extent = extentOf(view, lights);
  const ground = useMemo(() => <Ground view={view} extent={extent} />, [view, extent]);
  const people = useMemo(() => <People view={view} extent={extent} />, [view, extent]);
  return (
    <div class="lg-city" style={{ "--units": extent.width, "--tall": extent.height }}>
      {ground}
      {people}
      {placesOf(view).map((place) => {
        const choices = lights.places.get(place) ?? [];
        const lit = choices.length > 0;
        const contents = contentsOf(view, place, words, language);
        const hinted = choices.some(({ move }) => move === highlighted);
        const label = lit ? `${choices.map(({ title }) => title).join(", ")} — ${contents}` : contents;
        return lit ? (
          <button
            key={place}
            type="button"
            class={`lg-place lg-lit ${shapeOf(view, place)} ${hinted ? "lg-hinted" : ""} ${
              picked === place ? "lg-picked" : ""
            }`}
            style={placed(placePoint(place, extent))}
            aria-label={label}
            title={label}
            onClick={() => press(choices, place)}
            onPointerEnter={() => point(choices[0] ?? null)}
            onPointerLeave={() => point(null)}
            onFocus={() => point(choices[0] ?? null)}
            onBlur={() => point(null)}
          />
        ) : (
          <div
            key={place}
            class={`lg-place ${shapeOf(view, place)}`}
            style={placed(placePoint(place, extent))}
            role="img"
            aria-label={label}
            title={label}
          />
        );
      })}
      {[...lights.slots].map(([slot, choice]) => (
        <button
          key={`slot.${slot}`}
          type="button"
          class={`lg-slot lg-lit ${choice.move === highlighted ? "lg-hinted" : ""} ${
            slot === pointedSlot ? "lg-picked" : ""
          }`}
          style={placed(slotPoint(slot, extent))}
          aria-label={choice.title}
          onClick={() => press([choice], null)}
        >
          <span aria-hidden="true">{slot < NEAR_SLOTS ? slot + 1 : slot - NEAR_SLOTS + 1}</span>
        </button>
      ))}
    </div>
  );
}

function shapeOf(s: State, place: number): string {
  if (place < GENERATOR_SPACES || place === PLATFORM_PLACE || place === GENERATOR_PLACE)
    return "lg-place-hex";
  if (place >= SPACES) return "lg-place-box";
  const kind = kindAt(s, place);
  if (kind >= 0 && LARGE[kind] === 1) return "lg-place-wide";
  return sideOf(place) === 0 ? "lg-place-half" : "lg-place-half lg-place-right";
}

// --- The ground -----------------------------------------------------------------------------------------------------

const ZONE_CLASS = ["lg-zone-gen", "lg-zone-near", "lg-zone-far"];

function Ground({ view, extent }: { readonly view: State; readonly extent: Extent }) {
  const { width, height } = extent;
  const middle = { x: width / 2, y: height / 2 };
  const warm = [0, 1, 2].map((zone) => isZoneWarm(view, zone));
  const reach = warm[2] ? 6 : warm[1] ? 4.8 : warm[0] ? 3.6 : view.heat > 0 ? 2.6 : 0;
  const slots = Array.from({ length: extent === FULL_EXTENT ? SLOTS : NEAR_SLOTS }, (_, slot) => slot);
  return (
    <Drawing class="lg-ground" viewBox={`0 0 ${width} ${height}`}>
      <radialGradient id="lg-glow">
        <stop offset="0" class="lg-glow-0" />
        <stop offset="1" class="lg-glow-1" />
      </radialGradient>
      <circle cx={middle.x} cy={middle.y} r={Math.min(RADIUS * reach, height / 2)} fill="url(#lg-glow)" />
      {slots.map((slot) => {
        const centre = slotPoint(slot, extent);
        const zone = slot < NEAR_SLOTS ? 1 : 2;
        const tile = TILES[at(view.tiles, slot) - 1];
        if (!tile)
          return (
            <g key={slot} class="lg-snow">
              <path d={hexPath(centre, 0.8)} />
              <path
                class="lg-drift"
                d={`M${centre.x - 5} ${centre.y + ((slot * 7) % 5) - 2}q2.500-2 5 0t5 0`}
              />
            </g>
          );
        return (
          <g key={slot} class={`lg-tile ${ZONE_CLASS[zone]} ${warm[zone] ? "lg-warm" : "lg-cold"}`}>
            <path class="lg-tile-edge" d={hexPath({ x: centre.x, y: centre.y + 0.6 }, 0.3)} />
            <path class="lg-tile-face" d={hexPath(centre, 0.5)} />
            <path class="lg-tile-fold" d={`M${centre.x} ${centre.y - RADIUS + 1}V${centre.y + RADIUS - 1}`} />
            {tile.deposit && <Deposit deposit={tile.deposit} at={{ x: centre.x, y: centre.y + 7.3 }} />}
          </g>
        );
      })}
      {GENERATOR_HEXES.map(({ x, y }, i) => {
        const centre = { x: x + middle.x, y: y + middle.y };
        return (
          <g key={`g${i}`} class={`lg-tile lg-zone-gen ${warm[0] ? "lg-warm" : "lg-cold"}`}>
            <path class="lg-tile-edge" d={hexPath({ x: centre.x, y: centre.y + 0.6 }, 0.3)} />
            <path class="lg-tile-face" d={hexPath(centre, 0.5)} />
          </g>
        );
      })}
      <Boiler middle={middle} heat={view.heat} cold={view.cold} overheated={view.overheated === 1} />
      <Standing view={view} extent={extent} />
    </Drawing>
  );
}

const DEPOSIT_SIGNS = { coal: "coal", iron: "steel", forest: "leaf" } as const;

function Deposit({
  deposit,
  at: { x, y },
}: {
  readonly deposit: keyof typeof DEPOSIT_SIGNS;
  readonly at: Point;
}) {
  return (
    <g class="lg-deposit" transform={`translate(${x} ${y})`}>
      <circle r="1.800" />
      <path transform="translate(-1.300 -1.300) scale(.108)" d={signPath(DEPOSIT_SIGNS[deposit])} />
    </g>
  );
}

interface BoilerProps {
  readonly middle: Point;
  readonly heat: number;
  readonly cold: number;
  readonly overheated: boolean;
}

/** The Generator: the more heat, the higher its fire. */
function Boiler({ middle: { x, y }, heat, cold, overheated }: BoilerProps) {
  const strength = cold === 0 ? 0 : heat / cold;
  return (
    <g transform={`translate(${x} ${y})`} class={overheated ? "lg-boiler lg-boiler-hot" : "lg-boiler"}>
      <path class="lg-boiler-base" d={hexPath({ x: 0, y: 0.7 }, 0.2)} />
      <path class="lg-boiler-top" d={hexPath({ x: 0, y: 0 }, 0.4)} />
      <circle class="lg-boiler-ring" r="6.600" />
      <circle class="lg-boiler-mouth" r="5" />
      <path
        class="lg-embers"
        d="M-2.500 1.500h.01M0 2.500h.01M2.200.8h.01M-.600-.4h.01M1.200-1.800h.01M-2-1.600h.01"
      />
      {heat > 0 && (
        <g transform={`translate(0 1.500) scale(${0.35 + strength * 0.45})`}>
          <path
            class="lg-flame"
            d="M0 6c-4 0-6.500-2.500-6-6 .5-3.500 4-5 4-9.500C2-7.500 3.500-5 3-2c1-.5 1.800-1.500 2-2.500C8 0 6.500 6 0 6Z"
          />
          <path class="lg-flame-heart" d="M0 6c-2-1-2.500-4 0-6.500C2.500 2 2 5 0 6Z" />
        </g>
      )}
    </g>
  );
}

/** Buildings and what lies on the spaces. */
function Standing({ view, extent }: { readonly view: State; readonly extent: Extent }) {
  return (
    <>
      {placesOf(view).map((place) => {
        if (place >= BUILDING_PLACES || place === GENERATOR_PLACE) return null;
        const kind = kindAt(view, place);
        if (kind < 0) return null;
        const { x, y } = placePoint(place, extent);
        const wide = place < SPACES && LARGE[kind] === 1;
        const other = wide ? placePoint(partnerOf(place), extent) : { x, y };
        const size = wide ? 0.52 : place < GENERATOR_SPACES || place >= SPACES ? 0.44 : 0.33;
        const centre = { x: (x + other.x) / 2, y: (y + other.y) / 2 };
        return (
          <g
            key={place}
            transform={`translate(${centre.x - 12 * size} ${centre.y - 14 * size}) scale(${size})`}
          >
            {wide && place < GENERATOR_SPACES && <path class="lg-bridge" d="M-6 20h36" />}
            <BuildingGlyph
              kind={kind}
              warm={isBuildingWarm(view, place)}
              upgraded={at(view.upgraded, place) === 1}
            />
          </g>
        );
      })}
    </>
  );
}

// --- People and goods -------------------------------------------------------------------------------------------------

const BOX_SIGNS = ["clear", "build", "star"] as const;

function People({ view, extent }: { readonly view: State; readonly extent: Extent }) {
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
