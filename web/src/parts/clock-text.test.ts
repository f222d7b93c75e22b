import { expect, test, vi } from "vitest";

// A browser's memory and language, for modules that read them when they are loaded.
vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const { settings } = await import("../settings.ts");
const { controlText, leftText } = await import("./clock-text.ts");

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [59 * SECOND, "0:59"],
  [60 * SECOND, "1:00"],
  [605 * SECOND, "10:05"],
  [HOUR - 1, "1 h 00"],
  [26 * HOUR + 5 * 60 * SECOND, "26 h 05"],
  [51 * HOUR, "2 j 3 h"],
])("%i milliseconds are %s", (milliseconds, text) => {
  settings.language.value = "fr";
  expect(leftText(milliseconds)).toBe(text);
});

test("a clock is said in a few words, in both languages", () => {
  settings.language.value = "fr";
  expect(controlText({ kind: "live", bank: 600, increment: 30 })).toBe("10 min + 30 s");
  expect(controlText({ kind: "days", days: 1 })).toBe("1 jour par décision");
  expect(controlText(null)).toBe("Sans limite");
  settings.language.value = "en";
  expect(controlText({ kind: "days", days: 7 })).toBe("7 days a decision");
});
