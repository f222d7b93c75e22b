/** Pictures for reports, as SVG. Each says in its title what it shows, for those who cannot see it. */
import { safe } from "./html.ts";

const WIDTH = 640;
/** Drawn larger than this, letters would look out of place. */
const LARGEST = 1.2;

export interface Interval {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The value in words. */
  readonly shown: string;
}

const ROW = 30;
const LABELS = 150;
const VALUES = 70;

/** Values with their intervals, one below the other, between `from` and `to`. */
export function intervals(
  title: string,
  rows: readonly Interval[],
  scale: { readonly from: number; readonly to: number; readonly even?: number },
): string {
  const { from, to, even } = scale;
  const x = (value: number): number =>
    LABELS + ((value - from) / (to - from || 1)) * (WIDTH - LABELS - VALUES);
  const height = rows.length * ROW + 8;
  const lines = rows.map(({ label, value, low, high, shown }, i) => {
    const y = i * ROW + ROW / 2 + 4;
    return [
      `<text x="0" y="${y + 4}">${safe(label)}</text>`,
      `<line class="axis" x1="${LABELS}" x2="${WIDTH - VALUES}" y1="${y}" y2="${y}"/>`,
      `<line class="mark" stroke-width="3" x1="${fixed(x(low))}" x2="${fixed(x(high))}" y1="${y}" y2="${y}"/>`,
      `<circle class="mark" cx="${fixed(x(value))}" cy="${y}" r="6"/>`,
      `<text x="${WIDTH}" y="${y + 4}" text-anchor="end">${safe(shown)}</text>`,
    ].join("");
  });
  const fair =
    even === undefined
      ? ""
      : `<line class="even" x1="${fixed(x(even))}" x2="${fixed(x(even))}" y1="0" y2="${height}"/>`;
  return picture(title, WIDTH, height, fair + lines.join(""));
}

const BARS = 24;
const BARS_WIDTH = 400;
const BAR_HEIGHT = 120;

/** How often values occur, in at most `BARS` equally wide groups of whole numbers. */
export function histogram(title: string, counts: Readonly<Record<number, number>>): string {
  const values = Object.keys(counts).map(Number);
  if (values.length === 0) return "";
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = Math.max(1, Math.ceil((high - low + 1) / BARS));
  const groups: number[] = Array(Math.floor((high - low) / step) + 1).fill(0);
  for (const value of values) {
    const group = Math.floor((value - low) / step);
    groups[group] = (groups[group] ?? 0) + (counts[value] ?? 0);
  }
  const most = Math.max(...groups);
  const total = groups.reduce((sum, count) => sum + count, 0);
  const width = BARS_WIDTH / groups.length;
  const bars = groups.map((count, i) => {
    const height = (count / most) * BAR_HEIGHT;
    const name = step === 1 ? `${low + i}` : `${low + i * step} – ${low + (i + 1) * step - 1}`;
    const box = `x="${fixed(i * width + 1)}" width="${fixed(Math.max(1, width - 2))}" y="${fixed(BAR_HEIGHT - height)}" height="${fixed(height)}"`;
    return `<rect class="bar" ${box}><title>${name}: ${((100 * count) / total).toFixed(1)} %</title></rect>`;
  });
  const mean = values.reduce((sum, value) => sum + value * (counts[value] ?? 0), 0) / total;
  const meanX = fixed(((mean - low + 0.5) / (groups.length * step)) * BARS_WIDTH);
  const axis = [
    `<line class="axis" x1="0" x2="${BARS_WIDTH}" y1="${BAR_HEIGHT}" y2="${BAR_HEIGHT}"/>`,
    `<line class="even" x1="${meanX}" x2="${meanX}" y1="0" y2="${BAR_HEIGHT}"/>`,
    `<text class="soft" x="0" y="${BAR_HEIGHT + 18}">${low}</text>`,
    `<text class="soft" x="${BARS_WIDTH}" y="${BAR_HEIGHT + 18}" text-anchor="end">${high}</text>`,
  ].join("");
  return picture(title, BARS_WIDTH, BAR_HEIGHT + 24, bars.join("") + axis);
}

function picture(title: string, width: number, height: number, content: string): string {
  return `<svg viewBox="0 0 ${width} ${height}" style="max-width:${width * LARGEST}px" role="img"><title>${safe(title)}</title>${content}</svg>`;
}

const fixed = (value: number): string => value.toFixed(1);
