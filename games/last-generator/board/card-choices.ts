/** Choices that cards, phases and the fate of people ask for. */
import { at } from "@banquise/engine";
import { CITIZENS } from "../content/citizens.ts";
import { EXPEDITIONS } from "../content/expeditions.ts";
import { EXPERTS } from "../content/experts.ts";
import { LAWS } from "../content/laws.ts";
import { TECHNOLOGIES } from "../content/technologies.ts";
import { TRACKS } from "../content/tracks.ts";
import { CITIZEN_TYPES, type MorningOption, type Option } from "../content/types.ts";
import { COAL, EVENTS, FOOD, HOPE, TOKEN_TYPES } from "../data.ts";
import type { MoveName } from "../moves.ts";
import { GENERATOR } from "../phases.ts";
import { GROUPS } from "../program.ts";
import { bagSize, cardInStack, stackHeight } from "../queries.ts";
import { QUESTIONS, type QuestionName } from "../questions.ts";
import { sayCondition, sayCost } from "../strings/effects.ts";
import type { CardWords } from "../strings/keys.ts";
import type { Draft, Drawer, Note, Question } from "./choice.ts";
import { phrasesOf, pricesOf } from "./effects.ts";
import { feedOutlook, flipOutlook, hungerBand, type SickOutlook, sickOutlook } from "./outlook.ts";

const isMorning = (option: Option | MorningOption): option is MorningOption => "after" in option;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const optionDraft = (question: Question, index: number): Draft => {
  const { view, words } = question;
  const option = GROUPS[view.group]?.options[index];
  if (!option) return {};
  const event = EVENTS.find(({ block }) => isMorning(option) && block === option.event);
  return {
    title: words.names.label(option.label),
    prices: pricesOf(option.cost),
    phrases: [
      ...phrasesOf(option.effects, words),
      ...(event
        ? [
            {
              sign: "card" as const,
              tone: "plain" as const,
              text: words.names.card(event.id).event ?? "",
              parts: phrasesOf([...(event.block.onDusk ?? []), ...event.block.onToken], words),
            },
          ]
        : []),
    ],
    notes: [
      ...(option.req
        ? [
            {
              text: capital(words.lexicon.grammar.onlyIf(sayCondition(option.req, words.lexicon))),
              tone: "plain" as const,
            },
          ]
        : []),
      ...(option.effects.length === 0 && !option.cost
        ? [{ text: words.nothing, tone: "plain" as const }]
        : []),
    ],
  };
};

const feedDraft = (question: Question, coal: number): Draft => {
  const { view, words } = question;
  const { heat, gap, bedless, breakdown, warmZones } = feedOutlook(view, coal);
  const sick = gap.reduce((sum, n) => sum + n, 0);
  const notes: Note[] = [{ text: words.heatTo(heat, view.cold), tone: "plain" }];
  if (view.phase === GENERATOR) {
    notes.push(
      sick === 0 ? { text: words.nobodySick, tone: "good" } : { text: words.sickList(gap), tone: "bad" },
      { text: words.breakdown(breakdown), tone: breakdown >= 0.15 ? "bad" : "plain" },
    );
  } else {
    notes.push({
      text: warmZones.length === 0 ? words.allCold : words.warmZones(warmZones),
      tone: "plain",
    });
  }
  if (bedless >= 0) notes.push({ text: words.bedless(bedless), tone: bedless === 0 ? "good" : "bad" });
  return {
    title: coal === 0 ? words.feedNothing : words.feed(coal),
    sign: "heat",
    prices: coal === 0 ? [] : [{ resource: COAL, n: coal }],
    notes,
  };
};

const foodDraft = ({ view, words }: Question, food: number): Draft => {
  const left = view.hunger - food;
  const band = hungerBand(left);
  const lost = band === Number.POSITIVE_INFINITY;
  return {
    title: food === 0 ? words.spendNoFood : words.spendFood(food),
    sign: "food",
    prices: food === 0 ? [] : [{ resource: FOOD, n: food }],
    notes: [
      { text: words.hungerLeft(left), tone: lost ? "grave" : left > 0 ? "bad" : "good" },
      ...(lost ? [{ text: words.defeat, tone: "grave" as const }] : []),
    ],
    phrases: phrasesOf(TRACKS.hunger.bands[band]?.effects ?? [], words),
  };
};

const illness = ({ words }: Question, fate: SickOutlook): Note => ({
  text: words.fates[fate],
  tone: fate === "death" ? "grave" : fate === "nothing" ? "plain" : "bad",
});

/** What happens to somebody of a type, by the question. */
const FATES: Partial<Record<QuestionName, (question: Question, type: number) => Note>> = {
  sick: (question, type) => illness(question, sickOutlook(question.view, type)),
  flip: (question, type) => illness(question, flipOutlook(question.view, type)),
  die: ({ words }) => ({ text: words.fates.death, tone: "grave" }),
  fatigue: ({ words }) => ({ text: words.tires, tone: "bad" }),
  join: ({ words }) => ({ text: words.joins, tone: "good" }),
  leave: ({ words }) => ({ text: words.leaves, tone: "bad" }),
  cure: ({ words }) => ({ text: words.cured, tone: "good" }),
  treat: ({ words }) => ({ text: words.treated, tone: "good" }),
  shelter: ({ words }) => ({ text: words.sheltered, tone: "good" }),
  recallType: ({ words }) => ({ text: words.comesBack, tone: "good" }),
};

const typeDraft = (question: Question, type: number): Draft => {
  const { view, words } = question;
  const ask = QUESTIONS[view.ask] ?? "nothing";
  const fate = FATES[ask]?.(question, type);
  return {
    title: words.people[type] ?? "",
    meeple: type,
    notes: [
      ...(fate ? [fate] : []),
      {
        text:
          ask === "shelter"
            ? words.stillWaiting(at(view.unsheltered, type))
            : words.health(at(view.citizens, type), at(view.sick, type), at(view.skull, type) === 1),
        tone: "plain",
      },
    ],
  };
};

const tokenDraft =
  (verb: "activate" | "exhaust" | "remove"): Drawer =>
  ({ words }, token) => ({
    title: words.tokenMoves[verb](words.tokens[token] ?? ""),
    sign: token < TOKEN_TYPES ? "hope" : "discontent",
    notes: [{ text: words.tokenNotes[verb], tone: "plain" }],
  });

const scoutingStack = ({ view }: Question): number => at(view.frameLeft, view.depth - 1) - 1;
const topOf = (question: Question) => {
  const stack = scoutingStack(question);
  return EXPEDITIONS[cardInStack(question.view, stack, stackHeight(question.view, stack) - 1)];
};

/** What the card says that the scout has reached. */
const printedOn = (question: Question): CardWords | undefined => {
  const card = topOf(question);
  return card && question.words.names.card(card.id);
};

export const CARDS: Partial<Record<MoveName, Drawer>> = {
  chooseExpert: ({ words }, index) => {
    const expert = EXPERTS[index];
    if (!expert) return {};
    return {
      title: words.names.card(expert.id).name,
      flavour: words.names.card(expert.id).flavour,
      sign: "person",
      phrases: phrasesOf(expert.effects, words),
      notes: [{ text: words.exhausts(expert.hope), tone: "plain" }],
    };
  },
  chooseOption: optionDraft,
  feed: feedDraft,
  spendFood: foodDraft,
  chooseType: typeDraft,
  drawToken: ({ view, words }) => ({
    title: words.drawToken,
    sign: view.track === HOPE ? "hope" : "discontent",
    notes: [
      { text: words.drawTokenNote(bagSize(view, view.track)), tone: view.track === HOPE ? "good" : "bad" },
    ],
  }),
  activateToken: tokenDraft("activate"),
  exhaustToken: tokenDraft("exhaust"),
  removeToken: tokenDraft("remove"),
  drawDeathCard: ({ words }) => ({
    title: words.drawDeathCard,
    sign: "card",
    notes: [{ text: words.drawDeathNote, tone: "plain" }],
  }),
  giveDeathCard: ({ view, words }, index) => {
    const card = CITIZENS[index];
    const type = CITIZEN_TYPES[view.dying - 1];
    if (!card || !type) return {};
    const effects = phrasesOf(card.death[type], words);
    return {
      title: words.names.card(card.id).name,
      flavour: words.names.card(card.id).flavour,
      meeple: view.dying - 1,
      phrases: effects,
      notes: effects.length === 0 ? [{ text: words.nothing, tone: "plain" }] : [],
    };
  },
  chooseLaw: ({ words }, index) => {
    const law = LAWS[index];
    if (!law) return {};
    return {
      title: words.names.card(law.id).name,
      flavour: words.names.card(law.id).flavour,
      sign: "law",
      phrases: lawPhrases(law, { words }),
    };
  },
  chooseTechnology: ({ words }, index) => {
    const technology = TECHNOLOGIES[index];
    if (!technology) return {};
    return {
      title: words.names.card(technology.id).name,
      flavour: words.names.card(technology.id).flavour,
      sign: "tech",
      phrases: phrasesOf([...technology.modifiers, ...technology.onDevelop], words),
      notes: [{ text: words.developTime(technology.time), tone: "plain" }],
    };
  },
  avoid: ({ words }) => ({
    title: words.avoid,
    sign: "scout",
    notes: [{ text: words.avoidNote, tone: "plain" }],
  }),
  explore: (question) => ({
    title: question.words.explore(printedOn(question)?.name ?? ""),
    sign: "eye",
    notes: [{ text: question.words.exploreNote, tone: "plain" }],
  }),
  goOn: (question) => {
    const on = topOf(question)?.dark.continue;
    return {
      title: printedOn(question)?.onward ?? "",
      sign: "scout",
      phrases: phrasesOf(on?.carry ?? [], question.words),
      notes: [{ text: question.words.goOnNote(on?.to ?? ""), tone: "plain" }],
    };
  },
  comeBack: (question) => {
    const back = topOf(question)?.dark.return;
    return {
      title: printedOn(question)?.home ?? "",
      sign: "use",
      phrases: phrasesOf(back?.effects ?? [], question.words),
      notes: [{ text: question.words.comeBackNote, tone: "plain" }],
    };
  },
  discardCitizen: ({ words }, index) => {
    const card = CITIZENS[index];
    if (!card) return {};
    const { name, flavour } = words.names.card(card.id);
    return { title: name, flavour, sign: "card", phrases: phrasesOf(card.ability, words) };
  },
  discardEvent: ({ words }, index) => {
    const card = EVENTS[index];
    if (!card) return {};
    const { name, event = "" } = words.names.card(card.id);
    return {
      title: name,
      sign: "card",
      notes: [{ text: event, tone: "plain" }],
      phrases: phrasesOf(card.block.onToken, words),
    };
  },
};

export const lawPhrases = (
  law: (typeof LAWS)[number],
  { words }: Pick<Question, "words">,
): ReturnType<typeof phrasesOf> => [
  ...phrasesOf([...law.onEnact, ...law.modifiers], words),
  ...law.triggers.map(({ effects }) => ({
    sign: "dusk" as const,
    tone: "plain" as const,
    text: words.everyDusk,
    parts: phrasesOf(effects, words),
  })),
  ...(law.special
    ? [
        {
          sign: "star" as const,
          tone: "plain" as const,
          text: `${words.specialAction}${law.special.cost ? ` (${sayCost(law.special.cost, words.lexicon)})` : ""}`,
          parts: phrasesOf(law.special.effects, words),
        },
      ]
    : []),
];
