/** Effects, costs and conditions in words, from the sentences of the vocabulary. */
import { BUILDINGS } from "../content/buildings.ts";
import type { Condition, Cost, Effect, Option, Resource, Words } from "../content/types.ts";
import { COMPARISONS, FLAG_QUERIES, MODIFIERS, OPERATIONS, QUERIES } from "../content/vocabulary.ts";
import { DUSK_CARDS } from "../data.ts";
import type { Lexicon } from "./lexicon.ts";
import { namesIn } from "./names.ts";

/** The words of a parameter: the same value reads differently in different places. */
function wordOf(key: string, value: string, { cards, glossary }: Lexicon): string {
  const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    who: { ...glossary.citizenTypes, ...glossary.who },
    track: glossary.tracks,
    which: glossary.which,
    ring: glossary.rings,
    filter: glossary.destroyFilters,
  };
  const every: Readonly<Record<string, string>> = {
    ...glossary.resources,
    ...glossary.citizenTypes,
    ...glossary.hopeTypes,
    ...glossary.discontentTypes,
    ...glossary.actions,
    ...glossary.zones,
    ...glossary.counters,
  };
  const card = [...BUILDINGS, ...DUSK_CARDS].find(({ id }) => id === value);
  return card ? cards[card.id].name : (lists[key]?.[value] ?? every[value] ?? value);
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "(s)" and its like follow the number of the sentence. */
function inflect(text: string, n: number): string {
  const many = Math.abs(n) > 1;
  return text.replace(/\((s|x)\)/g, (_, ending: string) => (many ? ending : ""));
}

export function sayCost(cost: Cost | undefined, lexicon: Lexicon): string {
  return Object.entries(cost ?? {})
    .map(([res, n]) => `${n} ${lexicon.glossary.resources[res as Resource]}`)
    .join(", ");
}

export function sayCondition(condition: Condition, lexicon: Lexicon): string {
  if ("not" in condition)
    return COMPARISONS.not[lexicon.language].replace("{c}", sayCondition(condition.not, lexicon));
  if ("all" in condition)
    return condition.all
      .map((part) => sayCondition(part, lexicon))
      .join(` ${COMPARISONS.all[lexicon.language]} `);
  if ("any" in condition)
    return condition.any
      .map((part) => sayCondition(part, lexicon))
      .join(` ${COMPARISONS.any[lexicon.language]} `);
  const { pattern, query } = sayQuery(condition.q, lexicon);
  if (FLAG_QUERIES.includes(pattern) && condition.cmp === ">=") return query;
  return COMPARISONS[condition.cmp][lexicon.language]
    .replace("{v}", String(condition.v))
    .replace("{q}", query);
}

/** "hope.active.faith" is found under "hope.active.<hopeType>". */
function sayQuery(name: string, lexicon: Lexicon): { readonly pattern: string; readonly query: string } {
  const texts: Readonly<Record<string, Words>> = QUERIES;
  if (texts[name]) return { pattern: name, query: texts[name][lexicon.language] };
  const cut = name.lastIndexOf(".");
  const parameter = name.slice(cut + 1);
  const pattern = Object.keys(texts).find((key) => key.startsWith(`${name.slice(0, cut)}.<`)) ?? "";
  const query = (texts[pattern]?.[lexicon.language] ?? "").replace(/\{\w+\}/, wordOf("", parameter, lexicon));
  return { pattern, query };
}

export function sayEffects(effects: readonly Effect[], lexicon: Lexicon): string {
  return effects.map((effect) => sayEffect(effect, lexicon)).join(" ");
}

function sayEffect(effect: Effect, lexicon: Lexicon): string {
  if (effect.op === "choose")
    return [
      OPERATIONS.choose?.text[lexicon.language] ?? "",
      ...effect.options.map((option, i) => `${i + 1}. ${sayOption(option, lexicon)}`),
    ].join(" ");
  if (effect.op === "if") {
    const [then, otherwise] = (OPERATIONS.if?.text[lexicon.language] ?? "").split(/(?=(?:Otherwise|Sinon))/);
    const head = (then ?? "")
      .replace("{cond}", sayCondition(effect.cond, lexicon))
      .replace("{do}", sayEffects(effect.do, lexicon))
      .trim();
    if (!effect.else?.length) return head;
    return `${head} ${(otherwise ?? "").replace("{else}", sayEffects(effect.else, lexicon))}`;
  }
  if (effect.op === "repeat")
    return (OPERATIONS.repeat?.text[lexicon.language] ?? "")
      .replace("{count}", sayQuery(effect.count, lexicon).query)
      .replace("{max}", String(effect.max ?? ""))
      .replace("{do}", sayEffects(effect.do, lexicon));
  const isModifier = effect.op === "modifier";
  const term = isModifier ? MODIFIERS[effect.mod] : OPERATIONS[effect.op];
  if (!term) return "";
  const values: Readonly<Record<string, unknown>> = { ...effect };
  if (values.n === "all") return term.textAll?.[lexicon.language] ?? "";
  const text = term.text[lexicon.language].replace(/ ?\{(\w+)\}/g, (found, key: string) => {
    const value = values[key];
    if (value === undefined) return "";
    const space = found.startsWith(" ") ? " " : "";
    return space + sayValue(key, value, term.params[key] ?? "", lexicon);
  });
  return inflect(text, typeof values.n === "number" ? values.n : 1);
}

function sayValue(key: string, value: unknown, type: string, lexicon: Lexicon): string {
  if (typeof value === "number") return type === "int" || type === "intOrAll" ? signed(value) : String(value);
  if (Array.isArray(value)) return value.map((item) => wordOf(key, String(item), lexicon)).join(", ");
  return wordOf(key, String(value), lexicon);
}

/** "Patch it (2 Wood): Pressure cubes: −1." */
export function sayOption({ label, cost, effects, req }: Option, lexicon: Lexicon): string {
  const named = namesIn(lexicon).label(label);
  const price = sayCost(cost, lexicon);
  const condition = req ? sayCondition(req, lexicon) : "";
  const notes = [price, condition].filter(Boolean).join(lexicon.language === "fr" ? " ; " : "; ");
  const head = notes ? `${named} (${notes})` : named;
  const colon = lexicon.language === "fr" ? " : " : ": ";
  return effects.length === 0 ? head : `${head}${colon}${sayEffects(effects, lexicon)}`;
}
