/** What the board says beside the texts of the game. */
import type { Language } from "@banquise/engine";
import type { Material, Metal, Prize, ScoreKey } from "../data.ts";
import type { Decider } from "./telling.ts";

export interface Words {
  readonly materials: Readonly<Record<Material, string>>;
  readonly lines: Readonly<Record<ScoreKey, string>>;
  readonly prizes: Readonly<Record<Prize, { readonly name: string; readonly asks: string }>>;
  readonly awards: Readonly<Record<Metal, string>>;
  readonly deciders: Readonly<Record<Decider, string>>;
  readonly round: (round: number) => string;
  readonly roundOf: (round: number, rounds: number) => string;
  readonly retell: (round: number) => string;
  readonly inDemand: string;
  readonly demandRank: (which: number, material: string) => string;
  readonly demandShort: (which: number) => string;
  readonly bag: string;
  readonly bagCount: (material: string, count: number) => string;
  readonly prizesTitle: string;
  readonly stepsMade: (have: number, need: number) => string;
  readonly pool: string;
  readonly discarded: string;
  readonly discardTitle: string;
  readonly discardHelp: string;
  readonly die: (material: Material, value: number) => string;
  readonly take: (die: string) => string;
  readonly discard: (die: string) => string;
  readonly lost: string;
  readonly lostWarning: (die: string) => string;
  readonly takeAnyway: string;
  readonly otherDie: string;
  readonly lostDie: (die: string) => string;
  readonly yourPlan: string;
  readonly chooseSpace: string;
  readonly handToPlace: (die: string) => string;
  readonly spaces: string;
  readonly space: (number: number) => string;
  readonly hatched: string;
  readonly target: (height: number) => string;
  readonly holds: (dice: string) => string;
  readonly empty: string;
  readonly gain: (points: number) => string;
  readonly placeHere: (die: string) => string;
  readonly building: string;
  readonly buildingOf: (name: string) => string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly planOpen: (placed: number) => string;
  readonly planLeft: string;
  readonly planDone: string;
  readonly nearer: (prizes: string) => string;
  readonly total: string;
  readonly screens: string;
  readonly screenOf: (name: string) => string;
  readonly taken: string;
  readonly points: (points: number) => string;
  readonly vp: (vp: number) => string;
  readonly theirTurn: string;
  readonly meets: (prize: string) => string;
  readonly scoringOf: (round: number) => string;
  readonly ranking: string;
  readonly nobody: string;
  readonly beats: (names: string) => string;
  readonly previous: string;
  readonly next: string;
  readonly playStory: string;
  readonly pauseStory: string;
  readonly toVerdict: string;
  readonly goOn: string;
  readonly close: string;
  readonly finalResult: string;
  /** Why a beat of the scoring brings its points. */
  readonly why: Readonly<Record<ScoreKey, (points: number, count: number) => string>>;
  readonly ordinal: (rank: number) => string;
  readonly prizesWon: string;
}

/** French counts in the plural from 2 on, English from everything but 1. */
const pluriel = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const MADE_OF: Readonly<Record<Material, string>> = {
  wood: "de bois",
  recycled: "recyclé",
  stone: "de pierre",
  glass: "de verre",
};

const fr: Words = {
  materials: { wood: "bois", recycled: "recyclé", stone: "pierre", glass: "verre" },
  lines: { planBonus: "Plan", wood: "Bois", recycled: "Recyclé", stone: "Pierre", glass: "Verre" },
  prizes: {
    skyscraper: { name: "Gratte-ciel", asks: "une pile de 5 dés" },
    structuralIntegrity: { name: "Intégrité", asks: "4 dés de même valeur" },
    geometer: { name: "Géomètre", asks: "1, 2, 3, 4, 5 et 6" },
    materials: { name: "Matériaux", asks: "5 dés d’un matériau" },
  },
  awards: { gold: "Distinction d’or", silver: "Distinction d’argent", bronze: "Distinction de bronze" },
  deciders: {
    points: "",
    firstDemand: "Départagé par le premier matériau demandé",
    secondDemand: "Départagé par le second matériau demandé",
    playedLater: "Départagé par l’ordre de jeu",
  },
  round: (round) => `Manche ${round}`,
  roundOf: (round, rounds) => `Manche ${round} sur ${rounds}`,
  retell: (round) => `Revoir le décompte de la manche ${round}`,
  inDemand: "Forte demande",
  demandRank: (which, material) => `${which === 0 ? "Premier" : "Second"} matériau demandé : ${material}`,
  demandShort: (which) => (which === 0 ? "Demande 1" : "Demande 2"),
  bag: "Sac",
  bagCount: (material, count) => `${pluriel(count, "dé", "dés")} de ${material} dans le sac`,
  prizesTitle: "Prix de la manche",
  stepsMade: (have, need) => `, tu en es à ${have} sur ${need}`,
  pool: "Dés disponibles",
  discarded: "Écartés",
  discardTitle: "Écarte un dé",
  discardHelp: "Il quitte la manche : choisis ce que ton rival n’aura pas.",
  die: (material, value) => `${value} ${MADE_OF[material]}`,
  take: (die) => `Prendre le ${die}`,
  discard: (die) => `Écarter le ${die}`,
  lost: "perdu",
  lostWarning: (die) => `Le ${die} ne tient nulle part sur ton plan : il serait perdu.`,
  takeAnyway: "Le prendre quand même",
  otherDie: "En choisir un autre",
  lostDie: (die) => `${die}, perdu`,
  yourPlan: "Ton plan",
  chooseSpace: "Choisis sa case",
  handToPlace: (die) => `En main : ${die}. Choisis sa case.`,
  spaces: "Vue de dessus",
  space: (number) => `Case ${number}`,
  hatched: "hachurée",
  target: (height) => `hauteur prévue ${height}`,
  holds: (dice) => `porte ${dice}`,
  empty: "vide",
  gain: (points) => `${points < 0 ? "−" : "+"}${pluriel(Math.abs(points), "point", "points")}`,
  placeHere: (die) => `poser le ${die}`,
  building: "Ton édifice",
  buildingOf: (name) => `Édifice de ${name}`,
  turnLeft: "Tourner vers la gauche",
  turnRight: "Tourner vers la droite",
  planOpen: (placed) => `${placed}/6 sur le plan`,
  planLeft: "Plan abandonné",
  planDone: "Plan suivi !",
  nearer: (prizes) => `Rapproche de : ${prizes}`,
  total: "Total",
  screens: "Paravents",
  screenOf: (name) => `Paravent de ${name}`,
  taken: "Dés pris",
  points: (points) => pluriel(points, "point", "points"),
  vp: (vp) => `${vp} PV`,
  theirTurn: "joue",
  meets: (prize) => `Remplit la condition du prix ${prize}`,
  scoringOf: (round) => `Décompte de la manche ${round}`,
  ranking: "Classement",
  nobody: "personne",
  beats: (names) => `départage ${names}`,
  previous: "Étape précédente",
  next: "Étape suivante",
  playStory: "Reprendre le récit",
  pauseStory: "Mettre en pause",
  toVerdict: "Aller au résultat",
  goOn: "Continuer",
  close: "Fermer",
  finalResult: "Résultat",
  why: {
    planBonus: (points) => (points > 0 ? "Le plan est suivi" : "Le plan n’est pas suivi"),
    wood: (_, count) => `Bois : touche ${pluriel(count, "dé", "dés")}`,
    recycled: (_, count) => `Recyclé : ${count === 1 ? "1er" : `${count}e`} dé`,
    stone: (_, count) => `Pierre : niveau ${count}`,
    glass: (_, count) => `Verre : valeur ${count}`,
  },
  ordinal: (rank) => (rank === 1 ? "1er" : `${rank}e`),
  prizesWon: "Prix",
};

const en: Words = {
  materials: { wood: "wood", recycled: "recycled", stone: "stone", glass: "glass" },
  lines: { planBonus: "Plan", wood: "Wood", recycled: "Recycled", stone: "Stone", glass: "Glass" },
  prizes: {
    skyscraper: { name: "Skyscraper", asks: "a stack of 5 dice" },
    structuralIntegrity: { name: "Integrity", asks: "4 dice of one value" },
    geometer: { name: "Geometer", asks: "1, 2, 3, 4, 5 and 6" },
    materials: { name: "Materials", asks: "5 dice of one material" },
  },
  awards: { gold: "Gold award", silver: "Silver award", bronze: "Bronze award" },
  deciders: {
    points: "",
    firstDemand: "Tie broken by the first material in demand",
    secondDemand: "Tie broken by the second material in demand",
    playedLater: "Tie broken by turn order",
  },
  round: (round) => `Round ${round}`,
  roundOf: (round, rounds) => `Round ${round} of ${rounds}`,
  retell: (round) => `See the scoring of round ${round} again`,
  inDemand: "In demand",
  demandRank: (which, material) => `${which === 0 ? "First" : "Second"} material in demand: ${material}`,
  demandShort: (which) => (which === 0 ? "Demand 1" : "Demand 2"),
  bag: "Bag",
  bagCount: (material, count) => `${plural(count, "die", "dice")} of ${material} in the bag`,
  prizesTitle: "Prizes of this round",
  stepsMade: (have, need) => `, you have ${have} of ${need}`,
  pool: "Dice on offer",
  discarded: "Discarded",
  discardTitle: "Discard a die",
  discardHelp: "It leaves the round: choose what your rival shall not have.",
  die: (material, value) => `${en.materials[material]} ${value}`,
  take: (die) => `Take the ${die}`,
  discard: (die) => `Discard the ${die}`,
  lost: "lost",
  lostWarning: (die) => `The ${die} fits nowhere on your plan: it would be lost.`,
  takeAnyway: "Take it anyway",
  otherDie: "Choose another",
  lostDie: (die) => `${die}, lost`,
  yourPlan: "Your plan",
  chooseSpace: "Choose its space",
  handToPlace: (die) => `In hand: ${die}. Choose its space.`,
  spaces: "Top view",
  space: (number) => `Space ${number}`,
  hatched: "hatched",
  target: (height) => `target height ${height}`,
  holds: (dice) => `holds ${dice}`,
  empty: "empty",
  gain: (points) => `${points < 0 ? "−" : "+"}${plural(Math.abs(points), "point", "points")}`,
  placeHere: (die) => `place the ${die}`,
  building: "Your building",
  buildingOf: (name) => `Building of ${name}`,
  turnLeft: "Turn to the left",
  turnRight: "Turn to the right",
  planOpen: (placed) => `${placed}/6 on plan`,
  planLeft: "Plan left",
  planDone: "Plan followed!",
  nearer: (prizes) => `Closer to: ${prizes}`,
  total: "Total",
  screens: "Screens",
  screenOf: (name) => `Screen of ${name}`,
  taken: "Dice taken",
  points: (points) => plural(points, "point", "points"),
  vp: (vp) => `${vp} VP`,
  theirTurn: "to play",
  meets: (prize) => `Meets the condition of the ${prize} prize`,
  scoringOf: (round) => `Scoring of round ${round}`,
  ranking: "Ranking",
  nobody: "nobody",
  beats: (names) => `tie-break over ${names}`,
  previous: "Step back",
  next: "Step on",
  playStory: "Go on telling",
  pauseStory: "Pause",
  toVerdict: "To the result",
  goOn: "Continue",
  close: "Close",
  finalResult: "Result",
  why: {
    planBonus: (points) => (points > 0 ? "The plan is followed" : "The plan is not followed"),
    wood: (_, count) => `Wood: touches ${plural(count, "die", "dice")}`,
    recycled: (_, count) => `Recycled: die number ${count}`,
    stone: (_, count) => `Stone: level ${count}`,
    glass: (_, count) => `Glass: value ${count}`,
  },
  ordinal: (rank) => ["1st", "2nd", "3rd"][rank - 1] ?? `${rank}th`,
  prizesWon: "Prizes",
};

export const WORDS: Readonly<Record<Language, Words>> = { fr, en };
