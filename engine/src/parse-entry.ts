/** Entries and kept states from anywhere, also from a stranger's file: what is none is refused in words, and nothing throws. */
import {
  type Checkpoint,
  type Condition,
  type Decider,
  ENTRY_KINDS,
  type Entry,
  type Scene,
  undoSeatOf,
} from "./entry.ts";
import type { EventData, GameEvent } from "./events.ts";
import { OVER, type RuleId, type ScoreLine, type Seat, type SeatResult } from "./game.ts";
import type { MoveObject } from "./moves.ts";
import {
  flagIn,
  integerIn,
  listIn,
  type Malformed,
  objectIn,
  oneOf,
  parsed,
  textIn,
  Unfit,
} from "./parsing.ts";
import { MOST_FIELDS, MOST_LENGTH, type Patch, type StateJson } from "./state.ts";

/** Whether what a caller says with a decision can be read back from storage. */
export function fitsStorage({ by = "owner", key, at = 0, bot }: Told): boolean {
  return (
    (by === "owner" || DECIDER.test(by)) &&
    (key === undefined || KEY.test(key)) &&
    (bot === undefined || ID.test(bot)) &&
    Number.isSafeInteger(at) &&
    at >= 0
  );
}

interface Told {
  readonly by?: Decider;
  readonly key?: string;
  readonly at?: number;
  readonly bot?: string;
}

/** The entry that a packed one stands for. Nothing in the input is trusted. */
export const parseEntry = (input: unknown): Entry | Malformed => parsed(entryIn, input);

/** A kept state from anywhere. */
export const parseCheckpoint = (input: unknown): Checkpoint | Malformed => parsed(checkpointIn, input);

function entryIn(input: unknown): Entry {
  const fields = objectIn("an entry", input);
  for (const name of Object.keys(fields))
    if (!ENTRY_FIELDS.has(name)) throw new Unfit(`an unknown field ${name}`);
  const version = integerIn("v", fields.v, 1);
  const kind = oneOf("k", fields.k ?? "move", ENTRY_KINDS);
  const seat = fields.s === undefined ? null : seatIn("s", fields.s);
  const move = fields.m === undefined ? null : moveIn(fields.m);
  const back = fields.n === undefined ? null : integerIn("n", fields.n, 0, version - 1);
  const standIn = fields.w === undefined ? null : textIn("w", fields.w, ID);
  const state = fields.x === undefined ? null : numbersIn("x", fields.x);
  const drew = fields.d !== undefined;
  const consent = fields.g !== undefined;
  const isMove = kind === "move";
  const events = fields.e === undefined ? [] : listIn("e", fields.e).map(eventIn);
  if (drew && fields.d !== 1) throw new Unfit("d is not 1");
  if (isMove !== (move !== null)) throw new Unfit("a move, and nothing else, says which");
  if ((kind === "undo") !== (back !== null)) throw new Unfit("an undo, and nothing else, goes back");
  if (consent && (fields.g !== 1 || kind !== "undo")) throw new Unfit("only an undo needs consent");
  if ((kind === "rules") !== (state !== null))
    throw new Unfit("a change of rules, and nothing else, has a state");
  if ((kind === "handOver" || kind === "resign") !== (standIn !== null)) throw new Unfit("who stands in?");
  if (SEATED.has(kind) !== (seat !== null)) throw new Unfit(`${kind}: whose seat?`);
  if (isMove && (fields.o !== undefined || fields.u !== undefined))
    throw new Unfit("a move is itself on top");
  return {
    version,
    kind,
    seat,
    by: fields.b === undefined ? "owner" : deciderIn(fields.b),
    move,
    key: fields.i === undefined ? null : textIn("i", fields.i, KEY),
    at: fields.t === undefined ? 0 : integerIn("t", fields.t, 0),
    rules: integerIn("r", fields.r, 1),
    events,
    scenes: fields.c === undefined ? [] : listIn("c", fields.c).map((scene) => sceneIn(scene, events.length)),
    patch: fields.p === undefined ? null : patchIn("p", fields.p),
    drew,
    actor: integerIn("a", fields.a, OVER, MOST_SEATS - 1),
    top: isMove ? version : fields.o === undefined ? 0 : integerIn("o", fields.o, 0, version - 1),
    undoSeat: isMove ? undoSeatOf(seat, drew) : fields.u === undefined ? null : seatIn("u", fields.u),
    back,
    consent,
    standIn,
    state,
    result: fields.z === undefined ? null : { seats: listIn("z", fields.z).map(seatResultIn) },
  };
}

function seatResultIn(input: unknown): SeatResult {
  const [total, rank, lines] = listIn("a result", input);
  return {
    total: numberIn("a total", total),
    rank: integerIn("a rank", rank, 1, MOST_SEATS),
    lines: listIn("score lines", lines).map(scoreLineIn),
  };
}

function scoreLineIn(input: unknown): ScoreLine {
  const [key, points, rule, data] = listIn("a score line", input);
  const line = {
    key: textIn("a score line", key, NAME),
    points: numberIn("points", points),
    rule: textIn("the rule of a score line", rule, RULE) as RuleId,
  };
  return data === undefined ? line : { ...line, data: dataIn(data) };
}

function numberIn(what: string, input: unknown): number {
  if (typeof input !== "number" || !Number.isFinite(input)) throw new Unfit(`${what} is not a number`);
  return input;
}

function checkpointIn(input: unknown): Checkpoint {
  const { version, rules, state, actor, top, undoSeat, condition, setup } = objectIn("a kept state", input);
  const at = integerIn("version", version, 0);
  return {
    version: at,
    rules: integerIn("rules", rules, 1),
    state: numbersIn("state", state),
    actor: integerIn("actor", actor, OVER, MOST_SEATS - 1),
    top: integerIn("top", top, 0, at),
    undoSeat: undoSeat === null ? null : seatIn("undoSeat", undoSeat),
    condition: conditionIn(condition),
    setup: setup === null ? null : listIn("setup", setup).map(openEventIn),
  };
}

function conditionIn(input: unknown): Condition {
  const { standIns, resigned, paused, abandoned, undos } = objectIn("condition", input);
  return {
    standIns: listIn("standIns", standIns).map((bot) => (bot === null ? null : textIn("standIns", bot, ID))),
    resigned: listIn("resigned", resigned).map((value) => flagIn("resigned", value)),
    paused: flagIn("paused", paused),
    abandoned: flagIn("abandoned", abandoned),
    undos: integerIn("undos", undos, 0),
  };
}

const ENTRY_FIELDS = new Set([..."vksbmitrecpdaoungwxz"]);
const SEATED: ReadonlySet<string> = new Set(["move", "undo", "handOver", "return", "resign"]);
const MOST_SEATS = 16;
const KEY = /^[\w-]{1,64}$/;
const ID = /^[\w.:@-]{1,64}$/;
const NAME = /^[A-Za-z][\w.-]{0,63}$/;
const RULE = /^[A-Z]{1,8}-\d{1,4}\.\d{1,4}$/;
const DECIDER = /^(server|(person|bot):[\w.:@-]{1,64})$/;

function eventIn(input: unknown): GameEvent {
  const [type, rule, seat, data = {}, secretSeat, secretData, ...rest] = listIn("an event", input);
  if (rest.length > 0) throw new Unfit("an event has too many parts");
  const open = {
    type: textIn("event type", type, NAME),
    rule: textIn("event rule", rule, RULE) as RuleId,
    seat: seat === null ? null : seatIn("event seat", seat),
    data: dataIn(data),
  };
  if (secretSeat === undefined) return open;
  return {
    ...open,
    secret: { seat: seatIn("event secret", secretSeat), data: dataIn(secretData) },
  };
}

/** An event in its usual form: what a kept state holds of the setup. */
function openEventIn(input: unknown): GameEvent {
  const { type, rule, seat, data, secret } = objectIn("an event", input);
  if (secret === undefined) return eventIn([type, rule, seat, data]);
  const hidden = objectIn("event secret", secret);
  return eventIn([type, rule, seat, data, hidden.seat, hidden.data]);
}

function sceneIn(input: unknown, events: number): Scene {
  const [event, patch] = listIn("a scene", input);
  return {
    event: integerIn("scene", event, 0, events - 1),
    patch: patch === null ? null : patchIn("scene", patch),
  };
}

function moveIn(input: unknown): MoveObject {
  const fields = objectIn("m", input);
  textIn("m", fields.type, NAME);
  for (const [name, value] of Object.entries(fields)) {
    if (!NAME.test(name) || !(typeof value === "string" ? value.length <= 64 : Number.isSafeInteger(value)))
      throw new Unfit(`m is not a move at ${name}`);
  }
  return fields as MoveObject;
}

/** Numbers of an event, which unlike those of a state need not be whole. */
function dataIn(input: unknown): EventData {
  const fields = objectIn("event data", input);
  for (const [name, value] of Object.entries(fields)) {
    const fits = Array.isArray(value) ? value.every(Number.isFinite) : Number.isFinite(value);
    if (!fits || !NAME.test(name)) throw new Unfit(`event data is not made of numbers at ${name}`);
  }
  return fields as EventData;
}

function numbersIn(what: string, input: unknown): StateJson {
  const fields = objectIn(what, input);
  if (Object.keys(fields).length > MOST_FIELDS) throw new Unfit(`${what} has too many fields`);
  for (const [name, value] of Object.entries(fields)) {
    if (!NAME.test(name)) throw new Unfit(`${what} has a field ${name}`);
    if (Array.isArray(value)) integersIn(what, value);
    else integerIn(what, value, Number.MIN_SAFE_INTEGER);
  }
  return fields as StateJson;
}

function patchIn(what: string, input: unknown): Patch {
  const patch = numbersIn(what, input);
  for (const [name, change] of Object.entries(patch)) {
    if (typeof change === "number") continue;
    if (change.length % 2 !== 0) throw new Unfit(`${what} has half a change of ${name}`);
    for (let i = 0; i < change.length; i += 2) integerIn(`${what} at ${name}`, change[i], 0, MOST_LENGTH - 1);
  }
  return patch;
}

function integersIn(what: string, list: readonly unknown[]): void {
  if (list.length > 2 * MOST_LENGTH) throw new Unfit(`${what} is too long`);
  for (const value of list) integerIn(what, value, Number.MIN_SAFE_INTEGER);
}

function deciderIn(input: unknown): Decider {
  return textIn("b", input, DECIDER) as Decider;
}

const seatIn = (what: string, input: unknown): Seat => integerIn(what, input, 0, MOST_SEATS - 1);
