import type { Language } from "@banquise/engine";

/** Rows of cells as lines of aligned columns; those named in `numeric` are aligned to the right. */
export function columns(rows: readonly (readonly string[])[], numeric: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  }
  return rows.map((row) =>
    row
      .map((cell, i) => (numeric.includes(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}

export function numberIn(language: Language, value: number, decimals = 0): string {
  return value.toLocaleString(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

export function percentIn(language: Language, rate: number): string {
  return rate.toLocaleString(language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

const BAR_WIDTH = 30;

/** "[######········] 40 %" */
export function progressBar(done: number, total: number): string {
  const filled = Math.round((done / total) * BAR_WIDTH);
  return `[${"#".repeat(filled)}${"·".repeat(BAR_WIDTH - filled)}] ${Math.round((100 * done) / total)} %`;
}
