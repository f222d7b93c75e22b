import type { RuleBook } from "@banquise/engine";

export const rules: RuleBook = [
  {
    title: "What you play with",
    rules: {
      "BLU-1.1":
        "There are 32 dice, 8 of each material: wood, recycled, stone and glass. Two dice that look the same are the same.",
      "BLU-1.2": "A plan card shows six spaces: three rows of two.",
      "BLU-1.3":
        "A number on a space is the height your plan asks for there: 1, 2 or 3. A hatched space is closed. Each card has 3 or 4 open spaces, and six dice finish it exactly.",
      "BLU-1.4":
        "Your building is one stack of dice on each space. Level 1 is the die that stands on the card.",
      "BLU-1.5":
        "Two dice are adjacent when they share a whole face: one on the other, or side by side on the same level. Corner to corner does not count.",
      "BLU-1.6":
        "Neighbours are the spaces that share an edge: beside, above and below on the card, never diagonally.",
      "BLU-1.7": "The drawing of the finished building is only there to help you see it.",
      "BLU-1.8":
        "Victory points: a gold award is worth 3, silver 2, bronze 1, and every prize 2, however many you are.",
      "BLU-1.9": "Each award and each prize can be won once in every round.",
    },
  },
  {
    title: "Before the game",
    rules: {
      "BLU-2.1": "All the dice begin in the bag.",
      "BLU-2.2":
        "Four players compete for gold, silver and bronze; three for gold and silver; two for silver alone.",
      "BLU-2.3": "All four kinds of prize are always in play.",
      "BLU-2.4":
        "The plan cards are a face-down deck. A plan that has been dealt does not come back in this game.",
      "BLU-2.5": "You build behind your own screen and have a marker for your score.",
      "BLU-2.6":
        "The table decides who begins round 1: a chosen seat, or chance. If the table has no such seat, counting goes on round the table.",
      "BLU-2.7": "Turns go clockwise.",
    },
    readings: {
      "BLU-2.6":
        "The rulebook lets the last visitor of a building site begin. A program cannot know who that is.",
    },
  },
  {
    title: "Beginning a round",
    rules: {
      "BLU-3.1":
        "Two dice of different materials are drawn and set aside: they are the first and the second material in demand. They break ties.",
      "BLU-3.2": "If the second die has the material of the first, it goes back and another one is drawn.",
      "BLU-3.3": "The dice in demand are not rolled and nobody can take them.",
      "BLU-3.4": "Each player is dealt one plan and keeps it secret.",
      "BLU-3.5":
        "The pool is drawn from the bag and rolled: 8 dice for two players, 9 for three, 7 for four.",
      "BLU-3.6": "Rounds 2 and 3 are begun by the player whose building scored least in the round before.",
      "BLU-3.7": "If several scored least, the last of the ranking begins.",
    },
    readings: {
      "BLU-3.7":
        "The rulebook speaks of one player with the fewest points. Its own tie-break tells who comes last.",
    },
  },
  {
    title: "Your turn",
    rules: {
      "BLU-4.1": "Take one die from the pool, then place it on your plan. You cannot pass.",
      "BLU-4.2": "A new die is drawn and rolled into the pool, and the next player goes on.",
      "BLU-4.3": "The round is built when everybody has taken six dice. A lost die counts as taken.",
      "BLU-4.4": "After the last turn of a round no new die is drawn.",
      "BLU-4.5": "So you always choose from a full pool.",
      "BLU-4.6": "Should the bag ever be empty, no die is drawn.",
      "BLU-4.7": "You only ever decide on your own turn.",
    },
  },
  {
    title: "Placing a die",
    rules: {
      "BLU-5.1":
        "Place your die on an empty open space, or on a die whose value is the same or lower. A 3 may stand on a 1, a 2 or another 3.",
      "BLU-5.2": "No die may stand on a hatched space.",
      "BLU-5.3": "You need not follow your plan: you may build higher, and you may leave spaces empty.",
      "BLU-5.4": "A die that fits somewhere must be placed.",
      "BLU-5.5": "A die that fits nowhere is lost for this round, and you get no other.",
      "BLU-5.6": "You may take a die that fits nowhere, to keep it from others. It costs you a die.",
      "BLU-5.7": "This can only happen once all your open spaces are covered by higher values.",
      "BLU-5.8": "A die that has been placed stays where it is and keeps its value.",
    },
    readings: {
      "BLU-5.5":
        "The rulebook does not say that you show it, but it leaves your hand before everybody’s eyes.",
      "BLU-5.6":
        "You choose any die, says the rulebook, and only then what happens to one that cannot be placed. It is a costly way to deny a die.",
    },
    examples: {
      "BLU-5.1": "A 3 goes on a 1, a 2 or another 3, never on a 4.",
    },
  },
  {
    title: "What a building is worth",
    rules: {
      "BLU-6.1":
        "Plan followed: 6 points if every stack is exactly as high as your plan says. Values and materials do not matter.",
      "BLU-6.2": "Wood: each wood die scores 2 points for every die it touches, whatever its material.",
      "BLU-6.3": "Recycled: 1, 2, 3, 4, 5 or 6 recycled dice score 2, 5, 10, 15, 20 or 30 points together.",
      "BLU-6.4": "Stone: each stone die scores by its level: 2, 3, 5, and 8 from level 4 on.",
      "BLU-6.5": "Glass: each glass die scores its value, even when other dice stand on it.",
      "BLU-6.6": "Your score for the round is the sum of all this.",
      "BLU-6.7": "These points only decide who wins awards. They do not carry over to the next round.",
    },
    readings: {
      "BLU-6.1":
        "The number printed in each space is the height at that place, so a turned copy is another building.",
      "BLU-6.2": "Some reviews count only other wood dice. The rulebook says every adjacent die.",
    },
    examples: {
      "BLU-6.2":
        "A wood die that touches two dice scores 4. With another one that touches three dice, wood scores 10 in all.",
      "BLU-6.3": "Three recycled dice score 10 together.",
      "BLU-6.4": "A stone die that stands on another die scores 3.",
      "BLU-6.5": "Glass 1 and glass 2 score 3 together.",
    },
  },
  {
    title: "Ranking and awards",
    rules: {
      "BLU-7.1":
        "A tie goes to the building with more dice of the first material in demand, then of the second, then to whoever played later in the round. Lost dice do not count.",
      "BLU-7.2": "All buildings are ranked by score, and ties are broken at once.",
      "BLU-7.3":
        "Four players: gold, silver and bronze for the first three. Three players: gold and silver. Two players: silver for the first.",
      "BLU-7.4": "The last of the ranking wins no award.",
    },
    readings: {
      "BLU-7.1":
        "The rulebook counts the dice that you have. One that was removed is out of the round, and its example counts the buildings.",
      "BLU-7.2":
        "The rulebook breaks a tie for one award and is silent about the next. Whoever loses it comes right behind.",
    },
    examples: {
      "BLU-7.1":
        "Two buildings have 23 points and three recycled dice each. Stone is second in demand, and only one of them has a stone die: it wins.",
    },
  },
  {
    title: "Prizes",
    rules: {
      "BLU-8.1": "Skyscraper: a stack of five dice or more.",
      "BLU-8.2": "Structural integrity: four dice or more of the same value.",
      "BLU-8.3": "Geometer: all six values, from 1 to 6.",
      "BLU-8.4": "Materials: five dice or more of the same material.",
      "BLU-8.5": "Each prize is given at most once a round. If nobody qualifies, nobody gets it.",
      "BLU-8.6":
        "If several qualify, the materials in demand decide. The score does not matter, nor does a higher stack.",
      "BLU-8.7": "One building may win several prizes, and an award as well.",
      "BLU-8.8": "Nobody can win more than three prizes in a round, and a skyscraper never follows its plan.",
    },
    readings: {
      "BLU-8.5":
        "Only one copy of each prize is given in a round, says the rulebook, so a card left over stays where it is.",
    },
  },
  {
    title: "End of a round",
    rules: {
      "BLU-9.1": "You keep the awards and prizes that you have won face down in front of you until the end.",
      "BLU-9.2":
        "All the dice go back into the bag, the used plans are laid aside, and the next round begins.",
      "BLU-9.3": "The game ends after three rounds.",
    },
    readings: {
      "BLU-9.2": "The rulebook discards the plans without saying how. Everybody has just seen them.",
    },
  },
  {
    title: "With two players",
    rules: {
      "BLU-10.1":
        "On your turn you also remove one die from the pool for this round. Then two new dice are drawn.",
      "BLU-10.2": "First take and place your die, then remove one of the seven that are left.",
      "BLU-10.3": "You must remove a die, and you may choose any die of the pool.",
      "BLU-10.4": "On the last turn of a round nothing is removed.",
      "BLU-10.5": "A die that you lose does not count as the one you must remove.",
    },
    readings: {
      "BLU-10.2": "The rulebook gives no order. No die is drawn in between, so it changes nothing.",
      "BLU-10.4": "A discard after the last die of a round could change nothing.",
      "BLU-10.5":
        "The rulebook asks for a die to be removed in each turn, and removes lost dice by another rule.",
    },
  },
  {
    title: "End of the game",
    rules: {
      "BLU-11.1": "Add up the victory points of your awards and prizes. The highest total wins.",
      "BLU-11.2": "If there is a tie, more prizes win; then more gold awards, then silver, then bronze.",
      "BLU-11.3": "If all of that is equal, the victory is shared.",
      "BLU-11.4": "Two players never share the victory.",
      "BLU-11.5": "All other places are decided in the same way.",
    },
    readings: {
      "BLU-11.2":
        "The rulebook compares number and quality of awards, gold first. We read it metal by metal.",
    },
  },
  {
    title: "Ways to play",
    rules: {
      "BLU-12.1": "Two, three or four play, each for themselves. There is no solo or team game.",
    },
  },
  {
    title: "Who knows what",
    rules: {
      "BLU-13.1": "Everybody sees which dice you take. Nobody sees where you place them.",
      "BLU-13.2": "What is left in the bag can be counted: all dice except those that you have seen.",
      "BLU-13.3":
        "Everybody sees who wins which award and which prize, though the cards then lie face down. A setting turns them up on your screen.",
      "BLU-13.4":
        "Where your die may go is yours to know. If it fits nowhere and is lost, everybody sees it.",
      "BLU-13.5":
        "Programs that play against you only guess your plan and your building, as you guess theirs.",
      "BLU-13.6": "After the game everything is shown.",
      "BLU-13.7": "Nobody knows which plans are left in the deck, only how many.",
      "BLU-13.8":
        "From the dice that a rival has taken, you can work out recycled and glass points and most prizes, but not the plan, wood, stone or skyscraper.",
      "BLU-13.9": "The buildings of finished rounds stay open for all to see.",
    },
    readings: {
      "BLU-13.1": "Dice are taken before everybody’s eyes. To hide which ones would only test your memory.",
      "BLU-13.3":
        "The rulebook keeps them face down, and nobody forgets what was given before all eyes. So your screen covers those of the others unless you want to see them, and the log still tells.",
      "BLU-13.8": "It follows from dice that everybody saw, so the screen works it out for you.",
    },
  },
];
