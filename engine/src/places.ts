/**
 * What can be pointed at: a square, a slot of a row, a track, a die. A game names its places once (`definePlaces`); its
 * board marks them (`data-place`), and the log, hints, last-move marks and lessons speak of them by name.
 */
import type { GameEvent } from "./events.ts";
import type { Move } from "./moves.ts";

/** "tile.12", "track.hunger": a kind of place and which one. */
export type Place = `${string}.${string | number}`;

/** For each kind how many there are, or their names. */
export type PlaceSpecs = Readonly<Record<string, number | readonly string[]>>;

type Which<Spec> = Spec extends readonly (infer Name)[] ? Name | number : number;

export interface PlaceTable {
  readonly kinds: PlaceSpecs;
  /** Whether the game has such a place: for names from outside. */
  has(place: string): boolean;
}

export interface TypedPlaces<Specs extends PlaceSpecs> extends PlaceTable {
  readonly kinds: Specs;
  /** The name of a place; those with names can be told by their number, too. */
  at<Kind extends keyof Specs & string>(kind: Kind, which: Which<Specs[Kind]>): Place;
  /** The kind of a place and its number; null when the game has none of that name. */
  read(place: string): { readonly kind: keyof Specs & string; readonly index: number } | null;
}

/** What a game says about its places. */
export interface Places<S> {
  readonly table: PlaceTable;
  /** What a move of the actor concerns, the most telling first. */
  ofMove(s: S, move: Move): readonly Place[];
  /** What an event is about, as far as its viewer was told. */
  ofEvent(event: GameEvent): readonly Place[];
}

export function definePlaces<const Specs extends PlaceSpecs>(kinds: Specs): TypedPlaces<Specs> {
  const read = (place: string): { kind: keyof Specs & string; index: number } | null => {
    const dot = place.indexOf(".");
    const kind = place.slice(0, dot);
    if (dot < 0 || !Object.hasOwn(kinds, kind)) return null;
    const spec = kinds[kind] as number | readonly string[];
    const which = place.slice(dot + 1);
    const index = typeof spec === "number" ? wholeNumber(which) : spec.indexOf(which);
    return index < 0 || (typeof spec === "number" && index >= spec) ? null : { kind, index };
  };
  return {
    kinds,
    has: (place) => read(place) !== null,
    read,
    at(kind, which) {
      const spec: number | readonly string[] = kinds[kind] as number | readonly string[];
      const name = typeof spec !== "number" && typeof which === "number" ? spec[which] : which;
      return `${kind}.${name as string | number}`;
    },
  };
}

const wholeNumber = (text: string): number => (/^(0|[1-9]\d{0,5})$/.test(text) ? Number(text) : -1);
