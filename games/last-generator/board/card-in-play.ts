/** The card that is being resolved: what it is called and what it says. */
import { at, type Place } from "@banquise/engine";
import { triggerOf } from "../compile/addresses.ts";
import type { Source } from "../compile/instructions.ts";
import { BUILDINGS } from "../content/buildings.ts";
import { CITIZENS } from "../content/citizens.ts";
import { EXPEDITIONS } from "../content/expeditions.ts";
import { CALL_OF_DUTY, EXPERTS } from "../content/experts.ts";
import { LAWS } from "../content/laws.ts";
import { MORNING } from "../content/morning.ts";
import { SCENARIOS } from "../content/scenarios.ts";
import { TECHNOLOGIES } from "../content/technologies.ts";
import type { Effect, WeatherCard } from "../content/types.ts";
import { WEATHER } from "../content/weather.ts";
import { CONSEQUENCES, DUSK_CARDS, EVENTS, SPECIALS, TILES } from "../data.ts";
import {
  DUSK as DUSK_PHASE,
  MORNING as MORNING_PHASE,
  PREPARATION,
  WEATHER as WEATHER_PHASE,
} from "../phases.ts";
import { table as places } from "../places.ts";
import { sourceOf, sourceOfGroup } from "../program.ts";
import { cardInStack, stackHeight } from "../queries.ts";
import { isOptionAsked, QUESTION } from "../questions.ts";
import type { State } from "../state.ts";
import { weatherEffects } from "../strings/effects.ts";
import type { CardId } from "../strings/keys.ts";
import { type Phrase, phrasesOf } from "./effects.ts";
import type { SignName } from "./signs.tsx";
import type { Words } from "./words.tsx";

export interface CardInPlay {
  readonly sign: SignName;
  /** "Morning", "Consequence of …". */
  readonly kind: string;
  readonly name: string;
  readonly flavour: string;
  /** What it does by itself; empty where the choices say it. */
  readonly phrases: readonly Phrase[];
  readonly place?: Place | undefined;
}

interface Shown {
  readonly id: CardId;
}

/** What it does, which of its texts is read, and where it is. */
interface Rest {
  readonly effects?: readonly Effect[] | undefined;
  readonly text?: "flavour" | "intro" | "event";
  readonly place?: Place;
}

const DUSK = places.at("card", "dusk");

/** The source that the question belongs to: the innermost card that is not a rule of the game itself. */
function sourceInPlay(s: State): Source | null {
  if (isOptionAsked(s.ask)) return sourceOfGroup(s.group);
  for (let frame = s.depth - 1; frame >= 0; frame--) {
    const source = sourceOf(at(s.framePc, frame));
    if (source.kind !== "rules") return source;
  }
  return s.ask === QUESTION.nothing ? cardTurned(s) : null;
}

/** In a scene: the card that has just been turned up. */
function cardTurned(s: State): Source | null {
  if (s.phase === MORNING_PHASE && s.morningCard > 0) return { kind: "morning", index: s.morningCard - 1 };
  if (s.phase !== DUSK_PHASE) return null;
  if (s.consequenceCard > 0) return { kind: "consequence", index: s.consequenceCard - 1 };
  return s.duskCard > 0 ? { kind: "dusk", index: s.duskCard - 1 } : null;
}

/** The stack of the scout under way, while something is asked about it. */
function stackInPlay(s: State): number {
  return s.ask === QUESTION.reach || s.ask === QUESTION.explored ? at(s.frameLeft, s.depth - 1) - 1 : -1;
}

export function cardInPlay(s: State, words: Words): CardInPlay | null {
  const card = (sign: SignName, kind: string, shown: Shown | undefined, rest: Rest = {}) => {
    if (!shown) return null;
    const { effects = [], text = "flavour", place } = rest;
    const printed = words.names.card(shown.id);
    const phrases = phrasesOf(effects, words);
    return { sign, kind, name: printed.name, flavour: printed[text] ?? "", phrases, place };
  };
  if (s.ask === QUESTION.expert)
    return card("star", words.cards.scenario, SCENARIOS[s.scenario], { text: "intro" });
  const stack = stackInPlay(s);
  if (stack >= 0) {
    const place = EXPEDITIONS[cardInStack(s, stack, stackHeight(s, stack) - 1)];
    const effects = s.ask === QUESTION.explored ? place?.dark.onExplore : [];
    return card("scout", words.cards.expedition, place, { effects, place: places.at("stack", stack) });
  }
  if (s.ask === QUESTION.deathCard)
    return {
      sign: "dead",
      kind: words.cards.death,
      name: words.hasDied(s.dying - 1),
      flavour: words.whoWasIt,
      phrases: [],
    };
  if (s.ask === QUESTION.law)
    return { sign: "law", kind: words.cards.law, name: words.newLaw, flavour: words.lawNote, phrases: [] };
  const tile = TILES[s.tileInHand - 1];
  if (s.ask === QUESTION.slot && tile)
    return { sign: "hex", kind: words.tileInHand, name: words.tile(tile), flavour: "", phrases: [] };
  const source = sourceInPlay(s);
  if (source === null) {
    if (s.phase === PREPARATION) return card("person", words.cards.expert, EXPERTS[s.expert - 1]);
    if (s.phase === WEATHER_PHASE) return weatherInPlay(WEATHER[s.weatherCard - 1], words);
    return null;
  }
  const { kind, index } = source;
  switch (kind) {
    case "morning":
      return card("morning", words.cards.morning, MORNING[index], { place: places.at("card", "morning") });
    case "event":
      return card("card", words.cards.event, EVENTS[index], {
        text: "event",
        place: places.at("event", index),
      });
    case "dusk":
      return card("dusk", words.cards.dusk, DUSK_CARDS[index], {
        effects: outerEffects(DUSK_CARDS[index]?.effects),
        place: DUSK,
      });
    case "consequence":
      return card("law", words.cards.consequence(words.names.law(index >> 1)), CONSEQUENCES[index], {
        effects: outerEffects(CONSEQUENCES[index]?.effects),
        place: DUSK,
      });
    case "law":
      return card("law", words.cards.law, LAWS[index], { effects: LAWS[index]?.onEnact });
    case "technology":
      return card("tech", words.cards.technology, TECHNOLOGIES[index], {
        effects: TECHNOLOGIES[index]?.onDevelop,
      });
    case "citizen":
      return card("person", words.cards.citizen, CITIZENS[index], { effects: CITIZENS[index]?.ability });
    case "death":
      return card("dead", words.cards.death, CITIZENS[index]);
    case "expert":
      return card("person", words.cards.expert, EXPERTS[index], { effects: EXPERTS[index]?.effects });
    case "call":
      return card("call", words.cards.call, CALL_OF_DUTY);
    case "expedition":
      return card("scout", words.cards.expedition, EXPEDITIONS[index]);
    case "building":
      return card("use", words.cards.building, BUILDINGS[index]);
    case "special":
      return card("star", words.cards.special, SPECIALS[index], {
        effects: SPECIALS[index]?.special.effects,
      });
    case "trigger": {
      const trigger = triggerOf(index);
      return card("star", words.cards.trigger, trigger, { effects: outerEffects(trigger?.effects) });
    }
    case "storm": {
      const storm = SCENARIOS[index]?.storm;
      return card("storm", words.cards.storm, storm, { effects: outerEffects(storm?.effects) });
    }
    case "nightly":
      return card("night", words.cards.nightly, SCENARIOS[index]);
    case "hunger":
      return { sign: "hunger", kind: words.cards.hunger, name: words.hungerName, flavour: "", phrases: [] };
    case "sickness":
      return { sign: "sick", kind: words.cards.sickness, name: words.sicknessName, flavour: "", phrases: [] };
    default:
      return null;
  }
}

/** A day's sky, and what the hunters find under it. */
function weatherInPlay(sky: WeatherCard | undefined, words: Words): CardInPlay | null {
  if (!sky) return null;
  const { lexicon, names } = words;
  const hunt: Phrase = {
    sign: "antler",
    tone: sky.hunt > 0 ? "good" : "bad",
    text: lexicon.grammar.hunt(sky.hunt > 0).replace(/\.$/, ""),
  };
  return {
    sign: "storm",
    kind: words.cards.weather,
    name: names.card(sky.id).name,
    flavour: "",
    phrases: [...phrasesOf(weatherEffects(sky), words), hunt],
    place: places.at("day", "weather"),
  };
}

/** The options of a card are told by its choices. */
const outerEffects = (effects: readonly Effect[] = []): readonly Effect[] =>
  effects.filter(({ op }) => op !== "choose");
