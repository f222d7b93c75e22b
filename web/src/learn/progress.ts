/** How far somebody has come in each lesson, kept in this browser. */
import { type ReadonlySignal, signal } from "@preact/signals";

interface Progress {
  /** The step they were at. */
  readonly at: number;
  /** They have been to the end once. */
  readonly done: boolean;
}

const KEY = "banquise.lessons";

const kept = signal(restored());

/** By "game/lesson". */
export const progress: ReadonlySignal<Readonly<Record<string, Progress>>> = kept;

export const lessonKey = (game: string, lesson: string): string => `${game}/${lesson}`;

/** At the end the next visit begins at the beginning. */
export function keepProgress(key: string, at: number, over: boolean): void {
  // What another tab has kept meanwhile stays.
  const before = { ...kept.peek(), ...restored() };
  const done = over || (before[key]?.done ?? false);
  kept.value = { ...before, [key]: { at: over ? 0 : at, done } };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.peek()));
  } catch {
    // A full or forbidden storage costs the memory of it, not the lesson.
  }
}

function restored(): Record<string, Progress> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, Progress] => isProgress(entry[1])),
    );
  } catch {
    return {};
  }
}

function isProgress(value: unknown): value is Progress {
  const { at, done } = (value ?? {}) as Partial<Progress>;
  return Number.isInteger(at) && Number(at) >= 0 && typeof done === "boolean";
}
