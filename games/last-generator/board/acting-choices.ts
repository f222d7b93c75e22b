/** Choices of the Action phase: who acts, what is done, where. */
import { at } from "@banquise/engine";
import { SINGLE_GROUP } from "../compile/addresses.ts";
import { BUILDINGS } from "../content/buildings.ts";
import { CITIZENS } from "../content/citizens.ts";
import { EXPEDITIONS } from "../content/expeditions.ts";
import { CALL_OF_DUTY, EXPERTS } from "../content/experts.ts";
import { TRACKS } from "../content/tracks.ts";
import { type Building, type Option, RESOURCES } from "../content/types.ts";
import { AUTOMATON, COAL, SPECIALS } from "../data.ts";
import { FIRST_SITE, SPACES, slotOf } from "../map.ts";
import { BUILD, CLEAR_FAR, CLEAR_NEAR, GATHER, type MoveName, SCOUT, SPECIAL, USE } from "../moves.ts";
import { GROUPS } from "../program.ts";
import { cardInStack, kindAt, resourceOf, stackHeight } from "../queries.ts";
import { isCold, useGroup } from "../rules/acting.ts";
import { priceOf } from "../rules/buildings.ts";
import { pathLength } from "../rules/expeditions.ts";
import type { State } from "../state.ts";
import { sayCost } from "../strings/effects.ts";
import type { Draft, Drawer, Note, Question } from "./choice.ts";
import { type Phrase, phrasesOf, pricesOf } from "./effects.ts";
import { feedOutlook } from "./outlook.ts";
import type { SignName } from "./signs.tsx";
import type { Words } from "./words.tsx";

const KIND_SIGNS: readonly SignName[] = ["clear", "clear", "gather", "build", "use", "scout", "star"];

/** Whether the Meeple that acts would fall sick of it. */
function warmth({ view, words }: Question, act: number, place: number): Note {
  const meeple = view.meeple - 1;
  if (!isCold(view, act, place)) return { text: words.warm, tone: "good" };
  return meeple === AUTOMATON
    ? { text: words.coldAutomaton, tone: "plain" }
    : { text: words.coldSick, tone: "bad" };
}

/** What is known of a building besides its price. */
function buildingPhrases(kind: Building, upgraded: boolean, { words }: Question): Phrase[] {
  const shelter = (upgraded && kind.shelterUpgraded) || kind.shelter;
  const hunt = (upgraded && kind.huntUpgraded) || kind.hunt;
  const use = (upgraded && kind.useUpgraded) || kind.use;
  const passive = (upgraded && kind.passiveUpgraded) || kind.passive || [];
  const phrases: Phrase[] = [];
  if (shelter?.any) phrases.push({ sign: "bed", tone: "plain", text: words.beds(shelter.any) });
  if (shelter?.child) phrases.push({ sign: "bed", tone: "plain", text: words.childBeds(shelter.child) });
  if (hunt > 0) phrases.push({ sign: "antler", tone: "plain", text: words.hunt(hunt) });
  phrases.push(...phrasesOf(passive, words));
  phrases.push(...(use ?? []).map((option) => wayPhrase(option, words)));
  return phrases;
}

/** One of the ways to use a building. */
const wayPhrase = ({ label, cost, effects }: Option, words: Words): Phrase => ({
  sign: "use",
  tone: "plain",
  text: words.names.label(label) + (cost ? ` (${sayCost(cost, words.lexicon)})` : ""),
  parts: phrasesOf(effects, words),
});

/** Facts that are true on both sides: what it needs, how far the fire must reach. */
function buildingNotes(kind: Building, upgraded: boolean, { words }: Question): Note[] {
  const band = (upgraded && kind.bandUpgraded) || kind.band;
  return [
    { text: `${words.size(kind.size)} · ${words.band(band)}`, tone: "plain" },
    ...(kind.deposit ? [{ text: words.onDeposit(kind.deposit), tone: "plain" as const }] : []),
  ];
}

const buildingOf = (s: State, place: number): Building | undefined => BUILDINGS[kindAt(s, place)];

/** Where a space is, in words: the zone, and what lies there. */
function nameAt(question: Question, place: number): string {
  const { view, words } = question;
  const kind = kindAt(view, place);
  return kind >= 0 ? words.names.building(kind) : words.where(place);
}

const useDraft = (question: Question, place: number): Draft => {
  const { view, words } = question;
  const options = GROUPS[useGroup(view, place)]?.options ?? [];
  return {
    title: nameAt(question, place),
    building: kindAt(view, place),
    place,
    notes: [warmth(question, USE, place), { text: words.where(place), tone: "plain" }],
    phrases: options.flatMap((option) =>
      options.length === 1 && !option.cost ? phrasesOf(option.effects, words) : [wayPhrase(option, words)],
    ),
  };
};

const stackDraft = ({ view, words }: Question, stack: number): Draft => {
  const card = EXPEDITIONS[cardInStack(view, stack, stackHeight(view, stack) - 1)];
  if (!card) return {};
  return {
    title: words.names.card(card.id).name,
    flavour: words.names.card(card.id).flavour,
    sign: "scout",
    notes: [{ text: `${words.letter(card.letter)} · ${words.path(pathLength(view, stack))}`, tone: "plain" }],
  };
};

const siteDraft = (question: Question, place: number): Draft => {
  const { view, words } = question;
  const lying = place < SPACES ? at(view.amounts, place) : 0;
  const resource = lying > 0 ? resourceOf(view, place) : -1;
  return {
    title: words.where(place),
    sign: "hex",
    place,
    notes:
      lying > 0 && resource >= 0
        ? [{ text: words.destroys(lying, resource), tone: "bad" }]
        : [{ text: words.free, tone: "plain" }],
  };
};

const KIND_NOTES: readonly ((question: Question) => readonly Note[])[] = [
  (q) => [{ text: q.words.placesNear(TRACKS.actions.clearNear), tone: "plain" }, warmth(q, CLEAR_NEAR, 0)],
  (q) => [{ text: q.words.placesFar(TRACKS.actions.clearFar), tone: "plain" }, warmth(q, CLEAR_FAR, 0)],
  (q) => [
    { text: q.words.takes(TRACKS.actions.gather), tone: "plain" },
    { text: q.words.warmByPlace, tone: "plain" },
  ],
  (q) => [{ text: q.words.builds(TRACKS.actions.build), tone: "plain" }, warmth(q, BUILD, 0)],
  (q) => [
    { text: q.words.uses, tone: "plain" },
    { text: q.words.warmByPlace, tone: "plain" },
  ],
  (q) => [{ text: q.words.scouts, tone: "plain" }, warmth(q, SCOUT, 0)],
  (q) => [warmth(q, SPECIAL, 0)],
];

export const ACTING: Partial<Record<MoveName, Drawer>> = {
  actMeeple: ({ view, words }, meeple) => ({
    title: words.send(meeple),
    meeple,
    notes: [{ text: words.ready(at(view.reserve, meeple)), tone: "plain" }],
    ...(meeple === AUTOMATON ? { prices: [{ resource: COAL, n: 1 }] } : {}),
  }),
  actKind: (question, kind) => ({
    title: question.words.kinds[kind] ?? "",
    sign: KIND_SIGNS[kind] ?? "star",
    notes: KIND_NOTES[kind]?.(question) ?? [],
  }),
  gatherAt: (question, space) => {
    const { view, words } = question;
    const resource = resourceOf(view, space);
    return {
      title: words.lying(at(view.amounts, space), resource),
      sign: RESOURCES[resource] ?? "gather",
      place: space,
      notes: [
        { text: words.where(space), tone: "plain" },
        ...(view.meeple > 0 ? [warmth(question, GATHER, space)] : []),
      ],
    };
  },
  useAt: useDraft,
  deploy: stackDraft,
  chooseScout: stackDraft,
  doSpecial: ({ words }, index) => {
    const action = SPECIALS[index];
    if (!action) return {};
    const { id, special } = action;
    return {
      title: words.names.card(id).name,
      sign: "star",
      prices: pricesOf(special.cost),
      phrases: phrasesOf(special.effects, words),
      notes: [{ text: words.limit(special.limit), tone: "plain" }],
    };
  },
  playCitizen: ({ words }, index) => {
    const card = CITIZENS[index];
    if (!card) return {};
    return {
      title: words.names.card(card.id).name,
      flavour: words.names.card(card.id).flavour,
      sign: "card",
      phrases: phrasesOf(card.ability, words),
      notes: [{ text: words.instead, tone: "plain" }],
    };
  },
  playNoCitizen: ({ words }) => ({ title: words.noCitizen, sign: "person" }),
  pass: ({ words }) => ({
    title: words.pass,
    sign: "night",
    notes: [{ text: words.passNote, tone: "plain" }],
  }),
  feedOne: (question) => {
    const { view, words } = question;
    const now = feedOutlook(view, 0);
    const then = feedOutlook(view, 1);
    const zones = then.warmZones.filter((zone) => !now.warmZones.includes(zone));
    const buildings = then.warmBuildings - now.warmBuildings;
    return {
      title: words.feedOne,
      sign: "heat",
      prices: [{ resource: COAL, n: 1 }],
      notes: [
        { text: words.heatTo(then.heat, view.cold), tone: "plain" },
        ...(zones.length > 0 ? [{ text: words.nowWarm(zones), tone: "good" as const }] : []),
        ...(buildings > 0 ? [{ text: words.buildingsWarmed(buildings), tone: "good" as const }] : []),
      ],
    };
  },
  callOfDuty: ({ words }, index) => ({
    title: words.names.option(SINGLE_GROUP.call, index),
    sign: "call",
    phrases: phrasesOf(CALL_OF_DUTY.options[index]?.effects ?? [], words),
    notes: [{ text: `${words.names.card(CALL_OF_DUTY.id).name} · ${words.onceAGame}`, tone: "plain" }],
  }),
  useExpert: ({ view, words }) => {
    const expert = EXPERTS[view.expert - 1];
    if (!expert) return {};
    return {
      title: words.names.card(expert.id).name,
      flavour: words.names.card(expert.id).flavour,
      sign: "person",
      phrases: phrasesOf(expert.effects, words),
      notes: [{ text: words.exhausts(expert.hope), tone: "bad" }],
    };
  },
  prepDone: ({ words }) => ({ title: words.prepDone, sign: "morning" }),
  construct: (question, kind) => {
    const building = BUILDINGS[kind];
    if (!building) return {};
    return {
      title: question.words.names.building(kind),
      building: kind,
      prices: RESOURCES.flatMap((_, resource) => {
        const n = priceOf(question.view, kind, resource);
        return n > 0 ? [{ resource, n }] : [];
      }),
      notes: buildingNotes(building, false, question),
      phrases: buildingPhrases(building, false, question),
    };
  },
  upgrade: (question, space) => {
    const building = buildingOf(question.view, space);
    if (!building) return {};
    return {
      title: question.words.upgrade(question.words.names.building(kindAt(question.view, space))),
      building: kindAt(question.view, space),
      place: space,
      prices: pricesOf(building.upgradeCost),
      notes: [
        ...buildingNotes(building, true, question),
        { text: question.words.where(space), tone: "plain" },
      ],
      phrases: buildingPhrases(building, true, question),
    };
  },
  dismantle: (question, space) => ({
    title: question.words.dismantle(nameAt(question, space)),
    building: kindAt(question.view, space),
    place: space,
    notes: [
      { text: question.words.noRefund, tone: "bad" },
      { text: question.words.where(space), tone: "plain" },
    ],
  }),
  buildAt: siteDraft,
  destroyAt: (question, space) => ({
    title: nameAt(question, space),
    building: kindAt(question.view, space),
    place: space,
    notes: [
      { text: question.words.destroyed, tone: "bad" },
      { text: question.words.where(space), tone: "plain" },
    ],
  }),
  stop: ({ words }) => ({ title: words.stop, sign: "token" }),
  chooseSlot: ({ words }, slot) => ({ title: words.slot(slot), slot }),
  recallFrom: (question, place) => ({
    title: question.words.takeBack(nameAt(question, place)),
    sign: "person",
    place,
    notes: [
      { text: place < FIRST_SITE && slotOf(place) >= -1 ? question.words.where(place) : "", tone: "plain" },
    ],
  }),
};
