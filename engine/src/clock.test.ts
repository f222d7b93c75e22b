import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Clock,
  type ClockCause,
  clockAfter,
  DAYS,
  firstClock,
  fullTime,
  GRACE,
  isTimeUp,
  LIVE_LIMITS,
  leftAt,
  postponed,
  type TimeControl,
} from "./clock.ts";

const SEATS = 3;
const START = 1_700_000_000_000;
const tenMinutes: TimeControl = { kind: "live", bank: 600, increment: 30 };
const twoDays: TimeControl = { kind: "days", days: 2 };
const DAY = 24 * 3600 * 1000;

const other: ClockCause = { kind: "other" };
const move = (by: number): ClockCause => ({ kind: "move", by });

const controls = fc.oneof(
  fc.record({
    kind: fc.constant("live" as const),
    bank: fc.integer({ min: LIVE_LIMITS.bank.least, max: LIVE_LIMITS.bank.most }),
    increment: fc.integer({ min: LIVE_LIMITS.increment.least, max: LIVE_LIMITS.increment.most }),
  }),
  fc.record({ kind: fc.constant("days" as const), days: fc.constantFrom(...DAYS) }),
);
const asked = fc.option(fc.integer({ min: 0, max: SEATS - 1 }), { nil: null });
const causes = fc.oneof(
  fc.record({ kind: fc.constant("move" as const), by: fc.integer({ min: 0, max: SEATS - 1 }) }),
  fc.record({ kind: fc.constant("comeback" as const), seat: fc.integer({ min: 0, max: SEATS - 1 }) }),
  fc.constant(other),
);
const story = fc.array(
  fc.record({ cause: causes, asked, after: fc.integer({ min: -5_000, max: 20 * 60_000 }) }),
  { maxLength: 30 },
);

/** Tells a story to a clock; `look` sees every chapter. */
function tell(
  control: TimeControl,
  first: number | null,
  chapters: readonly { cause: ClockCause; asked: number | null; after: number }[],
  look: (before: Clock, after: Clock, at: number, cause: ClockCause) => void,
): void {
  let clock = firstClock(control, SEATS, first, START);
  let at = START;
  for (const { cause, asked: next, after } of chapters) {
    at += after;
    const following = clockAfter(control, clock, cause, next, at);
    look(clock, following, at, cause);
    clock = following;
  }
}

describe("a live clock", () => {
  test("runs for the seat that is asked, and for no other", () => {
    const clock = firstClock(tenMinutes, 2, 0, START);
    expect(clock.running).toEqual({ seat: 0, due: START + 600_000 });
    expect([0, 1].map((seat) => leftAt(clock, seat, START + 45_000))).toEqual([555_000, 600_000]);
    const next = clockAfter(tenMinutes, clock, move(0), 1, START + 45_000);
    expect(next).toEqual({ left: [555_000, 600_000], running: { seat: 1, due: START + 645_000 } });
  });

  test("adds the increment when the turn comes to a seat, up to the bank, and not within a turn", () => {
    const clock = { left: [100_000, 590_000], running: { seat: 0, due: START + 100_000 } };
    const within = clockAfter(tenMinutes, clock, move(0), 0, START + 10_000);
    expect(within.left[0]).toBe(90_000);
    expect(clockAfter(tenMinutes, within, move(0), 1, START + 20_000).left).toEqual([80_000, 600_000]);
    expect(clockAfter(tenMinutes, clock, move(1), 0, START).left[0]).toBe(130_000);
  });

  test("gives nothing for one's own undo: to play and take back is no way to gain time", () => {
    const minute: TimeControl = { kind: "live", bank: 60, increment: 30 };
    let clock = firstClock(minute, 2, 0, START);
    clock = clockAfter(minute, clock, move(0), 1, START + 50_000);
    clock = clockAfter(minute, clock, other, 0, START + 51_000);
    expect(leftAt(clock, 0, START + 51_000)).toBe(10_000);
  });

  test("stands still in a pause and while a bot decides", () => {
    const clock = firstClock(tenMinutes, 2, 0, START);
    const paused = clockAfter(tenMinutes, clock, other, null, START + 60_000);
    expect(paused).toEqual({ left: [540_000, 600_000], running: null });
    const later = START + 9_000_000;
    expect(clockAfter(tenMinutes, paused, other, 0, later).running).toEqual({
      seat: 0,
      due: later + 540_000,
    });
  });

  test("leaves somebody who comes back half a minute, or an increment, whichever is more", () => {
    const spent = { left: [0, 600_000], running: null };
    const back: ClockCause = { kind: "comeback", seat: 0 };
    expect(clockAfter(tenMinutes, spent, back, 1, START).left[0]).toBe(30_000);
    const slow: TimeControl = { kind: "live", bank: 600, increment: 120 };
    expect(clockAfter(slow, spent, back, 1, START).left[0]).toBe(120_000);
    const rich = { left: [400_000, 600_000], running: null };
    expect(clockAfter(tenMinutes, rich, back, 1, START).left[0]).toBe(400_000);
    const short: TimeControl = { kind: "live", bank: 10, increment: 0 };
    expect(clockAfter(short, spent, back, 1, START).left[0]).toBe(10_000);
  });
});

describe("a clock of days", () => {
  test("gives the whole time for each decision, within a turn too", () => {
    let clock = firstClock(twoDays, 2, 0, START);
    clock = clockAfter(twoDays, clock, move(0), 0, START + DAY);
    expect(leftAt(clock, 0, START + DAY)).toBe(2 * DAY);
    clock = clockAfter(twoDays, clock, move(0), 1, START + 2 * DAY);
    expect(clock.running).toEqual({ seat: 1, due: START + 4 * DAY });
  });

  test("does not begin again by one's own undo", () => {
    let clock = firstClock(twoDays, 2, 0, START);
    const at = START + 2 * DAY - 60_000;
    clock = clockAfter(twoDays, clock, move(0), 1, at);
    clock = clockAfter(twoDays, clock, other, 0, at + 1_000);
    expect(leftAt(clock, 0, at + 1_000)).toBe(60_000);
  });
});

describe("any clock", () => {
  test("has at most what it began with, and never less than nothing", () =>
    fc.assert(
      fc.property(controls, asked, story, (control, first, chapters) =>
        tell(control, first, chapters, (_before, { left }) => {
          for (const time of left) {
            expect(time).toBeGreaterThanOrEqual(0);
            expect(time).toBeLessThanOrEqual(fullTime(control));
          }
        }),
      ),
    ));

  test("takes time from the seat that is asked alone, and as much as has gone by", () =>
    fc.assert(
      fc.property(controls, asked, story, (control, first, chapters) =>
        tell(control, first, chapters, (before, after, at, cause) => {
          for (let seat = 0; seat < SEATS; seat++) {
            const [had = 0, has = 0] = [before.left[seat], after.left[seat]];
            if (before.running?.seat !== seat) expect(has).toBeGreaterThanOrEqual(had);
            if (cause.kind === "other") expect(has).toBe(leftAt(before, seat, at));
          }
        }),
      ),
    ));

  test("gives nobody time when it is set back", () =>
    fc.assert(
      fc.property(controls, fc.nat({ max: DAY }), (control, back) => {
        const clock = firstClock(control, SEATS, 1, START);
        expect(clockAfter(control, clock, other, 1, START - back).left).toEqual(clock.left);
      }),
    ));

  test("runs only for who is asked, until what is left is used up", () =>
    fc.assert(
      fc.property(controls, asked, story, (control, first, chapters) =>
        tell(control, first, chapters, (_before, { left, running }, at) => {
          if (running !== null) expect(running.due).toBe(at + (left[running.seat] ?? Number.NaN));
        }),
      ),
    ));

  test("can be postponed: the time of a downtime is nobody's", () =>
    fc.assert(
      fc.property(controls, fc.nat({ max: 30 * DAY }), fc.nat({ max: 600_000 }), (control, down, used) => {
        const clock = firstClock(control, SEATS, 0, START);
        expect(leftAt(postponed(clock, down), 0, START + down + used)).toBe(leftAt(clock, 0, START + used));
        const resting = clockAfter(control, clock, other, null, START);
        expect(postponed(resting, down)).toEqual(resting);
      }),
    ));

  test("is up after a moment of grace, and only while somebody is asked", () => {
    const clock = firstClock(tenMinutes, 2, 0, START);
    expect(isTimeUp(clock, START + 600_000 + GRACE - 1)).toBe(false);
    expect(isTimeUp(clock, START + 600_000 + GRACE)).toBe(true);
    const resting = clockAfter(tenMinutes, clock, other, null, START);
    expect(isTimeUp(resting, START + DAY)).toBe(false);
  });
});
