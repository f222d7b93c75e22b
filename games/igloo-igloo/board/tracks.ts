/**
 * Which floe and which animal is which. The rules count them; a picture in motion must know that the floe on d5 is the
 * one that lay on d4. Events tell who moved; what they do not explain (a game taken back, a replay) is drawn anew.
 */
import type { GameEvent } from "@banquise/engine";
import { BEAR, KIND_COUNT, SPACES } from "../data.ts";
import { events, type IglooEvent } from "../events.ts";
import { neighbour } from "../spaces.ts";
import { animalsAt, isIce, type State } from "../state.ts";

interface Token {
  readonly id: number;
  readonly kind: number;
  readonly space: number;
}

/** An animal that has just become a trophy. */
export interface Catch {
  readonly seat: number;
  readonly kind: number;
  readonly id: number;
}

export interface Tracks {
  /** The floe on each space; 0 for none. */
  readonly tiles: readonly number[];
  readonly animals: readonly Token[];
  readonly caught: readonly Catch[];
  /** The last number given. */
  readonly last: number;
}

const NOTHING: Tracks = { tiles: Array<number>(SPACES).fill(0), animals: [], caught: [], last: 0 };

export function track(before: Tracks | null, view: State, happened: readonly GameEvent[]): Tracks {
  const known = before ?? NOTHING;
  const tiles = [...known.tiles];
  const caught: Catch[] = [];
  let animals = [...known.animals];

  const move = (from: number, to: number, which: (token: Token) => boolean = () => true): void => {
    animals = animals.map((token) =>
      token.space === from && which(token) ? { ...token, space: to } : token,
    );
  };

  const take = (seat: number, kind: number, space: number): void => {
    const token = animals.find((some) => some.space === space && some.kind === kind);
    if (!token) return;
    caught.push({ seat, kind, id: token.id });
    animals = animals.filter((some) => some !== token);
  };

  const follow = (event: IglooEvent): void => {
    switch (event.type) {
      case "animalsDisplaced":
        move(event.data.from, event.data.to);
        break;
      case "animalStepped": {
        const { from, to, kind } = event.data;
        const walker = animals.find((some) => some.space === from && some.kind === kind);
        move(from, to, (token) => token === walker);
        break;
      }
      case "animalHunted":
        if (event.seat !== null) take(event.seat, event.data.kind, event.data.space);
        break;
      case "bearKilled":
        if (event.seat !== null) take(event.seat, BEAR, event.data.space);
        break;
      case "tilesDrifted":
        for (const start of [...event.data.spaces].reverse()) {
          const end = neighbour(start, event.data.direction);
          tiles[end] = tiles[start] ?? 0;
          tiles[start] = 0;
          move(start, end);
        }
    }
  };

  for (const event of happened) {
    const known = events.read(event);
    if (known) follow(known);
  }
  return { ...settled(view, tiles, animals, known.last), caught };
}

/** Whatever was told, what is drawn is the view. */
function settled(
  view: State,
  tiles: readonly number[],
  animals: readonly Token[],
  given: number,
): Omit<Tracks, "caught"> {
  let last = given;
  const floes = tiles.map((id, space) => (isIce(view, space) ? id || ++last : 0));
  const tokens: Token[] = [];
  for (let space = 0; space < SPACES; space++) {
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const known = animals.filter((token) => token.space === space && token.kind === kind);
      for (let i = 0; i < animalsAt(view, space, kind); i++) {
        tokens.push(known[i] ?? { id: ++last, kind, space });
      }
    }
  }
  // In the order of their numbers: an element that keeps its place among the others is moved, not made again.
  tokens.sort((a, b) => a.id - b.id);
  return { tiles: floes, animals: tokens, last };
}
