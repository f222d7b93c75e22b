/** What the expected points are made of: the lines that hints speak of. */
export const LINES = [
  /** Whether the city lives at the end; what all others are counted from. */
  "victory",
  "nights",
  /** Who lives, who is sick or tired, who can work. */
  "people",
  "beds",
  "food",
  /** Coal against the cold. */
  "warmth",
  /** Steam, and what it threatens. */
  "boiler",
  /** Wood, steel, steam cores. */
  "materials",
  /** Hope and Discontent. */
  "spirit",
  "dead",
  "buildings",
  /** Laws, technologies, cards, scouts, the storm. */
  "plans",
  /** What the scenario demands. */
  "objective",
] as const;

/** The number of each line. */
export const LINE = Object.fromEntries(LINES.map((name, i) => [name, i])) as Readonly<
  Record<(typeof LINES)[number], number>
>;

export function addTo(out: Float64Array, line: number, worth: number): void {
  out[line] = (out[line] as number) + worth;
}
