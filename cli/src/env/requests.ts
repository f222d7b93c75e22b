/** What `env` can be asked: one object with one key that says which, parsed into what it means or into what is wrong. */
import type { MoveObject } from "@banquise/engine";

export type Request =
  | { readonly kind: "reset"; readonly seed: number | null }
  | { readonly kind: "step"; readonly number: number }
  | { readonly kind: "action"; readonly number: number }
  | { readonly kind: "move"; readonly move: unknown }
  | { readonly kind: "observe"; readonly seat: number | null }
  | { readonly kind: "clone" | "close" | "describe" }
  | { readonly kind: "restore" | "release"; readonly id: number }
  | { readonly kind: "redeal"; readonly seat: number | null; readonly seed: number }
  | { readonly kind: "bot"; readonly bot: string; readonly iterations: number; readonly seed: number }
  | { readonly kind: "actions" | "steps"; readonly numbers: readonly unknown[] };

/** What can be wrong with a request, before anything is looked up. */
export type Unfit =
  | { readonly problem: "notAnObject" | "oneKey" }
  | { readonly problem: "unknownRequest" | "badValue"; readonly key: string };

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isSeat = (value: unknown): value is number | null => value === null || isCount(value);

export function parseRequest(input: unknown): Request | Unfit {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return { problem: "notAnObject" };
  const [key, other] = Object.keys(input);
  if (key === undefined || other !== undefined) return { problem: "oneKey" };
  if (!Object.hasOwn(PARSERS, key)) return { problem: "unknownRequest", key };
  const parse = PARSERS[key as keyof typeof PARSERS];
  return parse((input as Record<string, unknown>)[key]) ?? { problem: "badValue", key };
}

/** By key: what its value means, or null when it means nothing. */
const PARSERS = {
  reset: (value: unknown) => {
    const seed = partsOf(value, ["seed"])?.seed;
    if (value === true) return { kind: "reset", seed: null } as const;
    if (partsOf(value, ["seed"]) === null || (seed !== undefined && !isCount(seed))) return null;
    return { kind: "reset", seed: seed ?? null } as const;
  },
  step: (value: unknown) => (isCount(value) ? ({ kind: "step", number: value } as const) : null),
  action: (value: unknown) => (isCount(value) ? ({ kind: "action", number: value } as const) : null),
  move: (value: unknown) => ({ kind: "move", move: value as MoveObject }) as const,
  observe: (value: unknown) => (isSeat(value) ? ({ kind: "observe", seat: value } as const) : null),
  clone: (value: unknown) => (value === true ? ({ kind: "clone" } as const) : null),
  close: (value: unknown) => (value === true ? ({ kind: "close" } as const) : null),
  describe: (value: unknown) => (value === true ? ({ kind: "describe" } as const) : null),
  restore: (value: unknown) => (isCount(value) ? ({ kind: "restore", id: value } as const) : null),
  release: (value: unknown) => (isCount(value) ? ({ kind: "release", id: value } as const) : null),
  redeal: (value: unknown) => {
    const { seat, seed } = partsOf(value, ["seat", "seed"]) ?? {};
    return isSeat(seat) && isCount(seed) ? ({ kind: "redeal", seat, seed } as const) : null;
  },
  bot: (value: unknown) => {
    const parts = typeof value === "string" ? { bot: value } : partsOf(value, ["bot", "iterations", "seed"]);
    const { bot, iterations = Number.POSITIVE_INFINITY, seed = 0 } = (parts ?? {}) as Record<string, unknown>;
    const fits = typeof bot === "string" && (iterations === Number.POSITIVE_INFINITY || isCount(iterations));
    return fits && isCount(seed)
      ? ({ kind: "bot", bot, iterations: iterations as number, seed } as const)
      : null;
  },
  actions: (value: unknown) =>
    Array.isArray(value) ? ({ kind: "actions", numbers: value as unknown[] } as const) : null,
  steps: (value: unknown) =>
    Array.isArray(value) ? ({ kind: "steps", numbers: value as unknown[] } as const) : null,
} satisfies Readonly<Record<string, (value: unknown) => Request | null>>;

/** An object with no other keys than these, or null. */
function partsOf(value: unknown, keys: readonly string[]): Record<string, unknown> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return Object.keys(value).every((key) => keys.includes(key)) ? (value as Record<string, unknown>) : null;
}
