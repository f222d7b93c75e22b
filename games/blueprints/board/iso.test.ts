import { expect, test } from "vitest";
import { dieOf, WOOD } from "../data.ts";
import { type Building, SPACE_LIST } from "./building.ts";
import { cubesOf, EDGE, ground, project, type Quarter, shadow, turned, viewBox } from "./iso.ts";

const QUARTERS: readonly Quarter[] = [0, 1, 2, 3];

test("a quarter turn keeps every space apart and its neighbours beside it", () => {
  for (const quarter of QUARTERS) {
    const places = SPACE_LIST.map((space) => ground(space, quarter));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(SPACE_LIST.length);
    const [a, b] = [ground(2, quarter), ground(3, quarter)];
    expect(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)).toBe(1);
  }
});

test("four turns come back to the start", () => {
  expect(turned(turned(turned(turned(0, 1), 1), 1), 1)).toBe(0);
  expect(turned(0, -1)).toBe(3);
});

test("cubes are drawn from far to near and from the ground up; wanted ones are empty", () => {
  const die = dieOf(WOOD, 2);
  const building: Building = { plan: 1, targets: [1, 0, 2, 0, 3, 0], stacks: [[], [], [die], [], [], []] };
  for (const quarter of QUARTERS) {
    const cubes = cubesOf(building, quarter);
    expect(cubes).toHaveLength(6);
    expect(cubes.filter((cube) => cube.die !== 0)).toHaveLength(1);
    const depths = cubes.map(({ x, y, level }) => (x + y) * 10 + level);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
  }
});

test("the sheet holds every corner of a building, however it is turned", () => {
  for (const quarter of QUARTERS) {
    const [left = 0, top = 0, width = 0, height = 0] = viewBox(4, quarter).split(" ").map(Number);
    for (const space of SPACE_LIST) {
      const { x, y } = ground(space, quarter);
      for (const [px, py] of [
        project(x, y, 4),
        project(x + 1, y, 0),
        project(x, y + 1, 0),
        project(x + 1, y + 1, 0),
      ]) {
        expect(px).toBeGreaterThanOrEqual(left);
        expect(px).toBeLessThanOrEqual(left + width);
        expect(py).toBeGreaterThanOrEqual(top);
        expect(py).toBeLessThanOrEqual(top + height);
      }
    }
  }
});

test("all edges of a cube are equally long", () => {
  const length = ([ax, ay]: readonly number[], [bx, by]: readonly number[]): number =>
    Math.hypot((ax ?? 0) - (bx ?? 0), (ay ?? 0) - (by ?? 0));
  const corner = project(0, 0, 0);
  for (const end of [project(1, 0, 0), project(0, 1, 0), project(0, 0, 1)]) {
    expect(length(corner, end)).toBeCloseTo(EDGE, 6);
  }
});

test("a shadow begins where its stack stands and grows with it, away from the lamp", () => {
  const reach = (height: number): number =>
    Math.max(
      ...shadow(0, 0, height)
        .split(" ")
        .map((point) => Number(point.split(",")[0])),
    );
  const [right] = project(1, 0, 0);
  expect(reach(0)).toBeCloseTo(right, 1);
  expect(reach(1)).toBeGreaterThan(right);
  expect(reach(3) - right).toBeCloseTo(3 * (reach(1) - right), 1);
});
