import type { Proposal, SeatInfo, TimeMessage } from "@banquise/engine";
import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// A browser's memory and language, for modules that read them when they are loaded.
vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const { TableAffairs } = await import("./affairs.ts");

const person: SeatInfo = { kind: "person", name: "Zoé", online: true };
const SERVER_TIME = 5_000_000;
const time: TimeMessage = {
  left: [600_000, 90_000],
  running: { seat: 1, due: SERVER_TIME + 90_000 },
  now: SERVER_TIME,
};

/** The two clocks of the computer, which the tests move. */
let steady = 0;
let ofDay = 0;
const answers: { status: number; body: unknown }[] = [];
const asked: { path: string; body: unknown }[] = [];

beforeEach(() => {
  steady = 1_000;
  ofDay = 77_000_000;
  vi.spyOn(performance, "now").mockImplementation(() => steady);
  vi.spyOn(Date, "now").mockImplementation(() => ofDay);
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) });
    const { status, body: said } = answers.shift() ?? { status: 200, body: { version: 1 } };
    return new Response(JSON.stringify(said), { status, headers: { "content-type": "application/json" } });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  answers.length = 0;
  asked.length = 0;
});

function opened(seats: readonly SeatInfo[] = [person, person]) {
  const ask = vi.fn();
  const affairs = new TableAffairs("t1", { kind: "live", bank: 600, increment: 30 }, signal(seats), ask);
  affairs.told({ paused: false, proposal: null, time });
  return { affairs, ask };
}

const goBy = (milliseconds: number): void => {
  steady += milliseconds;
  ofDay += milliseconds;
};

describe("the clocks of a table", () => {
  it("count on from what the server said, whatever time of day this computer thinks it is", () => {
    const { affairs } = opened();
    expect(affairs.running).toBe(1);
    goBy(30_000);
    expect([affairs.left(0), affairs.left(1)]).toEqual([600_000, 60_000]);
    ofDay += 3_600_000;
    expect(affairs.left(1)).toBe(60_000);
    goBy(70_000);
    expect(affairs.left(1)).toBe(0);
  });

  it("ask the server again after a sleep, or when the time of day was changed", () => {
    const { affairs, ask } = opened();
    goBy(10_000);
    affairs.check();
    expect(ask).not.toHaveBeenCalled();
    ofDay += 60_000;
    affairs.check();
    affairs.check();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("follow what comes with a step", () => {
    const { affairs } = opened();
    goBy(30_000);
    const now = SERVER_TIME + 30_000;
    const next = { left: [600_000, 60_000], running: { seat: 0, due: now + 600_000 }, now };
    affairs.step({ step: { kind: "move", seat: 1 }, time: next } as never);
    goBy(5_000);
    expect([affairs.left(0), affairs.left(1)]).toEqual([595_000, 60_000]);
  });
});

describe("coming back", () => {
  it("waits for the decision that came too late, and then takes the seat by itself", async () => {
    const { affairs } = opened([person, { ...person, standIn: "level3" }]);
    expect(affairs.standIn(1)).toBe("level3");
    expect(affairs.people).toEqual([0]);
    answers.push({ status: 409, body: { code: "timeIsUp", detail: "…", rule: null } });
    expect(await affairs.comeBack()).toBeNull();
    expect(affairs.returning.value).toBe(true);
    affairs.step({ step: { kind: "move", seat: 1 } } as never);
    await vi.waitFor(() => expect(affairs.returning.value).toBe(false));
    expect(asked.map(({ path }) => path)).toEqual(["/api/tables/t1/return", "/api/tables/t1/return"]);
  });

  it("says why not, after a resignation", async () => {
    const { affairs } = opened();
    answers.push({ status: 409, body: { code: "resigned", detail: "…", rule: null } });
    expect(await affairs.comeBack()).toMatchObject({ refused: "resigned" });
    expect(affairs.returning.value).toBe(false);
  });
});

const asks = {
  id: "p1",
  kind: "pause",
  by: 0,
  seat: null,
  back: null,
  agreed: [0],
  refused: [],
  asked: [1],
} as Proposal;
const quiet = { paused: false, proposal: null, time: null };

describe("what was asked and is asked no more", () => {
  it("was refused, unless a step did it or it was taken back", async () => {
    const { affairs } = opened();
    affairs.news({ ...quiet, proposal: asks });
    affairs.news(quiet);
    expect(affairs.declined.value).toEqual(asks);
    affairs.news({ ...quiet, proposal: { ...asks, id: "p2" } });
    expect(affairs.declined.value).toBeNull();
    affairs.step({ step: { kind: "pause", seat: null } } as never);
    affairs.news({ ...quiet, paused: true });
    expect(affairs.declined.value).toBeNull();
    affairs.news({ ...quiet, proposal: { ...asks, id: "p3" } });
    affairs.step({ step: { kind: "move", seat: 1 } } as never);
    await affairs.answer(false);
    affairs.news(quiet);
    expect(affairs.declined.value).toBeNull();
  });
});

it("an answer names the question", async () => {
  const { affairs } = opened();
  expect(await affairs.answer(true)).toBeNull();
  expect(asked).toEqual([]);
  affairs.told({ ...quiet, proposal: asks });
  await affairs.answer(false);
  expect(asked).toEqual([{ path: "/api/tables/t1/answer", body: { proposal: "p1", agree: false } }]);
});
