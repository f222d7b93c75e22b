/** Cold, indicators, pressure and the tower (GEN-17). */
import { TRACKS } from "../content/tracks.ts";
import type { Oracle } from "./oracle.ts";
import { bonus } from "./queries.ts";

export function changeCold({ m }: Oracle, by: number): void {
  m.cold = Math.min(TRACKS.heat.last, Math.max(1, m.cold + by));
  m.heat = Math.min(m.heat, m.cold);
  m.radius = m.radius.map((space) => Math.min(space, m.cold));
}

export function changeRadius({ m }: Oracle, by: number, level = 0): void {
  m.radius = m.radius.map((space, i) =>
    level === 0 || level === i + 1 ? Math.min(m.cold, Math.max(1, space + by)) : space,
  );
}

/** GEN-17.10 to GEN-17.12: all cubes of one effect are placed, then the check is made once. */
export function changePressure(o: Oracle, by: number): void {
  const { m } = o;
  m.pressure = Math.max(0, m.pressure + by);
  if (m.pressure <= TRACKS.pressure.spaces + bonus(m, "pressureCap")) return;
  if (m.overheated) o.lose("generator");
  m.overheated = 1;
  m.pressure = 0;
  changeCold(o, 1);
  changeRadius(o, 1);
}

/** GEN-17.9 */
export function throwCubes(o: Oracle, cubes: number): void {
  const { m } = o;
  const shake = (): number => {
    let fallen = 0;
    for (let lodged = m.lodged; lodged > 0; lodged--) if (o.int(TRACKS.tower.joltDen) === 0) fallen++;
    m.lodged -= fallen;
    return fallen;
  };
  for (let cube = 0; cube < cubes; cube++) {
    m.drawer += shake();
    if (o.int(TRACKS.tower.fallDen) === 0) m.drawer++;
    else m.lodged++;
  }
  const risen = m.drawer + shake();
  m.drawer = shake();
  changePressure(o, risen);
}
