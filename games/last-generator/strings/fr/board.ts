import type { Action, CitizenType, Deposit, HopeType, Letter, Tile } from "../../content/types.ts";
import { RESOURCES } from "../../content/types.ts";
import { COUNTERS, TOKENS } from "../../data.ts";
import type { BoardWords } from "../en/board.ts";
import { namesIn } from "../names.ts";
import { lexicon } from "./lexicon.ts";

const { glossary } = lexicon;
const names = namesIn(lexicon);
const listed = (parts: readonly string[]): string => new Intl.ListFormat("fr").format(parts);
const some = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
const percent = new Intl.NumberFormat("fr", { style: "percent", maximumFractionDigits: 1 });

const meeples = ["ouvrier", "ingénieur", "enfant", "automate"];
const many = ["ouvriers", "ingénieurs", "enfants", "automates"];
const zones = ["la tuile Générateur", "les tuiles Proches", "les tuiles Éloignées"];

const toTheEnd = (n: number): string =>
  n < 1 ? "c’est la fin" : n === 1 ? "encore un, et c’est fini" : `à ${n} de la fin`;

const zoneNames = ["Tuile Générateur", "Tuiles Proches", "Tuiles Éloignées"];

export const board: BoardWords = {
  lexicon,
  names,
  city: "La ville autour du Générateur",
  where: names.place,
  slot: names.slot,
  boxes: ["Déneiger", "Bâtir", "Spécial"],
  zones: zoneNames,
  zoneShort: ["Générateur", "Proche", "Éloigné"],
  free: "libre",
  covered: "partie du bâtiment voisin",
  isWarm: "au chaud",
  isCold: "au froid",
  lying: (n, resource) => names.amount(n, resource),
  count: (n, kind) => names.people(n, kind),
  deposit: (deposit: Deposit) => glossary.deposits[deposit],
  upgraded: (name) => `${name}, amélioré`,
  tile: ({ spaces, food, deposit }: Tile) =>
    listed([
      ...spaces.flatMap((s) => (s ? [names.amount(s.n, RESOURCES.indexOf(s.res))] : [])),
      ...(food > 0 ? [`+${names.amount(food, RESOURCES.indexOf("food"))} tout de suite`] : []),
      ...(deposit ? [glossary.deposits[deposit]] : []),
    ]) || "sol nu",

  decision: "La décision",
  youDecide: "À toi de décider",
  decides: (name) => `${name} décide`,
  pointAt: "Montrer ce choix",
  pointsHere: (name) => `${name} montre ce choix`,
  pointNote: "Appuie sur ce que tu ferais : tout le monde le voit.",
  voteNote: "Le conseil vote : chaque place nomme une réponse, secrète jusqu’au dépouillement.",
  notNow: (n) => `Pas maintenant (${n})`,
  allChoices: "Tous les choix",
  news: "Ce qui vient de se passer",
  nothing: "Ni prix, ni gain",
  cards: {
    scenario: "Scénario",
    expedition: "Expédition",
    death: "Une mort",
    expert: "Votre Expert",
    weather: "Météo",
    morning: "Ce matin",
    event: "Événement",
    dusk: "Ce soir",
    consequence: (law) => `Conséquence de la loi « ${law} »`,
    law: "Loi",
    technology: "Technologie",
    citizen: "Quelqu’un qui a un nom",
    call: "L’appel du devoir",
    building: "Bâtiment",
    special: "Action spéciale",
    trigger: "Cela devait venir",
    storm: "La tempête",
    nightly: "Chaque nuit",
    hunger: "La faim",
    sickness: "La maladie",
  },
  hasDied: (type) => ["Un ouvrier est mort", "Un ingénieur est mort", "Un enfant est mort"][type] ?? "",
  whoWasIt: "Qui était-ce ? Quelqu’un que personne ne connaît, ou l’un de ceux dont vous savez le nom.",
  hungerName: "Les bols vides",
  sicknessName: "Les listes de malades",

  meeples,
  people: ["Ouvrier", "Ingénieur", "Enfant"],
  send: (kind) => `Envoyer un ${meeples[kind]}`,
  ready: (n) => `${n} ${n < 2 ? "prêt" : "prêts"}`,
  kinds: [
    "Déneiger tout près",
    "Déneiger au loin",
    "Ramasser",
    "Bâtir",
    "Utiliser un bâtiment",
    "Envoyer des éclaireurs",
    "Action spéciale",
  ],
  placesNear: (n) => `Place ${some(n, "tuile Proche", "tuiles Proches")}`,
  placesFar: (n) => `Place ${some(n, "tuile Éloignée", "tuiles Éloignées")}`,
  takes: (n) => `Prend jusqu’à ${n} sur une case`,
  builds: (n) => `Jusqu’à ${n} fois : construire, améliorer, démonter`,
  uses: "Une place de Meeple dans un bâtiment",
  scouts: "Sur la première case d’une expédition",
  warmByPlace: "Chaud ou froid selon l’endroit",
  warm: "Au chaud : personne ne tombe malade",
  coldFor: (who) => `Au froid : 1 ${who} tombe malade`,
  coldAutomaton: "Au froid, mais l’acier s’en moque",
  beds: (n) => some(n, "lit"),
  childBeds: (n) => `${some(n, "lit")} pour enfants`,
  hunt: (n) => `Chasse : ${n} Nourriture`,
  size: (size) => (size === "large" ? "Grand : deux cases" : "Une case"),
  band: (band) => `chauffé comme ${zones[band - 1]}`,
  onDeposit: (deposit: Deposit) => `Seulement sur : ${glossary.deposits[deposit]}`,
  letter: (letter: Letter) => `Expédition ${letter}`,
  path: (n) => `${some(n, "case")} à parcourir`,
  destroys: (n, resource) => `Perdu : ${names.amount(n, resource)}`,
  limit: (limit) => (limit === "once" ? "Une seule fois" : "Une fois par jour"),
  instead: "À la place de l’effet de l’action",
  noCitizen: "Ne jouer aucune carte",
  pass: "Passer",
  passNote: "La journée finit quand tous passent à la suite",
  feedOne: "Alimenter le Générateur",
  heatTo: (heat, cold) => `Chaleur ${heat} sur ${cold}`,
  nowWarm: (some) => `Réchauffe ${listed(some.map((zone) => zones[zone] ?? ""))}`,
  buildingsWarmed: (n) => `Réchauffe ${some(n, "bâtiment")}`,
  onceAGame: "Une fois dans la partie",
  exhausts: (hope: HopeType) => `Épuise 1 ${glossary.hopeTypes[hope]} active`,
  eachRound: (hope: HopeType) => `Chaque jour, contre 1 ${glossary.hopeTypes[hope]} active`,
  prepDone: "Passer aux listes de malades",
  upgrade: (name) => `Améliorer : ${name}`,
  dismantle: (name) => `Démonter : ${name}`,
  noRefund: "Rien n’est rendu",
  destroyed: "Il disparaîtra",
  stop: "Cela suffit",
  takeBack: (where) => `Reprendre de : ${where}`,

  feedNothing: "Laisser baisser le feu",
  feed: (n) => `Brûler ${n}`,
  nobodySick: "Personne ne tombe malade",
  sickList: (counts) =>
    `Malades : ${listed(counts.flatMap((n, type) => (n > 0 ? [names.people(n, type)] : [])))}`,
  breakdown: (chance) => `Panne ${percent.format(chance)}`,
  allCold: "Tout est froid",
  warmZones: (some) => `Au chaud : ${listed(some.map((zone) => zoneNames[zone] ?? ""))}`,
  bedless: (n) =>
    n === 0 ? "Un lit chaud pour tous" : `${some(n, "Meeple")} au froid : ${some(n, "malade")}`,
  spendNoFood: "Garder la nourriture",
  spendFood: (n) => `Donner ${n}`,
  hungerLeft: (n) => (n === 0 ? "Plus personne n’a faim" : `Il reste ${n} de Faim`),
  defeat: "La ville est perdue",

  fates: {
    sick: "Un de plus tombe malade",
    skull: "Tous sont malades : l’un l’est gravement",
    death: "L’un d’eux meurt",
    nothing: "Il ne se passe rien",
  },
  tires: "Un Meeple se repose",
  joins: "Un de plus parmi vous",
  leaves: "L’un d’eux vous quitte",
  cured: "L’un d’eux guérit",
  treated: "Plus de malade grave",
  sheltered: "Dort au chaud",
  comesBack: "Peut agir de nouveau",
  stillWaiting: (n) => `${some(n, "Meeple")} sans lit`,
  health: (citizens, sick, skull) =>
    `${citizens} en ville, ${some(sick, "malade")}${skull ? ", dont un grave" : ""}`,
  tokens: TOKENS.map((_, token) => names.token(token)),
  tokenMoves: {
    activate: (token) => `Réveiller : ${token}`,
    exhaust: (token) => `Épuiser : ${token}`,
    remove: (token) => `Renoncer à : ${token}`,
  },
  tokenNotes: {
    activate: "Face claire visible",
    exhaust: "Il reste, face sombre visible",
    remove: "Le jeton quitte la piste",
  },
  drawToken: "Piocher un jeton",
  drawTokenNote: (left) => `Un de plus sur la piste, face sombre (${left} dans le sac)`,
  token: (track, type, active) =>
    `${names.track(track)} : ${names.token(track * 3 + type)}, ${active ? "actif" : "épuisé"}`,
  tokenLetter: (track, type) => names.token(track * 3 + type).charAt(0),
  drawDeathCard: "Quelqu’un que personne ne connaît",
  drawDeathNote: "Une carte Citoyen est tirée au hasard",
  newLaw: "Une nouvelle loi",
  lawNote: "On ne revient pas dessus. L’une de ses deux conséquences, cachée, rejoint la pioche Soir.",
  tileInHand: "Une tuile déneigée",
  developTime: (n) => `${some(n, "jour")} de recherche`,
  everyDusk: "Chaque soir :",
  specialAction: "Nouvelle action spéciale",
  avoid: "Le contourner",
  avoidNote: "Un lieu plus lointain est posé dessus, l’éclaireur y va",
  explore: (name) => `Explorer : ${name}`,
  exploreNote: "La carte est retournée",
  goOnNote: (letter) => `Gardé jusqu’au retour ; puis vers un lieu ${letter}`,
  comeBackNote: "Les éclaireurs rentrent avec tout ce qu’ils portent",

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
  heatTrack: (heat, cold, radius) =>
    `Chaleur ${heat}, froid ${cold}. ${zones.map((zone, i) => `Au chaud dès ${radius[i]} : ${zone}`).join(" ; ")}.`,
  tower: (lodged, drawer) =>
    `La tour : ${some(lodged, "cube coincé", "cubes coincés")}, ${drawer} dans le tiroir`,
  risen: (n) => (n === 0 ? "Aucun cube ne monte" : some(n, "cube monte", "cubes montent")),
  stay: (n) => `${n} dans la tour`,
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

  stores: "Réserve",
  bedlessTip: (n) => `${some(n, "Meeple")} sans lit, ni chaud ni froid`,
  population: "Population",
  populationOf: (kind, citizens, sick, skull, ready) =>
    kind === 3
      ? `Automates : ${citizens}, ${ready} prêts`
      : `${many[kind]} : ${citizens}, ${some(sick, "malade")}${skull ? ", dont un grave" : ""}, ${some(ready, "Meeple prêt", "Meeples prêts")}`,
  eatsTonight: "Ils mangent ce soir",
  days: "Les jours",
  day: (round, rounds) => `Jour ${round} sur ${rounds}`,
  phases: [
    "Avant le premier jour",
    "Aube",
    "Matin",
    "Générateur",
    "Météo",
    "Préparation",
    "Action",
    "Soir",
    "Faim",
    "Nuit",
    "La fin",
  ],
  phasesOfDay: "Les phases du jour",
  leader: (name) => `Chef : ${name}`,
  sky: "Le ciel à venir :",
  triggerAt: (round) => `Jour ${round} : le scénario parle`,
  stormAt: (round) => `Tempête : jour ${round}`,
  technologyAt: (name, round) => `${name} : jour ${round}`,
  eventAt: (name, round) => `${name} : échéance le jour ${round}`,

  scoutAt: (kind, at, length) => `Un éclaireur (${meeples[kind]}) sur la case ${at} de ${length}`,
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
