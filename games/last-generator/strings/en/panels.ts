import type { Action, CitizenType, HopeType } from "../../content/types.ts";
import { COUNTERS } from "../../data.ts";
import { board } from "./board.ts";
import { lexicon } from "./lexicon.ts";

const { glossary } = lexicon;
const { names } = board;
const listed = (parts: readonly string[]): string => new Intl.ListFormat("en").format(parts);
const some = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const zones = ["the Generator tile", "the Near tiles", "the Far tiles"];
const toTheEnd = (n: number): string =>
  n < 1 ? "the end" : n === 1 ? "one more ends it" : `${n} to the end`;

/** What the boiler room and the panels say besides; it comes with them. */
export const panels = {
  ...board,
  zoneShort: ["Gen.", "Near", "Far"] as readonly string[],
  token: (track: number, type: number, active: boolean): string =>
    `${names.track(track)}: ${names.token(track * 3 + type)}, ${active ? "active" : "exhausted"}`,
  tokenLetter: (track: number, type: number): string => names.token(track * 3 + type).charAt(0),
  of: (n: number, all: number): string => `${n} of ${all}`,
  dangers: {
    hope: {
      name: "Hope",
      rule: "Lost when no Hope token is left",
      left: (n: number, _: boolean): string =>
        n < 1 ? "the end" : n === 1 ? "the last token" : `${n} tokens left`,
    },
    discontent: {
      name: "Discontent",
      rule: "Lost with the sixth token",
      left: (n: number, _: boolean): string => toTheEnd(n),
    },
    corpses: {
      name: "Corpses",
      rule: "Lost with the twelfth",
      left: (n: number, _: boolean): string => toTheEnd(n),
    },
    generator: {
      name: "Boiler",
      rule: "The second breakdown is the end",
      left: (n: number, second: boolean): string => (second ? toTheEnd(n) : `${n} to the first breakdown`),
    },
    sickness: {
      name: "Sickness",
      rule: "Lost with 26 sick of one type at Preparation",
      left: (n: number, _: boolean): string => toTheEnd(n),
    },
    hunger: {
      name: "Hunger",
      rule: "Lost with hunger 25 at the Hunger phase",
      left: (n: number, _: boolean): string => toTheEnd(n),
    },
  },
  counter: (id: string): string => `${glossary.counters[id as keyof typeof glossary.counters]}:`,
  counterIndex: (id: string): number => COUNTERS.indexOf(id),
  panels: "More about the city",
  panelNames: ["Dangers", "Beyond", "Book"] as readonly string[],
  boilerRoom: "The boiler room",
  pressure: "Pressure",
  odds: "Odds",
  oddsTitle: "How will the cubes fall?",
  pressureOf: (cubes: number, spaces: number): string => `Pressure: ${cubes} of ${spaces} spaces are full`,
  heatTrack: (heat: number, cold: number, radius: readonly number[]): string =>
    `Heat ${heat}, cold ${cold}. ${zones.map((zone, i) => `${zone} is warm from ${radius[i]}`).join("; ")}.`,
  tower: (lodged: number, drawer: number): string =>
    `The tower: ${some(lodged, "cube")} lodged in it, ${drawer} in the drawer`,
  towerShort: (lodged: number, drawer: number): string => `${lodged} lodged · ${drawer} in the drawer`,
  oddsHelp:
    "Every cube that is thrown falls through or stays in the tower, half and half. At each jolt a lodged cube may come loose, one time in 36. What falls rises onto the Pressure track when the drawer is opened.",
  oddsCubes: (n: number): string => `${some(n, "cube")} thrown (as many as there is heat)`,
  oddsRisen: "Cubes that rise",
  oddsChance: "Chance",
  oddsPressure: "Pressure then",
  oddsBreaks: "breakdown",
  oddsSum: (chance: string, second: boolean): string =>
    second
      ? `${chance} that the Generator bursts, and all is lost.`
      : `${chance} that the Generator breaks down.`,
  scoutAt: (kind: number, at: number, length: number): string =>
    `A scout (${board.meeples[kind]}) on space ${at} of ${length}`,
  seenBefore: "Seen before",
  laws: (n: number, most: number): string => `Laws in force (${n} of ${most})`,
  noLaw: "None yet. An engineer at the Platform enacts one.",
  events: "Open matters",
  eventRound: (round: number): string => (round > 0 ? `day ${round}` : ""),
  technologies: "Technologies",
  noTechnology: "None yet. Build a Workshop.",
  hand: "People you can call on",
  used: "used",
  expertNote: (hope: HopeType): string => `1 active ${glossary.hopeTypes[hope]}`,
  playedOn: (type: CitizenType, actions: readonly Action[]): string =>
    `${glossary.citizenTypes[type].toLowerCase()}, ${listed(actions.map((action) => glossary.actions[action].toLowerCase()))}`,
  futureLaws: "Laws that you could enact",
  futureTechnologies: "Technologies that you could develop",
};

export type PanelWords = typeof panels;
