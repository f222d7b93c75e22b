import { stripVTControlCharacters } from "node:util";
import type { Language } from "@banquise/engine";

/** Letters that are seen: colours take no room. */
const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** Narrower than this, a text is not worth setting in; it is then set below, indented by `SHALLOW`. */
const NARROWEST = 24;
const SHALLOW = 4;

/**
 * A line cut into lines of at most `width` letters, null for no limit. What follows the first is indented as it is, or by
 * `indent`. Words that are longer stay whole.
 */
export function wrapped(
  line: string,
  width: number | null,
  indent = /^ */.exec(line)?.[0].length ?? 0,
): string[] {
  if (width === null || widthOf(line) <= width) return [line];
  const hanging = " ".repeat(width - indent < NARROWEST ? Math.min(indent, SHALLOW) : indent);
  const lines: string[] = [];
  let current = "";
  for (const [, space = "", word = ""] of line.matchAll(WORDS)) {
    const longer = current + space + word;
    if (current.trim() !== "" && widthOf(longer) > width) {
      lines.push(current);
      current = hanging + word;
    } else current = longer;
  }
  return [...lines, current];
}

/** Words with the spaces before them. French signs such as « : » stay with their word. */
const WORDS = /( *)((?:[^ ]| (?=[:;!?»%])|(?<=«) )+)/g;

/**
 * Rows of cells as lines of aligned columns; those named in `numeric` are aligned to the right. A last column of words is
 * cut to fit into `width` letters.
 */
export function columns(
  rows: readonly (readonly string[])[],
  numeric: readonly number[] = [],
  width: number | null = null,
): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
    });
  }
  const last = widths.length - 1;
  const before = widths.slice(0, -1).reduce((sum, each) => sum + each + GAP.length, 0);
  return rows.flatMap((row) => {
    const line = row.map((cell, i) => padded(cell, widths[i] ?? 0, numeric.includes(i))).join(GAP);
    return numeric.includes(last) ? [line.trimEnd()] : wrapped(line.trimEnd(), width, before);
  });
}

const GAP = "  ";

function padded(cell: string, width: number, right: boolean): string {
  const padding = " ".repeat(width - widthOf(cell));
  return right ? padding + cell : cell + padding;
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
