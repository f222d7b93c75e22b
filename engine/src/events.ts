/**
 * What happens at a table, told to people. A game declares each of its events once (`defineEvents`): its numbers, what
 * only one seat may know of it, the rule that makes it happen. From the declaration come the types that texts, boards
 * and tests read by, and the check that nothing else is ever told.
 */
import type { RuleId, Seat, Viewer } from "./seats.ts";

/** Something that happened, for the log, the animation and the sound. */
export interface GameEvent {
  /** "dieTaken": a key of the game's texts. */
  readonly type: string;
  /** The rule that made it happen. */
  readonly rule: RuleId;
  /** Whose doing it was; null when nobody's. */
  readonly seat: Viewer;
  readonly data: EventData;
  /** What only one seat may know about it. */
  readonly secret?: { readonly seat: Seat; readonly data: EventData };
}

export type EventData = Readonly<Record<string, number | readonly number[]>>;

/** What a number of an event is: one number, or a list of them. */
export type EventField = "number" | "list";

type FieldSpecs = Readonly<Record<string, EventField>>;

export interface EventSpec {
  /** The rule that makes it happen, unless `make` is told another. */
  readonly rule: RuleId;
  readonly data?: FieldSpecs;
  /** What is told to one seat only. */
  readonly secret?: FieldSpecs;
  /** People should see the table as it is at this event, also in the middle of a move. */
  readonly scene?: true;
  /** The move that makes it happen is known to its own seat alone: to the others it would tell what they may not know. */
  readonly hidesMove?: true;
}

export type EventSpecs = Readonly<Record<string, EventSpec>>;

type Numbers<Fields> = Fields extends FieldSpecs
  ? { readonly [Name in keyof Fields]: Fields[Name] extends "list" ? readonly number[] : number }
  : Record<never, never>;

/** The events of a declaration as whoever reads them sees them: secret numbers are there for one seat only. */
export type EventsOf<Specs extends EventSpecs> = {
  [Type in keyof Specs & string]: Omit<GameEvent, "type" | "data"> & {
    readonly type: Type;
    readonly data: Numbers<Specs[Type]["data"]> & Partial<Numbers<Specs[Type]["secret"]>>;
  };
}[keyof Specs & string];

/** The union of all events that `defineEvents` declared: `EventOf<typeof events>`. */
export type EventOf<Table> = Table extends TypedEvents<infer Specs> ? EventsOf<Specs> : never;

/** The untyped side of a declaration: all that the engine needs. */
export interface EventTable {
  readonly specs: EventSpecs;
  /** What is wrong with an event that is told, in words; null when it is as declared. */
  complaint(event: GameEvent): string | null;
}

/** The typed side, used by the game that declared it. */
export interface TypedEvents<Specs extends EventSpecs> extends EventTable {
  readonly specs: Specs;
  make<Type extends keyof Specs & string>(
    type: Type,
    seat: Viewer,
    ...rest: MakeRest<Specs[Type]>
  ): GameEvent & { readonly type: Type };
  /** The event with its own type, to be read by; null when this game knows no such event. */
  read(event: GameEvent): EventsOf<Specs> | null;
}

interface MakeOptions<Spec extends EventSpec> {
  readonly rule?: RuleId;
  readonly secret?: { readonly seat: Seat; readonly data: Numbers<Spec["secret"]> };
}

/** Events without numbers are made without them. */
type MakeRest<Spec extends EventSpec> = Spec extends { readonly data: FieldSpecs }
  ? [data: Numbers<Spec["data"]>, options?: MakeOptions<Spec>]
  : [data?: Record<never, never>, options?: MakeOptions<Spec>];

export function defineEvents<const Specs extends EventSpecs>(specs: Specs): TypedEvents<Specs> {
  const specOf = (type: string): EventSpec | undefined =>
    Object.hasOwn(specs, type) ? specs[type] : undefined;

  const complaint = (event: GameEvent): string | null => {
    const spec = specOf(event.type);
    if (spec === undefined) return `no event is called ${event.type}`;
    const wrong =
      mismatch(spec.data, event.data) ?? (event.secret && mismatch(spec.secret, event.secret.data));
    return wrong ? `${event.type}: ${wrong}` : null;
  };

  return {
    specs,
    complaint,
    make(type, seat, ...[data = {}, { rule, secret } = {}]) {
      const event = { type, rule: rule ?? (specOf(type) as EventSpec).rule, seat, data: data as EventData };
      return secret === undefined
        ? event
        : { ...event, secret: { seat: secret.seat, data: secret.data as EventData } };
    },
    read: (event) => (specOf(event.type) === undefined ? null : (event as EventsOf<Specs>)),
  };
}

function mismatch(fields: FieldSpecs = {}, data: EventData): string | null {
  for (const [name, field] of Object.entries(fields)) {
    const value = data[name];
    const fits =
      field === "list" ? Array.isArray(value) && value.every(Number.isFinite) : Number.isFinite(value);
    if (!fits) return `${name} is ${value}, not a ${field}`;
  }
  const stray = Object.keys(data).find((name) => !Object.hasOwn(fields, name));
  return stray === undefined ? null : `${stray} is not declared`;
}

/** Whether the move that made these happen may be told to everybody. */
export const isMovePublic = ({ specs }: EventTable, events: readonly GameEvent[]): boolean =>
  events.every(({ type }) => Object.hasOwn(specs, type) && !specs[type]?.hidesMove);

/** The event as `viewer` may know it: the secret part is merged in for its seat and dropped for all others. */
export function eventFor(event: GameEvent, viewer: Viewer): GameEvent {
  if (event.secret === undefined) return event;
  const { secret, ...open } = event;
  if (secret.seat !== viewer) return open;
  return { ...open, data: { ...open.data, ...secret.data } };
}
