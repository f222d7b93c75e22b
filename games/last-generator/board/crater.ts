/** The rock around the city and the frost on the frame: drawn by rule, the same every time. */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A number from 0 to 1 that looks like chance and is none. */
const rough = (seed: number): number => {
  const wave = Math.sin(seed * 127.1) * 43_758.5453;
  return wave - Math.floor(wave);
};

const FACETS = 34;
/** How square the crater is: it follows the frame. */
const SQUARENESS = 6;

/** On a field of 100 by 100: a point of the rim at a distance from the middle, as rough as rock. */
function rim(i: number, distance: number, roughness: number): Point {
  const angle = (2 * Math.PI * (i + 0.7 * (rough(i) - 0.5))) / FACETS;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const length = (Math.abs(c) ** SQUARENESS + Math.abs(s) ** SQUARENESS) ** (-1 / SQUARENESS);
  const r = length * (distance + roughness * (rough(i + distance) - 0.5));
  return { x: 50 + r * c, y: 50 + r * s };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const SHADES = 4;

/** The faces of the rock, by their shade: the first are nearest to the light. */
export const ROCK: readonly string[] = (() => {
  const paths = Array<string>(SHADES).fill("");
  const face = (shade: number, ...points: readonly Point[]): void => {
    paths[shade] += `M${points.map(at).join("L")}Z`;
  };
  for (let i = 0; i < FACETS; i++) {
    const next = (i + 1) % FACETS;
    const [foot, foot2] = [rim(i, 44.5, 3), rim(next, 44.5, 3)];
    const [edge, edge2] = [rim(i, 48, 3), rim(next, 48, 3)];
    const [far, far2] = [rim(i, 62, 0), rim(next, 62, 0)];
    const lit = rough(i * 3) > 0.5;
    face(lit ? 0 : 1, foot, foot2, edge2);
    face(lit ? 1 : 2, foot, edge2, edge);
    face(2, edge, edge2, far2);
    face(3, edge, far2, far);
  }
  return paths;
})();

/** A fern of frost from the corner at 0 0, on a field of 100 by 100. */
export const FERN: string = (() => {
  let path = "";
  const grow = (from: Point, angle: number, length: number, depth: number, seed: number): void => {
    const bend = angle + 0.25 * (rough(seed) - 0.5);
    const to = { x: from.x + length * Math.cos(bend), y: from.y + length * Math.sin(bend) };
    path += `M${at(from)}L${at(to)}`;
    if (depth === 0) return;
    const buds = depth === 2 ? 6 : 4;
    for (let bud = 1; bud <= buds; bud++) {
      const along = bud / (buds + 0.5);
      const root = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
      const shorter = length * 0.42 * (1.1 - along);
      grow(root, bend + 0.95, shorter, depth - 1, seed + bud * 7.3);
      grow(root, bend - 0.95, shorter, depth - 1, seed + bud * 5.1);
    }
  };
  for (const [angle, length, seed] of [
    [0.12, 88, 1],
    [0.5, 72, 2],
    [0.85, 62, 3],
    [1.15, 74, 4],
    [1.46, 88, 5],
  ] as const)
    grow({ x: 0, y: 0 }, angle, length, 2, seed);
  return path;
})();
