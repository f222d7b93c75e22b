/** Effects, costs and conditions in words, from the sentences of the vocabulary. */
import type { Language } from "@banquise/engine";
import { BUILDINGS } from "../content/buildings.ts";
import type { Condition, Cost, Effect, Option, Resource, Words } from "../content/types.ts";
import { COMPARISONS, FLAG_QUERIES, MODIFIERS, OPERATIONS, QUERIES } from "../content/vocabulary.ts";
import { WORDS } from "../content/words.ts";
import { DUSK_CARDS } from "../data.ts";

const EVERY_WORD: Readonly<Record<string, Words>> = {
  ...WORDS.resources,
  ...WORDS.citizenTypes,
  ...WORDS.hopeTypes,
  ...WORDS.discontentTypes,
  ...WORDS.actions,
  ...WORDS.zones,
  ...WORDS.counters,
};

/** The words of a parameter: the same value reads differently in different places. */
function wordOf(key: string, value: string, language: Language): string {
  const lists: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
    who: { ...WORDS.citizenTypes, ...WORDS.who },
    track: WORDS.tracks,
    which: WORDS.which,
    ring: WORDS.rings,
    filter: WORDS.destroyFilters,
  };
  const building = BUILDINGS.find(({ id }) => id === value);
  if (building) return building.name[language];
  const dusk = DUSK_CARDS.find(({ id }) => id === value);
  if (dusk) return dusk.name[language];
  return (lists[key]?.[value] ?? EVERY_WORD[value])?.[language] ?? value;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "(s)" and its like follow the number of the sentence. */
function inflect(text: string, n: number): string {
  const many = Math.abs(n) > 1;
  return text.replace(/\((s|x)\)/g, (_, ending: string) => (many ? ending : ""));
}

export function sayCost(cost: Cost | undefined, language: Language): string {
  return Object.entries(cost ?? {})
    .map(([res, n]) => `${n} ${WORDS.resources[res as Resource][language]}`)
    .join(", ");
}

export function sayCondition(condition: Condition, language: Language): string {
  if ("not" in condition)
    return COMPARISONS.not[language].replace("{c}", sayCondition(condition.not, language));
  if ("all" in condition)
    return condition.all.map((part) => sayCondition(part, language)).join(` ${COMPARISONS.all[language]} `);
  if ("any" in condition)
    return condition.any.map((part) => sayCondition(part, language)).join(` ${COMPARISONS.any[language]} `);
  const { pattern, query } = sayQuery(condition.q, language);
  if (FLAG_QUERIES.includes(pattern) && condition.cmp === ">=") return query;
  return COMPARISONS[condition.cmp][language].replace("{v}", String(condition.v)).replace("{q}", query);
}

/** "hope.active.faith" is found under "hope.active.<hopeType>". */
function sayQuery(name: string, language: Language): { readonly pattern: string; readonly query: string } {
  const texts: Readonly<Record<string, Words>> = QUERIES;
  if (texts[name]) return { pattern: name, query: texts[name][language] };
  const cut = name.lastIndexOf(".");
  const parameter = name.slice(cut + 1);
  const pattern = Object.keys(texts).find((key) => key.startsWith(`${name.slice(0, cut)}.<`)) ?? "";
  const query = (texts[pattern]?.[language] ?? "").replace(/\{\w+\}/, wordOf("", parameter, language));
  return { pattern, query };
}

export function sayEffects(effects: readonly Effect[], language: Language): string {
  return effects.map((effect) => sayEffect(effect, language)).join(" ");
}

function sayEffect(effect: Effect, language: Language): string {
  if (effect.op === "choose")
    return [
      OPERATIONS.choose?.text[language] ?? "",
      ...effect.options.map((option, i) => `${i + 1}. ${sayOption(option, language)}`),
    ].join(" ");
  if (effect.op === "if") {
    const [then, otherwise] = (OPERATIONS.if?.text[language] ?? "").split(/(?=(?:Otherwise|Sinon))/);
    const head = (then ?? "")
      .replace("{cond}", sayCondition(effect.cond, language))
      .replace("{do}", sayEffects(effect.do, language))
      .trim();
    if (!effect.else?.length) return head;
    return `${head} ${(otherwise ?? "").replace("{else}", sayEffects(effect.else, language))}`;
  }
  if (effect.op === "repeat")
    return (OPERATIONS.repeat?.text[language] ?? "")
      .replace("{count}", sayQuery(effect.count, language).query)
      .replace("{max}", String(effect.max ?? ""))
      .replace("{do}", sayEffects(effect.do, language));
  const isModifier = effect.op === "modifier";
  const term = isModifier ? MODIFIERS[effect.mod] : OPERATIONS[effect.op];
  if (!term) return "";
  const values: Readonly<Record<string, unknown>> = { ...effect };
  if (values.n === "all") return term.textAll?.[language] ?? "";
  const text = term.text[language].replace(/ ?\{(\w+)\}/g, (found, key: string) => {
    const value = values[key];
    if (value === undefined) return "";
    const space = found.startsWith(" ") ? " " : "";
    return space + sayValue(key, value, term.params[key] ?? "", language);
  });
  return inflect(text, typeof values.n === "number" ? values.n : 1);
}

function sayValue(key: string, value: unknown, type: string, language: Language): string {
  if (typeof value === "number") return type === "int" || type === "intOrAll" ? signed(value) : String(value);
  if (Array.isArray(value)) return value.map((item) => wordOf(key, String(item), language)).join(", ");
  return wordOf(key, String(value), language);
}

/** "Patch it (2 Wood): Pressure cubes: −1." */
export function sayOption({ label, cost, effects, req }: Option, language: Language): string {
  const price = sayCost(cost, language);
  const condition = req ? sayCondition(req, language) : "";
  const notes = [price, condition].filter(Boolean).join(language === "fr" ? " ; " : "; ");
  const head = notes ? `${label[language]} (${notes})` : label[language];
  const colon = language === "fr" ? " : " : ": ";
  return effects.length === 0 ? head : `${head}${colon}${sayEffects(effects, language)}`;
}
