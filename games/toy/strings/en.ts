import { speak } from "./speak.ts";

const points = (count: number): string => (count === 1 ? "1 point" : `${count} points`);

export const en = speak({
  options: {
    length: {
      label: "Length",
      help: "How many turns everybody has.",
      values: { short: "Three rounds", long: "Six rounds" },
    },
  },
  prompt: {
    first: () => "Roll the die, or look at somebody’s stone.",
    again: (pot) => `There are ${points(pot)} in the pot: roll again, or take them?`,
    last: (pot) => `You have rolled five times: take the ${points(pot)}.`,
    over: () => "The game is over.",
  },
  move: {
    roll: () => "Roll the die",
    take: (pot) => `Take the pot (${points(pot)})`,
    look: (seat) => `Look at the stone of seat ${seat + 1}`,
  },
  event: {
    rolled: (name, face, pot) => `${name} rolls a ${face}: the pot is ${pot}.`,
    potLost: (name, pot) => (pot === 0 ? `${name} rolled for nothing.` : `${name} loses a pot of ${pot}.`),
    potTaken: (name, taken) => `${name} takes ${points(taken)}.`,
    looked: (name, other) => `${name} looks at the stone of ${other}.`,
    lookedAndSaw: (name, other, stone) => `${name} looks at the stone of ${other}: it is a ${stone}.`,
    stoneShown: (name, stone) => `${name} shows a ${stone}.`,
    won: (names) => (names.length === 1 ? `${names[0]} wins.` : `${names.join(" and ")} share the victory.`),
  },
  score: { pots: "Pots", stone: "Stone" },
  place: { stone: (seat) => `the stone of seat ${seat + 1}`, pot: () => "the pot" },
  outlook: { pots: "pots", stone: "stone", thisTurn: "this turn", turns: "turns to come" },
  table: {
    round: (round, rounds) => `Round ${round} of ${rounds}.`,
    turn: (name, pot) => `It is the turn of ${name}; the pot is ${pot}.`,
    over: () => "The game is over.",
    seat: (name, total) => `${name} has ${points(total)}.`,
    stone: (name, stone) => `The stone of ${name} is a ${stone}.`,
  },
});
