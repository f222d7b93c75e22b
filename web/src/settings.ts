/** What a person chose. Every choice is a signal, kept in localStorage and shown on <html>. */
import { LANGUAGES, type Language } from "@banquise/engine";
import type { BoardSettings } from "@banquise/ui";
import { batch, effect, type Signal, signal } from "@preact/signals";
import type { Pace } from "./sessions/pacing.ts";

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: "Français", en: "English" };
export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "on", "off"] as const;
export const PACES = ["slow", "normal", "fast", "instant"] as const;

const PACE_TIMES: Record<(typeof PACES)[number], Pace> = {
  slow: { turn: 1_400, step: 600, scene: 2_000, round: 12_000 },
  normal: { turn: 700, step: 180, scene: 1_300, round: 3_000 },
  fast: { turn: 300, step: 80, scene: 600, round: 1_200 },
  instant: { turn: 0, step: 0, scene: 0, round: 0 },
};
/** As earlier builds called them. */
const EARLIER_PACES: Readonly<Record<string, (typeof PACES)[number]>> = { calm: "normal", quick: "fast" };

const KEY = "banquise.settings";

interface Stored {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  pace: (typeof PACES)[number];
  sound: boolean;
  talk: boolean;
  confirm: boolean;
  forced: boolean;
  endTurns: boolean;
  name: string;
  /** What boards let their viewers switch, as "game.setting". */
  boards: BoardSettings;
}

const DEFAULTS: Stored = {
  language:
    navigator.languages.some((tag) => tag.startsWith("fr")) || !navigator.language.startsWith("en")
      ? "fr"
      : "en",
  theme: "system",
  motion: "system",
  pace: "normal",
  sound: true,
  talk: true,
  confirm: false,
  forced: false,
  endTurns: true,
  boards: {},
  name: "",
};

/** Only these values are taken back from storage; anything else falls back to the default. */
const CHOICES: Partial<Record<keyof Stored, readonly string[]>> = {
  language: LANGUAGES,
  theme: THEMES,
  motion: MOTIONS,
  pace: PACES,
};

export const settings = signalsOf(restored());

export const botPace = (): Pace => PACE_TIMES[settings.pace.value];

/** How long each scene of a step is shown. */
export const scenePace = (): number => botPace().scene;

/** Keeps storage and <html> in step with the choices, from the first paint on. */
export function watchSettings(): void {
  effect(() => {
    const stored = Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, value.value]));
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // A full or forbidden storage costs the memory of the choice, not the choice.
    }
  });
  effect(() => {
    const { dataset } = document.documentElement;
    document.documentElement.lang = settings.language.value;
    mark(dataset, "theme", settings.theme.value);
    mark(dataset, "motion", settings.motion.value);
  });
}

function mark(dataset: DOMStringMap, key: string, value: string): void {
  if (value === "system") delete dataset[key];
  else dataset[key] = value;
}

function restored(): Stored {
  let stored: Record<string, unknown> = {};
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
  } catch {
    // Unreadable: the defaults stand.
  }
  stored.pace = EARLIER_PACES[String(stored.pace)] ?? stored.pace;
  return { ...DEFAULTS, ...readable(stored) };
}

/** What of some stored choices can be taken. */
function readable(stored: Readonly<Record<string, unknown>>): Partial<Stored> {
  return Object.fromEntries(
    Object.entries(DEFAULTS).flatMap(([key, preset]) => {
      const value = stored[key];
      const isAllowed = CHOICES[key as keyof Stored]?.includes(String(value)) ?? true;
      return typeof value === typeof preset && value !== null && isAllowed ? [[key, value]] : [];
    }),
  );
}

/** Takes choices over that were made elsewhere. */
export function adoptSettings(stored: Readonly<Record<string, unknown>>): void {
  batch(() => {
    for (const [key, value] of Object.entries(readable(stored)))
      (settings[key as keyof Stored] as Signal<unknown>).value = value;
  });
}

type Signals = { readonly [K in keyof Stored]: Signal<Stored[K]> };

function signalsOf(stored: Stored): Signals {
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [key, signal(value)]),
  ) as unknown as Signals;
}
