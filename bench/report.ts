/** What both benchmarks print with. */

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Rows as aligned lines: the first column to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? "").length)));
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join("   "),
  );
}

/** Says whether a figure stays below what we allow. */
export function atMost(figure: number, most: number, what: string): void {
  console.log(`${figure <= most ? "reached" : "MISSED "}  ${figure.toFixed(2)} ${what} (at most ${most})`);
}

/** Says whether a figure reaches what we want of it. */
export function target(figure: number, least: number, what: string): void {
  console.log(`${figure >= least ? "reached" : "MISSED "}  ${figure.toFixed(2)} ${what} (at least ${least})`);
}
