/** Positions for tests: a game after its set-up, changed field by field, and effects that run in the middle of an action. */
import {
  type Context,
  type GameEvent,
  type Move,
  MoveList,
  Random,
  type RuleId,
  type TableConfig,
} from "@banquise/engine";
import { CITIZEN_TYPES, RESOURCES, type Resource } from "./content/types.ts";
import { BUILDING_IDS, TOKEN_TYPES, TOKENS, TRACK_SPACES } from "./data.ts";
import { spaceNamed } from "./map.ts";
import { moves } from "./moves.ts";
import { ACTION, STEP, STEP_PHASE, type StepName } from "./phases.ts";
import { tokenCode } from "./queries.ts";
import { QUESTIONS } from "./questions.ts";
import { construct } from "./rules/buildings.ts";
import { push } from "./rules/frames.ts";
import { run } from "./rules/run.ts";
import { layTile } from "./rules/terrain.ts";
import { apply, legal, setup, whyNot } from "./rules.ts";
import { layout, type State } from "./state.ts";

export const configOf = (seats: number, options: Readonly<Record<string, string>> = {}): TableConfig => ({
  seats,
  options: { scenario: "S1", difficulty: "plain", council: "no", weather: "hidden", ...options },
});

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

/** A game at the choice of the Expert. */
export function newGame(seats = 1, options: Readonly<Record<string, string>> = {}, seed = 1): State {
  const s = layout.create();
  setup(s, configOf(seats, options), { random: Random.of(seed), emit: null });
  return s;
}

/** A game at the first turn of its first Action phase. */
export function begun(seats = 1, options: Readonly<Record<string, string>> = {}, expert = "X01"): State {
  const s = newGame(seats, options);
  play(s, `chooseExpert ${expert}`);
  return s;
}

export interface Position {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly stock?: Readonly<Partial<Record<Resource, number>>>;
  /** Citizens, sick and skulls of workers, engineers and children. */
  readonly citizens?: readonly number[];
  readonly sick?: readonly number[];
  readonly skull?: readonly number[];
  /** "faith! resolve": active tokens are marked. */
  readonly hope?: string;
  readonly discontent?: string;
  readonly fields?: Readonly<Partial<Record<NumberField, number>>>;
  readonly radius?: readonly number[];
  readonly reserve?: readonly number[];
  /** Tiles by slot name, "N01": their spaces take the resources of the tile. */
  readonly tiles?: Readonly<Record<string, string>>;
  /** Buildings by place: "tent", "tent+" when upgraded. */
  readonly buildings?: Readonly<Record<string, string>>;
}

type NumberField = { [K in keyof State]: State[K] extends number ? K : never }[keyof State];

/** A city with nothing but what is said: no building but the printed ones, no token but one of each track. */
export function arrange(position: Position = {}): State {
  const s = begun(position.seats, position.options);
  clearTable(s);
  for (const [res, n] of Object.entries(position.stock ?? {}))
    s.resources[RESOURCES.indexOf(res as Resource)] = n;
  CITIZEN_TYPES.forEach((_, type) => {
    s.citizens[type] = position.citizens?.[type] ?? 9;
    s.sick[type] = position.sick?.[type] ?? 0;
    s.skull[type] = position.skull?.[type] ?? 0;
  });
  setTokens(s, 0, position.hope ?? "resolve solidarity faith");
  setTokens(s, 1, position.discontent ?? "");
  Object.assign(s, position.fields ?? {});
  if (position.radius) s.radius.set(position.radius);
  const reserve = position.reserve ?? [3, 3, 0, 0];
  s.reserve.set(reserve);
  s.fielded.set(reserve);
  for (const [slot, id] of Object.entries(position.tiles ?? {})) putTile(s, slot, id);
  for (const [place, id] of Object.entries(position.buildings ?? {})) putBuilding(s, place, id);
  return s;
}

function clearTable(s: State): void {
  s.resources.fill(0);
  s.hand = 0;
  s.citizenDeck = (1 << 18) - 1;
  s.nearTiles = (1 << 14) - 1;
  s.tiles.fill(0);
  s.amounts.fill(0);
  for (const space of ["G3", "G4", "G5"]) {
    if (s.building[spaceNamed(space)] === 0) continue;
    const kind = (s.building[spaceNamed(space)] ?? 1) - 1;
    s.copies[kind] = (s.copies[kind] ?? 1) - 1;
    s.building[spaceNamed(space)] = 0;
  }
}

/** "faith! resolve" */
function setTokens(s: State, track: number, tokens: string): void {
  s.tokens.fill(0, track * TRACK_SPACES, (track + 1) * TRACK_SPACES);
  tokens
    .split(" ")
    .filter(Boolean)
    .forEach((token, space) => {
      const type = (TOKENS as readonly string[]).indexOf(token.replace("!", "")) % TOKEN_TYPES;
      s.tokens[track * TRACK_SPACES + space] = tokenCode(type, token.endsWith("!"));
    });
}

/** The tokens of a track in words. */
export function tokensOf(s: State, track: number): string {
  return Array.from(s.tokens.subarray(track * TRACK_SPACES, (track + 1) * TRACK_SPACES))
    .filter((code) => code > 0)
    .map((code) => `${TOKENS[track * TOKEN_TYPES + ((code - 1) >> 1)]}${code % 2 === 0 ? "!" : ""}`)
    .join(" ");
}

function putTile(s: State, slot: string, id: string): void {
  const near = id.startsWith("N");
  const index = Number(id.slice(1)) - 1;
  if (near) s.nearTiles &= ~(1 << index);
  else s.farTiles &= ~(1 << index);
  const space = spaceNamed(`${slot}a`);
  layTile(s, near ? index : 14 + index, (space - 5) / 2);
}

function putBuilding(s: State, place: string, id: string): void {
  const space = spaceNamed(place);
  construct(s, BUILDING_IDS.indexOf(id.replace("+", "")), space, { random: Random.of(1), emit: null });
  s.depth = 0;
  if (id.endsWith("+")) s.upgraded[space] = 1;
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
  s.step = STEP[step];
  s.phase = STEP_PHASE[s.step] ?? 0;
  s.cursor = 0;
  s.ask = 0;
  run(s, context);
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
