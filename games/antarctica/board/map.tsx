/** The continent from the pole: eight wedges, the docks around it, and the sun on its way. */
import { at, type GameEvent } from "@banquise/engine";
import { Drawing, SeatMark, still, tip } from "@banquise/ui";
import { useMemo, useRef } from "preact/hooks";
import { BERTHS, KINDS, ZONES } from "../data.ts";
import { events } from "../events.ts";
import { moves } from "../moves.ts";
import { places } from "../places.ts";
import type { Standing, Standings } from "../standings.ts";
import { ENDED, hasIcebreaker, isClosed, OFFER, PRE, type State, targetZone } from "../state.ts";
import { zoneLine } from "../strings/describe.ts";
import { kindsIn, ZONE_COUNT } from "../tables.ts";
import { DECK_OF_KIND } from "./cards.ts";
import { follow, type Ship } from "./fleet.ts";
import {
  angleOf,
  berthPlace,
  breakerPlace,
  MOST_NAMED,
  pathOf,
  plots,
  polar,
  RADII,
  rowPlace,
  styleAt,
  sunPlace,
  WEDGE,
  wedgeBox,
  wedgePoints,
} from "./geometry.ts";
import { Glyph, ShipPiece } from "./glyphs.tsx";
import type { Trace } from "./last-turns.ts";
import { ZoneOffers } from "./offers.tsx";
import { consideredOf, handlers, previewOf, type Scene, shipMove, zoneMove } from "./scene.ts";
import { Station } from "./stations.tsx";
import { Docks, Night, Terrain } from "./terrain.tsx";
import "./map.css";

const ZONE_LIST = ZONES.map((_, zone) => zone);
const BOXES = ZONE_LIST.map(wedgeBox);
const WEDGES = ZONE_LIST.map((zone) => pathOf(wedgePoints(zone, RADII.inner, RADII.rim, 12)));
const CHIP_STEP = 56;
/** How much nearer one looks at a zone, and at which point of it. */
const NEAR = 2.05;
const NEAR_RADIUS = 285;

interface MapProps {
  readonly scene: Scene;
  /** The scene without what is looked at. */
  readonly quiet: Scene;
  readonly told: readonly GameEvent[];
  readonly standing: Standings;
  readonly traces: readonly Trace[];
  /** The zone that is looked at from near; -1 for the whole map. */
  readonly near: number;
}

export function WorldMap({ scene, quiet, told, standing, traces, near }: MapProps) {
  const { view } = scene;
  const fleet = useFleet(view);
  const turned = useSun(view.sun, told);
  const [terrain, night, docks] = useMemo(() => [<Terrain />, <Night />, <Docks />], []);
  const looked = consideredOf(scene, "zone");
  const offers = useMemo(() => offersIn(quiet), [quiet]);
  // Once the turn is over, where it went no longer matters.
  const target = view.phase === ENDED || view.phase === OFFER ? -1 : targetZone(view);
  const turn = { rotate: `${-turned * WEDGE}deg` };
  return (
    <div class={`an-map ${near >= 0 ? "an-map-near" : ""}`} style={near >= 0 ? nearTo(near) : {}}>
      {terrain}
      <span class="an-night" style={turn}>
        {night}
      </span>
      {docks}
      <Drawing class="an-wedges" viewBox="0 0 1000 1000">
        {traces.map(({ seat, wake }) =>
          wake === undefined ? null : (
            <g key={`${seat}.${wake}`} data-seat={seat}>
              <path class="an-wake-foam" d={wake} />
              <path class="an-wake" d={wake} />
            </g>
          ),
        )}
        {ZONE_LIST.map((zone) => (
          <path key={zone} d={WEDGES[zone]} class={wedgeClass(scene, zone, looked, target)} />
        ))}
      </Drawing>
      {ZONE_LIST.map((zone) => (
        <ZoneButton key={zone} scene={quiet} zone={zone} standing={standing.zones[zone] ?? null} />
      ))}
      <span class="an-sun-arm" style={turn} aria-hidden="true">
        <span class="an-sun" style={styleAt(sunPlace(0))}>
          <SunFace />
        </span>
      </span>
      {ZONE_LIST.map((zone) => (
        <Settlement
          key={zone}
          scene={quiet}
          zone={zone}
          standing={standing.zones[zone] ?? null}
          traces={traces}
          near={zone === near}
        />
      ))}
      {/* From near the words below the picture say what a ship could do. */}
      {offers.map((offer, zone) => (zone === near ? null : offer))}
      {fleet.map((ship) => (
        <ShipOnMap key={ship.id} scene={quiet} ship={ship} />
      ))}
    </div>
  );
}

const offersIn = (scene: Scene) =>
  ZONE_LIST.map((zone) => {
    const outlook = scene.legal.length > 0 ? previewOf(scene, zone) : null;
    return outlook === null || outlook.reason !== null ? null : <ZoneOffers key={zone} outlook={outlook} />;
  });

/** Brings a zone into the middle, as large as it fits. */
function nearTo(zone: number) {
  const { x, y } = polar(NEAR_RADIUS, angleOf(zone));
  const shift = (middle: number): string => `${((500 - middle) / 10).toFixed(2)}%`;
  return { "--near": `scale(${NEAR}) translate(${shift(x)}, ${shift(y)})` };
}

function wedgeClass(scene: Scene, zone: number, looked: number, target: number): string {
  const { view, legal, highlighted } = scene;
  const move = zoneMove(scene, zone);
  const lit = move !== null && legal.includes(move);
  return [
    "an-wedge",
    lit ? "an-wedge-lit" : "",
    zone === looked ? "an-wedge-looked" : "",
    zone === target ? "an-wedge-target" : "",
    scene.lit.includes(places.at("zone", zone)) ? "an-wedge-spoken" : "",
    isClosed(view, zone) ? "an-wedge-closed" : "",
    highlighted !== null && highlighted === move ? "an-wedge-hint" : "",
  ].join(" ");
}

interface ZoneProps {
  readonly scene: Scene;
  readonly zone: number;
  readonly standing: Standing | null;
}

const ZoneButton = still(function ZoneButton({ scene, zone, standing }: ZoneProps) {
  const { view, legal, text, words, name } = scene;
  const move = zoneMove(scene, zone);
  const lit = move !== null && legal.includes(move);
  const line = `${zoneLine(words.game, view, zone, name)} ${words.standing(standing, name)}`;
  return (
    <button
      type="button"
      class={`an-zone ${lit ? "an-lit" : ""}`}
      data-glows
      style={BOXES[zone]}
      data-place={places.at("zone", zone)}
      aria-label={lit ? `${text.move(moves.decode(move), view)}. ${line}` : line}
      aria-disabled={move !== null && !lit}
      {...tip(line, "ANT-15.3")}
      {...handlers(scene, `zone.${zone}`, move)}
    />
  );
});

interface SettlementProps extends ZoneProps {
  readonly traces: readonly Trace[];
  readonly near: boolean;
}

/** Buildings and scientists of a zone, with who leads there. */
const Settlement = still(function Settlement({ scene, zone, standing, traces, near }: SettlementProps) {
  const { view, words } = scene;
  const kinds = kindsIn(at(view.buildings, zone));
  const isNamed = near && kinds.length <= MOST_NAMED;
  const grid = plots(zone, kinds.length, isNamed);
  const seats =
    standing === null ? [] : standing.amounts.flatMap((amount, seat) => (amount > 0 ? [seat] : []));
  const breakers = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) =>
    hasIcebreaker(view, zone, seat),
  );
  const builderOf = (kind: number): number | undefined =>
    traces.find(({ built }) => built === `${zone}.${kind}`)?.seat;
  return (
    <>
      {kinds.map((kind, i) => {
        const plot = grid[i];
        return plot === undefined ? null : (
          <span
            key={kind}
            class="an-piece an-building"
            style={{ ...styleAt(plot), width: `calc(${plot.size} * var(--u))` }}
            data-flip={`building.${zone}.${kind}`}
            data-from={`deck.${DECK_OF_KIND[kind]}`}
            data-seat={builderOf(KINDS.indexOf(kind))}
          >
            <Station kind={kind} />
            {isNamed && <small>{words.short[kind] ?? words.game.kinds[kind]}</small>}
          </span>
        );
      })}
      {seats.map((seat, i) => (
        <span
          key={seat}
          class={`an-piece an-people ${standing?.leaders.includes(seat) ? "an-people-lead" : ""}`}
          style={styleAt(
            rowPlace(zone, near ? RADII.scientistsNear : RADII.scientists, i, seats.length, CHIP_STEP),
          )}
          data-flip={`people.${zone}.${seat}.${standing?.amounts[seat]}`}
          data-from={`crew.${seat}`}
          data-seat={seat}
        >
          <span class="an-people-count">
            <SeatMark seat={seat} size={1} />
            <b>{standing?.amounts[seat]}</b>
          </span>
          <span class="an-people-points">
            {near ? words.vp(standing?.points[seat] ?? 0) : (standing?.points[seat] ?? 0)}
          </span>
        </span>
      ))}
      {breakers.map((seat, i) => (
        <span
          key={seat}
          class="an-piece an-breaker"
          style={styleAt(breakerPlace(zone, i))}
          data-flip={`breaker.${zone}.${seat}`}
          data-from={`crew.${seat}`}
        >
          <span>
            <Glyph name="ice" />
            <SeatMark seat={seat} size={1} />
          </span>
        </span>
      ))}
    </>
  );
});

const ShipOnMap = still(function ShipOnMap({ scene, ship }: { readonly scene: Scene; readonly ship: Ship }) {
  const { view, text, highlighted, play } = scene;
  const { id, seat, zone, berth } = ship;
  const move = shipMove(scene, zone, berth);
  const sailing = view.phase === PRE && zone === view.sun && berth === 0;
  const lifted = view.lifted === zone * BERTHS + berth + 1;
  const style = styleAt(berthPlace(zone, berth));
  const common = {
    style,
    "data-flip": `ship.${id}`,
    "data-from": `crew.${seat}`,
  };
  const spoken = scene.lit.includes(places.at("berth", zone * BERTHS + berth));
  const look = `an-piece an-ship ${sailing || lifted ? "an-ship-sailing" : ""} ${spoken ? "an-ship-spoken" : ""}`;
  if (move === null)
    return (
      <span class={look} {...common}>
        <ShipPiece seat={seat} />
      </span>
    );
  return (
    <button
      type="button"
      class={`${look} an-lit ${highlighted === move ? "an-ship-hint" : ""}`}
      aria-label={text.move(moves.decode(move), view)}
      onClick={() => play(move)}
      {...common}
    >
      <ShipPiece seat={seat} />
    </button>
  );
});

function SunFace() {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    const far = i % 2 === 0 ? 31 : 27;
    const at = (radius: number, turn: number): string =>
      `${(32 + radius * Math.cos(angle + turn)).toFixed(1)} ${(32 + radius * Math.sin(angle + turn)).toFixed(1)}`;
    return `M${at(19, -0.16)}L${at(far, 0)} ${at(19, 0.16)}Z`;
  }).join("");
  return (
    <Drawing viewBox="0 0 64 64">
      <defs>
        <radialGradient id="an-glow">
          <stop offset="0.15" stop-color="#fffbe6" stop-opacity="0.95" />
          <stop offset="0.45" stop-color="#ffe3b8" stop-opacity="0.45" />
          <stop offset="1" stop-color="#ffb9a0" stop-opacity="0" />
        </radialGradient>
      </defs>
      <circle cx="32" cy="32" r="72" fill="url(#an-glow)" />
      <path class="an-sun-rays" d={rays} />
      <circle class="an-sun-disc" cx="32" cy="32" r="17" />
    </Drawing>
  );
}

/** The ships with numbers that last from view to view. */
function useFleet(view: State): readonly Ship[] {
  const known = useRef<{ readonly view: State; readonly ships: readonly Ship[] } | null>(null);
  if (known.current?.view !== view) {
    known.current = { view, ships: follow(known.current?.ships ?? [], view) };
  }
  return known.current.ships;
}

/** How many wedges the sun has turned: it travels counter-clockwise, but goes back when a move is taken back. */
function useSun(sun: number, told: readonly GameEvent[]): number {
  const turned = useRef(sun);
  const step = (((sun - turned.current) % ZONE_COUNT) + ZONE_COUNT) % ZONE_COUNT;
  const onward = told.some((event) => events.read(event)?.type === "sunMoved") || step <= ZONE_COUNT / 2;
  turned.current += onward ? step : step - ZONE_COUNT;
  return turned.current;
}
