/** The steps of a turn that nobody decides. */
import type { Context } from "@banquise/engine";
import {
  BEGIN_TURN,
  COMPLETE_LINES,
  END_TURN,
  LAY_TILE,
  NEXT_END_FAVOURS,
  NEXT_SQUARE,
  NEXT_TURN,
  REINFORCE,
  type State,
} from "../state.ts";
import { completeLines, layNextTile, nextSquare, reinforce } from "./completing.ts";
import { nextEndFavours } from "./ending.ts";
import { placeDummyBlock } from "./placing.ts";
import { beginTurn, endTurn, nextTurn } from "./turn.ts";

/** Runs on to the next decision. */
export function run(s: State, context: Context): void {
  for (;;) {
    switch (s.phase) {
      case BEGIN_TURN:
        if (beginTurn(s, context)) placeDummyBlock(s, context);
        break;
      case REINFORCE:
        reinforce(s, context);
        break;
      case COMPLETE_LINES:
        completeLines(s, context);
        break;
      case NEXT_SQUARE:
        nextSquare(s, context);
        break;
      case LAY_TILE:
        layNextTile(s, context);
        break;
      case END_TURN:
        endTurn(s, context);
        break;
      case NEXT_TURN:
        nextTurn(s, context);
        break;
      case NEXT_END_FAVOURS:
        nextEndFavours(s, context);
        break;
      default:
        return;
    }
  }
}
