/** What is said and when, once for all languages. How it is said is the `Phrases` of each language. */
import { at, type GameEvent, type GameText, type MoveObject, type ScoreLine } from "@banquise/engine";
import { SINGLE_GROUP } from "../compile/addresses.ts";
import { EXPEDITIONS } from "../content/expeditions.ts";
import { EXPERTS } from "../content/experts.ts";
import {
  BUILDING_IDS,
  CITIZEN_IDS,
  COAL,
  EVENTS,
  LAW_IDS,
  MEEPLES,
  SPECIALS,
  TECHNOLOGY_IDS,
  TOKENS,
} from "../data.ts";
import { events } from "../events.ts";
import { SLOT_NAMES, SPACES, spaceNamed } from "../map.ts";
import { ACT_KINDS, GATHER, moves, USE } from "../moves.ts";
import { ENDED } from "../phases.ts";
import { GROUPS, sourceOf, sourceOfGroup } from "../program.ts";
import { cardInStack, kindAt, resourceOf, stackHeight } from "../queries.ts";
import { isOptionAsked, QUESTION, QUESTIONS, type QuestionName } from "../questions.ts";
import { isCold } from "../rules/acting.ts";
import type { State } from "../state.ts";
import { sayOption } from "./effects.ts";
import type { CardWords } from "./keys.ts";
import type { Lexicon } from "./lexicon.ts";
import { midSentence, namesIn } from "./names.ts";
import type { Phrases } from "./phrases.ts";
import { sayPlace } from "./place-words.ts";
import { describeTable } from "./table.ts";

/** A name that ends with a mark of its own ("Et après ?") needs no full stop after it. */
const ended = (text: string): string => text.replace(/([?!…])\./g, "$1");

export function speak(lexicon: Lexicon, words: Phrases): GameText<State> {
  const names = namesIn(lexicon);

  /** The expedition card on top of the stack whose scout is under way. */
  const cardUnderWay = (view: State): number => {
    const stack = view.depth === 0 ? -1 : at(view.frameLeft, view.depth - 1) - 1;
    return stack < 0 ? -1 : cardInStack(view, stack, stackHeight(view, stack) - 1);
  };

  const printedOn = (view: State): CardWords | undefined => {
    const card = EXPEDITIONS[cardUnderWay(view)];
    return card && names.card(card.id);
  };

  const detailOf = (view: State): string => {
    switch (view.ask) {
      case QUESTION.feed:
        return String(Math.min(at(view.resources, COAL), view.cold - view.heat));
      case QUESTION.kind:
        return names.type(view.meeple - 1);
      case QUESTION.build:
        return String(view.depth === 0 ? 0 : at(view.frameLeft, view.depth - 1));
      case QUESTION.site:
        return names.building(view.constructing - 1);
      case QUESTION.shelter:
        return String(view.beds);
      case QUESTION.raise:
      case QUESTION.lower:
      case QUESTION.activate:
      case QUESTION.exhaust:
        return names.track(view.track);
      case QUESTION.deathCard:
        return names.type(view.dying - 1);
      case QUESTION.reach:
      case QUESTION.explored:
        return names.expedition(cardUnderWay(view));
      case QUESTION.food:
        return String(view.hunger);
      default:
        return "";
    }
  };

  /** The card that the question is about, when it is one. */
  const cardAsked = (view: State): string => {
    if (isOptionAsked(view.ask)) return names.source(sourceOfGroup(view.group));
    return view.depth === 0 ? "" : names.source(sourceOf(at(view.framePc, view.depth - 1)));
  };

  const prompt = (view: State): string => {
    if (view.ask === QUESTION.nothing && view.phase !== ENDED) return words.meanwhile;
    const question = words.prompt[QUESTIONS[view.ask] as QuestionName](detailOf(view));
    const card = cardAsked(view);
    const told = card === "" ? question : ended(words.about(card, question));
    return view.voter > 0 ? words.vote(told) : told;
  };

  /** "near ground 3, left (4 wood)", "Hunters' Hut (near ground 3, right)" */
  const spaceWords = (view: State, space: number): string => {
    const resource = resourceOf(view, space);
    const amount = at(view.amounts, space);
    const name = midSentence(names.place(space));
    return amount > 0 ? `${name} (${names.amount(amount, resource)})` : name;
  };
  const placeWords = (view: State, name: string): string => {
    const place = spaceNamed(name);
    if (name in words.boxes) return words.boxes[name as keyof Phrases["boxes"]];
    const kind = kindAt(view, place);
    if (kind < 0) return spaceWords(view, place);
    return place < SPACES
      ? `${names.building(kind)} (${midSentence(names.place(place))})`
      : names.building(kind);
  };
  const warmth = (view: State, act: number, place: number): string =>
    view.act === act + 1 ? `, ${isCold(view, act, place) ? words.cold : words.warm}` : "";

  const move = (object: MoveObject, view: State): string => {
    const code = moves.parse(object);
    if (code === null) return "";
    const played = moves.decode(code);
    const say = words.move;
    switch (played.type) {
      case "chooseExpert":
        return say.chooseExpert(names.expert(EXPERTS.findIndex(({ id }) => id === played.expert)));
      case "chooseOption": {
        const option = GROUPS[view.group]?.options[played.option - 1];
        return say.chooseOption(option ? sayOption(option, lexicon) : String(played.option));
      }
      case "callOfDuty":
        return say.callOfDuty(names.option(SINGLE_GROUP.call, played.option - 1));
      case "feed":
        return say.feed(String(played.coal));
      case "useExpert":
        return say.useExpert(names.expert(view.expert - 1));
      case "actMeeple":
        return say.actMeeple(names.type(MEEPLES.indexOf(played.meeple)));
      case "actKind":
        return say.actKind(words.acts[ACT_KINDS.indexOf(played.action)] ?? "");
      case "gatherAt": {
        const space = spaceNamed(played.space);
        return say.gatherAt(spaceWords(view, space)) + warmth(view, GATHER, space);
      }
      case "useAt": {
        const place = spaceNamed(played.place);
        const told = say.useAt(placeWords(view, played.place));
        return kindAt(view, place) < 0 ? told : told + warmth(view, USE, place);
      }
      case "deploy":
      case "chooseScout":
        return say[played.type](String(played.stack));
      case "doSpecial":
        return say.doSpecial(names.special(SPECIALS.findIndex(({ id }) => id === played.special)));
      case "playCitizen":
      case "giveDeathCard":
      case "discardCitizen":
        return say[played.type](names.citizen(CITIZEN_IDS.indexOf(played.card)));
      case "construct":
        return say.construct(names.building(BUILDING_IDS.indexOf(played.building)));
      case "upgrade":
      case "dismantle":
      case "destroyAt":
        return say[played.type](placeWords(view, played.space));
      case "buildAt":
        return say.buildAt(spaceWords(view, spaceNamed(played.space)));
      case "chooseSlot":
        return say.chooseSlot(midSentence(names.slot(SLOT_NAMES.indexOf(played.slot))));
      case "chooseType":
        return say.chooseType(names.type(MEEPLES.indexOf(played.citizen)));
      case "activateToken":
      case "exhaustToken":
      case "removeToken":
        return say[played.type](names.token(TOKENS.indexOf(played.token)));
      case "chooseLaw":
        return say.chooseLaw(names.law(LAW_IDS.indexOf(played.law)));
      case "chooseTechnology":
        return say.chooseTechnology(names.technology(TECHNOLOGY_IDS.indexOf(played.technology)));
      case "goOn":
        return say.goOn(printedOn(view)?.onward ?? "");
      case "comeBack":
        return say.comeBack(printedOn(view)?.home ?? "");
      case "recallFrom":
        return say.recallFrom(placeWords(view, played.place));
      case "spendFood":
        return say.spendFood(String(played.food));
      case "discardEvent":
        return say.discardEvent(names.event(EVENTS.findIndex(({ id }) => id === played.event)));
      default:
        return say[played.type]("");
    }
  };

  const event = (told: GameEvent, name: (seat: number) => string): string | null => {
    const read = events.read(told);
    if (read === null) return null;
    const { type, data, seat } = read;
    const say = words.event[type] as ((numbers: typeof data, by: string) => string) | null;
    return say ? ended(say(data, seat === null ? "" : name(seat))) : null;
  };

  const score = ({ key, data }: ScoreLine): string => {
    const count = data?.count;
    return words.score[key as keyof Phrases["score"]](typeof count === "number" ? count : 0);
  };

  return {
    options: words.options,
    prompt,
    move,
    event,
    score,
    place: (place) => sayPlace(place, names, words.places),
    outlook: words.outlook,
    describe: (view, _, name) => describeTable(view, names, words, name),
  };
}
