/** The cube tower, drawn on a field of 52 by 74: the funnel, the baffles, what hangs between them, the drawer. */
import "./tower.css";

/** Cubes that there is room to draw; a number tells the rest. */
const SLOTS_IN_TOWER = 16;
const SLOTS_IN_DRAWER = 10;
const CUBE = 5.5;
export const FUNNEL = { x: 23.2, y: -5 };

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where lodged cubes hang; those beyond the last spot share it. */
export function lodgedSpot(index: number): Spot {
  const i = Math.min(index, SLOTS_IN_TOWER - 1);
  const row = Math.floor(i / 4);
  return { x: 11.5 + (i % 4) * 7.3 + (row % 2) * 2, y: 49 - row * 8.5 };
}

export function drawerSpot(index: number): Spot {
  const i = Math.min(index, SLOTS_IN_DRAWER - 1);
  return { x: 8 + (i % 5) * 7.6, y: 63.5 - Math.floor(i / 5) * 6 };
}

export function Cube({ x, y }: Spot) {
  return <rect class="lg-cube" x={x} y={y} width={CUBE} height={CUBE} rx="0.900" />;
}

interface TowerProps {
  readonly lodged: number;
  /** How many of them, the longest lodged, are drawn elsewhere: they fly. */
  readonly loose?: number;
  readonly drawer: number;
}

export function Tower({ lodged, loose = 0, drawer }: TowerProps) {
  return (
    <>
      <path class="lg-tower-wall" d="M4 1h44l-9 9H13Z" />
      <path class="lg-tower-glass" d="M9 10h34v48H9Z" />
      <path class="lg-tower-baffles" d="M9 21l14 5M43 30l-14 5M9 39l14 5M43 48l-14 5" />
      <path class="lg-tower-wall" d="M5 58h42v14H5Z" />
      {Array.from({ length: Math.max(0, Math.min(lodged, SLOTS_IN_TOWER) - loose) }, (_, i) => (
        <Cube key={`l${i}`} {...lodgedSpot(loose + i)} />
      ))}
      {lodged > SLOTS_IN_TOWER && (
        <text class="lg-tower-more" x="26" y="18.500">
          +{lodged - SLOTS_IN_TOWER}
        </text>
      )}
      {Array.from({ length: Math.min(drawer, SLOTS_IN_DRAWER) }, (_, i) => (
        <Cube key={`d${i}`} {...drawerSpot(i)} />
      ))}
    </>
  );
}
