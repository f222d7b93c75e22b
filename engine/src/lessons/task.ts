/** What becomes of a move at the table of a lesson: what it does, how the task judges it, and how the task can be done. */
import { type Chance, randomOfStep, secretFromSeed } from "../chance.ts";
import type { Entry } from "../entry.ts";
import type { GameEvent } from "../events.ts";
import type { Game } from "../game.ts";
import type { Move } from "../moves.ts";
import type { Random } from "../random.ts";
import { Table } from "../table.ts";
import { type Answer, type Deed, type Do, fits } from "./lesson.ts";

/** Chance is tried so often until it draws what the lesson wants. */
const MOST_DRAWS = 5_000;
/** Positions that are looked at on the way to the end of a task. */
const MOST_POSITIONS = 3_000;

export const chanceOf = (seats: number, seed = 0): Chance => ({
  secret: secretFromSeed(seed),
  nonces: Array<string>(seats).fill(""),
});

export interface Attempt<S> {
  readonly deed: Deed<S>;
  /** Chance that makes it happen so. */
  readonly chance: Chance;
  /** Whether the lesson's wish came true. */
  readonly asWished: boolean;
}

/** What a legal move would do, by chance that draws as the lesson wishes. */
export function attempt<S>(
  table: Table<S>,
  move: Move,
  wish: (deed: Deed<S>) => boolean = () => true,
): Attempt<S> {
  let first: Attempt<S> | null = null;
  for (let seed = 0; seed < MOST_DRAWS; seed++) {
    const chance = chanceOf(table.config.seats, seed);
    const { deed, drew } = tried(table, move, chance);
    if (!drew || wish(deed)) return { deed, chance, asWished: true };
    first ??= { deed, chance, asWished: false };
  }
  return first as Attempt<S>;
}

function tried<S>(table: Table<S>, move: Move, chance: Chance): { deed: Deed<S>; drew: boolean } {
  const { game, state: before, version } = table;
  const after = game.layout.clone(before);
  const events: GameEvent[] = [];
  let random = null as Random | null;
  game.apply(after, move, {
    get random() {
      random ??= randomOfStep(chance, version + 1);
      return random;
    },
    emit: (event) => events.push(event),
  });
  return { deed: { move: game.moves.print(move), before, after, events }, drew: (random?.draws ?? 0) > 0 };
}

/** The table after a legal move that was attempted. */
export function played<S>(table: Table<S>, move: Move, { chance }: Attempt<S>): Table<S> {
  const next = Table.load(table.game, { ...table.record(), entries: [...table.entries], chance });
  if ("damage" in next) throw new Error(`a table of a lesson cannot be read: ${next.detail}`);
  const entry: Entry | { readonly refused: string } = next.play(next.actor, move);
  if ("refused" in entry) throw new Error(`a legal move of a lesson was refused: ${entry.refused}`);
  return next;
}

/** `answer` is null where the task has nothing of its own to say. */
export type Judgement<S> = "reached" | "onTheWay" | { readonly answer: Answer<S> | null };

export function judge<S>(task: Do<S>, deed: Deed<S>): Judgement<S> {
  const answer = task.wrong?.find(({ when }) => fits(when, deed));
  if (answer) return { answer };
  if (fits(task.until, deed)) return "reached";
  return task.onTheWay !== undefined && fits(task.onTheWay, deed) ? "onTheWay" : { answer: null };
}

/** The move that terminals print so; null when the game has none. */
export function printedMove<S>({ moves }: Game<S>, printed: string): Move | null {
  for (let move = 0; move < moves.size; move++) if (moves.print(move) === printed) return move;
  return null;
}

export const keyOf = <S>({ game, state }: Table<S>): string => JSON.stringify(game.layout.toJson(state));

/** The shortest way to the end of a task from here; null when none is found. */
export function wayThrough<S>(table: Table<S>, task: Do<S>): readonly Move[] | null {
  const seen = new Set([keyOf(table)]);
  let front: { readonly table: Table<S>; readonly way: readonly Move[] }[] = [{ table, way: [] }];
  while (front.length > 0 && seen.size < MOST_POSITIONS) {
    const next: typeof front = [];
    for (const { table: here, way } of front) {
      const { actor } = here;
      if (actor !== table.actor) continue;
      for (const move of here.legal()) {
        const made = attempt(here, move, task.draws);
        const judged = judge(task, made.deed);
        if (judged === "reached") return [...way, move];
        if (judged !== "onTheWay") continue;
        const after = played(here, move, made);
        const key = keyOf(after);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ table: after, way: [...way, move] });
      }
    }
    front = next;
  }
  return null;
}
