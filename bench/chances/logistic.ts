/** Logistic regression by Newton's method. */

export interface Observation {
  /** What is known: the same number of features everywhere. */
  readonly features: readonly number[];
  /** What became of it: 1 or 0. */
  readonly outcome: number;
  readonly weight: number;
}

/** A little pull towards 0 keeps features that say nothing harmless. */
const RIDGE = 0.1;
const MOST_STEPS = 50;
const SETTLED = 1e-6;

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, x, i) => sum + x * b[i], 0);

/** The coefficients of the features that make the outcomes most likely. */
export function regress(observations: readonly Observation[]): number[] {
  const size = observations[0]?.features.length ?? 0;
  let coefficients = new Array<number>(size).fill(0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const slope = coefficients.map((coefficient) => -RIDGE * coefficient);
    const bend = slope.map((_, i) => slope.map((_, j) => (i === j ? RIDGE : 0)));
    for (const { features, outcome, weight } of observations) {
      const chance = 1 / (1 + Math.exp(-dot(features, coefficients)));
      for (let i = 0; i < size; i++) {
        slope[i] += weight * (outcome - chance) * features[i];
        for (let j = 0; j < size; j++)
          bend[i][j] += weight * chance * (1 - chance) * features[i] * features[j];
      }
    }
    const change = solve(bend, slope);
    coefficients = coefficients.map((coefficient, i) => coefficient + change[i]);
    if (Math.max(...change.map(Math.abs)) < SETTLED) break;
  }
  return coefficients;
}

/** Gauss; the matrix is symmetric and positive, so that no row need be exchanged. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let i = 0; i < rows.length; i++) {
    for (let below = i + 1; below < rows.length; below++) {
      const factor = rows[below][i] / rows[i][i];
      rows[below] = rows[below].map((x, j) => x - factor * rows[i][j]);
    }
  }
  const solution = new Array<number>(rows.length).fill(0);
  for (let i = rows.length - 1; i >= 0; i--)
    solution[i] = (rows[i][rows.length] - dot(rows[i].slice(0, -1), solution)) / rows[i][i];
  return solution;
}
