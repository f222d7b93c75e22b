/** Building, taking down, laying tiles: the moves (GEN-18, GEN-19). */
import { at, type Context, type RuleId } from "@banquise/engine";
import { OP } from "../effects/table.ts";
import type { MoveName } from "../moves.ts";
import { QUESTION } from "../questions.ts";
import type { State } from "../state.ts";
import {
  construct,
  destroy,
  dismantle,
  payFor,
  upgrade,
  whyNotConstruct,
  whyNotDestroy,
  whyNotDismantle,
  whyNotSite,
  whyNotUpgrade,
} from "./buildings.ts";
import { ask, runningArg, runningOp } from "./frames.ts";
import type { MoveKind } from "./move-kind.ts";
import { placeTileInHand, ringInHand, whyNotSlot } from "./terrain.ts";

function buildAt(s: State, space: number, context: Context): void {
  const kind = s.constructing - 1;
  s.constructing = 0;
  if (runningOp(s) === OP.buildActions) payFor(s, kind, context);
  construct(s, kind, space, context);
}

/** GEN-10.11: a Build makes at least one sub-action; the other questions can be declined at once. */
function whyNotStop(s: State): RuleId | null {
  if (s.ask !== QUESTION.build) return null;
  return at(s.frameLeft, s.depth - 1) < runningArg(s, 1) ? null : "GEN-10.11";
}

/** The running instruction has no more units. */
function stop(s: State): void {
  s.frameLeft[s.depth - 1] = 1;
}

/** The moves of building and of laying tiles. */
export const BUILD_MOVES = {
  construct: {
    answers: ["build"],
    whyNot: whyNotConstruct,
    apply(s, kind) {
      s.constructing = kind + 1;
      ask(s, "site");
    },
  },
  upgrade: { answers: ["build"], whyNot: whyNotUpgrade, apply: upgrade },
  dismantle: { answers: ["build"], whyNot: whyNotDismantle, apply: dismantle },
  buildAt: {
    answers: ["site"],
    whyNot: (s, space) => whyNotSite(s, s.constructing - 1, space),
    apply: buildAt,
  },
  stop: { answers: ["build", "recall", "discardEvent"], whyNot: whyNotStop, apply: stop },
  destroyAt: {
    answers: ["destroy"],
    whyNot: (s, space) => whyNotDestroy(s, space, runningArg(s, 1)),
    apply: destroy,
  },
  chooseSlot: {
    answers: ["slot"],
    whyNot: (s, slot) => whyNotSlot(s, ringInHand(s), slot),
    apply: placeTileInHand,
  },
} satisfies Partial<Record<MoveName, MoveKind>>;
