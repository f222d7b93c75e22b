/** What things are called, by their index, in one language. */
import type { Language } from "@banquise/engine";
import type { Source } from "../compile/code.ts";
import { GROUPS, triggerOf } from "../compile/tables.ts";
import { BUILDINGS } from "../content/buildings.ts";
import { CITIZENS } from "../content/citizens.ts";
import { EXPEDITIONS } from "../content/expeditions.ts";
import { CALL_OF_DUTY, EXPERTS } from "../content/experts.ts";
import { LAWS } from "../content/laws.ts";
import { MORNING } from "../content/morning.ts";
import { SCENARIOS } from "../content/scenarios.ts";
import { TECHNOLOGIES } from "../content/technologies.ts";
import { RESOURCES, type Words } from "../content/types.ts";
import { WEATHER } from "../content/weather.ts";
import { WORDS } from "../content/words.ts";
import { CONSEQUENCES, COUNTERS, DUSK_CARDS, EVENTS, LOSSES, MEEPLES, SPECIALS, TOKENS } from "../data.ts";
import { GENERATOR_SPACES, NEAR_SLOTS, SPACES, sideOf, slotOf } from "../map.ts";
import { PHASE_NAMES } from "../phases.ts";

type Named = { readonly name: Words };

/** A name in the middle of a sentence: "near ground 3, left". */
export const midSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export function namesIn(language: Language) {
  const of =
    (list: readonly Named[]) =>
    (index: number): string =>
      list[index]?.name[language] ?? "";
  const inWords =
    (words: Readonly<Record<string, Words>>, names: readonly string[]) =>
    (index: number): string =>
      words[names[index] ?? ""]?.[language] ?? "";
  const names = {
    resource: inWords(WORDS.resources, RESOURCES),
    type: inWords(WORDS.citizenTypes, MEEPLES),
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
    storm: (scenario: number): string => SCENARIOS[scenario]?.storm.name[language] ?? "",
    token: inWords({ ...WORDS.hopeTypes, ...WORDS.discontentTypes }, TOKENS),
    track: (track: number): string => WORDS.tracks[track === 0 ? "hope" : "discontent"][language],
    counter: inWords(WORDS.counters, COUNTERS),
    phase: inWords(WORDS.phases, PHASE_NAMES),
    loss: (loss: number): string => inWords(WORDS.losses, LOSSES)(loss - 1),
    /** "Near ground 3" */
    slot: (slot: number): string =>
      slot < NEAR_SLOTS
        ? `${WORDS.grounds.near[language]} ${slot + 1}`
        : `${WORDS.grounds.far[language]} ${slot - NEAR_SLOTS + 1}`,
    /** "Near ground 3, left", "Generator tile, space 2", "The Platform" */
    place: (place: number): string => {
      if (place >= SPACES) return WORDS.places[place - SPACES]?.[language] ?? "";
      if (place < GENERATOR_SPACES)
        return `${WORDS.zones.gen[language]}, ${WORDS.space[language]} ${place + 1}`;
      return `${names.slot(slotOf(place))}, ${WORDS.halves[sideOf(place) === 0 ? "left" : "right"][language]}`;
    },
    option: (group: number, option: number): string => GROUPS[group]?.options[option]?.label[language] ?? "",
    /** The card that is being resolved; empty for what the rules do by themselves. */
    source: ({ kind, index }: Source): string => {
      switch (kind) {
        case "trigger":
          return triggerOf(index)?.name[language] ?? "";
        case "death":
          return names.citizen(index);
        case "call":
          return CALL_OF_DUTY.name[language];
        case "nightly":
          return names.scenario(index);
        case "hunger":
          return WORDS.tracks.hunger[language];
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
