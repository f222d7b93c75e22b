/**
 * The generator's cube tower, as a chance process (GEN-17.6 to GEN-17.9): cubes fall through, stay lodged, or drop later.
 * `throwCubes` plays it; `risingOdds` and `breakdownOdds` tell players what to expect of it.
 */
import type { Context, Random } from "@banquise/engine";
import { TRACKS } from "./content/tracks.ts";
import { events } from "./events.ts";
import type { State } from "./state.ts";

const { fallDen, joltDen } = TRACKS.tower;

/** How many of the lodged cubes fall at one jolt. */
function jolt(lodged: number, random: Random): number {
  let fallen = 0;
  for (let cube = 0; cube < lodged; cube++) if (random.int(joltDen) === 0) fallen++;
  return fallen;
}

/** Throws cubes, opens and closes the drawer; returns how many cubes rise onto the Pressure track. */
export function throwCubes(s: State, cubes: number, { random, emit }: Context): number {
  const jolted: number[] | null = emit ? [] : null;
  const fell: number[] | null = emit ? [] : null;
  for (let cube = 0; cube < cubes; cube++) {
    const loose = jolt(s.lodged, random);
    s.lodged -= loose;
    s.drawer += loose;
    const through = random.int(fallDen) === 0;
    if (through) s.drawer++;
    else s.lodged++;
    jolted?.push(loose);
    fell?.push(through ? 1 : 0);
  }
  const opened = jolt(s.lodged, random);
  s.lodged -= opened;
  const risen = s.drawer + opened;
  const closed = jolt(s.lodged, random);
  s.lodged -= closed;
  s.drawer = closed;
  if (emit && jolted && fell)
    emit(
      events.make("cubesThrown", null, {
        jolted,
        fell,
        opened,
        closed,
        risen,
        lodged: s.lodged,
        drawer: closed,
      }),
    );
  return risen;
}

// --- Odds -----------------------------------------------------------------------------------------------------------

/** `binomial(n)[k]`: the chance that k of n lodged cubes fall at one jolt. */
function fallOdds(lodged: number): number[] {
  let odds = [1];
  for (let cube = 0; cube < lodged; cube++) {
    const next = new Array<number>(odds.length + 1).fill(0);
    odds.forEach((chance, k) => {
      next[k] = (next[k] as number) + chance * (1 - 1 / joltDen);
      next[k + 1] = (next[k + 1] as number) + chance / joltDen;
    });
    odds = next;
  }
  return odds;
}

/**
 * The chance of each number of cubes rising onto the Pressure track when `cubes` are thrown: `odds[k]` for k cubes. What
 * is lodged and what has risen add up to a constant, so one number tells the state of the tower.
 */
export function risingOdds(lodged: number, drawer: number, cubes: number): readonly number[] {
  const most = lodged + cubes;
  const fallen = Array.from({ length: most + 1 }, (_, n) => fallOdds(n));
  /** `stuck[n]`: the chance that n cubes are lodged. */
  let stuck = new Array<number>(most + 1).fill(0);
  stuck[lodged] = 1;
  const joltAll = (before: readonly number[]): number[] => {
    const after = new Array<number>(most + 1).fill(0);
    before.forEach((chance, n) => {
      if (chance === 0) return;
      (fallen[n] as number[]).forEach((falls, k) => {
        after[n - k] = (after[n - k] as number) + chance * falls;
      });
    });
    return after;
  };
  for (let cube = 0; cube < cubes; cube++) {
    const shaken = joltAll(stuck);
    stuck = shaken.map(
      (chance, n) => chance / fallDen + (n > 0 ? (shaken[n - 1] as number) * (1 - 1 / fallDen) : 0),
    );
  }
  const opened = joltAll(stuck);
  const odds = new Array<number>(drawer + most + 1).fill(0);
  opened.forEach((chance, n) => {
    odds[drawer + most - n] = chance;
  });
  return odds;
}

/** The chance that throwing `cubes` now breaks the generator down, with `spaces` on the Pressure track. */
export function breakdownOdds(s: State, cubes: number, spaces: number): number {
  return risingOdds(s.lodged, s.drawer, cubes).reduce(
    (sum, chance, risen) => (s.pressure + risen > spaces ? sum + chance : sum),
    0,
  );
}
