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
  private readonly layout: StateLayout<S>;
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

  /** Writes what a view says into `out`, from `start` on. */
  write(view: S, out: ObservationArray, start = 0): void {
    const source = view as Readonly<Record<string, number | Ints>>;
    for (let i = 0; i < this.fields.length; i++) {
      const { name, kind, items } = this.fields[i] as Field;
      const value = source[name] as number | Ints;
      const to = start + (this.offsets[i] as number);
      if (kind === "set") writeBits(value, items?.size ?? 0, out, to);
      else if (typeof value === "number") out[to] = value;
      else out.set(value, to);
    }
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
