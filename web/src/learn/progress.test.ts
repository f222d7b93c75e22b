import { afterEach, beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Another tab has a memory of its own, and the same storage. */
async function tab(): Promise<typeof import("./progress.ts")> {
  vi.resetModules();
  return import("./progress.ts");
}

test("two tabs with a lesson each keep what the other one has learned", async () => {
  const [one, other] = [await tab(), await tab()];
  one.keepProgress("toy/first", 3, false);
  other.keepProgress("toy/second", 9, true);
  one.keepProgress("toy/first", 4, false);
  const { progress } = await tab();
  expect(progress.value).toEqual({
    "toy/first": { at: 4, done: false },
    "toy/second": { at: 0, done: true },
  });
});

test("what cannot be read is begun anew", async () => {
  stored.set("banquise.lessons", JSON.stringify({ "toy/first": { at: -1, done: true }, "toy/second": 7 }));
  expect((await tab()).progress.value).toEqual({});
});
