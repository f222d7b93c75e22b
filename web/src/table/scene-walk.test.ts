import { parseConfig, type StepMessage, secretFromSeed, Table, type TableConfig } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Moment, momentAfter, momentAt } from "../sessions/moment.ts";
import { SceneWalk } from "./scene-walk.ts";

const loaded = await loadGame("blueprints");
if (loaded === null) throw new Error("no Blueprints");
const { game } = loaded;
const PACE = 100;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Three steps told as one that has two scenes. */
function story() {
  const config = parseConfig(game, 2, { firstSeat: "0" }) as TableConfig;
  const table = new Table(game, config, { secret: secretFromSeed(1), nonces: ["", ""] });
  const before = momentAt(table, 0);
  const views = [0, 1, 2].map(() => {
    table.play(table.actor, table.legal()[0] ?? -1);
    return table.view(0);
  });
  const messages = table.messages(0, 0);
  const steps = messages.map(({ step }) => step);
  const counts = steps.map(({ events }) => events.length);
  const [first = 0, second = 0] = counts;
  const last = messages.at(-1) as StepMessage;
  const message: StepMessage = {
    ...last,
    step: { ...last.step, version: 1, events: steps.flatMap(({ events }) => events) },
    patch: game.layout.diff(before.view, table.view(0)),
    scenes: [
      { event: first - 1, patch: messages[0]?.patch ?? null },
      { event: first + second - 1, patch: messages[1]?.patch ?? null },
    ],
  };
  return {
    before,
    after: momentAfter(game, before, message),
    views,
    events: steps.map(({ events }) => events),
  };
}

describe("scenes of a step", () => {
  it("are shown one after the other, each with what had happened, then what is now", () => {
    const { before, after, views, events } = story();
    const moment = signal<Moment>(before);
    const walk = new SceneWalk(
      moment,
      () => PACE,
      () => true,
    );
    expect(walk.shown.value).toMatchObject({ walking: false, events: [] });
    moment.value = after;
    expect(walk.shown.value).toEqual({ view: views[0], events: events[0], walking: true });
    vi.advanceTimersByTime(PACE);
    expect(walk.shown.value).toEqual({ view: views[1], events: events[1], walking: true });
    // Older pages of the log change nothing that is shown.
    moment.value = { ...after, log: [...after.log] };
    expect(walk.shown.value.walking).toBe(true);
    vi.advanceTimersByTime(PACE);
    expect(walk.shown.value).toEqual({ view: views[2], events: events[2], walking: false });
    walk.close();
  });

  it("are skipped by a tap, by the next step, and where no motion is wanted", () => {
    const { before, after, views } = story();
    const moment = signal<Moment>(before);
    const walk = new SceneWalk(
      moment,
      () => PACE,
      () => true,
    );
    expect(walk.skip()).toBe(false);
    moment.value = after;
    expect(walk.skip()).toBe(true);
    expect(walk.shown.value).toEqual({ view: views[2], events: after.events, walking: false });
    vi.advanceTimersByTime(10 * PACE);
    expect(walk.shown.value.walking).toBe(false);
    moment.value = before;
    moment.value = after;
    moment.value = { ...before, scenes: [] };
    expect(walk.shown.value).toEqual({ view: before.view, events: [], walking: false });
    walk.close();
    const still = new SceneWalk(
      moment,
      () => PACE,
      () => false,
    );
    moment.value = after;
    expect(still.shown.value).toEqual({ view: views[2], events: after.events, walking: false });
    still.close();
  });
});
