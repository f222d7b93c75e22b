/**
 * A view as a flat list of small integers of one length, for programs that learn: fields in their order, row by row, bit sets
 * as one 0 or 1 for each item. Nothing is lost: `read` gives the view back.
 */
import { type Description, type Field, fieldsOf } from "./description.ts";
import type { Ints } from "./ints.ts";
import type { StateLayout } from "./state.ts";

/**
 * How a number becomes what a network likes. oneHot: as many inputs as there are values, of which one is 1. scaled:
 * (value - from) / (to - from). bits: as it is.
 */
export type Encoding =
  | { readonly type: "oneHot"; readonly values: readonly number[] }
  | { readonly type: "scaled"; readonly from: number; readonly to: number }
  | { readonly type: "bits" };

/** A field as it stands in an observation. */
export interface Tensor {
  readonly name: string;
  readonly about: string;
  readonly offset: number;
  /** Sizes of its axes, the slowest first; empty for one number. */
  readonly shape: readonly number[];
  /** What each axis is indexed by; the last one of a set is its items. */
  readonly axes: readonly string[];
  readonly encoding: Encoding;
}

export type ObservationArray = Uint8Array | Int16Array | Int32Array;

const BITS_AXIS = "item";

export class Observation<S> {
  readonly tensors: readonly Tensor[];
  /** Numbers in an observation. */
  readonly size: number;
  /** The smallest type that holds them all. */
  readonly type: "uint8" | "int16" | "int32";
  readonly layout: StateLayout<S>;
  private readonly fields: readonly Field[];
  private readonly offsets: readonly number[];

  constructor(layout: StateLayout<S>, description: Description<S>) {
    this.layout = layout;
    this.fields = fieldsOf(layout, description);
    const offsets: number[] = [];
    let size = 0;
    for (const field of this.fields) {
      offsets.push(size);
      size += (field.length ?? 1) * bitsOf(field);
    }
    this.size = size;
    this.offsets = offsets;
    this.tensors = this.fields.map((field, i) => tensorOf(field, offsets[i] as number));
    const least = Math.min(...this.fields.map(({ from }) => from));
    const most = Math.max(...this.fields.map(({ to }) => to));
    this.type =
      least >= 0 && most < 2 ** 8 ? "uint8" : least >= -(2 ** 15) && most < 2 ** 15 ? "int16" : "int32";
  }

  /** Room for `count` observations. */
  create(count = 1): ObservationArray {
    const length = count * this.size;
    if (this.type === "uint8") return new Uint8Array(length);
    return this.type === "int16" ? new Int16Array(length) : new Int32Array(length);
  }

  /**
   * What writes an observation of that view into `out`, from `start` on, as often as the view is filled anew: what never
   * changes is found out once, and fields that lie together as they will in the observation are copied together.
   */
  writer(view: S): (out: ObservationArray, start?: number) => void {
    const source = view as Readonly<Record<string, number | Ints>>;
    const kept = this.create(0).constructor;
    const numbers: { readonly name: string; readonly to: number }[] = [];
    const sets: { readonly name: string; readonly bits: number; readonly to: number }[] = [];
    const runs: { from: Ints; readonly to: number }[] = [];
    this.fields.forEach(({ name, kind, items }, i) => {
      const value = source[name] as number | Ints;
      const to = this.offsets[i] as number;
      if (kind === "set") {
        sets.push({ name, bits: items?.size ?? 0, to });
        return;
      }
      if (typeof value === "number") {
        numbers.push({ name, to });
        return;
      }
      const last = runs.at(-1);
      const goesOn =
        last?.from.constructor === kept && value.constructor === kept && last.to + last.from.length === to;
      if (goesOn && follows(last.from, value)) last.from = joined(last.from, value);
      else runs.push({ from: value, to });
    });
    return (out, start = 0) => {
      for (let i = 0; i < numbers.length; i++) {
        const { name, to } = numbers[i] as (typeof numbers)[number];
        out[start + to] = source[name] as number;
      }
      for (let i = 0; i < runs.length; i++) {
        const { from, to } = runs[i] as (typeof runs)[number];
        copyNumbers(from, out, start + to);
      }
      for (let i = 0; i < sets.length; i++) {
        const { name, bits, to } = sets[i] as (typeof sets)[number];
        writeBits(source[name] as number | Ints, bits, out, start + to);
      }
    };
  }

  /** The view that was written. */
  read(from: ArrayLike<number>, start = 0): S {
    const view = this.layout.create();
    const target = view as Record<string, number | Ints>;
    this.fields.forEach(({ name, kind, items, length }, i) => {
      const at = start + (this.offsets[i] as number);
      const bits = items?.size ?? 0;
      const numberAt = (k: number): number =>
        kind === "set" ? readBits(from, at + k * bits, bits) : (from[at + k] as number);
      if (length === null) target[name] = numberAt(0);
      else for (let k = 0; k < length; k++) (target[name] as Ints)[k] = numberAt(k);
    });
    return view;
  }
}

const bitsOf = ({ kind, items }: Field): number => (kind === "set" ? (items?.size ?? 0) : 1);

function tensorOf(field: Field, offset: number): Tensor {
  const { name, about, axes, kind, from, to, items } = field;
  const isSet = kind === "set";
  const encoding: Encoding = isSet
    ? { type: "bits" }
    : kind === "count"
      ? { type: "scaled", from, to }
      : { type: "oneHot", values: valuesOf(field) };
  return {
    name,
    about,
    offset,
    shape: [...axes.map(({ size }) => size), ...(isSet ? [items?.size ?? 0] : [])],
    axes: [...axes.map((axis) => axis.name), ...(isSet ? [BITS_AXIS] : [])],
    encoding,
  };
}

/** The values that occur: a name that is empty is a gap. */
function valuesOf({ kind, items, to }: Field): readonly number[] {
  const first = kind === "one" ? 1 : 0;
  return Array.from({ length: to + 1 }, (_, value) => value).filter(
    (value) => value < first || items?.names?.[value - first] !== "",
  );
}

/** Whether the second list begins in memory where the first one ends. */
const follows = (first: Ints, second: Ints): boolean =>
  first.buffer === second.buffer && first.byteOffset + first.byteLength === second.byteOffset;

const joined = (first: Ints, second: Ints): Ints =>
  new (first.constructor as new (buffer: ArrayBufferLike, offset: number, length: number) => Ints)(
    first.buffer,
    first.byteOffset,
    first.length + second.length,
  );

/** Up to so many numbers a plain loop is quicker than asking for a copy. */
const FEW = 32;

function copyNumbers(from: Ints, out: ObservationArray, start: number): void {
  const { length } = from;
  if (length > FEW) out.set(from, start);
  else for (let i = 0; i < length; i++) out[start + i] = from[i] as number;
}

function writeBits(value: number | Ints, bits: number, out: ObservationArray, to: number): void {
  const length = typeof value === "number" ? 1 : value.length;
  for (let k = 0; k < length; k++) {
    const word = typeof value === "number" ? value : (value[k] as number);
    for (let bit = 0; bit < bits; bit++) out[to + k * bits + bit] = (word >>> bit) & 1;
  }
}

function readBits(from: ArrayLike<number>, start: number, bits: number): number {
  let word = 0;
  for (let bit = 0; bit < bits; bit++) word |= (from[start + bit] as number) << bit;
  return word;
}
