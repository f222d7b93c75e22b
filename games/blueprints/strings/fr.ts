import type { Merit, Metal, Prize } from "../data.ts";
import { speak } from "./speak.ts";

const MATERIALS = ["bois", "recyclé", "pierre", "verre"];
/** Behind a value: « le 3 de bois », « le 3 recyclé ». */
const MADE_OF = ["de bois", "recyclé", "de pierre", "de verre"];
const SPACES = [
  "en haut à gauche",
  "en haut à droite",
  "au milieu à gauche",
  "au milieu à droite",
  "en bas à gauche",
  "en bas à droite",
];
const METALS: Readonly<Record<Metal, string>> = { gold: "d’or", silver: "d’argent", bronze: "de bronze" };
const PRIZES: Readonly<Record<Prize, string>> = {
  skyscraper: "du plus haut gratte-ciel",
  structuralIntegrity: "de l’intégrité structurelle",
  geometer: "du géomètre",
  materials: "des matériaux",
};

/** In French zero is singular. */
const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;
const points = (count: number): string => plural(count, "point", "points");
const victoryPoints = (vp: number): string => plural(vp, "point de victoire", "points de victoire");
/** The materials in demand decided. */
const byDemand = (tied: boolean): string => (tied ? " au bris d’égalité" : "");

/** What the winner was ahead by. */
const AHEAD_BY: Readonly<Record<Merit, string>> = {
  points: "",
  prizes: ", avec plus de prix",
  gold: ", avec plus de distinctions d’or",
  silver: ", avec plus de distinctions d’argent",
  bronze: ", avec plus de distinctions de bronze",
};

export const fr = speak({
  options: {
    firstSeat: {
      label: "Qui commence",
      help: "Qui prend le premier dé de la manche 1. Si la table n’a pas cette place, on continue à compter autour de la table.",
      values: { random: "Au hasard", "0": "Place 1", "1": "Place 2", "2": "Place 3", "3": "Place 4" },
    },
  },
  materials: MATERIALS,
  spaces: SPACES,
  die: (material, value) => `${value} ${MADE_OF[material]}`,
  theDie: (material, value) => `le ${value} ${MADE_OF[material]}`,
  list: (items) => [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(" et "),

  prompt: {
    take: (nth, of) => `Choisis un dé dans la réserve (${nth} sur ${of}).`,
    place: (theDie) => `Place ${theDie} sur ton plan.`,
    discard: () => "Choisis un dé de la réserve à retirer pour cette manche.",
    ended: () => "La partie est terminée.",
  },
  move: {
    take: (theDie) => `Prendre ${theDie}`,
    takeInVain: (theDie) => `Prendre ${theDie} : il n’a sa place nulle part et sera perdu`,
    place: (theDie, space, level) => `Placer ${theDie} ${space}, étage ${level}`,
    discard: (theDie) => `Retirer ${theDie}`,
  },
  event: {
    roundBegun: (round, name) => `La manche ${round} commence. ${name} joue en premier.`,
    demandDrawn: (first, second) => `Forte demande : ${first}, puis ${second}.`,
    poolRolled: (dice) => `La réserve : ${dice}.`,
    diceAdded: (dice, count) => `${count > 1 ? "Nouveaux" : "Nouveau"} dans la réserve : ${dice}.`,
    dieTaken: (name, theDie) => `${name} prend ${theDie}.`,
    diePlaced: (name, theDie, space, level) => `${name} place ${theDie} ${space}, étage ${level}.`,
    dieLost: (name, theDie) => `${name} n’a pas de place pour ${theDie} : il est perdu.`,
    dieDiscarded: (name, theDie) => `${name} retire ${theDie} de la manche.`,
    buildingScored: (name, total, lines) =>
      `${name} marque ${points(total)}${lines.length > 0 ? ` : ${lines.join(", ")}` : ""}.`,
    awardGiven: (name, metal, vp, tied) =>
      `${name} reçoit la distinction ${METALS[metal]}${byDemand(tied)} (${victoryPoints(vp)}).`,
    prizeGiven: (name, prize, vp, tied) =>
      `${name} reçoit le prix ${PRIZES[prize]}${byDemand(tied)} (${victoryPoints(vp)}).`,
    gameWon: (name, vp, decider) =>
      `La partie est terminée : ${name} l’emporte avec ${victoryPoints(vp)}${AHEAD_BY[decider]}.`,
    gameShared: (names, vp) =>
      `La partie est terminée : ${names} se partagent la victoire avec ${victoryPoints(vp)}.`,
  },
  score: {
    planBonus: "plan suivi",
    wood: "bois",
    recycled: "recyclé",
    stone: "pierre",
    glass: "verre",
    award: (metal, round) => `Distinction ${METALS[metal]}, manche ${round}`,
    prize: (prize, round) => `Prix ${PRIZES[prize]}, manche ${round}`,
  },
  place: {
    die: (die) => `le ${die} dans la réserve`,
    space: (space) => `la case ${space}`,
    screen: (seat) => `le paravent de la place ${seat}`,
    demand: ["le premier matériau demandé", "le second matériau demandé"],
    award: (metal) => `la distinction ${METALS[metal]}`,
    prize: (prize) => `le prix ${PRIZES[prize]}`,
    table: ["la manche", "le sac", "les dés écartés"],
  },
  outlook: {
    won: "distinctions et prix gagnés",
    planBonus: "le bonus du plan",
    wood: "le bois",
    recycled: "les dés recyclés",
    stone: "la pierre",
    glass: "le verre",
    toCome: "les dés à venir",
    skyscraper: "le prix du gratte-ciel",
    structuralIntegrity: "le prix de l’intégrité structurelle",
    geometer: "le prix du géomètre",
    materials: "le prix des matériaux",
    rounds: "les manches à venir",
  },
  table: {
    turn: (round, rounds, turn, turns) => `Manche ${round} sur ${rounds}, tour ${turn} sur ${turns}.`,
    ended: () => "La partie est terminée.",
    toTake: (name) => `${name} doit prendre un dé.`,
    toPlace: (name, theDie) => `${name} doit placer ${theDie}.`,
    toDiscard: (name) => `${name} doit retirer un dé de la réserve.`,
    demand: (first, second) => `Forte demande : ${first}, puis ${second}.`,
    pool: (dice) => `Réserve : ${dice}.`,
    bag: (counts) => `Sac : ${counts}.`,
    count: (count, material) => `${count} ${material}`,
    taken: (name, dice) => `${name} a pris : ${dice}.`,
    lost: (die) => `${die} (perdu)`,
    nothing: () => "rien encore",
    plan: (plan, targets) => `Plan ${plan} : ${targets}.`,
    target: (space, height) => `${height} ${space}`,
    building: (name, stacks) => `${name} a bâti : ${stacks}.`,
    stack: (space, dice) => `${space}, ${dice}`,
    points: (name, total, lines) =>
      `L’édifice vaut ${points(total)} pour ${name}${lines ? ` (${lines})` : ""}.`,
    cards: (name, cards, vp) => `${name} a gagné ${victoryPoints(vp)} : ${cards}.`,
    cardsFaceDown: (name, count) =>
      `${name} garde ${plural(count, "distinction ou prix", "distinctions et prix")} face cachée.`,
  },
});
