/** What the city stands on: snow, tiles, the reach of the fire, the Generator, the buildings. */
import { at } from "@banquise/engine";
import { Drawing } from "@banquise/ui";
import { LARGE } from "../compile/properties.ts";
import { TILES } from "../data.ts";
import {
  BUILDING_PLACES,
  GENERATOR_PLACE,
  GENERATOR_SPACES,
  NEAR_SLOTS,
  partnerOf,
  SLOTS,
  SPACES,
} from "../map.ts";
import { table as places } from "../places.ts";
import { kindAt, meeplesAt } from "../queries.ts";
import { isBuildingWarm, isZoneWarm } from "../rules/warmth.ts";
import type { State } from "../state.ts";
import { BuildingGlyph } from "./building-glyph.tsx";
import { Generator } from "./generator.tsx";
import {
  type Extent,
  GENERATOR_HEXES,
  hexPath,
  type Point,
  placePoint,
  RADIUS,
  ringPath,
  ringsIn,
  slotPoint,
} from "./geometry.ts";
import "./ground.css";
import { placesOf } from "./lights.ts";
import { signPath } from "./signs.tsx";

/** How far the fire shines when so many zones are warm, in tiles. */
const SHINE = [1.9, 3.4, 5.4, 7.4];

interface GroundProps {
  readonly view: State;
  readonly extent: Extent;
}

export function Ground({ view, extent }: GroundProps) {
  const { width, height } = extent;
  const middle = { x: width / 2, y: height / 2 };
  const rings = ringsIn(extent);
  const warm = [0, 1, 2].map((zone) => isZoneWarm(view, zone));
  const shine = view.heat === 0 ? 0 : (SHINE[warm.filter(Boolean).length] ?? 0);
  const slots = Array.from({ length: rings.length === 3 ? SLOTS : NEAR_SLOTS }, (_, slot) => slot);
  const temper = (zone: number): string => (warm[zone] ? "lg-warm" : "lg-cold");
  return (
    <Drawing class="lg-ground" viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <radialGradient id="lg-glow">
          <stop offset="0" class="lg-glow-0" />
          <stop offset="0.2" class="lg-glow-1" />
          <stop offset="0.6" class="lg-glow-2" />
          <stop offset="1" class="lg-glow-3" />
        </radialGradient>
        <radialGradient id="lg-lamp">
          <stop offset="0" stop-color="#ffefc2" stop-opacity="0.75" />
          <stop offset="1" stop-color="#ffefc2" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="lg-metal">
          <stop offset="0" stop-color="#1a222c" />
          <stop offset="0.35" stop-color="#5f6c7a" />
          <stop offset="0.55" stop-color="#46525f" />
          <stop offset="1" stop-color="#141a22" />
        </linearGradient>
      </defs>
      {slots.map((slot) => (
        <Slot key={slot} view={view} slot={slot} centre={slotPoint(slot, extent)} temper={temper} />
      ))}
      {GENERATOR_HEXES.map(({ x, y }, i) => (
        <g key={`g${i}`} class={`lg-tile ${temper(0)}`}>
          <Hexagon centre={{ x: x + middle.x, y: y + middle.y }} />
        </g>
      ))}
      {rings.map((zone) => (
        <path key={zone} class={`lg-ring ${temper(zone)}`} d={ringPath(middle, zone + 1)} />
      ))}
      <circle class="lg-shine" cx={middle.x} cy={middle.y} r={RADIUS * shine} fill="url(#lg-glow)" />
      <Standing view={view} extent={extent} />
      <Generator middle={middle} heat={view.heat} cold={view.cold} overheated={view.overheated === 1} />
    </Drawing>
  );
}

const Hexagon = ({ centre }: { readonly centre: Point }) => (
  <>
    <path class="lg-tile-edge" d={hexPath({ x: centre.x, y: centre.y + 0.6 }, 0.3)} />
    <path class="lg-tile-face" d={hexPath(centre, 0.5)} />
  </>
);

interface SlotProps {
  readonly view: State;
  readonly slot: number;
  readonly centre: Point;
  readonly temper: (zone: number) => string;
}

/** A cleared tile, or the snow that still lies there. */
function Slot({ view, slot, centre, temper }: SlotProps) {
  const { x, y } = centre;
  const zone = slot < NEAR_SLOTS ? 1 : 2;
  const tile = TILES[at(view.tiles, slot) - 1];
  if (!tile)
    return (
      <g class={`lg-snow ${temper(zone)}`} data-place={places.at("slot", slot)}>
        <path class="lg-snow-face" d={hexPath(centre, 0.8)} />
        <path class="lg-drift" transform={`translate(${x} ${y})`} d={DRIFTS[slot % DRIFTS.length]} />
      </g>
    );
  return (
    <g class={`lg-tile lg-tile-laid ${temper(zone)}`} data-place={places.at("slot", slot)}>
      <Hexagon centre={centre} />
      <path class="lg-tile-fold" d={`M${x} ${y - RADIUS + 1}V${y + RADIUS - 1}`} />
      {tile.deposit && <Deposit deposit={tile.deposit} at={{ x, y: y + 7.3 }} />}
    </g>
  );
}

/** Snow as the wind left it. */
const DRIFTS = [
  "M-7 4q3-4 7-2.500T7 4q-7 3-14 0ZM-4-3q3-2.500 6-.5t3 .5q-5 2-9 0Z",
  "M-6.500-2q4-3.500 8-1t4 1q-6 3-12 0ZM-3 5q3-3 8 0q-4 1.800-8 0Z",
  "M-5 3q3-3 6-1.500t5 1.500q-6 2.500-11 0ZM-6-4q2.500-2 5-.500t3 .500q-4 1.800-8 0ZM2-2.500q2-1.500 4 0q-2 1-4 0Z",
];

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
        const size = wide ? 0.56 : place < GENERATOR_SPACES || place >= SPACES ? 0.5 : 0.335;
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
              manned={meeplesAt(view, place) > 0}
            />
          </g>
        );
      })}
    </>
  );
}
