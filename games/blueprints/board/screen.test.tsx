import type { Seat } from "@banquise/engine";
import type { BoardProps } from "@banquise/ui";
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { blueprints } from "../index.ts";
import { result } from "../scoring.ts";
import { ENDED, type State } from "../state.ts";
import { board as words } from "../strings/en/board.ts";
import { newGame, playOn } from "../testing.ts";
import { Board } from "./board.tsx";

/** What a viewer sees of each seat: the cards that lie face down, those that lie open, and the points. */
function drawn(view: State, viewer: Seat | null, openCards = false) {
  const props = {
    game: blueprints,
    language: "en",
    words,
    view,
    viewer,
    legal: [],
    events: [],
    highlighted: null,
    settings: { openCards },
    name: (seat: Seat) => `seat ${seat}`,
    play: () => {},
    explain: () => {},
    tell: () => {},
  } as unknown as BoardProps<State> & { words: typeof words };
  const html = renderToString(<Board {...props} />);
  return html
    .split('<article class="bp-screen')
    .slice(1)
    .map((screen) => ({
      seat: Number(/data-seat="(\d)"/.exec(screen)?.[1]),
      backs: Number(/class="bp-backs" role="img" aria-label="(\d+)/.exec(screen)?.[1] ?? 0),
      open: screen.match(/class="bp-(card|medal)[ "]/g)?.length ?? 0,
      points: screen.includes("bp-vp"),
    }));
}

/** After the first round, when cards have been won. */
function afterOneRound(): State {
  const s = newGame(3);
  playOn(s, 4, ({ round }) => round > 1);
  return s;
}
const cardsOf = (s: State, seat: Seat): number => result(s).seats[seat]?.lines.length ?? 0;

describe("BLU-9.1 · awards and prizes as they are drawn", () => {
  test("those of the others lie face down, with their number and without their points", () => {
    const s = afterOneRound();
    const seen = drawn(s, 0);
    expect(seen.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(seen.some(({ backs }) => backs > 0)).toBe(true);
    for (const { seat, ...screen } of seen)
      expect(screen).toEqual({ backs: cardsOf(s, seat), open: 0, points: false });
  });

  test("one who only watches sees nobody's", () => {
    const s = afterOneRound();
    for (const { seat, ...screen } of drawn(s, null))
      expect(screen).toEqual({ backs: cardsOf(s, seat), open: 0, points: false });
  });

  test("a setting turns them up", () => {
    const s = afterOneRound();
    for (const { seat, ...screen } of drawn(s, 0, true))
      expect(screen).toEqual({ backs: 0, open: cardsOf(s, seat), points: true });
  });

  test("the end turns them up", () => {
    const s = newGame(3);
    playOn(s, 4);
    expect(s.phase).toBe(ENDED);
    for (const { backs, points } of drawn(s, 0))
      expect({ backs, points }).toEqual({ backs: 0, points: true });
  });
});
