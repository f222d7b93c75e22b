/** What the board says beside the game's own phrases. */
import type { Language, Seat } from "@banquise/engine";
import type { Deck, Effect, HandCard, Kind } from "../data.ts";
import type { Standing } from "../outlook.ts";
import { phrases as en } from "../strings/en.ts";
import { phrases as fr } from "../strings/fr.ts";
import type { Phrases } from "../strings/phrases.ts";

export interface Words {
  readonly game: Phrases;
  /** "Staff: 3" */
  readonly fact: (what: string, value: number | string) => string;
  /** Names for where there is little room. */
  readonly short: Readonly<Partial<Record<Kind, string>>>;
  readonly map: string;
  readonly choices: string;
  readonly waiting: (name: string) => string;
  readonly pointAtZone: string;
  /** Where a ship only goes to lie: no action follows. */
  readonly pointAtPlace: string;
  readonly pointAtShip: string;
  readonly playACard: string;
  readonly sacrifice: string;
  readonly cancel: string;
  readonly sacrificeAShip: string;
  readonly aCube: string;
  readonly aSpareShip: string;
  readonly layAnIcebreaker: string;
  readonly whichShip: string;
  readonly whichZone: string;
  readonly cardGives: Readonly<Record<HandCard, string>>;
  readonly inPile: (count: number) => string;
  readonly revealed: (count: number) => string;
  readonly offerYes: string;
  readonly offerNo: string;
  /** "Z3" as a title. */
  readonly zone: (zone: string) => string;
  readonly berth: (berth: number) => string;
  readonly strength: (strength: number) => string;
  readonly offersNothing: string;
  readonly offers: string;
  readonly builds: (kind: string) => string;
  readonly spending: (card: HandCard) => string;
  readonly recruits: (count: number) => string;
  readonly researches: (track: string, spaces: number, to: number) => string;
  readonly newShip: string;
  /** An effect in a few words. */
  readonly effect: Readonly<Record<Effect, string>>;
  readonly now: (points: number) => string;
  /** The same where it was said that points are meant as they stand. */
  readonly gain: (points: number) => string;
  readonly thenAdvance: (spaces: number) => string;
  readonly decks: string;
  readonly deck: Readonly<Record<Deck, string>>;
  readonly below: (count: number) => string;
  readonly empty: string;
  readonly canBuild: string;
  readonly canBuildIn: (zone: string) => string;
  readonly missing: (kinds: readonly Kind[], scientists: number) => string;
  readonly standsThere: (zone: string) => string;
  readonly cardPlayed: string;
  readonly ready: string;
  readonly asterisk: string;
  readonly accessTo: (kind: string) => string;
  readonly takesScientists: (count: number) => string;
  readonly tracks: string;
  readonly track: (track: string) => string;
  readonly onSpace: (space: number) => string;
  readonly spacesAhead: string;
  readonly noSpacesAhead: string;
  readonly crews: string;
  readonly staff: string;
  readonly reserve: string;
  readonly spareShips: string;
  readonly spareCubes: string;
  readonly discards: string;
  readonly asterisks: string;
  readonly hand: string;
  readonly noCards: string;
  readonly wouldScore: (points: number) => string;
  readonly vp: (points: number) => string;
  readonly deciding: string;
  readonly piles: string;
  readonly majorityNow: string;
  /** Who would score what in a contest, said aloud; nothing when nobody would. */
  readonly standing: (standing: Standing | null | undefined, name: (seat: Seat) => string) => string;
  readonly categories: readonly [zones: string, tracks: string, asterisks: string, discards: string];
  readonly categoryHelp: readonly [string, string, string, string];
  readonly total: string;
  readonly result: string;
  readonly leads: string;
  readonly majorities: string;
  readonly cardsBuilt: string;
  readonly soFar: string;
}

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const pluriel = (count: number, un: string, plusieurs = `${un}s`): string =>
  `${count} ${count < 2 ? un : plusieurs}`;
const lacks = (kinds: readonly string[], scientists: string): string =>
  [...kinds, scientists].filter(Boolean).join(", ");
/** "Anna 6, Bob 2" */
function scores(standing: Standing | null | undefined, name: (seat: Seat) => string): string {
  const points = standing?.points ?? [];
  return points.flatMap((count, seat) => (count > 0 ? [`${name(seat)} ${count}`] : [])).join(", ");
}
const signed = (points: number): string => `${points < 0 ? "−" : "+"}${Math.abs(points)}`;

export const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    game: fr,
    fact: (what, value) => `${what} : ${value}`,
    short: { landCentre: "centre terrestre", coastCentre: "centre côtier", seaCentre: "centre marin" },
    map: "Carte de l’Antarctique",
    choices: "Choix",
    waiting: (name) => `${name} réfléchit. Touche une zone pour voir ce qu’elle contient.`,
    pointAtZone: "Touche une zone éclairée : tu verras ce que ton bateau pourrait y faire.",
    pointAtPlace: "Touche une zone éclairée : ton bateau y prend la dernière place de la file.",
    pointAtShip: "Touche un de tes bateaux éclairés, ou choisis ici.",
    playACard: "Tu peux jouer une carte",
    sacrifice: "Tu peux sacrifier une ressource : +1 scientifique de la réserve",
    cancel: "Annuler",
    sacrificeAShip: "Bateau en mer…",
    aCube: "Cube disponible",
    aSpareShip: "Bateau disponible",
    layAnIcebreaker: "Poser un brise-glace…",
    whichShip: "Quel bateau sacrifier ?",
    whichZone: "Sur quelle zone poser le brise-glace ?",
    cardGives: {
      placeScientist: "un scientifique de plus dans la zone cible",
      plusTwo: "deux scientifiques de la réserve au personnel",
      rapidProgress: "trois cases sur la piste de ton choix",
      icebreaker: "un tour avec un bateau qui est deuxième de sa file",
      simple: "remplace une grue, un puits, un derrick ou une éolienne",
      expertise: "remplace un laboratoire ou une usine",
    },
    inPile: (count) => `${count} dans la pile`,
    revealed: (count) => pluriel(count, "révélée"),
    offerYes: "Ton deuxième bateau joue tout de suite un tour complet.",
    offerNo: "Le brise-glace quitte le jeu avec le soleil.",
    zone: (zone) => `Zone ${zone}`,
    berth: (berth) => `${["1re", "2e", "3e"][berth] ?? ""} place`,
    strength: (strength) => `force ${strength}`,
    offersNothing: "Aucune action n’y serait possible.",
    offers: "Ton bateau pourrait (points en l’état)",
    builds: (kind) => `construire ${kind}`,
    spending: (card) => `en dépensant ta ${fr.cards[card]}`,
    recruits: (count) => `recruter ${pluriel(count, "scientifique")}`,
    researches: (track, spaces, to) => `avancer sur ${track} : +${spaces}, case ${to}`,
    newShip: "construire un bateau",
    effect: {
      recruitOne: "+1 scientifique",
      simpleCard: "+1 carte simple",
      expertiseCard: "+1 carte expertise",
      newShip: "+1 bateau",
      relocateShip: "chacun déplace un bateau",
      draftShipyard: "chacun prend une carte",
      advanceThree: "chacun avance de 3",
    },
    now: (points) => `${signed(points)} PV en l’état`,
    gain: (points) => `${signed(points)} PV`,
    thenAdvance: (spaces) => `puis ${pluriel(spaces, "case")} de piste`,
    decks: "Bâtiments à construire",
    deck: { basic: "De base", double: "Double", advanced: "Avancé" },
    below: (count) => `${pluriel(count, "carte")} dessous`,
    empty: "Pile épuisée",
    canBuild: "Constructible",
    canBuildIn: (zone) => `Constructible en ${zone}`,
    missing: (kinds, scientists) =>
      `Manque : ${lacks(
        kinds.map((kind) => fr.kinds[kind]),
        scientists > 0 ? pluriel(scientists, "scientifique") : "",
      )}`,
    standsThere: (zone) => `Déjà bâti en ${zone}`,
    cardPlayed: "Carte déjà jouée à ce soleil",
    ready: "Tout est réuni",
    asterisk: "Astérisque : compte pour la majorité des cartes",
    accessTo: (kind) => `un bateau devant ${kind}`,
    takesScientists: (count) => `${pluriel(count, "scientifique")} de ton personnel`,
    tracks: "Pistes de recherche",
    track: (track) => `Piste ${track}`,
    onSpace: (space) => `case ${space}`,
    spacesAhead: "Cases colorées à venir",
    noSpacesAhead: "Plus de case colorée à venir",
    crews: "Équipes",
    staff: "Personnel",
    reserve: "Réserve",
    spareShips: "Bateaux disponibles",
    spareCubes: "Cubes disponibles",
    discards: "Ressources défaussées",
    asterisks: "Cartes à astérisque",
    hand: "Cartes en main",
    noCards: "aucune carte en main",
    wouldScore: (points) => `${pluriel(points, "point")} en l’état`,
    vp: (points) => `${points} PV`,
    deciding: "joue",
    piles: "Cartes à gagner",
    majorityNow: "Majorité en l’état",
    standing: (standing, name) => {
      const list = scores(standing, name);
      return list && `Points en l’état : ${list}.`;
    },
    categories: ["Zones", "Pistes", "Astérisques", "Défausses"],
    categoryHelp: [
      "Le premier marque les bâtiments, tous les scientifiques de la zone et 1 ; chaque suivant, les scientifiques de celui qui le précède.",
      "Le premier marque la valeur de tous les cubes de la piste ; chaque suivant, celle du cube juste devant.",
      "Le premier marque toutes les cartes à astérisque de la table ; chaque suivant, celles de qui le précède.",
      "Le premier marque toutes les ressources défaussées de la table ; chaque suivant, celles de qui le précède.",
    ],
    total: "Total",
    result: "Résultat",
    leads: "en tête",
    majorities: "Majorités",
    cardsBuilt: "Cartes bâties",
    soFar: "Cumul",
  },
  en: {
    game: en,
    fact: (what, value) => `${what}: ${value}`,
    short: { landCentre: "land centre", coastCentre: "coastal centre", seaCentre: "sea centre" },
    map: "Map of Antarctica",
    choices: "Choices",
    waiting: (name) => `${name} is thinking. Tap a zone to see what is in it.`,
    pointAtZone: "Tap a lit zone: you will see what your ship could do there.",
    pointAtPlace: "Tap a lit zone: your ship goes to the end of its queue.",
    pointAtShip: "Tap one of your lit ships, or choose here.",
    playACard: "You may play a card",
    sacrifice: "You may sacrifice a resource: +1 scientist from the reserve",
    cancel: "Cancel",
    sacrificeAShip: "Ship at sea…",
    aCube: "Available cube",
    aSpareShip: "Available ship",
    layAnIcebreaker: "Lay an icebreaker…",
    whichShip: "Which ship to sacrifice?",
    whichZone: "Which zone gets the icebreaker?",
    cardGives: {
      placeScientist: "one more scientist in the target zone",
      plusTwo: "two scientists from reserve to staff",
      rapidProgress: "three spaces on a track of your choice",
      icebreaker: "a turn with a ship that is second in its queue",
      simple: "stands in for a crane, well, derrick or wind turbine",
      expertise: "stands in for a laboratory or a factory",
    },
    inPile: (count) => `${count} in the pile`,
    revealed: (count) => `${count} revealed`,
    offerYes: "Your second ship takes a whole turn at once.",
    offerNo: "The icebreaker leaves the game with the sun.",
    zone: (zone) => `Zone ${zone}`,
    berth: (berth) => `${["1st", "2nd", "3rd"][berth] ?? ""} in the queue`,
    strength: (strength) => `strength ${strength}`,
    offersNothing: "No action would be possible there.",
    offers: "Your ship could (points as things stand)",
    builds: (kind) => `build ${kind}`,
    spending: (card) => `spending your ${en.cards[card]}`,
    recruits: (count) => `recruit ${plural(count, "scientist")}`,
    researches: (track, spaces, to) => `advance on ${track}: +${spaces}, space ${to}`,
    newShip: "build a ship",
    effect: {
      recruitOne: "+1 scientist",
      simpleCard: "+1 simple card",
      expertiseCard: "+1 expertise card",
      newShip: "+1 ship",
      relocateShip: "all may move a ship",
      draftShipyard: "all take a card",
      advanceThree: "all advance 3",
    },
    now: (points) => `${signed(points)} VP as things stand`,
    gain: (points) => `${signed(points)} VP`,
    thenAdvance: (spaces) => `then ${plural(spaces, "space")} of track`,
    decks: "Buildings to build",
    deck: { basic: "Basic", double: "Double", advanced: "Advanced" },
    below: (count) => `${plural(count, "card")} below`,
    empty: "Deck empty",
    canBuild: "Can be built",
    canBuildIn: (zone) => `Can be built in ${zone}`,
    missing: (kinds, scientists) =>
      `Missing: ${lacks(
        kinds.map((kind) => en.kinds[kind]),
        scientists > 0 ? plural(scientists, "scientist") : "",
      )}`,
    standsThere: (zone) => `Stands in ${zone} already`,
    cardPlayed: "Card already played under this sun",
    ready: "All is at hand",
    asterisk: "Asterisk: counts for the majority of cards",
    accessTo: (kind) => `a ship at ${kind}`,
    takesScientists: (count) => `${plural(count, "scientist")} from your staff`,
    tracks: "Research tracks",
    track: (track) => `Track ${track}`,
    onSpace: (space) => `space ${space}`,
    spacesAhead: "Coloured spaces ahead",
    noSpacesAhead: "No coloured space ahead",
    crews: "Crews",
    staff: "Staff",
    reserve: "Reserve",
    spareShips: "Available ships",
    spareCubes: "Available cubes",
    discards: "Discarded resources",
    asterisks: "Asterisk cards",
    hand: "Cards in hand",
    noCards: "no card in hand",
    wouldScore: (points) => `${plural(points, "point")} as things stand`,
    vp: (points) => `${points} VP`,
    deciding: "to play",
    piles: "Cards to gain",
    majorityNow: "Majority as things stand",
    standing: (standing, name) => {
      const list = scores(standing, name);
      return list && `Points as things stand: ${list}.`;
    },
    categories: ["Zones", "Tracks", "Asterisks", "Discards"],
    categoryHelp: [
      "The first scores the buildings, all scientists of the zone and 1; every other scores the scientists of the one ahead.",
      "The first scores the value of all cubes of the track; every other that of the cube directly ahead.",
      "The first scores all asterisk cards of the table; every other those of the one ahead.",
      "The first scores all discarded resources of the table; every other those of the one ahead.",
    ],
    total: "Total",
    result: "Result",
    leads: "in the lead",
    majorities: "Majorities",
    cardsBuilt: "Cards built",
    soFar: "So far",
  },
};
