/**
 * Moves are integers inside (`Move`: dense codes for search and typed arrays) and objects outside
 * (`MoveObject`: `{ type: "takeDie", material: "wood", value: 3 }` on the wire and in exports).
 * One declaration gives both, with types, and validates what comes from outside.
 */

/** A move as the engine sees it: a code from 0 to `codec.size - 1`. */
export type Move = number;

/** What a parameter may be: `n` for 0 to n-1, a list of names, or a range of integers. */
export type ParameterSpec = number | readonly string[] | Range;

export interface Range {
  readonly from: number;
  readonly to: number;
}

export const range = (from: number, to: number): Range => ({ from, to });

export type MoveSpecs = Readonly<Record<string, Readonly<Record<string, ParameterSpec>>>>;

type ParameterValue<P extends ParameterSpec> = P extends readonly (infer Name)[] ? Name : number;

type ObjectOf<Specs extends MoveSpecs, Type extends keyof Specs> = { readonly type: Type } & {
  readonly [P in keyof Specs[Type]]: ParameterValue<Specs[Type][P]>;
};

/** The union of all move objects of a declaration. */
export type MoveObjectOf<Specs extends MoveSpecs> = {
  [Type in keyof Specs & string]: ObjectOf<Specs, Type>;
}[keyof Specs & string];

/** A move as people and programs see it, of any game. */
export type MoveObject = { readonly type: string } & Readonly<Record<string, number | string>>;

export interface MoveParameter {
  readonly name: string;
  readonly size: number;
  /** Names of the values, when they have names. */
  readonly names: readonly string[] | null;
  /** The value that index 0 stands for, when they are integers. */
  readonly from: number;
}

export interface MoveType {
  readonly type: string;
  /** Code of the first move of this type. */
  readonly first: Move;
  /** How many codes this type has. */
  readonly size: number;
  readonly parameters: readonly MoveParameter[];
}

/** The untyped side of a codec: all that the engine, bots and server need. */
export interface MoveCodec {
  /** Number of codes. */
  readonly size: number;
  readonly types: readonly MoveType[];
  decode(move: Move): MoveObject;
  /** The code of an object from outside, or null when it is not a move of this game. Never throws. */
  parse(input: unknown): Move | null;
  /** "takeDie wood 3": for terminals, logs and goldens. */
  print(move: Move): string;
  /** Which of `types` a move is of. */
  typeIndex(move: Move): number;
  /** How far a move is from the first of its type: the index of the parameter where there is one. */
  offset(move: Move): number;
  /** Index of the value of the parameter at `position` in the declaration. */
  parameter(move: Move, position: number): number;
}

/** The typed side, used by the game that declared it. */
export interface TypedMoves<Specs extends MoveSpecs> extends MoveCodec {
  decode(move: Move): MoveObjectOf<Specs> & MoveObject;
  encode(move: MoveObjectOf<Specs>): Move;
  /** First code of each type: `first.placeDie + space` is the fast way to name a move. */
  readonly first: Readonly<Record<keyof Specs, Move>>;
  /** What is said for each type, as a list by `typeIndex`. */
  byType<Row>(rows: Readonly<Record<keyof Specs, Row>>): readonly Row[];
}

/** What an element of `MoveList.codes` can tell apart. */
const MOST_CODES = 1 << 16;
const MOST_TYPES = 1 << 8;

/** Builds the codec. The order of the declaration is the order of the codes: changing it changes stored games. */
export function defineMoves<const Specs extends MoveSpecs>(specs: Specs): TypedMoves<Specs> {
  const types: MoveType[] = [];
  let size = 0;
  for (const [type, spec] of Object.entries(specs)) {
    const parameters = Object.entries(spec).map(([name, values]) => parameterOf(name, values));
    const count = parameters.reduce((product, parameter) => product * parameter.size, 1);
    types.push({ type, first: size, size: count, parameters });
    size += count;
  }
  if (types.length > MOST_TYPES) throw new RangeError(`${types.length} types: at most ${MOST_TYPES}`);
  if (size > MOST_CODES) throw new RangeError(`${size} codes: a MoveList holds codes below ${MOST_CODES}`);
  const byName = new Map(types.map((type) => [type.type, type]));
  const indexes = new Uint8Array(size);
  const offsets = new Uint16Array(size);
  types.forEach(({ first, size: count }, index) => {
    for (let offset = 0; offset < count; offset++) {
      indexes[first + offset] = index;
      offsets[first + offset] = offset;
    }
  });

  const decode = (move: Move): MoveObject => {
    const type = types[indexes[move] ?? -1];
    if (type === undefined) throw new RangeError(`no move has the code ${move}`);
    const object: Record<string, number | string> = { type: type.type };
    let rest = move - type.first;
    for (let i = type.parameters.length - 1; i >= 0; i--) {
      const parameter = type.parameters[i] as MoveParameter;
      const index = rest % parameter.size;
      rest = (rest - index) / parameter.size;
      object[parameter.name] = parameter.names?.[index] ?? parameter.from + index;
    }
    return orderedAs(type, object);
  };

  const parse = (input: unknown): Move | null => {
    if (typeof input !== "object" || input === null) return null;
    const fields = input as Record<string, unknown>;
    const type = typeof fields.type === "string" ? byName.get(fields.type) : undefined;
    if (!type || Object.keys(fields).length !== type.parameters.length + 1) return null;
    let offset = 0;
    for (const parameter of type.parameters) {
      const index = Object.hasOwn(fields, parameter.name) ? indexOf(parameter, fields[parameter.name]) : -1;
      if (index < 0) return null;
      offset = offset * parameter.size + index;
    }
    return type.first + offset;
  };

  const encode = (move: MoveObjectOf<Specs>): Move => {
    const code = parse(move);
    if (code === null) throw new Error(`not a move: ${JSON.stringify(move)}`);
    return code;
  };

  const print = (move: Move): string => Object.values(decode(move)).join(" ");

  const parameter = (move: Move, position: number): number => {
    const { parameters } = types[indexes[move] as number] as MoveType;
    let rest = offsets[move] as number;
    for (let i = parameters.length - 1; i > position; i--)
      rest = Math.floor(rest / (parameters[i] as MoveParameter).size);
    return rest % (parameters[position] as MoveParameter).size;
  };

  return {
    size,
    types,
    typeIndex: (move) => indexes[move] as number,
    offset: (move) => offsets[move] as number,
    parameter,
    byType: (rows) => types.map(({ type }) => rows[type as keyof Specs]),
    decode: decode as TypedMoves<Specs>["decode"],
    parse,
    encode,
    print,
    first: Object.fromEntries(types.map((type) => [type.type, type.first])) as Record<keyof Specs, Move>,
  };
}

function parameterOf(name: string, values: ParameterSpec): MoveParameter {
  if (typeof values === "number") return { name, size: values, names: null, from: 0 };
  if ("from" in values) return { name, size: values.to - values.from + 1, names: null, from: values.from };
  return { name, size: values.length, names: values, from: 0 };
}

function indexOf(parameter: MoveParameter, value: unknown): number {
  if (parameter.names) return typeof value === "string" ? parameter.names.indexOf(value) : -1;
  if (typeof value !== "number" || !Number.isInteger(value)) return -1;
  const index = value - parameter.from;
  return index >= 0 && index < parameter.size ? index : -1;
}

/** Parameters in the order of the declaration, whatever the order they were decoded in. */
function orderedAs(type: MoveType, object: Record<string, number | string>): MoveObject {
  const ordered: Record<string, number | string> = { type: type.type };
  for (const { name } of type.parameters) ordered[name] = object[name] as number | string;
  return ordered as MoveObject;
}

/** A reusable list that `legal` fills without allocating. */
export class MoveList {
  readonly codes: Uint16Array;
  length = 0;

  constructor(capacity = 4096) {
    this.codes = new Uint16Array(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  push(move: Move): void {
    this.codes[this.length++] = move;
  }

  at(index: number): Move {
    return this.codes[index] as Move;
  }

  includes(move: Move): boolean {
    for (let i = 0; i < this.length; i++) if (this.codes[i] === move) return true;
    return false;
  }

  toArray(): Move[] {
    return Array.from(this.codes.subarray(0, this.length));
  }
}
