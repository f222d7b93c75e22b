import { speak } from "./speak.ts";

const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`);

export const fr = speak({
  options: {
    length: {
      label: "Durée",
      help: "Combien de tours joue chacun.",
      values: { short: "Trois manches", long: "Six manches" },
    },
  },
  prompt: {
    first: () => "Lance le dé, ou regarde la pierre de quelqu’un.",
    again: (pot) => `Il y a ${points(pot)} dans le pot : relancer, ou les prendre ?`,
    last: (pot) => `Tu as lancé cinq fois : prends le pot de ${points(pot)}.`,
    over: () => "La partie est finie.",
  },
  move: {
    roll: () => "Lancer le dé",
    take: (pot) => `Prendre le pot (${points(pot)})`,
    look: (seat) => `Regarder la pierre de la place ${seat + 1}`,
  },
  event: {
    rolled: (name, face, pot) => `${name} lance un ${face} : le pot est de ${pot}.`,
    potLost: (name, pot) => (pot === 0 ? `${name} a lancé pour rien.` : `${name} perd un pot de ${pot}.`),
    potTaken: (name, taken) => `${name} prend ${points(taken)}.`,
    looked: (name, other) => `${name} regarde la pierre de ${other}.`,
    lookedAndSaw: (name, other, stone) => `${name} regarde la pierre de ${other} : c’est un ${stone}.`,
    stoneShown: (name, stone) => `${name} montre un ${stone}.`,
    won: (names) =>
      names.length === 1 ? `${names[0]} gagne.` : `${names.join(" et ")} partagent la victoire.`,
  },
  score: { pots: "Pots", stone: "Pierre" },
  place: { stone: (seat) => `la pierre de la place ${seat + 1}`, pot: () => "le pot" },
  outlook: { pots: "pots", stone: "pierre", thisTurn: "ce tour", turns: "tours à venir" },
  table: {
    round: (round, rounds) => `Manche ${round} sur ${rounds}.`,
    turn: (name, pot) => `C’est à ${name} de jouer ; le pot est de ${pot}.`,
    over: () => "La partie est finie.",
    seat: (name, total) => `${name} a ${points(total)}.`,
    stone: (name, stone) => `La pierre de ${name} est un ${stone}.`,
  },
});
