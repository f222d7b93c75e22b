import type { TimeControl } from "@banquise/engine";
import { words } from "../strings/index.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much time people have, in a few words. */
export function controlText(control: TimeControl | null): string {
  const { clock } = words.value;
  if (control === null) return clock.none;
  return control.kind === "live"
    ? clock.live(Math.round(control.bank / MINUTE), control.increment)
    : clock.days(control.days);
}

/** A stretch of time as a clock shows it: "9:05", "3 h 12", "1 d 4 h". */
export function leftText(milliseconds: number): string {
  const { clock } = words.value;
  // The last second is a second, not nothing.
  const seconds = Math.ceil(milliseconds / 1_000);
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
  if (seconds >= 2 * DAY)
    return clock.daysLeft(Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR));
  return clock.hoursLeft(Math.floor(seconds / HOUR), two(Math.floor((seconds % HOUR) / MINUTE)));
}

const two = (count: number): string => String(count).padStart(2, "0");
