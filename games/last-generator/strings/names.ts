/** What things are called, by their index, in one language. */
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
import { RESOURCES } from "../content/types.ts";
import { WEATHER } from "../content/weather.ts";
import { CONSEQUENCES, COUNTERS, DUSK_CARDS, EVENTS, LOSSES, MEEPLES, SPECIALS, TOKENS } from "../data.ts";
import { GENERATOR_SPACES, NEAR_SLOTS, SPACES, sideOf, slotOf } from "../map.ts";
import { PHASE_NAMES } from "../phases.ts";
import { GROUPS } from "../program.ts";
import type { CardId, CardWords, LabelKey } from "./keys.ts";
import type { Lexicon } from "./lexicon.ts";

type Named = { readonly id: CardId };

/** A name in the middle of a sentence: "near ground 3, left". */
export const midSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export type Names = ReturnType<typeof namesIn>;

export function namesIn({ cards, glossary, grammar }: Lexicon) {
  const nameOf = (card: Named | undefined): string => (card ? cards[card.id].name : "");
  const of =
    (list: readonly Named[]) =>
    (index: number): string =>
      nameOf(list[index]);
  const inWords =
    (words: Readonly<Record<string, string>>, names: readonly string[]) =>
    (index: number): string =>
      words[names[index] ?? ""] ?? "";
  const names = {
    /** All that is printed on a card. */
    card: (id: CardId): CardWords => cards[id],
    /** What an option is called. */
    label: (key: LabelKey): string => {
      const dot = key.lastIndexOf(".");
      return cards[key.slice(0, dot) as CardId].options?.[Number(key.slice(dot + 1))] ?? "";
    },
    resource: inWords(glossary.resources, RESOURCES),
    /** "3 steam cores" */
    amount: (n: number, resource: number): string => {
      const name = RESOURCES[resource];
      return name ? grammar.amount(n, name) : "";
    },
    /** "2 children", "1 automaton" */
    people: (n: number, meeple: number): string => {
      const name = MEEPLES[meeple];
      return name ? grammar.people(n, name) : "";
    },
    type: inWords(glossary.citizenTypes, MEEPLES),
    building: of(BUILDINGS),
    law: of(LAWS),
    technology: of(TECHNOLOGIES),
    citizen: of(CITIZENS),
    expedition: of(EXPEDITIONS),
    morning: of(MORNING),
    dusk: of(DUSK_CARDS),
    consequence: of(CONSEQUENCES),
    event: of(EVENTS),
    expert: of(EXPERTS),
    weather: of(WEATHER),
    scenario: of(SCENARIOS),
    special: of(SPECIALS),
    storm: (scenario: number): string => nameOf(SCENARIOS[scenario]?.storm),
    token: inWords({ ...glossary.hopeTypes, ...glossary.discontentTypes }, TOKENS),
    track: (track: number): string => glossary.tracks[track === 0 ? "hope" : "discontent"],
    counter: inWords(glossary.counters, COUNTERS),
    phase: inWords(glossary.phases, PHASE_NAMES),
    loss: (loss: number): string => inWords(glossary.losses, LOSSES)(loss - 1),
    /** "Near ground 3" */
    slot: (slot: number): string =>
      slot < NEAR_SLOTS
        ? `${glossary.grounds.near} ${slot + 1}`
        : `${glossary.grounds.far} ${slot - NEAR_SLOTS + 1}`,
    /** "Near ground 3, left", "Generator tile, space 2", "The Platform" */
    place: (place: number): string => {
      if (place >= SPACES) return glossary.places[place - SPACES] ?? "";
      if (place < GENERATOR_SPACES) return `${glossary.zones.gen}, ${glossary.space} ${place + 1}`;
      return `${names.slot(slotOf(place))}, ${glossary.halves[sideOf(place) === 0 ? "left" : "right"]}`;
    },
    option: (group: number, option: number): string => {
      const chosen = GROUPS[group]?.options[option];
      return chosen ? names.label(chosen.label) : "";
    },
    /** The card that is being resolved; empty for what the rules do by themselves. */
    source: ({ kind, index }: Source): string => {
      switch (kind) {
        case "trigger":
          return nameOf(triggerOf(index));
        case "death":
          return names.citizen(index);
        case "call":
          return nameOf(CALL_OF_DUTY);
        case "nightly":
          return names.scenario(index);
        case "hunger":
          return glossary.tracks.hunger;
        case "rules":
        case "sickness":
          return "";
        default:
          return names[kind](index);
      }
    },
  };
  return names;
}
