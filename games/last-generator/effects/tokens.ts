/** Effects on Hope and Discontent (GEN-28.3 to GEN-28.6): point by point, and the owner chooses the token. */
import { argAt } from "../compile/code.ts";
import { TRACK_NAMES } from "../content/types.ts";
import { DISCONTENT, HOPE, TOKEN_TYPES, TOKENS } from "../data.ts";
import { tokensOn } from "../queries.ts";
import { ask } from "../rules/frames.ts";
import { canDraw, hasSide, raiseTyped } from "../rules/tokens.ts";
import type { EffectOperation, EffectRows } from "./operation.ts";

type Token = (typeof TOKENS)[number];

/** The type of a token on its track + 1; 0 for any. */
const typeNumber = (type: Token | undefined): number =>
  type === undefined ? 0 : (TOKENS.indexOf(type) % TOKEN_TYPES) + 1;

/** a: track, b: points, c: type + 1 or 0. */
const changing = (track: number): EffectOperation<{ readonly n: number; readonly type?: Token }> => ({
  compile: ({ n, type }) => [[track, n, typeNumber(type)]],
  units: (_, pc) => Math.abs(argAt(pc, 2)),
  canGoOn(s, pc) {
    if (argAt(pc, 2) < 0) return tokensOn(s, track) > 0;
    return canDraw(s, track) || hasSide(s, track, false, argAt(pc, 3));
  },
  run(s, pc, _, context) {
    const type = argAt(pc, 3);
    if (type > 0) {
      raiseTyped(s, track, type - 1, context);
      return;
    }
    s.track = track;
    ask(s, argAt(pc, 2) < 0 ? "lower" : "raise");
  },
});

/** a: track, b: points, c: type + 1 or 0. */
const turning = (
  question: "activate" | "exhaust",
): EffectOperation<{
  readonly track: (typeof TRACK_NAMES)[number];
  readonly n: number;
  readonly type?: Token;
}> => ({
  compile: ({ track, n, type }) => [[TRACK_NAMES.indexOf(track), n, typeNumber(type)]],
  units: (_, pc) => argAt(pc, 2),
  canGoOn: (s, pc) => hasSide(s, argAt(pc, 1), question === "exhaust", argAt(pc, 3)),
  run(s, pc) {
    s.track = argAt(pc, 1);
    ask(s, question);
  },
});

export const TOKEN_EFFECTS: EffectRows<"hope" | "discontent" | "activate" | "exhaust"> = {
  hope: changing(HOPE),
  discontent: changing(DISCONTENT),
  activate: turning("activate"),
  exhaust: turning("exhaust"),
};
