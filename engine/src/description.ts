/**
 * What the numbers of a state mean, for programs that read a view without this code: researchers, bots in other languages.
 * A game says for every field what it counts or names, and by what it is indexed; the types keep the list complete.
 */
import type { Ints } from "./ints.ts";
import type { Range } from "./moves.ts";
import { rangeOf, type StateLayout } from "./state.ts";

/** Of what there are several: so many, their names ("" where a number is not used), or the table whose rows they are. */
export type Items = number | readonly string[] | string;

/** By what an array is indexed, the slowest first: `{ round: 3, seat: 4 }`. */
export type Axes = Readonly<Record<string, Items>>;

/**
 * count: an amount. one: which of the items, counted from 1, where 0 is nothing or unknown. index: which of the items,
 * counted from 0. set: which of them are in, one bit each.
 */
export type FieldKind = "count" | "one" | "index" | "set";

export interface FieldSpec {
  readonly kind: FieldKind;
  /** Of a count: what it is at most, or from where to where it goes. Else what is named. */
  readonly of: Items | Range;
  /** A sentence in English, for whoever writes a program. */
  readonly about: string;
  readonly by: Axes;
}

export const count = (of: number | Range, about: string, by: Axes = {}): FieldSpec => ({
  kind: "count",
  of,
  about,
  by,
});
export const flag = (about: string, by: Axes = {}): FieldSpec => count(1, about, by);
export const one = (of: Items, about: string, by: Axes = {}): FieldSpec => ({ kind: "one", of, about, by });
export const index = (of: Items, about: string, by: Axes = {}): FieldSpec => ({
  kind: "index",
  of,
  about,
  by,
});
export const set = (of: Items, about: string, by: Axes = {}): FieldSpec => ({ kind: "set", of, about, by });

/** A row of a table of data: a card, a tile, a space of the map. Its id is its name. */
export type DataRow = { readonly id: string } & Readonly<Record<string, unknown>>;

export type DataTables = Readonly<Record<string, readonly DataRow[]>>;

export interface Description<S> {
  readonly fields: { readonly [Key in keyof S]: FieldSpec };
  /** What is printed on things and never changes. */
  readonly tables: DataTables;
}

/** Items with their number; names where they have names, and the table where more is said about them. */
export interface NamedItems {
  readonly size: number;
  readonly names: readonly string[] | null;
  readonly table: string | null;
}

/** A field with everything looked up. */
export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly about: string;
  /** The smallest and the largest value; of a set those of one bit. */
  readonly from: number;
  readonly to: number;
  /** What a value names; null for a count. */
  readonly items: NamedItems | null;
  /** Empty for a field that is one number. */
  readonly axes: readonly ({ readonly name: string } & NamedItems)[];
  /** How many numbers the state has; null when it is one number and no array. */
  readonly length: number | null;
}

/** The fields of a state in order. Throws where a description does not fit its layout. */
export function fieldsOf<S>(layout: StateLayout<S>, { fields, tables }: Description<S>): readonly Field[] {
  const blank = layout.create() as Readonly<Record<string, number | Ints>>;
  return Object.entries(blank).map(([name, value]) => {
    const { kind, of, about, by } = (fields as Readonly<Record<string, FieldSpec>>)[name] as FieldSpec;
    const axes = Object.entries(by).map(([axis, items]) => ({ name: axis, ...itemsOf(items, tables) }));
    const length = typeof value === "number" ? null : value.length;
    const product = axes.reduce((size, axis) => size * axis.size, 1);
    if (product !== (length ?? 1)) throw new RangeError(`${name} has ${length} items, not ${product}`);
    const items =
      typeof of === "object" && "from" in of ? null : kind === "count" ? null : itemsOf(of, tables);
    return { name, kind, about, ...bounds(kind, of, items), items, axes, length };
  });
}

/** For a game that says nothing about its fields: what each can hold at most. */
export function plainDescription<S>(layout: StateLayout<S>): Description<S> {
  const blank = layout.create() as Readonly<Record<string, number | Ints>>;
  const fields = Object.entries(blank).map(([name, value]) => {
    const array = typeof value === "number" ? new Int32Array() : value;
    const [from, to] = rangeOf(array);
    const by: Axes = typeof value === "number" ? {} : { index: value.length };
    return [name, count({ from, to }, name, by)] as const;
  });
  return { fields: Object.fromEntries(fields) as Description<S>["fields"], tables: {} };
}

function itemsOf(items: Items, tables: DataTables): NamedItems {
  if (typeof items === "number") return { size: items, names: null, table: null };
  if (typeof items !== "string") return { size: items.length, names: items, table: null };
  const rows = tables[items];
  if (rows === undefined) throw new RangeError(`there is no table ${items}`);
  return { size: rows.length, names: rows.map(({ id }) => id), table: items };
}

function bounds(
  kind: FieldKind,
  of: FieldSpec["of"],
  items: NamedItems | null,
): { readonly from: number; readonly to: number } {
  if (kind === "set") return { from: 0, to: 1 };
  if (items !== null) return { from: 0, to: kind === "one" ? items.size : items.size - 1 };
  return typeof of === "object" && "from" in of ? of : { from: 0, to: of as number };
}
