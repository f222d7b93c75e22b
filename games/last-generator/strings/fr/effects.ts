import type { Action, Effect, Who } from "../../content/types.ts";
import type { Grammar } from "../grammar.ts";
import type { CardId } from "../keys.ts";
import { buildings } from "./buildings.ts";
import { cards } from "./cards.ts";
import { conditions } from "./conditions.ts";
import { glossary } from "./glossary.ts";
import { amount, count, list, PEOPLE } from "./numbers.ts";

type Verb = readonly [one: string, many: string];

const FALL_SICK: Verb = ["tombe malade", "tombent malades"];
const DIE: Verb = ["meurt", "meurent"];
const JOIN: Verb = ["vous rejoint", "vous rejoignent"];
const LEAVE: Verb = ["vous quitte", "vous quittent"];

const NUMBERS = ["", "L’un", "Deux", "Trois", "Quatre"];

/** « 2 ouvriers tombent malades. » */
function happens(who: Who, n: number, [one, many]: Verb): string {
  const verb = n < 2 ? one : many;
  switch (who) {
    case "choose":
      return `${count(n, "citoyen")} de votre choix ${verb}.`;
    case "each":
      return `${count(n, "citoyen")} de chaque type ${verb}.`;
    case "acting":
      return `${NUMBERS[n] ?? n} de ceux qui y sont allés ${verb}.`;
    case "fed":
      return `${NUMBERS[n] ?? n} de ceux qui devaient manger la veille ${verb}.`;
    default:
      return `${count(n, ...PEOPLE[who])} ${verb}.`;
  }
}

/** À qui est le marqueur : « des ouvriers », « d’un type de votre choix ». */
function ofWhom(who: Who): string {
  switch (who) {
    case "choose":
      return "d’un type de votre choix";
    case "each":
      return "de chaque type";
    case "acting":
      return "de ceux qui y sont allés";
    case "fed":
      return "de ceux qui devaient manger la veille";
    default:
      return `des ${PEOPLE[who][1]}`;
  }
}

/** Pour qui est le jeton. */
function forWhom(who: Who): string {
  switch (who) {
    case "choose":
      return "un type de votre choix";
    case "each":
      return "chaque type";
    case "acting":
      return "ceux qui y sont allés";
    case "fed":
      return "ceux qui devaient manger la veille";
    default:
      return `les ${PEOPLE[who][1]}`;
  }
}

const moves = (what: string, n: number, up = "augmente", down = "baisse"): string =>
  `${what} ${n > 0 ? up : down} de ${Math.abs(n)}`;
type TokenType = keyof typeof glossary.hopeTypes | keyof typeof glossary.discontentTypes;
const tokenName = (type: TokenType): string => ({ ...glossary.hopeTypes, ...glossary.discontentTypes })[type];
const ofType = (type: TokenType | undefined): string => (type === undefined ? "" : ` (${tokenName(type)})`);
const tokens = ({ track, type, n }: Effect & { readonly op: "activate" | "exhaust" }): string => {
  const name = type === undefined ? glossary.tracks[track] : tokenName(type);
  return count(n, `jeton ${name}`, `jetons ${name}`);
};
const days = (n: number): string => count(n, "jour");
/** « d’une case », « de 2 cases » */
const bySpaces = (n: number): string => (n === 1 ? "d’une case" : `de ${n} cases`);
const byDays = (n: number): string => (n === 1 ? "d’un jour" : `de ${n} jours`);

const one = (id: string): string => buildings[id as keyof typeof buildings].one;
const the = (id: string): string => `les ${buildings[id as keyof typeof buildings].many}`;
const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const COUNTED: Readonly<Record<string, (n: number) => string>> = {
  rampart: (n) => `${n > 0 ? "Montez" : "Perdez"} ${count(Math.abs(n), "assise")} du rempart.`,
  seeds: (n) => `${n > 0 ? "Gagnez" : "Perdez"} ${count(Math.abs(n), "tiroir")} de graines vivantes.`,
};

const DOING: Readonly<Record<Action, string>> = {
  clear: "déneiger",
  gather: "ramasser",
  build: "bâtir",
  use: "utiliser des bâtiments",
  scout: "partir en éclaireurs",
  special: "effectuer des actions spéciales",
};
const ALWAYS_WARM: Readonly<Record<Action, string>> = {
  ...DOING,
  use: "utiliser un bâtiment",
  scout: "partir en éclaireur",
  special: "une action spéciale",
};
const ZONES = {
  gen: "la tuile Générateur compte",
  near: "les tuiles Proches comptent",
  far: "les tuiles Éloignées comptent",
};
const levels = (n: number): string => count(n, "niveau", "niveaux");

export const grammar: Grammar = {
  amount,
  people: (n, meeple) => count(n, ...PEOPLE[meeple]),
  list,
  ...conditions,
  gain: (goods) => `Gagnez ${goods}.`,
  lose: (goods) => `Perdez ${goods}.`,
  effects: {
    hope: ({ n, type }) => `${moves("L’Espoir", n)}${ofType(type)}.`,
    discontent: ({ n, type }) => `${moves("Le Mécontentement", n)}${ofType(type)}.`,
    activate: (effect) => `Activez ${tokens(effect)}.`,
    exhaust: (effect) => `Épuisez ${tokens(effect)}.`,
    sick: ({ who, n }) => happens(who, n, FALL_SICK),
    die: ({ who, n }) => happens(who, n, DIE),
    citizens: ({ who, n }) => happens(who, Math.abs(n), n > 0 ? JOIN : LEAVE),
    cure: ({ n, who }) =>
      `Soignez ${who ? count(n, `${PEOPLE[who][0]} malade`, `${PEOPLE[who][1]} malades`) : count(n, "malade")}.`,
    treat: ({ n }) => `Traitez ${n > 1 ? "jusqu’à " : ""}${count(n, "malade grave", "malades graves")}.`,
    flip: ({ who, n }) => `Retournez ${n > 1 ? `${n} fois ` : ""}le marqueur Maladie ${ofWhom(who)}.`,
    corpses: ({ n }) =>
      n > 0 ? `Ajoutez ${count(n, "cadavre")} sur la piste.` : `Retirez ${count(-n, "cadavre")} de la piste.`,
    cold: ({ n }) => `${moves("Le froid", n, "augmente", "recule")}.`,
    radius: ({ n, level }) =>
      level === undefined
        ? `${moves("Les indicateurs de chauffage", n, "montent", "descendent")}.`
        : `${moves(`L’indicateur de chauffage ${level}`, n, "monte", "descend")}.`,
    heat: ({ n }) => `${moves("La chaleur", n)}.`,
    pressure: ({ n }) => {
      if (n === "all") return "Retirez tous les cubes Pression.";
      const cubes = count(Math.abs(n), "cube Pression", "cubes Pression");
      return n > 0 ? `Ajoutez ${cubes}.` : `Retirez ${cubes}.`;
    },
    tower: ({ n }) => `Jetez ${count(n, "cube")} dans la tour.`,
    hunger: ({ n }) => `${moves("La Faim", n)}.`,
    fatigue: ({ who, n }) =>
      `Prenez ${count(n, "jeton d’épuisement", "jetons d’épuisement")} pour ${forWhom(who)}.`,
    recall: ({ n }) => `Reprenez ${n > 1 ? "jusqu’à " : ""}${count(n, "Meeple placé", "Meeples placés")}.`,
    scouts: ({ n, which }) => `${which === "each" ? "Chaque" : "Un"} éclaireur avance ${bySpaces(n)}.`,
    drawCitizen: ({ n }) => `Piochez ${count(n, "carte Citoyen", "cartes Citoyen")}.`,
    discardCitizen: ({ n }) => `Défaussez ${count(n, "carte Citoyen", "cartes Citoyen")}.`,
    addDusk: ({ id }) => `Mélangez la carte « ${cards[id as CardId].name} » à la pioche Soir.`,
    discardEvent: ({ n }) =>
      `Vous pouvez défausser ${n > 1 ? "jusqu’à " : ""}${count(n, "événement non protégé", "événements non protégés")}.`,
    storm: ({ n }) =>
      n > 0 ? `La tempête est repoussée ${byDays(n)}.` : `La tempête se rapproche ${byDays(-n)}.`,
    stormSet: ({ n }) => `La prochaine tempête est attendue dans ${days(n)}.`,
    dev: ({ n }) => `La technologie en cours sera prête ${days(n)} plus tôt.`,
    automaton: ({ n }) => `${n > 0 ? "Gagnez" : "Perdez"} ${count(Math.abs(n), "automate")}.`,
    destroy: ({ filter }) => `Détruisez 1 ${filter === "any" ? "bâtiment" : "abri"} de votre choix.`,
    clear: ({ ring, n }) =>
      `Placez ${ring === "near" ? count(n, "tuile Proche", "tuiles Proches") : count(n, "tuile Éloignée", "tuiles Éloignées")}.`,
    gather: ({ n }) => `Ramassez jusqu’à ${count(n, "ressource")} sur une case.`,
    build: ({ id }) => `Bâtissez gratuitement ${one(id)}.`,
    buildActions: ({ n }) =>
      `${n > 1 ? `Jusqu’à ${n} fois` : "Une fois"} : construisez, améliorez ou démontez.`,
    unlock: ({ id }) => `Vous pouvez désormais bâtir ${one(id)}.`,
    enactLaw: () => "Promulguez une loi.",
    counter: ({ id, n }) => COUNTED[id]?.(n) ?? "",
    newExpedition: ({ n }) => `Ouvrez ${count(n, "nouvelle expédition", "nouvelles expéditions")}.`,
    token: ({ n }) => `Placez un jeton Événement ${days(n)} plus loin.`,
  },
  modifiers: {
    childWork: ({ actions }) => `Les enfants peuvent ${list(actions.map((action) => DOING[action]))}.`,
    gatherBonus: ({ n }) => `Ramasser rapporte jusqu’à ${count(n, "ressource")} de plus.`,
    costDelta: ({ res, n }) =>
      `Chaque construction coûte ${amount(Math.abs(n), res)} de ${n < 0 ? "moins (mais au moins 1)" : "plus"}.`,
    huntBonus: ({ n }) =>
      `Chaque ${cards["hunters-hut"].name} a ${count(n, "icône Chasse", "icônes Chasse")} de plus.`,
    cureBonus: ({ n }) => `Les bâtiments soignent ${count(n, "malade")} de plus.`,
    treatBonus: ({ n }) => `Les bâtiments traitent ${count(n, "malade grave", "malades graves")} de plus.`,
    feedReduction: ({ n }) => `Chaque repas coûte ${amount(n, "food")} de moins.`,
    shelterBonus: ({ building, n }) => `${atStart(the(building))} ont ${count(n, "place")} de plus.`,
    bandShift: ({ n }) => `Pour le chauffage, les abris comptent ${levels(n)} plus près.`,
    zoneShift: ({ zone, n }) => `Pour le chauffage, ${ZONES[zone]} ${levels(n)} plus près.`,
    warmAction: ({ action }) => `${atStart(ALWAYS_WARM[action])} est toujours une action chaude.`,
    clearBonus: ({ n }) => `Déneiger tout près place ${count(n, "tuile")} de plus.`,
    pressureCap: ({ n }) => `La piste Pression a ${count(n, "case")} de plus.`,
    scoutBonus: ({ n }) => `En phase Météo, les éclaireurs avancent ${bySpaces(n)} de plus.`,
    freeHeat: ({ n }) => `Au début de la phase Action, la chaleur monte de ${n} sans dépenser de charbon.`,
    useBonus: ({ building, res, n }) => `${atStart(the(building))} donnent ${amount(n, res)} de plus.`,
    extraMeeple: ({ type, n }) =>
      `Chaque jour, vous avez ${count(n, `Meeple ${PEOPLE[type][0]}`, `Meeples ${PEOPLE[type][0]}`)} de plus.`,
    workersAsEngineers: ({ buildings: which }) => `Les ouvriers peuvent utiliser ${list(which.map(the))}.`,
    deathShield: ({ n }) =>
      n === 1
        ? "Le premier mort de chaque jour ne compte pas sur la piste Cadavres."
        : `Les ${n} premiers morts de chaque jour ne comptent pas sur la piste Cadavres.`,
    vaultWarm: () => "Les Chambres des semences comptent comme chauffées.",
  },
};
