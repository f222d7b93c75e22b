/** What tests play with: positions (`arrange.ts` makes them), moves, and effects that run in the middle of an action. */
import { type Context, type GameEvent, type Move, MoveList, Random, type RuleId } from "@banquise/engine";
import { beginStep } from "./arrange.ts";
import { RESOURCES } from "./content/types.ts";
import { TOKEN_TYPES, TOKENS, TRACK_SPACES } from "./data.ts";
import { moves } from "./moves.ts";
import { ACTION, STEP, type StepName } from "./phases.ts";
import { QUESTIONS } from "./questions.ts";
import { push } from "./rules/frames.ts";
import { run } from "./rules/run.ts";
import { apply, legal, whyNot } from "./rules.ts";
import type { State } from "./state.ts";

export { arrange, begun, configOf, newGame, type Position } from "./arrange.ts";

/** A context that keeps what it is told. */
export interface Listening extends Context {
  readonly events: GameEvent[];
}

export function listening(random: Random = Random.of(1)): Listening {
  const events: GameEvent[] = [];
  return { random, emit: (event) => events.push(event), events };
}

export const eventsOf = ({ events }: Listening, type: string): readonly GameEvent[] =>
  events.filter((event) => event.type === type);

/** A generator that gives what the test says, in order; then what it likes. */
export function loaded(...draws: readonly number[]): Random {
  const random = Random.of(1);
  const rest = [...draws];
  const int = random.int.bind(random);
  random.int = (n: number): number => {
    const draw = rest.shift();
    return draw === undefined ? int(n) : draw;
  };
  return random;
}

/** The tokens of a track in words. */
export function tokensOf(s: State, track: number): string {
  return Array.from(s.tokens.subarray(track * TRACK_SPACES, (track + 1) * TRACK_SPACES))
    .filter((code) => code > 0)
    .map((code) => `${TOKENS[track * TOKEN_TYPES + ((code - 1) >> 1)]}${code % 2 === 0 ? "!" : ""}`)
    .join(" ");
}

export const moveOf = (printed: string): Move => {
  for (let move = 0; move < moves.size; move++) if (moves.print(move) === printed) return move;
  throw new Error(`no move is called ${printed}`);
};

export function legalMoves(s: State): string[] {
  const list = new MoveList();
  legal(s, list);
  return list.toArray().map((move) => moves.print(move));
}

export const why = (s: State, printed: string): RuleId | null => whyNot(s, moveOf(printed));

/** Plays moves, each of which must be legal; "~useAt platform" is skipped where it is not asked, having one answer only. */
export function play(s: State, ...printed: readonly string[]): Listening {
  return playWith(s, Random.of(1), ...printed);
}

export function playWith(s: State, random: Random, ...printed: readonly string[]): Listening {
  const context = listening(random);
  for (const words of printed) {
    const move = moveOf(words.replace("~", ""));
    const rule = whyNot(s, move);
    if (rule !== null && words.startsWith("~")) continue;
    if (rule !== null) throw new Error(`${words} is refused by ${rule}: ${legalMoves(s).join(", ")}`);
    apply(s, move, context);
  }
  return context;
}

export const asked = (s: State): string => QUESTIONS[s.ask] ?? "";

/** Runs a compiled list of effects in the middle of a turn, up to its first question or back to the turn. */
export function resolve(s: State, code: number, random: Random = Random.of(1), type = 0, use = 0): Listening {
  const context = listening(random);
  s.phase = ACTION;
  s.step = STEP.turn;
  s.ask = 0;
  push(s, code, type, use);
  run(s, context);
  return context;
}

/** Begins a step of the round and runs on to the next question. */
export function enter(s: State, step: StepName, random: Random = Random.of(1)): Listening {
  const context = listening(random);
  beginStep(s, step, context);
  return context;
}

/** Answers questions with their first legal move until one of `names` is asked, or the game is over. */
export function until(s: State, context: Context, ...names: readonly string[]): void {
  const list = new MoveList();
  while (s.outcome === 0 && !names.includes(asked(s))) {
    list.clear();
    legal(s, list);
    apply(s, list.at(0), context);
  }
}

export const stockOf = (s: State): Record<string, number> =>
  Object.fromEntries(RESOURCES.map((res, i) => [res, s.resources[i] ?? 0]));
