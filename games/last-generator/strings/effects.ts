/** Effects, costs and conditions in words: the sentences of a language's grammar, put together. */
import {
  type Comparison,
  type Condition,
  type Cost,
  type Effect,
  type ModifierEffect,
  type Option,
  RESOURCES,
  type WeatherCard,
} from "../content/types.ts";
import { QUERIES, type QueryPattern } from "../content/vocabulary.ts";
import type { Grammar } from "./grammar.ts";
import type { Lexicon } from "./lexicon.ts";
import { namesIn } from "./names.ts";

const NEGATED: Readonly<Record<Exclude<Comparison, "==">, Comparison>> = {
  ">=": "<",
  "<": ">=",
  "<=": ">",
  ">": "<=",
};

/** "2 wood, 1 steel"; empty for nothing. */
export function sayCost(cost: Cost | null | undefined, { grammar }: Lexicon): string {
  return RESOURCES.flatMap((res) => {
    const n = cost?.[res] ?? 0;
    return n > 0 ? [grammar.amount(n, res)] : [];
  }).join(", ");
}

/** "you have a Hothouse": what can follow "if". */
export function sayCondition(condition: Condition, { grammar }: Lexicon): string {
  const say = (part: Condition, negated: boolean): string => {
    if ("not" in part) return say(part.not, !negated);
    if ("all" in part) return join(part.all, negated ? grammar.or : grammar.and, negated);
    if ("any" in part) return join(part.any, negated ? grammar.and : grammar.or, negated);
    if (!negated) return compare(part.q, part.cmp, part.v);
    if (part.cmp !== "==") return compare(part.q, NEGATED[part.cmp], part.v);
    return join(
      [
        { ...part, cmp: "<" },
        { ...part, cmp: ">" },
      ],
      grammar.or,
      false,
    );
  };
  const join = (parts: readonly Condition[], word: string, negated: boolean): string => {
    const said = parts.map((part) => say(part, negated));
    const shared = said.every((part) => part.startsWith(grammar.youHave)) ? grammar.youHave.length : 0;
    return said.map((part, i) => (i === 0 ? part : part.slice(shared))).join(` ${word} `);
  };
  const compare = (name: string, comparison: Comparison, v: number): string => {
    const { pattern, what } = queryOf(name);
    return grammar.queries[pattern](comparison, v, what);
  };
  return say(condition, false);
}

/** "hope.active.faith" is "hope.active.<hopeType>", asked of faith. */
function queryOf(name: string): { readonly pattern: QueryPattern; readonly what: string } {
  const cut = name.lastIndexOf(".");
  const pattern =
    QUERIES.find((query) => query === name) ??
    QUERIES.find((query) => query.startsWith(`${name.slice(0, cut)}.<`));
  if (pattern === undefined) throw new Error(`no words ask for ${name}`);
  return { pattern, what: name.slice(cut + 1) };
}

type Goods = Extract<Effect, { readonly op: "gain" | "lose" }>;
const isGoods = (effect: Effect): effect is Goods => effect.op === "gain" || effect.op === "lose";

/** What is gained or lost in a row makes one sentence. */
function sentencesOf(effects: readonly Effect[], lexicon: Lexicon): string[] {
  const [first] = effects;
  if (!first) return [];
  if (!isGoods(first)) return [sayEffect(first, lexicon), ...sentencesOf(effects.slice(1), lexicon)];
  const { grammar } = lexicon;
  const end = effects.findIndex(({ op }) => op !== first.op);
  const row = effects.slice(0, end < 0 ? effects.length : end).filter(isGoods);
  const goods = grammar.list(row.map(({ n, res }) => grammar.amount(n, res)));
  return [grammar[first.op](goods), ...sentencesOf(effects.slice(row.length), lexicon)];
}

/** Sentences one after the other; what follows a condition says that it no longer depends on it. */
export function sayEffects(effects: readonly Effect[], lexicon: Lexicon): string {
  const end = effects.findIndex(({ op }) => OPENING.has(op));
  const link = effects[end]?.op === "repeat" ? lexicon.grammar.afterwards : lexicon.grammar.eitherWay;
  if (end < 0 || end === effects.length - 1) return sentencesOf(effects, lexicon).join(" ");
  return `${sayEffects(effects.slice(0, end + 1), lexicon)} ${after(link, effects.slice(end + 1), lexicon)}`;
}

/** Opens what hangs on something else: "Otherwise, if …:" */
const OPENING: ReadonlySet<Effect["op"]> = new Set(["choose", "if", "repeat"]);

/** "If …:" and what follows it, in the middle of the sentence. One colon is enough: "Otherwise, choose one: …" */
function after(head: string, effects: readonly Effect[], lexicon: Lexicon): string {
  const opens = effects[0] && OPENING.has(effects[0].op);
  return `${opens ? head.replace(/\s?:$/, ",") : head} ${lexicon.grammar.inside(sayEffects(effects, lexicon))}`;
}

function sayEffect(effect: Exclude<Effect, Goods>, lexicon: Lexicon): string {
  const { grammar } = lexicon;
  switch (effect.op) {
    case "choose": {
      const options = effect.options.map((option, i) => `(${i + 1}) ${sayOption(option, lexicon)}`);
      return [grammar.choose, ...options.map((said) => said.replace(/([^.])$/, "$1."))].join(" ");
    }
    case "if": {
      const then = after(grammar.if(sayCondition(effect.cond, lexicon)), effect.do, lexicon);
      return effect.else?.length ? `${then} ${after(grammar.otherwise, effect.else, lexicon)}` : then;
    }
    case "repeat":
      return after(sayRepeat(effect, lexicon), effect.do, lexicon);
    case "modifier":
      return sayModifier(effect, grammar);
    default:
      return (grammar.effects[effect.op] as (effect: Effect) => string)(effect);
  }
}

/** "For each active Anger token (at most 3):" */
export function sayRepeat({ count, max }: Effect & { readonly op: "repeat" }, { grammar }: Lexicon): string {
  const { pattern, what } = queryOf(count);
  return grammar.forEach(grammar.each(pattern, what), max);
}

function sayModifier(effect: ModifierEffect, grammar: Grammar): string {
  const said = (grammar.modifiers[effect.mod] as (effect: ModifierEffect) => string)(effect);
  return effect.until === "game" ? said : said.replace(/\.$/, ` ${grammar.until[effect.until]}.`);
}

/** "Patch it (2 wood): remove 1 Pressure cube." */
export function sayOption({ label, cost, effects, req }: Option, lexicon: Lexicon): string {
  const { grammar } = lexicon;
  const condition = req ? grammar.onlyIf(sayCondition(req, lexicon)) : "";
  const notes = [sayCost(cost, lexicon), condition].filter(Boolean);
  return grammar.option(namesIn(lexicon).label(label), notes, grammar.inside(sayEffects(effects, lexicon)));
}

/** What a day's sky does, as effects (GEN-8.2 to GEN-8.5). */
export function weatherEffects({ cold, radius, scouts, storm }: WeatherCard): readonly Effect[] {
  return [
    ...(cold === 0 ? [] : [{ op: "cold", n: cold } as const]),
    ...(radius === 0 ? [] : [{ op: "radius", n: radius } as const]),
    ...(scouts === 0 ? [] : [{ op: "scouts", n: scouts, which: "each" } as const]),
    ...(storm === 0 ? [] : [{ op: "storm", n: -storm } as const]),
  ];
}
