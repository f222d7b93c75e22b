/** Effects in words and signs: what a card, a building or a law does, said with the sentences of the vocabulary. */
import { type Cost, type Effect, type ModifierEffect, type Option, RESOURCES } from "../content/types.ts";
import { TOKENS } from "../data.ts";
import { sayCondition, sayEffects } from "../strings/effects.ts";
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
  exhaust: "bad",
  stormSet: "plain",
  token: "plain",
};

function toneOf(op: string, n: unknown): Tone {
  const rising = RISING[op];
  if (rising === undefined) return TONES[op] ?? "good";
  if (n === "all") return "good";
  const more = typeof n === "number" && n > 0;
  if (more) return rising;
  return rising === "good" ? "bad" : "good";
}

/** A sentence of the vocabulary beside its sign: without its full stop. */
const say = (effect: Effect, words: Words): string =>
  sayEffects([effect], words.lexicon).replace(/[\s\u00a0:.]+$/, "");

/** Sentences that are shorter beside their sign than those of the vocabulary. */
function textOf(effect: Effect, words: Words): string {
  switch (effect.op) {
    case "gain":
      return `+${effect.n} ${words.names.resource(RESOURCES.indexOf(effect.res))}`;
    case "lose":
      return `−${effect.n} ${words.names.resource(RESOURCES.indexOf(effect.res))}`;
    case "hope":
    case "discontent":
      return effect.type === undefined
        ? say(effect, words)
        : `${say({ op: effect.op, n: effect.n }, words)} (${words.names.token(TOKENS.indexOf(effect.type))})`;
    default:
      return say(effect, words);
  }
}

function phraseOf(effect: Effect, words: Words): Phrase {
  switch (effect.op) {
    case "modifier":
      return { sign: "star", tone: "good", text: `${say(effect, words)}${until(effect, words)}` };
    case "choose":
      return {
        sign: "card",
        tone: "plain",
        text: words.chooseOne,
        parts: effect.options.map((option) => optionPhrase(option, words)),
      };
    case "if":
      return {
        sign: "law",
        tone: "plain",
        text: words.if(sayCondition(effect.cond, words.lexicon)),
        parts: [
          ...phrasesOf(effect.do, words),
          ...(effect.else && effect.else.length > 0
            ? [
                {
                  sign: "law" as const,
                  tone: "plain" as const,
                  text: words.otherwise,
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
        text: say({ ...effect, do: [] }, words),
        parts: phrasesOf(effect.do, words),
      };
    default:
      return {
        sign: effect.op === "gain" || effect.op === "lose" ? effect.res : (SIGNS[effect.op] ?? "star"),
        tone: toneOf(effect.op, "n" in effect ? effect.n : 1),
        text: textOf(effect, words),
      };
  }
}

const until = (effect: ModifierEffect, words: Words): string =>
  effect.until === "round" ? ` (${words.thisRound})` : "";

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
