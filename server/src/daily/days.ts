/** Days by universal time: "2026-11-18". */

const DAY = 86_400_000;
/** Whoever is still playing at midnight has so much longer to end the try. */
const GRACE = 3 * 3_600_000;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** When a day begins, in milliseconds since 1970. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const dayAfter = (day: string): string => dayOf(startOf(day) + DAY);

/**
 * When the secret of a day is published, and how everybody has played: until then a try must be over, for from then on
 * anybody can know what comes.
 */
export const publishedAt = (day: string): number => startOf(dayAfter(day)) + GRACE;

const dayBefore = (day: string): string => dayOf(startOf(day) - DAY);

/** The most days in a row; `days` begins with the latest. */
export function longestStreak(days: readonly string[]): number {
  let longest = 0;
  let length = 0;
  for (const [index, day] of days.entries()) {
    length = index > 0 && days[index - 1] === dayAfter(day) ? length + 1 : 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** How many days in a row, up to today or yesterday; `days` begins with the latest. */
export function streakOf(days: readonly string[], today: string): number {
  let expected = days[0] === today ? today : dayBefore(today);
  let streak = 0;
  for (const day of days) {
    if (day !== expected) break;
    streak++;
    expected = dayBefore(expected);
  }
  return streak;
}
