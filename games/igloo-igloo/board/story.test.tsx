import type { StoryProps } from "@banquise/ui";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { arrange } from "../arrange.ts";
import { iglooIgloo } from "../index.ts";
import { ENDED, type State } from "../state.ts";
import { board as words } from "../strings/en/board.ts";
import { en as text } from "../strings/en.ts";
import { Story } from "./story.tsx";

const told = (view: State): string => {
  const props = {
    game: iglooIgloo,
    text,
    words,
    language: "en",
    view,
    name: (seat: number) => `seat ${seat}`,
    openRule: () => {},
  } as unknown as StoryProps<State> & { words: typeof words };
  return renderToString(<Story {...props} />);
};

/** Two tribes with as many points; the first has hunted more. */
const tied = (): State =>
  arrange({
    seats: 2,
    phase: ENDED,
    tiles: "a2 h2 h3",
    inuits: ["a2", "h2 h3"],
    trophies: ["fish3", ""],
    animals: "",
  });

test("IGL-10.10 · what decided a tie is told before the points are", () => {
  const html = told(tied());
  expect(html.indexOf("ig-story-tie")).toBeGreaterThan(0);
  expect(html.indexOf("ig-story-tie")).toBeLessThan(html.indexOf("ig-story-table"));
});
