import { Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { arrangeDay, beginStep } from "../arrange.ts";
import { moves } from "../moves.ts";
import type { StepName } from "../phases.ts";
import { apply } from "../rules.ts";
import { layout, type State } from "../state.ts";
import { board } from "../strings/en/board.ts";
import { cardInPlay } from "./card-in-play.ts";

/** The city as people see it when an event is told. */
function sceneOf(s: State, step: StepName, type: string): State {
  let scene: State | null = null;
  const emit = (event: { readonly type: string }): void => {
    if (event.type === type) scene = layout.clone(s);
  };
  beginStep(s, step, { random: Random.of(1), emit });
  if (scene === null) throw new Error(`${type} did not happen`);
  return scene;
}

describe("the card in play", () => {
  test("is seen when it is turned up, also when it asks nothing", () => {
    const dusk = arrangeDay({ day: 3, dusk: "D06", fields: { pressure: 3 } });
    const shown = cardInPlay(sceneOf(dusk, "duskCard", "duskTurned"), board);
    expect(shown).toMatchObject({ name: "Pipe song", place: "card.dusk" });
    const morning = cardInPlay(sceneOf(arrangeDay({ day: 3 }), "morning", "morningTurned"), board);
    expect(morning).toMatchObject({ kind: "This morning", place: "card.morning" });
    const sky = cardInPlay(sceneOf(arrangeDay({ day: 3 }), "weather", "weatherTurned"), board);
    expect(sky).toMatchObject({ kind: "Weather", place: "day.weather" });
  });

  test("is gone when its evening is over", () => {
    const s = arrangeDay({ day: 3, dusk: "D06", stock: { coal: 2, food: 20 }, fields: { pressure: 3 } });
    apply(s, moves.encode({ type: "pass" }), { random: Random.of(1), emit: null });
    expect(cardInPlay(s, board)).toBeNull();
  });
});
