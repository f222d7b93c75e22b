/** Effects in words and signs: what a card, a building or a law does. */
import { type Cost, type Effect, type Option, RESOURCES } from "../content/types.ts";
import { sayCondition, sayEffects, sayRepeat } from "../strings/effects.ts";
import type { SignName } from "./signs.tsx";
import type { Words } from "./words.tsx";

export type Tone = "good" | "bad" | "grave" | "plain";

export interface Phrase {
  readonly sign: SignName;
  readonly tone: Tone;
  readonly text: string;
  /** What it consists of: the two ways of a condition, the options of a choice. */
  readonly parts?: readonly Phrase[];
}

const SIGNS: Readonly<Record<string, SignName>> = {
  hope: "hope",
  discontent: "discontent",
  activate: "token",
  exhaust: "token",
  sick: "sick",
  cure: "cure",
  treat: "cure",
  die: "dead",
  citizens: "person",
  flip: "sick",
  corpses: "dead",
  cold: "cold",
  radius: "cold",
  heat: "heat",
  pressure: "pressure",
  tower: "pressure",
  hunger: "hunger",
  fatigue: "tired",
  recall: "person",
  scouts: "scout",
  drawCitizen: "card",
  discardCitizen: "card",
  addDusk: "dusk",
  discardEvent: "card",
  storm: "storm",
  stormSet: "storm",
  dev: "tech",
  automaton: "automaton",
  destroy: "use",
  clear: "hex",
  gather: "gather",
  build: "build",
  buildActions: "build",
  unlock: "build",
  enactLaw: "law",
  counter: "star",
  newExpedition: "scout",
  token: "card",
  modifier: "star",
};

/** Whether more of it is good news; the rest is good or bad whatever its number. */
const RISING: Readonly<Record<string, Tone>> = {
  hope: "good",
  citizens: "good",
  heat: "good",
  automaton: "good",
  counter: "good",
  discontent: "bad",
  corpses: "bad",
  cold: "bad",
  radius: "bad",
  pressure: "bad",
  hunger: "bad",
  storm: "good",
};
const TONES: Readonly<Record<string, Tone>> = {
  gain: "good",
  lose: "bad",
  sick: "bad",
  flip: "bad",
  die: "grave",
  fatigue: "bad",
  tower: "bad",
  addDusk: "bad",
  destroy: "bad",
  discardCitizen: "bad",
  stormSet: "plain",
  token: "plain",
};

/** Waking hope and quieting discontent are good news, the reverse is bad. */
const isGoodToken = ({ op, track }: Effect & { readonly op: "activate" | "exhaust" }): boolean =>
  (op === "activate") === (track === "hope");

function toneOf(effect: Effect): Tone {
  const { op } = effect;
  if (op === "activate" || op === "exhaust") return isGoodToken(effect) ? "good" : "bad";
  const n = "n" in effect ? effect.n : 1;
  const rising = RISING[op];
  if (rising === undefined) return TONES[op] ?? "good";
  if (n === "all") return "good";
  const more = typeof n === "number" && n > 0;
  if (more) return rising;
  return rising === "good" ? "bad" : "good";
}

/** A sentence beside its sign: without its full stop. */
const say = (effect: Effect, words: Words): string => sayEffects([effect], words.lexicon).replace(/\.$/, "");

/** Goods are shorter beside their sign. */
function textOf(effect: Effect, words: Words): string {
  const { amount } = words.lexicon.grammar;
  if (effect.op === "gain") return `+${amount(effect.n, effect.res)}`;
  return effect.op === "lose" ? `−${amount(effect.n, effect.res)}` : say(effect, words);
}

function phraseOf(effect: Effect, words: Words): Phrase {
  const { grammar } = words.lexicon;
  switch (effect.op) {
    case "modifier":
      return { sign: "star", tone: "good", text: say(effect, words) };
    case "choose":
      return {
        sign: "card",
        tone: "plain",
        text: grammar.choose,
        parts: effect.options.map((option) => optionPhrase(option, words)),
      };
    case "if":
      return {
        sign: "law",
        tone: "plain",
        text: grammar.if(sayCondition(effect.cond, words.lexicon)),
        parts: [
          ...phrasesOf(effect.do, words),
          ...(effect.else && effect.else.length > 0
            ? [
                {
                  sign: "law" as const,
                  tone: "plain" as const,
                  text: grammar.otherwise,
                  parts: phrasesOf(effect.else, words),
                },
              ]
            : []),
        ],
      };
    case "repeat":
      return {
        sign: "law",
        tone: "plain",
        text: sayRepeat(effect, words.lexicon),
        parts: phrasesOf(effect.do, words),
      };
    default:
      return {
        sign: effect.op === "gain" || effect.op === "lose" ? effect.res : (SIGNS[effect.op] ?? "star"),
        tone: toneOf(effect),
        text: textOf(effect, words),
      };
  }
}

export const phrasesOf = (effects: readonly Effect[], words: Words): readonly Phrase[] =>
  effects.map((effect) => phraseOf(effect, words));

function optionPhrase({ label, effects }: Option, words: Words): Phrase {
  return { sign: "card", tone: "plain", text: words.names.label(label), parts: phrasesOf(effects, words) };
}

export interface Price {
  readonly resource: number;
  readonly n: number;
}

export const pricesOf = (cost: Cost | undefined | null): readonly Price[] =>
  RESOURCES.flatMap((res, resource) => {
    const n = cost?.[res] ?? 0;
    return n === 0 ? [] : [{ resource, n }];
  });
