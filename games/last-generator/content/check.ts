/** The schema of the content, checked at run time: no unknown effect, parameter, query or reference, no missing language. */
import { LANGUAGES } from "@banquise/engine";
import { queryNumber } from "../compile/conditions.ts";
import { BUILDING_IDS, COUNTERS, DUSK_IDS } from "../data.ts";
import { ENUMS, MODIFIERS, OPERATIONS } from "./vocabulary.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Keys whose value is a text in every language. */
const TEXTS = new Set(["name", "flavour", "label", "text", "intro", "objective", "note"]);

/** What is wrong with a piece of content, in words; empty when all is well. */
export function complaintsIn(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => complaintsIn(item, `${path}[${i}]`));
  if (!isFields(value)) return [];
  const here = typeof value.id === "string" && path.endsWith("]") ? `${path} ${value.id}` : path;
  return [
    ...("op" in value ? aboutEffect(value, here) : []),
    ...("q" in value ? aboutQuery(String(value.q), here) : []),
    ...Object.entries(value).flatMap(([key, part]) => [
      ...(TEXTS.has(key) ? aboutText(part, `${here}.${key}`) : []),
      ...(key === "options" ? aboutOptions(part, here) : []),
      ...complaintsIn(part, `${here}.${key}`),
    ]),
  ];
}

function aboutText(text: unknown, path: string): string[] {
  if (!isFields(text)) return [`${path} is not a text`];
  return LANGUAGES.flatMap((language) => {
    const words = text[language];
    return typeof words === "string" && words.trim() !== "" ? [] : [`${path} has no ${language}`];
  });
}

/** GEN-2.8: one option must be open to all. */
function aboutOptions(options: unknown, path: string): string[] {
  if (!Array.isArray(options)) return [];
  const open = options.some((option: unknown) => isFields(option) && !option.req && !option.cost);
  return open ? [] : [`${path} has no option without requirement and cost`];
}

function aboutQuery(query: string, path: string): string[] {
  return queryNumber(query) < 0 ? [`${path} asks for ${query}`] : [];
}

function aboutEffect(effect: Fields, path: string): string[] {
  const isModifier = effect.op === "modifier";
  const term = isModifier ? MODIFIERS[String(effect.mod)] : OPERATIONS[String(effect.op)];
  if (!term) return [`${path} has the unknown effect ${effect.op} ${effect.mod ?? ""}`];
  const known = new Set(["op", ...Object.keys(term.params), ...(isModifier ? ["mod", "until"] : [])]);
  const strange = Object.keys(effect).filter((key) => !known.has(key));
  const typed =
    (effect.op === "hope" || effect.op === "discontent") && Number(effect.n) < 0 && effect.type !== undefined;
  return [
    ...strange.map((key) => `${path}: ${effect.op} has no ${key}`),
    ...(typed ? [`${path}: a fall names a type`] : []),
    ...Object.entries(term.params).flatMap(([key, type]) =>
      aboutParameter(effect[key], type, `${path}.${key}`),
    ),
  ];
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
  return [];
}

const ALLOWED: Readonly<Record<string, readonly unknown[]>> = {
  building: BUILDING_IDS,
  dusk: DUSK_IDS,
  counter: COUNTERS,
  token: [...ENUMS.hopeType, ...ENUMS.discontentType],
  mod: Object.keys(MODIFIERS),
};
