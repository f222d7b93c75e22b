import { type Deck, type Effect, type HandCard, type Kind, STALL_LIMIT } from "../data.ts";
import type { Phrases } from "./phrases.ts";
import { speak } from "./speak.ts";

const KINDS: Readonly<Record<Kind, string>> = {
  camp: "campement",
  shipyard: "chantier naval",
  crane: "grue",
  well: "puits",
  derrick: "derrick",
  turbine: "éolienne",
  lab: "laboratoire",
  factory: "usine",
  landCentre: "centre de recherche terrestre",
  coastCentre: "centre de recherche côtier",
  seaCentre: "centre de recherche marin",
  headquarters: "siège social",
  planktonFarm: "ferme à plancton",
  dish: "antenne parabolique",
};

const FEMININE: readonly Kind[] = ["crane", "turbine", "factory", "planktonFarm", "dish"];
const aKind = (kind: Kind): string => `${FEMININE.includes(kind) ? "une" : "un"} ${KINDS[kind]}`;
/** « de grue », « d’éolienne » */
const ofKind = (kind: Kind): string =>
  /^[aeéiou]/.test(KINDS[kind]) ? `d’${KINDS[kind]}` : `de ${KINDS[kind]}`;

const CARDS: Readonly<Record<HandCard, string>> = {
  placeScientist: "Placer un scientifique",
  plusTwo: "+2 scientifiques",
  rapidProgress: "Progrès rapide",
  icebreaker: "Brise-glace",
  simple: "carte ressource simple",
  expertise: "carte expertise",
};

const A_CARD: Readonly<Record<HandCard, string>> = {
  placeScientist: "la carte « Placer un scientifique »",
  plusTwo: "la carte « +2 scientifiques »",
  rapidProgress: "la carte « Progrès rapide »",
  icebreaker: "la carte « Brise-glace »",
  simple: "une carte ressource simple",
  expertise: "une carte expertise",
};

const DECKS: Readonly<Record<Deck, string>> = {
  basic: "pile de base",
  double: "pile double",
  advanced: "pile avancée",
};

const EFFECTS: Readonly<Record<Effect, string>> = {
  recruitOne: "recruter un scientifique",
  simpleCard: "une carte ressource simple",
  expertiseCard: "une carte expertise",
  newShip: "un nouveau bateau",
  relocateShip: "chacun peut déplacer un bateau",
  draftShipyard: "chacun prend une carte chantier naval révélée",
  advanceThree: "chacun avance de 3 cases",
};

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count < 2 ? one : many}`;
const scientists = (count: number): string => plural(count, "scientifique");
const spaces = (count: number): string => plural(count, "case");
const points = (count: number): string => plural(count, "point");
const BERTHS = ["première", "deuxième", "troisième"];
const inQueue = (berth: number): string => `${BERTHS[berth]} place de la file`;

const ENDINGS: readonly ((name: string) => string)[] = [
  () => "",
  (name) => `${name} a placé son dernier scientifique : c’est la fin de la partie.`,
  (name) => `${name} a construit le dernier bâtiment : c’est la fin de la partie.`,
  () => "Plus personne ne peut placer de scientifique : c’est la fin de la partie.",
  () => `Il ne s’est rien passé pendant ${STALL_LIMIT} tours : c’est la fin de la partie.`,
];

/** The words themselves, which the board uses too. */
const BERTH_NAMES = ["première", "deuxième", "troisième"];

export const phrases: Phrases = {
  options: {
    placement: {
      label: "Premiers bateaux",
      help: "Pour une première partie, les bateaux sont placés d’office, un dans chaque zone. En placement libre, chacun choisit à son tour.",
      values: { firstGame: "Placés d’office", free: "Placement libre" },
    },
  },
  kinds: KINDS,
  aKind: Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, aKind(kind as Kind)])) as Record<
    Kind,
    string
  >,
  cards: CARDS,
  effects: EFFECTS,
  tracks: ["Manchots", "Courants", "Forages", "Banquise", "Météorites"],
  trackCentres: ["côte", "mer", "terre", "côte et mer", "terre"],
  deckNames: ["de base", "doubles", "avancées"],
  place: {
    zone: (zone) => `la côte ${zone}`,
    berth: (zone, berth) => `la ${BERTH_NAMES[berth]} place de la côte ${zone}`,
    track: (track) => `la piste ${track}`,
    deck: (deck) => `la pile des cartes ${deck}`,
    pile: () => "la pile Chantier naval",
    drafted: () => "les cartes Chantier naval révélées",
    crew: (seat) => `l’équipe de la place ${seat}`,
  },
  outlook: {
    zones: "majorités sur les côtes",
    tracks: "pistes de recherche",
    asterisks: "cartes à astérisque",
    discards: "ressources défaussées",
    people: "scientifiques à placer",
    ships: "bateaux",
    cubes: "cubes disponibles",
    hand: "cartes en main",
    building: "bâtiments à portée",
    turn: "le tour en cours",
  },
  list: (items) => [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(" et "),

  prompt: {
    placeShip: () => "Choisis la zone de ton prochain bateau.",
    startCube: () => "Pose un cube sur la première case d’une piste.",
    sail: (from) => `Ton bateau quitte la côte ${from} : choisis où il va.`,
    act: (zone) => `Choisis une action sur la côte ${zone}, ou termine ton tour.`,
    finish: () => "Termine ton tour, ou joue d’abord une carte ou un sacrifice.",
    chooseTrack: (count) => `Choisis la piste sur laquelle tu avances de ${spaces(count)}.`,
    chooseThree: (count) => `Chacun avance de ${spaces(count)} : choisis une piste que personne n’a prise.`,
    relocate: () => "Tu peux déplacer un de tes bateaux vers une autre zone.",
    relocateTo: (from) => `Choisis où va ton bateau de la côte ${from}.`,
    pick: () => "Un bateau a été construit : prends une carte de la pile chantier naval.",
    draft: () => "Prends une des cartes chantier naval révélées.",
    offer: (zone) =>
      `Veux-tu utiliser ton brise-glace sur la côte ${zone} pour jouer un tour avec ton deuxième bateau ?`,
    ended: () => "La partie est finie.",
  },
  move: {
    placeShip: (zone) => `Placer un bateau sur la côte ${zone}`,
    placeStartCube: (track) => `Poser le cube sur la piste ${track}`,
    moveShip: (zone, berth) => `Aller à la côte ${zone}, ${inQueue(berth)}`,
    build: (kind, zone, count) => `Construire ${aKind(kind)} sur la côte ${zone} avec ${scientists(count)}`,
    buildSpending: (kind, zone, count, card, missing) =>
      `Construire ${aKind(kind)} sur la côte ${zone} avec ${scientists(count)}, en dépensant ta ${CARDS[card]} faute ${ofKind(missing)}`,
    buildShip: (zone) => `Construire un bateau, au bout de la file de la côte ${zone}`,
    recruit: (count) => `Recruter ${scientists(count)}`,
    research: (track, count, to) =>
      `Avancer de ${spaces(count)} sur la piste ${track}, jusqu’à la case ${to}`,
    placeScientist: (zone) => `Jouer « Placer un scientifique » : un de plus sur la côte ${zone}`,
    plusTwo: (count) => `Jouer +2 scientifiques : en recruter ${count}`,
    rapidProgress: (count) => `Jouer Progrès rapide : avancer de ${spaces(count)}`,
    layIcebreaker: (zone) => `Poser un brise-glace sur la côte ${zone}`,
    sacrificeCube: () => "Sacrifier un cube disponible",
    sacrificeSpareShip: () => "Sacrifier un bateau disponible",
    sacrificeShip: (zone, berth) => `Sacrifier ton bateau de la côte ${zone}, ${inQueue(berth)}`,
    endTurn: () => "Terminer le tour",
    chooseTrack: (track, to) => `Avancer sur la piste ${track}, jusqu’à la case ${to}`,
    relocateShip: (zone, berth) => `Déplacer ton bateau de la côte ${zone}, ${inQueue(berth)}`,
    relocateTo: (zone, berth) => `Le déplacer vers la côte ${zone}, ${inQueue(berth)}`,
    keepShips: () => "Laisser tes bateaux où ils sont",
    takeCard: (card) => `Prendre ${A_CARD[card]}`,
    useIcebreaker: () => "Utiliser le brise-glace",
    declineIcebreaker: () => "Renoncer à ce tour",
  },
  event: {
    boardSet: (name) => `Le plateau est prêt. Premier joueur : ${name}.`,
    shipPlaced: (name, zone) => `${name} place un bateau sur la côte ${zone}.`,
    startCubePlaced: (name, track) => `${name} pose un cube sur la première case de la piste ${track}.`,
    cardRevealed: (deck, kind) => `Nouvelle carte de la ${DECKS[deck]} : ${aKind(kind)}.`,
    sunMoved: (zone) => `Le soleil passe sur la côte ${zone}.`,
    icebreakerTurn: (name, zone) => `${name} utilise un brise-glace sur la côte ${zone}.`,
    idle: (name) => `${name} ne fait rien.`,
    shipMoved: (name, from, zone) => `${name} va de la côte ${from} à la côte ${zone}.`,
    icebreakerDeclined: (name, zone) => `${name} renonce à son brise-glace sur la côte ${zone}.`,
    icebreakersGone: (names, zone) => `Le brise-glace quitte la côte ${zone} (${names}).`,
    built: (name, kind, zone, count) =>
      `${name} construit ${aKind(kind)} sur la côte ${zone} avec ${scientists(count)}.`,
    resourceSpent: (name, card, kind) => `${name} dépense sa ${CARDS[card]} faute ${ofKind(kind)}.`,
    advanceLost: (name) => `${name} ne peut avancer sur aucune piste : l’avance est perdue.`,
    recruited: (name, count) => `${name} recrute ${scientists(count)}.`,
    shipBuilt: (name, zone) => `${name} a un nouveau bateau sur la côte ${zone}.`,
    cardPlayed: (name, card) => `${name} joue « ${CARDS[card]} ».`,
    scientistPlaced: (name, zone) => `${name} place un scientifique sur la côte ${zone}.`,
    icebreakerLaid: (name, zone) => `${name} pose un brise-glace sur la côte ${zone}.`,
    cubeSacrificed: (name) => `${name} sacrifie un cube.`,
    spareShipSacrificed: (name) => `${name} sacrifie un bateau disponible.`,
    shipSacrificed: (name, zone) => `${name} sacrifie un bateau sur la côte ${zone}.`,
    cubeEntered: (name, track, to) => `${name} entre sur la piste ${track} et arrive à la case ${to}.`,
    cubeAdvanced: (name, track, from, to) =>
      `${name} avance sur la piste ${track} de la case ${from} à la case ${to}.`,
    effectTriggered: (name, effect, blue) =>
      `${name} déclenche une case ${blue ? "bleue" : "rouge"} : ${EFFECTS[effect]}.`,
    effectLapsed: (_, effect) => `Sans effet : ${EFFECTS[effect]}.`,
    resourceGained: (name, card) => `${name} reçoit ${A_CARD[card]}.`,
    shipRelocated: (name, from, zone) => `${name} déplace un bateau de la côte ${from} à la côte ${zone}.`,
    shipsKept: (name) => `${name} ne déplace aucun bateau.`,
    draftRevealed: (cards) => `Cartes révélées de la pile chantier naval : ${cards}.`,
    cardTaken: (name, card) => `${name} prend ${A_CARD[card]}.`,
    pileRemoved: (count) =>
      `Il n’y a plus assez de cartes chantier naval pour tous : ${count < 2 ? "la dernière quitte" : `les ${count} dernières quittent`} le jeu.`,
    noTrackLeft: (name) => `${name} ne peut avancer sur aucune des pistes restantes.`,
    endTriggered: (name, ending) => ENDINGS[ending]?.(name) ?? "",
    zoneScored: (zone, list) => `Côte ${zone} : ${list}.`,
    trackScored: (track, list) => `${track} : ${list}.`,
    asterisksScored: (list) => `Cartes à astérisque : ${list}.`,
    discardsScored: (list) => `Ressources défaussées : ${list}.`,
    won: (name, count) => `${name} l’emporte avec ${points(count)}.`,
    shared: (names, count) => `${names} partagent la victoire avec ${points(count)} chacun.`,
  },
  score: {
    zone: (zone, first) => `Côte ${zone}${first ? ", majorité" : ""}`,
    track: (track, first) => `${track}${first ? ", en tête" : ""}`,
    asterisks: (first) => `Cartes à astérisque${first ? ", majorité" : ""}`,
    discards: (first) => `Ressources défaussées${first ? ", majorité" : ""}`,
  },
  table: {
    ended: () => "La partie est finie.",
    toDecide: (name, what) => `${name} : ${what}`,
    sun: (zone, name) => `Le soleil est sur la côte ${zone}. Tour en cours : ${name}.`,
    setupSun: (zone) => `Le soleil est sur la côte ${zone}.`,
    second: (name) => `Deuxième de la file à l’arrivée du soleil : ${name}.`,
    zone: (zone, parts) => `Côte ${zone} : ${parts.join(" ; ")}.`,
    closed: (zone) => `Côte ${zone} : fermée.`,
    buildings: (kinds) => kinds,
    noBuildings: () => "aucun bâtiment",
    queue: (names) => `bateaux ${names}`,
    people: (counts) => `scientifiques ${counts}`,
    icebreakers: (names) => `brise-glace : ${names}`,
    target: () => "zone cible de ce tour",
    track: (track, centre, cubes, effects) => `${track} (${centre}) : ${cubes}. ${effects}.`,
    noCubes: () => "aucun cube",
    coloured: (space, effect, blue, used) =>
      `${space} ${blue ? "bleue" : "rouge"} : ${EFFECTS[effect]}${used ? " (déjà jouée)" : ""}`,
    deck: (deck, kind, needs, count, advance, below) =>
      `Sur la ${DECKS[deck]} : ${aKind(kind)} ; il faut ${needs} et ${scientists(count)} ; avance de ${spaces(advance)} ; ${plural(below, "carte")} en dessous.`,
    emptyDeck: (deck) => `La ${DECKS[deck]} est vide.`,
    pile: (cards) => `Pile chantier naval : ${cards}.`,
    drafted: (cards) => `Révélées : ${cards}.`,
    nothing: () => "rien",
    expertisePile: (count) => `Pile expertise : ${plural(count, "carte")}.`,
    count: (count, what) => `${count} ${what}`,
    seat: (name, staff, reserve, ships, cubes, discards) =>
      `${name} : ${staff} dans son personnel, ${reserve} en réserve ; disponibles : ${plural(ships, "bateau", "bateaux")}, ${plural(cubes, "cube")} ; ${discards} ${discards < 2 ? "défaussé" : "défaussés"}.`,
    hand: (name, cards) => `${name} a en main : ${cards}.`,
    built: (name, cards, asterisks, count) =>
      `${name} a construit ${plural(cards, "carte")}, dont ${asterisks} à astérisque ; ${points(count)} en l’état.`,
  },
};

export const fr = speak(phrases);
