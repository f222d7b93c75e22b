/** How good a state is, how promising a move: all that bots know of the game. */
import { type Context, type Evaluation, type Move, MoveList, Random } from "@banquise/engine";
import { chanceToWin } from "./chances.ts";
import { LINES } from "./lines.ts";
import { first, moves } from "./moves.ts";
import { ENDED } from "./phases.ts";
import { QUESTION } from "./questions.ts";
import { apply, legal } from "./rules.ts";
import { finalLines, total } from "./scoring.ts";
import { layout, type State } from "./state.ts";
import { expectedLines, expectedPoints } from "./worth.ts";

/** Questions in the middle of an act: nothing has happened yet, so the state alone tells nothing. */
const HALFWAY = new Uint8Array(256);
for (const name of [
  "kind",
  "gather",
  "use",
  "useOption",
  "deploy",
  "special",
  "citizenCard",
  "build",
  "site",
] as const)
  HALFWAY[QUESTION[name]] = 1;
/** Meeple, kind, target, card. */
const MOST_STEPS = 4;

const scratch = Array.from({ length: MOST_STEPS }, () => layout.create());
const lists = Array.from({ length: MOST_STEPS }, () => new MoveList(moves.size));
/** What an act will draw is not known: a fixed guess keeps the value a function of the state. */
const chance = Random.of(0);
const context: Context = { random: chance, emit: null };

const isHalfway = (s: State): boolean => HALFWAY[s.ask] === 1;

/** The best that an act can still become, or what is expected where no act is being put together. */
function best(s: State, step: number): number {
  if (s.phase === ENDED) return total(s);
  const world = scratch[step];
  const list = lists[step];
  if (!isHalfway(s) || world === undefined || list === undefined) return expectedPoints(s);
  list.clear();
  legal(s, list);
  let most = Number.NEGATIVE_INFINITY;
  // Where a building stands matters little: two sites stand for all.
  const tried = s.ask === QUESTION.site && step > 0 ? Math.min(2, list.length) : list.length;
  for (let i = 0; i < tried; i++) {
    const move = list.at(i);
    if (step > 0 && isDismantling(move)) continue;
    layout.copy(s, world);
    chance.reseed(GUESS);
    apply(world, move, context);
    most = Math.max(most, best(world, step + 1));
  }
  return most === Number.NEGATIVE_INFINITY ? expectedPoints(s) : most;
}

/** Hardly ever the best of a Build, and there are many: looked at only when it is the move in question. */
const isDismantling = (move: Move): boolean => move >= first.dismantle && move < first.buildAt;

const GUESS = [1, 2, 3, 4] as const;

/** Points by which a good round and a bad one differ. */
const DECISIVE_LEAD = 8;

export const evaluate: Evaluation<State> = {
  value: (s) => best(s, 0),
  quickValue: (s) => (s.phase === ENDED ? total(s) : expectedPoints(s)),
  lines: LINES,
  expect(s, _, out) {
    if (s.phase === ENDED) finalLines(s, out);
    else expectedLines(s, out);
  },
  chance: chanceToWin,
  decisiveLead: () => DECISIVE_LEAD,
  cost: 2,
  prior(_, move: Move) {
    if (move === first.pass) return -1;
    return move === first.stop || move === first.playNoCitizen ? -0.5 : 0;
  },
};
