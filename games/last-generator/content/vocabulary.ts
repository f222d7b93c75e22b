/**
 * The closed vocabulary of effects: each operation and modifier with its rule, its parameters and its sentence.
 * In sentences a signed number is written with its sign; "(s)" is put into singular or plural by the language.
 */
import type { Vocabulary } from "./types.ts";

export const ENUMS = {
  res: ["wood", "coal", "steel", "food", "core"],
  who: ["worker", "engineer", "child", "choose", "each", "acting", "fed"],
  track: ["hope", "discontent"],
  hopeType: ["resolve", "solidarity", "faith"],
  discontentType: ["anger", "fear", "grief"],
  ring: ["near", "far"],
  zone: ["gen", "near", "far"],
  action: ["clear", "gather", "build", "use", "scout", "special"],
  cmp: [">=", "<=", "==", "<", ">"],
  until: ["action", "round", "game"],
  limit: ["round", "once"],
  destroyFilter: ["any", "shelter"],
  after: ["discard", "remove", "display"],
  citizenType: ["worker", "engineer", "child"],
  which: ["each", "one"],
  level: [1, 2, 3],
  shelterFilter: ["shelter"],
  deposit: ["coal", "iron", "forest"],
  letter: ["A", "B", "C"],
  next: ["newA", "B", "C"],
} as const;

export const OPERATIONS: Vocabulary = {
  gain: {
    rule: "GEN-28.1",
    params: { res: "res", n: "int+" },
    text: { en: "Gain {n} {res}.", fr: "Gagnez {n} {res}." },
  },
  lose: {
    rule: "GEN-28.2",
    params: { res: "res", n: "int+" },
    text: { en: "Lose {n} {res}.", fr: "Perdez {n} {res}." },
  },
  hope: {
    rule: "GEN-28.3",
    params: { n: "int", type: "hopeType?" },
    text: { en: "{n} Hope {type}.", fr: "{n} Espoir {type}." },
  },
  discontent: {
    rule: "GEN-28.4",
    params: { n: "int", type: "discontentType?" },
    text: { en: "{n} Discontent {type}.", fr: "{n} Mécontentement {type}." },
  },
  activate: {
    rule: "GEN-28.5",
    params: { track: "track", n: "int+", type: "token?" },
    text: { en: "Activate {n} token(s): {track} {type}.", fr: "Activez {n} jeton(s) : {track} {type}." },
  },
  exhaust: {
    rule: "GEN-28.6",
    params: { track: "track", n: "int+", type: "token?" },
    text: { en: "Exhaust {n} token(s): {track} {type}.", fr: "Épuisez {n} jeton(s) : {track} {type}." },
  },
  sick: {
    rule: "GEN-28.7",
    params: { who: "who", n: "int+" },
    text: { en: "{n} sick: {who}.", fr: "{n} malade(s) : {who}." },
  },
  cure: {
    rule: "GEN-28.8",
    params: { n: "int+", who: "who?" },
    text: { en: "Cure {n} sick {who}.", fr: "Soignez {n} malade(s) {who}." },
  },
  treat: {
    rule: "GEN-28.9",
    params: { n: "int+" },
    text: { en: "Treat up to {n} gravely ill.", fr: "Traitez jusqu’à {n} malade(s) grave(s)." },
  },
  die: {
    rule: "GEN-28.10",
    params: { who: "who", n: "int+" },
    text: { en: "{n} die(s): {who}.", fr: "{n} mort(s) : {who}." },
  },
  citizens: {
    rule: "GEN-28.11",
    params: { who: "who", n: "int" },
    text: { en: "{n} citizen(s): {who}.", fr: "{n} citoyen(s) : {who}." },
  },
  flip: {
    rule: "GEN-28.12",
    params: { who: "who", n: "int+" },
    text: {
      en: "Flip the sickness marker {n} time(s): {who}.",
      fr: "Retournez {n} fois le marqueur Maladie : {who}.",
    },
  },
  corpses: {
    rule: "GEN-28.13",
    params: { n: "int" },
    text: { en: "{n} on the Corpses track.", fr: "{n} sur la piste Cadavres." },
  },
  cold: {
    rule: "GEN-28.14",
    params: { n: "int" },
    text: { en: "Cold marker: {n}.", fr: "Marqueur Froid : {n}." },
  },
  radius: {
    rule: "GEN-28.15",
    params: { n: "int", level: "level?" },
    text: { en: "Heating indicators: {n} {level}.", fr: "Indicateurs de chauffage : {n} {level}." },
  },
  heat: {
    rule: "GEN-28.16",
    params: { n: "int" },
    text: { en: "Heat marker: {n}.", fr: "Marqueur Chaleur : {n}." },
  },
  pressure: {
    rule: "GEN-28.17",
    params: { n: "intOrAll" },
    text: { en: "Pressure cubes: {n}.", fr: "Cubes Pression : {n}." },
    textAll: { en: "Remove all Pressure cubes.", fr: "Retirez tous les cubes Pression." },
  },
  tower: {
    rule: "GEN-28.18",
    params: { n: "int+" },
    text: { en: "Throw {n} cubes into the tower.", fr: "Jetez {n} cubes dans la tour." },
  },
  hunger: { rule: "GEN-28.19", params: { n: "int" }, text: { en: "Hunger: {n}.", fr: "Faim : {n}." } },
  fatigue: {
    rule: "GEN-28.20",
    params: { who: "who", n: "int+" },
    text: { en: "{n} Exhausted Citizen token(s): {who}.", fr: "{n} jeton(s) Citoyen épuisé : {who}." },
  },
  recall: {
    rule: "GEN-28.21",
    params: { n: "int+" },
    text: { en: "Take back up to {n} placed Meeples.", fr: "Reprenez jusqu’à {n} Meeples placés." },
  },
  scouts: {
    rule: "GEN-28.22",
    params: { n: "int+", which: "which" },
    text: { en: "Scouts move {n} space(s): {which}.", fr: "Avancée de {n} case(s) : {which}." },
  },
  drawCitizen: {
    rule: "GEN-28.23",
    params: { n: "int+" },
    text: { en: "Draw {n} Citizen card(s).", fr: "Piochez {n} carte(s) Citoyen." },
  },
  discardCitizen: {
    rule: "GEN-28.24",
    params: { n: "int+" },
    text: { en: "Discard {n} Citizen card(s).", fr: "Défaussez {n} carte(s) Citoyen." },
  },
  addDusk: {
    rule: "GEN-28.25",
    params: { id: "dusk" },
    text: { en: "Shuffle card {id} into the Dusk deck.", fr: "Mélangez la carte {id} dans la pioche Soir." },
  },
  discardEvent: {
    rule: "GEN-28.26",
    params: { n: "int+" },
    text: {
      en: "Discard up to {n} unprotected Event card(s).",
      fr: "Défaussez jusqu’à {n} carte(s) Événement non protégée(s).",
    },
  },
  storm: {
    rule: "GEN-28.27",
    params: { n: "int" },
    text: { en: "Storm marker {n} space(s).", fr: "Marqueur Tempête : {n} case(s)." },
  },
  stormSet: {
    rule: "GEN-28.28",
    params: { n: "int+" },
    text: {
      en: "Place the Storm marker {n} rounds ahead.",
      fr: "Placez le marqueur Tempête {n} manches plus loin.",
    },
  },
  dev: {
    rule: "GEN-28.29",
    params: { n: "int+" },
    text: {
      en: "The Development token comes {n} space(s) closer.",
      fr: "Le jeton Développement se rapproche de {n} case(s).",
    },
  },
  automaton: {
    rule: "GEN-28.30",
    params: { n: "int" },
    text: { en: "{n} Automaton(s).", fr: "{n} Automate(s)." },
  },
  destroy: {
    rule: "GEN-28.31",
    params: { filter: "destroyFilter" },
    text: { en: "Destroy 1 building: {filter}.", fr: "Détruisez 1 bâtiment : {filter}." },
  },
  clear: {
    rule: "GEN-28.32",
    params: { ring: "ring", n: "int+" },
    text: { en: "Place {n} {ring} tile(s).", fr: "Placez {n} tuile(s) {ring}." },
  },
  gather: {
    rule: "GEN-28.33",
    params: { n: "int+" },
    text: {
      en: "Gather up to {n} resources from one space.",
      fr: "Ramassez jusqu’à {n} ressources d’une case.",
    },
  },
  build: {
    rule: "GEN-28.34",
    params: { id: "building" },
    text: { en: "Construct for free: {id}.", fr: "Construction gratuite : {id}." },
  },
  buildActions: {
    rule: "GEN-28.35",
    params: { n: "int+" },
    text: { en: "Up to {n} Build sub-actions.", fr: "Jusqu’à {n} sous-actions Bâtir." },
  },
  unlock: {
    rule: "GEN-28.36",
    params: { id: "building" },
    text: { en: "Construction now allowed: {id}.", fr: "Construction désormais autorisée : {id}." },
  },
  enactLaw: { rule: "GEN-28.37", params: {}, text: { en: "Enact 1 law.", fr: "Instituez 1 loi." } },
  counter: {
    rule: "GEN-28.38",
    params: { id: "counter", n: "int" },
    text: { en: "{id}: {n}.", fr: "{id} : {n}." },
  },
  newExpedition: {
    rule: "GEN-28.39",
    params: { n: "int+" },
    text: { en: "Open {n} new Expedition stack(s).", fr: "Ouvrez {n} nouvelle(s) pile(s) Expédition." },
  },
  token: {
    rule: "GEN-28.40",
    params: { n: "int+" },
    text: {
      en: "Place an Event token {n} round(s) ahead.",
      fr: "Placez un jeton Événement {n} manche(s) plus loin.",
    },
  },
  modifier: {
    rule: "GEN-28.41",
    params: { mod: "mod", until: "until" },
    text: { en: "Ongoing: {mod}.", fr: "En cours : {mod}." },
  },
  choose: {
    rule: "GEN-28.42",
    params: { options: "options" },
    text: { en: "Choose one.", fr: "Choisissez une option." },
  },
  if: {
    rule: "GEN-28.43",
    params: { cond: "cond", do: "effects", else: "effects?" },
    text: { en: "If {cond}: {do} Otherwise: {else}", fr: "Si {cond} : {do} Sinon : {else}" },
  },
  repeat: {
    rule: "GEN-28.44",
    params: { count: "query", max: "int+?", do: "effects" },
    text: {
      en: "As many times as there are {count} (at most {max}): {do}",
      fr: "Autant de fois qu’il y a de {count} (au plus {max}) : {do}",
    },
  },
};

export const MODIFIERS: Vocabulary = {
  childWork: {
    rule: "GEN-29.1",
    params: { actions: "action[]" },
    text: { en: "Children may perform: {actions}.", fr: "Les enfants peuvent effectuer : {actions}." },
  },
  gatherBonus: {
    rule: "GEN-29.2",
    params: { n: "int+" },
    text: { en: "Gather actions take up to {n} more.", fr: "Ramasser : jusqu’à {n} de plus." },
  },
  costDelta: {
    rule: "GEN-29.3",
    params: { res: "res", n: "int" },
    text: { en: "Construction costs {n} {res} (minimum 1).", fr: "Construction : {n} {res} (minimum 1)." },
  },
  huntBonus: {
    rule: "GEN-29.4",
    params: { n: "int+" },
    text: {
      en: "Each Hunters’ Hut has {n} more Hunt icon(s).",
      fr: "Chaque Cabane de chasse : {n} icône(s) Chasse de plus.",
    },
  },
  cureBonus: {
    rule: "GEN-29.5",
    params: { n: "int+" },
    text: { en: "Buildings cure {n} more.", fr: "Les bâtiments soignent {n} de plus." },
  },
  treatBonus: {
    rule: "GEN-29.6",
    params: { n: "int+" },
    text: { en: "Buildings treat {n} more.", fr: "Les bâtiments traitent {n} de plus." },
  },
  feedReduction: {
    rule: "GEN-29.7",
    params: { n: "int+" },
    text: { en: "Meals: {n} less Food.", fr: "Repas : {n} Nourriture de moins." },
  },
  shelterBonus: {
    rule: "GEN-29.8",
    params: { building: "building", n: "int+" },
    text: { en: "{building}: {n} more place(s).", fr: "{building} : {n} place(s) de plus." },
  },
  bandShift: {
    rule: "GEN-29.9",
    params: { filter: "shelterFilter", n: "int+" },
    text: {
      en: "Shelters count as {n} heating level(s) nearer.",
      fr: "Les abris comptent comme {n} niveau(x) de chauffage plus près.",
    },
  },
  zoneShift: {
    rule: "GEN-29.10",
    params: { zone: "zone", n: "int+" },
    text: {
      en: "{zone}: counts as {n} heating level(s) nearer.",
      fr: "{zone} : compte comme {n} niveau(x) de chauffage plus près.",
    },
  },
  warmAction: {
    rule: "GEN-29.11",
    params: { action: "action" },
    text: { en: "Always a warm action: {action}.", fr: "Action toujours chaude : {action}." },
  },
  clearBonus: {
    rule: "GEN-29.12",
    params: { n: "int+" },
    text: {
      en: "Clearing Near snow places {n} more tile(s).",
      fr: "Déneiger Proche : {n} tuile(s) de plus.",
    },
  },
  pressureCap: {
    rule: "GEN-29.13",
    params: { n: "int+" },
    text: { en: "The Pressure track has {n} more space(s).", fr: "La piste Pression a {n} case(s) de plus." },
  },
  scoutBonus: {
    rule: "GEN-29.14",
    params: { n: "int+" },
    text: {
      en: "In the Weather phase scouts move {n} more.",
      fr: "En phase Météo, les éclaireurs avancent de {n} de plus.",
    },
  },
  freeHeat: {
    rule: "GEN-29.15",
    params: { n: "int+" },
    text: {
      en: "Start of the Action phase: Heat +{n} for free.",
      fr: "Début de la phase Action : Chaleur +{n} gratuitement.",
    },
  },
  useBonus: {
    rule: "GEN-29.16",
    params: { building: "building", res: "res", n: "int+" },
    text: { en: "{building}: {n} more {res}.", fr: "{building} : {n} {res} de plus." },
  },
  extraMeeple: {
    rule: "GEN-29.17",
    params: { type: "citizenType", n: "int+" },
    text: { en: "{n} extra {type} Meeple(s) each round.", fr: "{n} Meeple(s) {type} de plus par manche." },
  },
  workersAsEngineers: {
    rule: "GEN-29.18",
    params: { buildings: "building[]" },
    text: { en: "Workers may use: {buildings}.", fr: "Les ouvriers peuvent utiliser : {buildings}." },
  },
  deathShield: {
    rule: "GEN-29.19",
    params: { n: "int+" },
    text: {
      en: "Deaths per round that leave the Corpses marker where it is: the first {n}.",
      fr: "Morts par manche qui ne déplacent pas le marqueur Cadavres : {n} (les premières).",
    },
  },
  vaultWarm: {
    rule: "GEN-29.20",
    params: {},
    text: { en: "The Seed Vaults count as warm.", fr: "Les Chambres des semences sont chauffées." },
  },
};

/** What a condition may ask, and how it is said. */
export const QUERIES = {
  "res.<res>": { en: "{res} in stock", fr: "{res} en réserve" },
  "hope.tokens": { en: "Hope tokens", fr: "jetons Espoir" },
  "hope.active": { en: "active Hope tokens", fr: "jetons Espoir actifs" },
  "hope.active.<hopeType>": { en: "active {type} tokens", fr: "jetons {type} actifs" },
  "discontent.tokens": { en: "Discontent tokens", fr: "jetons Mécontentement" },
  "discontent.active": { en: "active Discontent tokens", fr: "jetons Mécontentement actifs" },
  "discontent.active.<discontentType>": { en: "active {type} tokens", fr: "jetons {type} actifs" },
  "sick.total": { en: "sick citizens", fr: "citoyens malades" },
  "sick.<type>": { en: "sick: {type}", fr: "malades : {type}" },
  "citizens.total": { en: "citizens", fr: "citoyens" },
  "citizens.<type>": { en: "citizens: {type}", fr: "citoyens : {type}" },
  gravely: { en: "gravely ill", fr: "malades graves" },
  corpses: { en: "corpses", fr: "cadavres" },
  pressure: { en: "Pressure cubes", fr: "cubes Pression" },
  heat: { en: "Heat", fr: "Chaleur" },
  cold: { en: "Cold", fr: "Froid" },
  gap: { en: "missing heat", fr: "chaleur manquante" },
  unsheltered: { en: "Meeples without a bed", fr: "Meeples sans lit" },
  coldShelter: { en: "Meeples without a heated bed", fr: "Meeples sans lit chauffé" },
  "building.<id>": { en: "{id} on the map", fr: "{id} sur le plateau" },
  "warm.<id>": { en: "all warm: {id}", fr: "tout est au chaud : {id}" },
  laws: { en: "laws in force", fr: "lois instituées" },
  "law.<id>": { en: "law in force: {id}", fr: "loi instituée : {id}" },
  techs: { en: "technologies developed", fr: "technologies développées" },
  "tech.<id>": { en: "technology developed: {id}", fr: "technologie développée : {id}" },
  automata: { en: "automata", fr: "automates" },
  hunger: { en: "Hunger", fr: "Faim" },
  round: { en: "round", fr: "manche" },
  scouts: { en: "scouts away", fr: "éclaireurs en route" },
  events: { en: "events in the display", fr: "événements à l’étalage" },
  hand: { en: "Citizen cards in hand", fr: "cartes Citoyen en main" },
  "counter.<id>": { en: "{id}", fr: "{id}" },
} as const;

export const COMPARISONS = {
  ">=": { en: "at least {v} {q}", fr: "au moins {v} {q}" },
  "<=": { en: "at most {v} {q}", fr: "au plus {v} {q}" },
  "==": { en: "exactly {v} {q}", fr: "exactement {v} {q}" },
  "<": { en: "fewer than {v} {q}", fr: "moins de {v} {q}" },
  ">": { en: "more than {v} {q}", fr: "plus de {v} {q}" },
  all: { en: "and", fr: "et" },
  any: { en: "or", fr: "ou" },
  not: { en: "not: {c}", fr: "pas : {c}" },
} as const;

/** Queries that are 0 or 1: tested for at least 1, their sentence stands alone. */
export const FLAG_QUERIES: readonly string[] = ["warm.<id>", "law.<id>", "tech.<id>"];
