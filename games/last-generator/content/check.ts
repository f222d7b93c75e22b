/** The schema of the content, checked at run time: no unknown effect, parameter, query or reference. */
import { queryNumber } from "../compile/conditions.ts";
import { BUILDING_IDS, COUNTERS } from "../data.ts";
import { DUSK } from "./dusk.ts";
import { RESOURCES } from "./types.ts";
import { ENUMS, MODIFIERS, OPERATIONS } from "./vocabulary.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Keys whose value is a list of effects. */
const EFFECTS = new Set([
  "effects",
  "ability",
  "carry",
  "do",
  "else",
  "modifiers",
  "nightly",
  "onDevelop",
  "onDusk",
  "onEnact",
  "onExplore",
  "onToken",
  "passive",
  "passiveUpgraded",
]);
/** Keys whose value is a condition, or null for none. */
const CONDITIONS = new Set(["cond", "req", "winAtEnd"]);
const COSTS = new Set(["cost", "upgradeCost"]);

/** What is wrong with a piece of content, in words; empty when all is well. */
export function complaintsIn(value: unknown, path = ""): string[] {
  if (Array.isArray(value))
    return [...aboutIds(value, path), ...value.flatMap((item, i) => complaintsIn(item, `${path}[${i}]`))];
  if (!isFields(value)) return [];
  const here = typeof value.id === "string" && path.endsWith("]") ? `${path} ${value.id}` : path;
  return [
    ...("op" in value ? aboutEffect(value, here) : []),
    ...Object.entries(value).flatMap(([key, part]) => [
      ...aboutField(key, part, `${here}.${key}`),
      ...(key === "options" ? aboutOptions(part, here) : []),
      ...complaintsIn(part, `${here}.${key}`),
    ]),
  ];
}

/** What the name of a field promises about its value. */
function aboutField(key: string, value: unknown, path: string): string[] {
  if (EFFECTS.has(key)) return aboutList(value, path);
  if (CONDITIONS.has(key)) return value === null ? [] : aboutCondition(value, path);
  if (COSTS.has(key)) return value === null ? [] : aboutCost(value, path);
  return [];
}

function aboutIds(items: readonly unknown[], path: string): string[] {
  const ids = items.flatMap((item) =>
    isFields(item) && !("op" in item) && item.id ? [String(item.id)] : [],
  );
  return ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `${path} has ${id} twice`);
}

function aboutList(effects: unknown, path: string): string[] {
  if (!Array.isArray(effects)) return [`${path} is not a list`];
  return effects.flatMap((effect: unknown, i) =>
    isFields(effect) && "op" in effect ? [] : [`${path}[${i}] is no effect`],
  );
}

function aboutCost(cost: unknown, path: string): string[] {
  if (!isFields(cost)) return [`${path} is no cost`];
  return Object.entries(cost).flatMap(([res, n]) =>
    (RESOURCES as readonly string[]).includes(res)
      ? aboutParameter(n, "int+", `${path}.${res}`)
      : [`${path}.${res} is no resource`],
  );
}

/** GEN-30.1 */
function aboutCondition(condition: unknown, path: string): string[] {
  if (!isFields(condition)) return [`${path} is no condition`];
  if ("q" in condition)
    return [
      ...aboutQuery(String(condition.q), path),
      ...aboutParameter(condition.cmp, "cmp", `${path}.cmp`),
      ...(condition.v === 0 ? [] : aboutParameter(condition.v, "int", `${path}.v`)),
    ];
  if ("not" in condition) return aboutCondition(condition.not, `${path}.not`);
  const parts = condition.all ?? condition.any;
  if (!Array.isArray(parts)) return [`${path} is no condition`];
  return parts.flatMap((part: unknown, i) => aboutCondition(part, `${path}[${i}]`));
}

/** GEN-2.8: one option must be open to all. */
function aboutOptions(options: unknown, path: string): string[] {
  if (!Array.isArray(options)) return [];
  if (options.length === 0) return [`${path} has no option`];
  const open = options.some((option: unknown) => isFields(option) && !option.req && !option.cost);
  return open ? [] : [`${path} has no option without requirement and cost`];
}

function aboutQuery(query: string, path: string): string[] {
  return queryNumber(query) < 0 ? [`${path} asks for ${query}`] : [];
}

function aboutEffect(effect: Fields, path: string): string[] {
  const operation = OPERATIONS[String(effect.op)];
  const modifier = effect.op === "modifier" ? MODIFIERS[String(effect.mod)] : undefined;
  if (!operation || (effect.op === "modifier" && !modifier))
    return [`${path} has the unknown effect ${effect.op} ${effect.mod ?? ""}`];
  const params = { ...operation.params, ...modifier?.params };
  const strange = Object.keys(effect).filter((key) => key !== "op" && !Object.hasOwn(params, key));
  return [
    ...strange.map((key) => `${path}: ${effect.op} has no ${key}`),
    ...aboutToken(effect, path),
    ...Object.entries(params).flatMap(([key, type]) => aboutParameter(effect[key], type, `${path}.${key}`)),
  ];
}

/** GEN-15.6, and tokens of the track that is named. */
function aboutToken({ op, n, track, type }: Fields, path: string): string[] {
  if (type === undefined) return [];
  if (op === "hope" || op === "discontent") return Number(n) < 0 ? [`${path}: a fall names a type`] : [];
  if (op !== "activate" && op !== "exhaust") return [];
  const types: readonly unknown[] = track === "hope" ? ENUMS.hopeType : ENUMS.discontentType;
  return types.includes(type) ? [] : [`${path}: ${String(track)} has no ${String(type)}`];
}

/** What each type of parameter may be; lists end in [], optional ones in ?. */
function aboutParameter(value: unknown, type: string, path: string): string[] {
  if (value === undefined) return type.endsWith("?") ? [] : [`${path} is missing`];
  const plain = type.replace("?", "");
  if (plain.endsWith("[]")) {
    if (!Array.isArray(value)) return [`${path} is not a list`];
    return value.flatMap((item: unknown) => aboutParameter(item, plain.slice(0, -2), path));
  }
  const allowed = ALLOWED[plain] ?? (ENUMS as Readonly<Record<string, readonly unknown[]>>)[plain];
  if (allowed) return allowed.includes(value) ? [] : [`${path} is ${String(value)}`];
  if (plain === "int+")
    return Number.isInteger(value) && Number(value) > 0 ? [] : [`${path} is ${String(value)}`];
  if (plain === "int") return Number.isInteger(value) && value !== 0 ? [] : [`${path} is ${String(value)}`];
  if (plain === "intOrAll")
    return value === "all" || (Number.isInteger(value) && value !== 0) ? [] : [`${path} is ${String(value)}`];
  if (plain === "query") return aboutQuery(String(value), path);
  // Lists of effects, options and conditions are looked at by the name of their field.
  return NESTED.has(plain) ? [] : [`${path} is of the unknown type ${plain}`];
}

const NESTED = new Set(["effects", "options", "cond"]);

const ALLOWED: Readonly<Record<string, readonly unknown[]>> = {
  building: BUILDING_IDS,
  /** GEN-28.25: only linked cards lie aside. */
  dusk: DUSK.filter(({ kind }) => kind === "linked").map(({ id }) => id),
  counter: COUNTERS,
  token: [...ENUMS.hopeType, ...ENUMS.discontentType],
  mod: Object.keys(MODIFIERS),
};
