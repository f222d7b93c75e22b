import type { Action, CitizenType, HopeType } from "../../content/types.ts";
import { COUNTERS } from "../../data.ts";
import type { PanelWords } from "../en/panels.ts";
import { board } from "./board.ts";
import { lexicon } from "./lexicon.ts";

const { glossary } = lexicon;
const { names } = board;
const listed = (parts: readonly string[]): string => new Intl.ListFormat("fr").format(parts);
const some = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
const zones = ["la tuile Générateur", "les tuiles Proches", "les tuiles Éloignées"];
const toTheEnd = (n: number): string =>
  n < 1 ? "c’est la fin" : n === 1 ? "encore un, et c’est fini" : `à ${n} de la fin`;

/** What the boiler room and the panels say besides; it comes with them. */
export const panels: PanelWords = {
  ...board,
  zoneShort: ["Gén.", "Proche", "Loin"],
  token: (track, type, active) =>
    `${names.track(track)} : ${names.token(track * 3 + type)}, ${active ? "actif" : "épuisé"}`,
  tokenLetter: (track, type) => names.token(track * 3 + type).charAt(0),
  of: (n, all) => `${n} sur ${all}`,
  dangers: {
    hope: {
      name: "Espoir",
      rule: "Perdu quand il n’y a plus de jeton Espoir",
      left: (n) => (n < 1 ? "c’est la fin" : n === 1 ? "le dernier jeton" : `encore ${n} jetons`),
    },
    discontent: {
      name: "Mécontentement",
      rule: "Perdu au sixième jeton",
      left: (n) => toTheEnd(n),
    },
    corpses: {
      name: "Cadavres",
      rule: "Perdu au douzième",
      left: (n) => toTheEnd(n),
    },
    generator: {
      name: "Chaudière",
      rule: "La deuxième panne est la fin",
      left: (n, second) => (second ? toTheEnd(n) : `à ${n} de la 1re panne`),
    },
    sickness: {
      name: "Maladie",
      rule: "Perdu avec 26 malades d’un type à la Préparation",
      left: (n) => toTheEnd(n),
    },
    hunger: {
      name: "Faim",
      rule: "Perdu avec 25 de Faim en phase Faim",
      left: (n) => toTheEnd(n),
    },
  },
  counter: (id) => `${glossary.counters[id as keyof typeof glossary.counters]} :`,
  counterIndex: (id) => COUNTERS.indexOf(id),
  panels: "Plus sur la ville",
  panelNames: ["Dangers", "Au loin", "Registre"],
  boilerRoom: "La chaufferie",
  pressure: "Pression",
  odds: "Chances",
  oddsTitle: "Comment tomberont les cubes ?",
  pressureOf: (cubes, spaces) => `Pression : ${cubes} cases prises sur ${spaces}`,
  heatTrack: (heat, cold, radius) =>
    `Chaleur ${heat}, froid ${cold}. ${zones.map((zone, i) => `Au chaud dès ${radius[i]} : ${zone}`).join(" ; ")}.`,
  tower: (lodged, drawer) =>
    `La tour : ${some(lodged, "cube coincé", "cubes coincés")}, ${drawer} dans le tiroir`,
  towerShort: (lodged, drawer) => `${some(lodged, "coincé")} · ${drawer} au tiroir`,
  oddsHelp:
    "Chaque cube jeté passe ou reste coincé, une chance sur deux. À chaque secousse un cube coincé peut se déloger, une fois sur 36. Ce qui tombe monte sur la piste Pression quand on ouvre le tiroir.",
  oddsCubes: (n) => `${some(n, "cube jeté", "cubes jetés")} (autant que de chaleur)`,
  oddsRisen: "Cubes qui montent",
  oddsChance: "Chance",
  oddsPressure: "Pression ensuite",
  oddsBreaks: "panne",
  oddsSum: (chance, second) =>
    second
      ? `${chance} que le Générateur explose, et tout est perdu.`
      : `${chance} que le Générateur tombe en panne.`,
  scoutAt: (kind, at, length) => `Un éclaireur (${board.meeples[kind]}) sur la case ${at} de ${length}`,
  seenBefore: "Déjà vu",
  laws: (n, most) => `Lois en vigueur (${n} sur ${most})`,
  noLaw: "Aucune. Un ingénieur à la Plateforme en promulgue une.",
  events: "Affaires en cours",
  eventRound: (round) => (round > 0 ? `jour ${round}` : ""),
  technologies: "Technologies",
  noTechnology: "Aucune. Il faut bâtir un Atelier.",
  hand: "Ceux que vous pouvez appeler",
  used: "utilisé",
  expertNote: (hope: HopeType) => `1 ${glossary.hopeTypes[hope]} active`,
  playedOn: (type: CitizenType, actions: readonly Action[]) =>
    `${glossary.citizenTypes[type].toLowerCase()}, ${listed(actions.map((action) => glossary.actions[action].toLowerCase()))}`,
  futureLaws: "Lois que vous pourriez promulguer",
  futureTechnologies: "Technologies que vous pourriez développer",
};
