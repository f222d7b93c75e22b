/** The temple as it stands: tiles, blocks, the top at the end, and what a placement would change. */
import { at } from "@banquise/engine";
import { memo } from "preact/compat";
import { FLOOR_SIDES, TILE_BITS } from "../data.ts";
import { places } from "../places.ts";
import type { PlacementPreview } from "../preview.ts";
import { templeTopWinner } from "../scoring.ts";
import {
  DIVINATION_PICK,
  ENDED,
  isPerson,
  REACT_DIVINATION,
  REACT_PROPAGATION,
  type State,
} from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { cornersOf, FIRST_UPPER, FLOOR, FLOORS, squareUnder } from "../temple.ts";
import { Badge, middleOf } from "./badge.tsx";
import { Emblem, FusedFloor, leadersIn } from "./fused.tsx";
import { Gains, type gainsOf } from "./gains.tsx";
import { Sign, symbolName, symbolsIn } from "./glyphs.tsx";
import { IceBlock, letterOf, shapeOf } from "./ice-block.tsx";
import { EDGE, lineOf, type Point, type Projection, polygon, type Spot } from "./projection.ts";
import { Summit } from "./summit.tsx";
import type { Targets } from "./targets.ts";
import "./temple.css";

/** Phases that ask about one square. */
const SQUARE_ASKED: readonly number[] = [REACT_PROPAGATION, REACT_DIVINATION, DIVINATION_PICK];

/** From the middle of a badge to the next one. */
const BADGE = 76;

interface TempleProps {
  readonly words: BoardWords;
  readonly view: State;
  readonly projection: Projection;
  /** Positions that the last move touched. */
  readonly recent: readonly number[];
  readonly preview: PlacementPreview | null;
  /** Positions that step forward: the tiles that a card would fit. */
  readonly fitting: readonly number[];
  readonly lit: Targets;
  readonly gains: ReturnType<typeof gainsOf>;
}

export function Temple({ words, view, projection, recent, preview, fitting, lit, gains }: TempleProps) {
  const { box, spots, flat } = projection;
  return (
    <svg class={`nk-temple ${flat ? "nk-plans" : ""}`} viewBox={box.join(" ")} aria-hidden="true">
      <Ground projection={projection} words={words} />
      {spots.map((spot, index) => {
        const { position } = spot;
        const tile = at(view.tiles, position);
        const block = at(view.blocks, position);
        const leaders = position < FIRST_UPPER || flat ? NOBODY : leadersIn(view, squareUnder(position));
        const isFirst = at(FLOOR, spots[index - 1]?.position ?? position) < at(FLOOR, position);
        return [
          // A floor lies on all squares of the one below.
          isFirst && !flat && (
            <FusedFloor key={`f${position}`} {...{ view, projection }} floor={at(FLOOR, position) - 1} />
          ),
          tile !== 0 && (block === 0 || !flat) && (
            <Tile
              key={`t${position}`}
              spot={spot}
              bits={block === 0 ? at(TILE_BITS, tile) : 0}
              hidden={hiddenBy(view, spot)}
              look={fitting.includes(position) ? "nk-tile-fits" : ""}
              won={leaders.length === 1 ? leaders[0] : undefined}
            />
          ),
          tile !== 0 && block === 0 && leaders.length > 0 && hiddenBy(view, spot) !== 3 && (
            <Emblem
              key={`w${position}`}
              view={view}
              leaders={leaders}
              at={[spot.centre[0], spot.centre[1] + 0.37 * EDGE]}
              flat={false}
            />
          ),
          tile === 0 && flat && (
            <polygon key={`e${position}`} class="nk-no-tile" points={polygon(spot.tile)} />
          ),
          block !== 0 && (
            <IceBlock
              key={`b${position}`}
              spot={spot}
              colour={block - 1}
              letter={letterOf(view, block - 1)}
              shape={shapeOf(view, block - 1)}
              look={recent.includes(position) ? "nk-block-new" : ""}
            />
          ),
        ];
      })}
      {(flat ? FLOOR_SIDES.map((_, index) => index + 1) : view.phase === ENDED ? [] : [FLOORS]).map(
        (floor) => (
          <FusedFloor key={floor} view={view} projection={projection} floor={floor} bare />
        ),
      )}
      {spots.map(({ position, tile }) =>
        lit.positions.has(position) ? (
          <polygon
            key={`lit${position}`}
            class={lit.swaps.has(position) ? "nk-rim nk-rim-swap" : "nk-rim"}
            points={polygon(tile)}
          />
        ) : null,
      )}
      {SQUARE_ASKED.includes(view.phase) && (
        <polygon class="nk-promise-square" points={polygon(projection.outline(cornersOf(view.square - 1)))} />
      )}
      {[...lit.squares.keys()].map((square) => (
        <polygon key={`sq${square}`} class="nk-rim" points={polygon(projection.outline(cornersOf(square)))} />
      ))}
      {view.phase === ENDED && !flat && <Summit at={projection.summit} colour={templeTopWinner(view)} />}
      <Gains key={`${view.placements}.${view.phase}`} view={view} projection={projection} gains={gains} />
      {preview && <Outlook view={view} projection={projection} preview={preview} />}
    </svg>
  );
}

const NOBODY: readonly number[] = [];

const Ground = memo(function Ground({
  projection,
  words,
}: {
  readonly projection: Projection;
  readonly words: BoardWords;
}) {
  return (
    <g>
      <defs>
        <linearGradient id="nk-shine" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity=".55" />
          <stop offset=".45" stop-color="#fff" stop-opacity=".05" />
          <stop offset="1" stop-color="#fff" stop-opacity=".22" />
        </linearGradient>
      </defs>
      {projection.grounds.map((points, index) => (
        <g key={index}>
          {!projection.flat && (
            <>
              <polygon class="nk-ground-shadow" points={polygon(sunk(points, 44))} />
              <polygon class="nk-ground-side" points={polygon(skirt(points, 26))} />
            </>
          )}
          <polygon class="nk-ground" points={polygon(points)} />
          {projection.flat && (
            <FloorName floor={index + 1} at={projection.headings[index] ?? [0, 0]} words={words} />
          )}
        </g>
      ))}
    </g>
  );
});

const sunk = (points: readonly Point[], by: number): readonly Point[] => points.map(([x, y]) => [x, y + by]);
/** The two sides of the ground that are seen. */
function skirt(points: readonly Point[], depth: number): readonly Point[] {
  const seen = points.slice(1);
  return [...seen, ...sunk(seen, depth).toReversed()];
}

function FloorName({
  floor,
  at: [x, y],
  words,
}: {
  readonly floor: number;
  readonly at: Point;
  readonly words: BoardWords;
}) {
  return (
    <text class="nk-floor-name" x={x} y={y}>
      {words.floor(floor)}
    </text>
  );
}

/** Which sides of a tile blocks in front of it hide: 1 the left, 2 the right, 3 its whole lower half. */
function hiddenBy(view: State, { inFront: { left, right, middle } }: Spot): number {
  const hides = (position: number): boolean => position >= 0 && at(view.blocks, position) !== 0;
  return hides(middle) ? 3 : (hides(left) ? 1 : 0) + (hides(right) ? 2 : 0);
}

/** Where the symbols of a tile go so that they are seen whole, from its middle, and how large they are; by `hidden`. */
const SEEN: readonly { readonly dx: number; readonly dy: number; readonly size: number }[] = [
  { dx: 0, dy: 0, size: 1 },
  { dx: 20, dy: -11, size: 0.82 },
  { dx: -20, dy: -11, size: 0.82 },
  { dx: 0, dy: -25, size: 0.64 },
];

interface TileProps {
  readonly spot: Spot;
  readonly bits: number;
  readonly hidden: number;
  readonly look: string;
  /** Who alone leads in the finished square below it. */
  readonly won: number | undefined;
}

const Tile = memo(function Tile({ spot, bits, hidden, look, won }: TileProps) {
  const flat = spot.edges.length === 0;
  const symbols = symbolsIn(bits);
  const { dx, dy, size } = SEEN[hidden] ?? { dx: 0, dy: 0, size: 1 };
  const x = spot.centre[0] + dx;
  const y = spot.centre[1] + dy;
  // Under a block the block is the place.
  const place = bits === 0 ? undefined : places.at("tile", spot.position);
  const apart = size * (symbols.length > 1 ? (flat ? 24 : 34) : 0);
  const radius = size * (symbols.length > 1 ? (flat ? 22 : 27) : 32);
  return (
    <g class={`nk-tile ${look}`} data-seat={won} data-position={spot.position} data-place={place}>
      {spot.edges.map((edge, side) => (
        <polygon key={side} class={`nk-tile-edge nk-tile-edge-${side}`} points={polygon(edge)} />
      ))}
      <polygon class="nk-tile-top" points={polygon(spot.tile)} />
      {symbols.map((symbol, index) => {
        const cx = x + (index * 2 - (symbols.length - 1)) * apart;
        const cy = flat && symbols.length > 1 ? y + (index * 2 - 1) * apart : y;
        return (
          <g key={symbol} data-symbol={symbol}>
            <ellipse class="nk-tile-medal" cx={cx} cy={cy} rx={radius} ry={flat ? radius : radius * 0.86} />
            <Sign name={symbolName(symbol)} x={cx} y={cy} size={radius * 1.45} />
          </g>
        );
      })}
    </g>
  );
});

interface OutlookProps {
  readonly view: State;
  readonly projection: Projection;
  readonly preview: PlacementPreview;
}

/** The block that is thought of, and the lines and squares that it would complete, with what they pay. */
function Outlook({ view, projection, preview }: OutlookProps) {
  const { position, builder, lines, squares, reinforcement } = preview;
  const spot = projection.spots.find((each) => each.position === position);
  if (!spot) return null;
  const [x, y] = spot.blockCentre;
  const loneFloor = at(FLOOR, position) === FLOORS;
  return (
    <g class="nk-promise">
      {!loneFloor &&
        lines.map((line) => (
          <polygon
            key={`l${line}`}
            class="nk-promise-line"
            points={polygon(projection.outline(lineOf(line)))}
          />
        ))}
      {squares.map(({ square }) => (
        <polygon
          key={`s${square}`}
          class="nk-promise-square"
          points={polygon(projection.outline(cornersOf(square)))}
        />
      ))}
      <IceBlock
        spot={spot}
        colour={builder}
        letter={letterOf(view, builder)}
        shape={shapeOf(view, builder)}
        look="nk-block-ghost"
      />
      {squares.map(({ square, points }) => {
        const outline = projection.outline(cornersOf(square));
        const winners = points.flatMap((share, colour) => (share > 0 ? [{ share, colour }] : []));
        const [cx, cy] = middleOf(outline);
        return winners.map(({ share, colour }, index) => (
          <Badge
            key={`${square}.${colour}`}
            at={[cx + (index - (winners.length - 1) / 2) * BADGE, cy]}
            colour={colour}
            text={isPerson(view, colour) ? `${letterOf(view, colour)}+${share}` : `(${share})`}
          />
        ));
      })}
      {reinforcement > 0 && squares.length === 0 && (
        <Badge at={[x, y - 0.12 * EDGE]} colour={builder} text={`+${reinforcement}`} />
      )}
    </g>
  );
}
