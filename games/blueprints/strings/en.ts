import type { Merit, Metal, Prize } from "../data.ts";
import { speak } from "./speak.ts";

const MATERIALS = ["wood", "recycled", "stone", "glass"];
const SPACES = ["top left", "top right", "middle left", "middle right", "bottom left", "bottom right"];
const METALS: Readonly<Record<Metal, string>> = { gold: "gold", silver: "silver", bronze: "bronze" };
const PRIZES: Readonly<Record<Prize, string>> = {
  skyscraper: "skyscraper",
  structuralIntegrity: "structural integrity",
  geometer: "geometer",
  materials: "materials",
};

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;
const victoryPoints = (vp: number): string => plural(vp, "victory point");
const byDemand = (tied: boolean): string => (tied ? " on the tie-break" : "");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the winner was ahead by. */
const AHEAD_BY: Readonly<Record<Merit, string>> = {
  points: "",
  prizes: ", ahead by more prizes",
  gold: ", ahead by more gold awards",
  silver: ", ahead by more silver awards",
  bronze: ", ahead by more bronze awards",
};

export const en = speak({
  options: {
    firstSeat: {
      label: "Who begins",
      help: "Who takes the first die of round 1. If the table has no such seat, counting goes on round the table.",
      values: { random: "By chance", "0": "Seat 1", "1": "Seat 2", "2": "Seat 3", "3": "Seat 4" },
    },
  },
  materials: MATERIALS,
  spaces: SPACES,
  die: (material, value) => `${MATERIALS[material]} ${value}`,
  theDie: (material, value) => `the ${MATERIALS[material]} ${value}`,
  list: (items) => [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(" and "),

  prompt: {
    take: (nth, of) => `Take a die from the pool (${nth} of ${of}).`,
    place: (theDie) => `Place ${theDie} on your plan.`,
    discard: () => "Choose a die of the pool to remove for this round.",
    ended: () => "The game is over.",
  },
  move: {
    take: (theDie) => `Take ${theDie}`,
    takeInVain: (theDie) => `Take ${theDie}: it fits nowhere and will be lost`,
    place: (theDie, space, level) => `Place ${theDie} ${space}, level ${level}`,
    discard: (theDie) => `Remove ${theDie}`,
  },
  event: {
    roundBegun: (round, name) => `Round ${round} begins. ${name} plays first.`,
    demandDrawn: (first, second) => `In demand: ${first}, then ${second}.`,
    poolRolled: (dice) => `The pool: ${dice}.`,
    diceAdded: (dice) => `New in the pool: ${dice}.`,
    dieTaken: (name, theDie) => `${name} takes ${theDie}.`,
    diePlaced: (name, theDie, space, level) => `${name} places ${theDie} ${space}, level ${level}.`,
    dieLost: (name, theDie) => `${name} has no space for ${theDie}: it is lost.`,
    dieDiscarded: (name, theDie) => `${name} removes ${theDie} from this round.`,
    buildingScored: (name, total, lines) =>
      `${name} scores ${plural(total, "point")}${lines.length > 0 ? `: ${lines.join(", ")}` : ""}.`,
    awardGiven: (name, metal, vp, tied) =>
      `${name} wins the ${METALS[metal]} award${byDemand(tied)} (${victoryPoints(vp)}).`,
    prizeGiven: (name, prize, vp, tied) =>
      `${name} wins the ${PRIZES[prize]} prize${byDemand(tied)} (${victoryPoints(vp)}).`,
    gameWon: (name, vp, decider) =>
      `The game is over: ${name} wins with ${victoryPoints(vp)}${AHEAD_BY[decider]}.`,
    gameShared: (names, vp) => `The game is over: ${names} share the victory with ${victoryPoints(vp)} each.`,
  },
  score: {
    planBonus: "plan followed",
    wood: "wood",
    recycled: "recycled",
    stone: "stone",
    glass: "glass",
    award: (metal, round) => `${capital(METALS[metal])} award, round ${round}`,
    prize: (prize, round) => `${capital(PRIZES[prize])} prize, round ${round}`,
  },
  place: {
    die: (die) => `the ${die} in the pool`,
    space: (space) => `the ${space} space`,
    screen: (seat) => `the screen of seat ${seat}`,
    demand: ["the first material in demand", "the second material in demand"],
    award: (metal) => `the ${METALS[metal]} award`,
    prize: (prize) => `the ${PRIZES[prize]} prize`,
    table: ["the round", "the bag", "the discarded dice"],
  },
  outlook: {
    won: "awards and prizes won",
    planBonus: "the plan bonus",
    wood: "wood",
    recycled: "recycled dice",
    stone: "stone",
    glass: "glass",
    toCome: "the dice to come",
    skyscraper: "the skyscraper prize",
    structuralIntegrity: "the structural integrity prize",
    geometer: "the geometer prize",
    materials: "the materials prize",
    rounds: "the rounds to come",
  },
  table: {
    turn: (round, rounds, turn, turns) => `Round ${round} of ${rounds}, turn ${turn} of ${turns}.`,
    ended: () => "The game is over.",
    toTake: (name) => `${name} is to take a die.`,
    toPlace: (name, theDie) => `${name} is to place ${theDie}.`,
    toDiscard: (name) => `${name} is to remove a die from the pool.`,
    demand: (first, second) => `In demand: ${first}, then ${second}.`,
    pool: (dice) => `Pool: ${dice}.`,
    bag: (counts) => `Bag: ${counts}.`,
    count: (count, material) => `${count} ${material}`,
    taken: (name, dice) => `${name} has taken ${dice}.`,
    lost: (die) => `${die} (lost)`,
    nothing: () => "nothing yet",
    plan: (plan, targets) => `Plan ${plan}: ${targets}.`,
    target: (space, height) => `${space} ${height}`,
    building: (name, stacks) => `${name} has built ${stacks}.`,
    stack: (space, dice) => `${space} ${dice}`,
    points: (name, total, lines) =>
      `The building of ${name} stands at ${plural(total, "point")}${lines ? ` (${lines})` : ""}.`,
    cards: (name, cards, vp) => `${name} has won ${victoryPoints(vp)}: ${cards}.`,
    cardsFaceDown: (name, count) =>
      `${name} keeps ${count === 1 ? "1 award or prize" : `${count} awards and prizes`} face down.`,
  },
});
