/** A building in three dimensions: dice that stand, and in white lines those that the plan still wants. */
import { Drawing } from "@banquise/ui";
import {
  type Building,
  type Cell,
  lookOf,
  pipsOf,
  SPACE_LIST,
  stackAt,
  tallest,
  targetAt,
} from "./building.ts";
import { DieFace } from "./die-face.tsx";
import {
  type Cube,
  cubesOf,
  drafting,
  ground,
  onLeft,
  onRight,
  onTop,
  outline,
  type Quarter,
  ridge,
  shadow,
  viewBox,
} from "./iso.ts";
import "./iso-building.css";

interface IsoBuildingProps {
  readonly building: Building;
  readonly quarter: Quarter;
  readonly label?: string;
  /** The die that is only imagined, on top of its stack. */
  readonly ghost?: number | null;
  /** Dice to light; all others step back while there are any. */
  readonly lit?: readonly Cell[];
  /** Room to keep above, so that the picture does not jump while the building grows. */
  readonly room?: number;
}

export function IsoBuilding({
  building,
  quarter,
  label,
  ghost = null,
  lit = [],
  room = 3,
}: IsoBuildingProps) {
  const height = Math.max(room, tallest(building), ...building.targets);
  const { edges, measures } = drafting(quarter);
  return (
    <Drawing class="bp-iso" viewBox={viewBox(height, quarter)} label={label}>
      <g class="bp-drafting">
        <path d={edges} />
        <path class="bp-measure" d={measures} />
      </g>
      {SPACE_LIST.map((space) => (
        <Ground key={space} space={space} quarter={quarter} hatched={targetAt(building, space) === 0} />
      ))}
      <g class="bp-shadow">
        {SPACE_LIST.map((space) => {
          const { x, y } = ground(space, quarter);
          const height = stackAt(building, space).length;
          return height > 0 && <polygon key={space} points={shadow(x, y, height)} />;
        })}
      </g>
      {cubesOf(building, quarter).map((cube) => {
        const { space, level } = cube;
        const order = lit.findIndex((cell) => cell.space === space && cell.level === level);
        const imagined = ghost === space && level === (building.stacks[space]?.length ?? 0) - 1;
        const classes = [
          imagined && "bp-cube-ghost",
          order === 0 && "bp-cube-lit",
          order > 0 && "bp-cube-touched",
          lit.length > 0 && order < 0 && "bp-cube-back",
        ];
        return <CubeDrawing key={`${space}.${level}`} cube={cube} look={classes.filter(Boolean).join(" ")} />;
      })}
    </Drawing>
  );
}

interface GroundProps {
  readonly space: number;
  readonly quarter: Quarter;
  readonly hatched: boolean;
}

function Ground({ space, quarter, hatched }: GroundProps) {
  const { x, y } = ground(space, quarter);
  return (
    <g class="bp-ground" transform={onTop(x, y, -1)}>
      <rect width="40" height="40" />
      {hatched && <path d="M0 10 10 0M0 20 20 0M0 30 30 0M0 40 40 0M10 40 40 10M20 40 40 20M30 40 40 30" />}
    </g>
  );
}

function CubeDrawing({ cube, look }: { readonly cube: Cube; readonly look: string }) {
  const { x, y, level, die } = cube;
  if (die === 0) {
    return (
      <g class="bp-wanted">
        <polygon points={outline(x, y, level)} />
        <path d={ridge(x, y, level)} />
      </g>
    );
  }
  const material = lookOf(die);
  return (
    <g class={`bp-cube bp-cube-${material} ${look}`}>
      <g transform={onLeft(x, y, level)}>
        <DieFace look={material} value={pipsOf(die)} corner={2.5} shade="left" />
      </g>
      <g transform={onRight(x, y, level)}>
        <DieFace look={material} value={0} corner={2.5} shade="right" />
      </g>
      <g transform={onTop(x, y, level)}>
        <DieFace look={material} value={pipsOf(die)} corner={2.5} />
      </g>
      <polygon class="bp-cube-glow" points={outline(x, y, level)} />
    </g>
  );
}
