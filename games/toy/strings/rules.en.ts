import type { RuleBook } from "@banquise/engine";

export const rules: RuleBook = [
  {
    title: "What there is",
    rules: {
      "TOY-1.1": "You have a stone with a number from 1 to 6, drawn at random. Only you know it.",
      "TOY-1.2":
        "A short game has three rounds, a long one six. Everybody has one turn a round, clockwise from the first seat.",
    },
  },
  {
    title: "Your turn",
    rules: {
      "TOY-2.1": "Roll the die: what it shows goes into the pot.",
      "TOY-2.2": "A 1 empties the pot and ends your turn.",
      "TOY-2.3":
        "Once there is something in the pot you may take it: it becomes your points and your turn ends.",
      "TOY-2.4": "After five rolls you must take the pot.",
      "TOY-2.5": "Before your first roll you may look at the stones of others that you have not seen yet.",
    },
    readings: { "TOY-2.5": "Nothing says how often: one look at each player is all there is to see." },
  },
  {
    title: "The end",
    rules: {
      "TOY-3.1": "After the last turn all stones are shown, and yours adds its number to your points.",
      "TOY-3.2": "The most points win; players with equal points share the victory.",
    },
  },
];
