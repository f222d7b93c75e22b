/** Time to think. */
import type { ClockWords } from "./clock.fr.ts";

const plural = (count: number): string => (count === 1 ? "1 day" : `${count} days`);

export const clock: ClockWords = {
  label: "Time to think",
  none: "No limit",
  live: (minutes, seconds) => `${minutes} min + ${seconds} s`,
  days: (days) => `${plural(days)} a decision`,
  left: (time) => `time left: ${time}`,
  daysLeft: (days, hours) => `${days} d ${hours} h`,
  hoursLeft: (hours, minutes) => `${hours} h ${minutes}`,
  hurry: (seconds) => `Only ${seconds} seconds left.`,
};
