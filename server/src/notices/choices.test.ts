import { expect, test } from "vitest";
import { choicesOf, defaultChoices, digestAt, quietUntil, withoutMail } from "./choices.ts";

const at = (hour: number, minute = 0) => Date.UTC(2026, 0, 10, hour, minute);
const quiet = (from: string, to: string, zone = "UTC") => ({
  ...defaultChoices("en"),
  quiet: { from, to },
  zone,
});

test("quiet hours end when they say, over midnight or not, where their owner is", () => {
  expect(quietUntil(defaultChoices("en"), at(3))).toBeNull();
  expect(quietUntil(quiet("22:00", "08:00"), at(23, 30))).toBe(at(32));
  expect(quietUntil(quiet("22:00", "08:00"), at(7, 59))).toBe(at(8));
  expect(quietUntil(quiet("22:00", "08:00"), at(8))).toBeNull();
  expect(quietUntil(quiet("12:00", "13:30"), at(12))).toBe(at(13, 30));
  expect(quietUntil(quiet("12:00", "13:30"), at(13, 30))).toBeNull();
  expect(quietUntil(quiet("09:00", "09:00"), at(9))).toBeNull();
  // Five hours and a half ahead.
  expect(quietUntil(quiet("22:00", "08:00", "Asia/Kolkata"), at(17))).toBe(at(26, 30));
});

test("the mail of the day comes at its hour, today or tomorrow", () => {
  expect(digestAt(18, "UTC", at(12))).toBe(at(18));
  expect(digestAt(18, "UTC", at(18, 30))).toBe(at(42));
  expect(digestAt(8, "Europe/Paris", at(3))).toBe(at(7));
});

test("both know that clocks are changed in a night", () => {
  const [spring, autumn] = [Date.UTC(2026, 2, 28, 22), Date.UTC(2026, 9, 24, 22)];
  const eight = quiet("22:00", "08:00", "Europe/Paris");
  expect(quietUntil(eight, spring)).toBe(Date.UTC(2026, 2, 29, 6));
  expect(quietUntil(eight, autumn)).toBe(Date.UTC(2026, 9, 25, 7));
  expect(digestAt(8, "Europe/Paris", spring)).toBe(Date.UTC(2026, 2, 29, 6));
  expect(digestAt(8, "Europe/Paris", autumn)).toBe(Date.UTC(2026, 9, 25, 7));
  // At half past two of a night that has none, it is half past three.
  expect(quietUntil(quiet("22:00", "02:30", "Europe/Paris"), spring)).toBe(Date.UTC(2026, 2, 29, 1, 30));
});

test("whoever wants no mails gets the rest", () => {
  const all = { ...defaultChoices("fr"), digest: 8 };
  const channels = { ...all.channels, turn: ["email" as const, "push" as const] };
  expect(withoutMail({ ...all, channels })).toMatchObject({ digest: null, channels: { turn: ["push"] } });
});

test("what cannot be read is taken for nothing that was said", () => {
  expect(choicesOf({ settings: '{"channels":{}}' })).toEqual(defaultChoices("en"));
});
