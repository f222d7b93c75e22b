import type { RuleBook } from "@banquise/engine";

export const rules: RuleBook = [
  {
    title: "The board",
    rules: {
      "IGL-1.1":
        "The board has 8×8 spaces, named by column a to h and row 1 to 8, as in chess. Neighbours share a side; diagonals never count.",
      "IGL-1.2": "The four corners, a1, h1, a8 and h8, are solid land: never ice, never water.",
      "IGL-1.3":
        "Every other space is ice (one tile) or water (no tile). Water with fish or a bear in it is still water.",
      "IGL-1.4": "Tiles lie face down. Only pack ice lies face up.",
      "IGL-1.5":
        "The outer ring is the border without the corners: 24 spaces. A tile that drifts there belongs to it.",
      "IGL-1.6": "Corners and the edge of the board are not water: they make no tile melt.",
      "IGL-1.7": "A tile is occupied while an inuit, an igloo, a fox or a bear is on it.",
      "IGL-1.8":
        "Inuits and foxes share a tile as they like, and so do fish in the water. There is at most one igloo on a tile and one bear on a space.",
      "IGL-1.9": "Only inuits stand on corners: no tiles, no igloos, no animals.",
      "IGL-1.10":
        "A bear is never together with fish or foxes: it eats them when it comes, and they do not go to it.",
      "IGL-1.11": "An inuit stays with a bear only if it hides in an igloo of its own colour.",
      "IGL-1.12": "What leaves the game does not come back.",
    },
    readings: {
      "IGL-1.5":
        "The rulebook marks the spaces of the ring, so a tile that drifts there is as good as one that always lay there.",
      "IGL-1.6": "The rulebook calls the corners land and speaks of empty water spaces; the edge is neither.",
      "IGL-1.10":
        "The rulebook only says what a bear does where it arrives. Nothing lets prey live beside it.",
    },
  },
  {
    title: "Before the game",
    rules: {
      "IGL-2.1":
        "56 shuffled tiles cover the board face down, all but the corners and the four spaces in the middle.",
      "IGL-2.2": "A fish, drawn at random, swims face up in each of the four middle spaces.",
      "IGL-2.3": "The other fish, the foxes and the bears wait in their pools.",
      "IGL-2.4":
        "You lead 3 inuits and may build 2 igloos. With two players each leads 5 inuits, red against blue.",
      "IGL-2.5": "Colours by seat: red, blue, yellow, green. Turns go clockwise.",
      "IGL-2.6": "Chance decides who begins, unless you agreed on a seat when the table was opened.",
      "IGL-2.7":
        "One after the other, you each put an inuit on a tile of the outer ring, until all are placed. You may share a tile.",
      "IGL-2.8": "Nobody holds any tile or trophy yet. Then the first player begins.",
    },
    readings: {
      "IGL-2.2":
        "The rulebook says “face up” of schools and bears only. But the value is what the hunt costs, so you must see it.",
      "IGL-2.5":
        "In the rulebook everybody chooses a colour. Here it comes with the seat, so that it is the same on every screen.",
      "IGL-2.6": "The players name the first player, says the rulebook, and leaves the way to them.",
    },
  },
  {
    title: "Your turn",
    rules: {
      "IGL-3.1": "First you must melt a tile, then you may act. Then it is your left neighbour’s turn.",
      "IGL-3.2":
        "At the very start of your turn, before you play anything: if you cannot melt, the game is over.",
      "IGL-3.3": "Before you melt you may play a thaw and an animal movement from your hand.",
      "IGL-3.4":
        "When you have melted, the event happens or you keep the tile. Then you have 3 action points.",
      "IGL-3.5": "From the melt to the end of your turn you may play your tiles whenever you like.",
      "IGL-3.6":
        "Act as often as your points allow, in any order. When you end your turn the points you did not use are lost.",
      "IGL-3.7": "Your turn ends when you say so, never by itself: that would tell the others what you lack.",
      "IGL-3.8":
        "A red tile is carried out completely before you go on where you were. Inuits that look for a corner stand nowhere meanwhile.",
      "IGL-3.9":
        "Where your choice depends on your hand, nobody chooses for you, even if you have only one: a quick answer would give you away.",
    },
  },
  {
    title: "Melting",
    rules: {
      "IGL-4.1": "Choose a face-down tile that nobody occupies and that touches water.",
      "IGL-4.2": "In the first turn these are the eight tiles around the middle.",
      "IGL-4.3": "If there is none, you must choose a free face-down tile of the outer ring.",
      "IGL-4.4": "As long as a free tile touches water, the ring is not allowed.",
      "IGL-4.5":
        "If there is neither, the game is over, even if face-down tiles are left inside that touch no water.",
      "IGL-4.6": "You alone look at the tile. Every tile not yet seen is equally likely.",
      "IGL-4.7":
        "A red frame: you keep the tile in secret, and its space is water. Play it in this turn or in a later one. You may keep as many as you like.",
      "IGL-4.8": "If you want to play it at once, you can: your actions follow immediately.",
      "IGL-4.9": "No red frame: you show the tile and its event happens at once.",
      "IGL-4.10": "Once you have looked, you cannot choose another tile.",
    },
  },
  {
    title: "What comes out of the ice",
    rules: {
      "IGL-5.1":
        "School of fish: the tile becomes water with 2 or 3 fish in it, drawn at random and face up.",
      "IGL-5.2": "Bear: the tile becomes water with a bear in it. It attacks nobody when it arrives.",
      "IGL-5.3": "Pack ice: the tile stays, face up, with a fox on it. It never melts and never thaws.",
      "IGL-5.4": "Should a pool be empty, you take what is left.",
      "IGL-5.5": "Drift: the tile becomes water, then you must let a tile drift.",
      "IGL-5.6": "Push a tile by one space in a straight line. It pushes all the tiles right in front of it.",
      "IGL-5.7": "The row of tiles must end at water: nothing is pushed onto a corner or off the board.",
      "IGL-5.8":
        "Everything on the tiles rides along. Pack ice and tiles with igloos drift like the others. The space left behind is water.",
      "IGL-5.9": "A bear that rides along attacks nobody.",
      "IGL-5.10":
        "If fish swim where the tiles go, first move them all to one water space beside it, without a bear.",
      "IGL-5.11": "If a bear swims there, first move it to a water space beside it, without bear or fish.",
      "IGL-5.12":
        "You choose where they go. If there is no place for them, the drift is not allowed; if there is just one, they go there by themselves.",
      "IGL-5.13": "If nothing at all can drift, nothing happens.",
    },
    readings: {
      "IGL-5.3":
        "The rulebook does not say whether the fox lies face up. Its value is what the hunt costs, so you must see it.",
      "IGL-5.8":
        "The rulebook exempts no tile from drifting. Igloos are protected from melting and thaw only.",
      "IGL-5.9": "The bear stays on its own tile: it is not moved to a space where others are.",
      "IGL-5.10":
        "The rulebook moves them to one neighbouring water space, and notes that fish may share one.",
      "IGL-5.11":
        "The rulebook asks for a free water space, and only fish are said to share one. So a drift never starts an attack.",
      "IGL-5.12": "They move before the push: the space that it will open is still ice.",
      "IGL-5.13": "The rulebook forbids impossible drifts and names nothing instead.",
    },
    examples: {
      "IGL-5.10":
        "A tile pushes another one up to where fish swim. The fish first go to the water on their left: the two other waters only touch their space at a corner. Then both tiles move, and with them the inuit on the second.",
    },
  },
  {
    title: "Red tiles",
    rules: {
      "IGL-6.1":
        "You play the tiles you hold in your own turn. Only a harpoon may defend you in somebody else’s.",
      "IGL-6.2":
        "In a turn you may play one thaw, one endurance, one harpoon and one animal movement, not two alike.",
      "IGL-6.3":
        "A harpoon counts however you use it in your own turn. In other players’ turns you may defend yourself as often as you have harpoons.",
      "IGL-6.4":
        "You show a tile when you play it, and it leaves the game. A tile that would do nothing cannot be played.",
      "IGL-6.5": "Thaw: play it before you melt, or while you act.",
      "IGL-6.6":
        "Thaw takes any face-down tile that touches water and has no igloo, even if somebody stands on it.",
      "IGL-6.7":
        "The tile leaves the game unseen. Animals on it are lost; you send each inuit on it to a corner of your choice.",
      "IGL-6.8": "Endurance: play it while you act, for 1, 2 or 3 more action points.",
      "IGL-6.9":
        "Harpoon: play it while you act, to hunt or to enter a bear’s space, or whenever a bear attacks you.",
      "IGL-6.10": "Animal movement: three steps with animals of your choice.",
      "IGL-6.11": "Animal movement: play it before you melt, or while you act.",
      "IGL-6.12": "You can play it only if some animal can step.",
    },
    readings: {
      "IGL-6.3":
        "The rulebook limits what you play in your own turn. It says nothing about defending yourself in somebody else’s.",
      "IGL-6.4": "The rulebook does not speak of tiles without effect. Playing one could only be a slip.",
      "IGL-6.11":
        "The rulebook says when the other red tiles are played, and nothing about this one: so it is as free as the thaw.",
      "IGL-6.12": "The rulebook does not speak of tiles without effect. Playing one could only be a slip.",
    },
    examples: {
      "IGL-6.2":
        "An endurance and a thaw in one turn are fine. Two endurances are not, even with different values.",
    },
  },
  {
    title: "Animals on the move",
    rules: {
      "IGL-7.1": "Make three steps, one after the other, with one animal or with several.",
      "IGL-7.2": "You must make all three as long as any animal can step.",
      "IGL-7.3": "A step leads to a neighbouring space.",
      "IGL-7.4": "Fish swim to water without a bear. Other fish may be there.",
      "IGL-7.5": "Foxes walk to ice without a bear. Everybody else may be there.",
      "IGL-7.6":
        "Bears go anywhere, ice or water, but not onto a corner and not to another bear. Igloos do not stop them.",
      "IGL-7.7": "Every time you move a bear to a space with animals or inuits it attacks, also on its way.",
      "IGL-7.8": "First it eats all fish and foxes there. They are lost even if it is killed next.",
      "IGL-7.9":
        "Then everybody with an inuit there may use a harpoon, clockwise from the mover’s left, the mover last. The first to do so takes the bear as a trophy, and all inuits stay. Nobody has to.",
      "IGL-7.10":
        "You are asked whenever you have an inuit there and hold any tile, harpoon or not, so that the question tells nothing. You are not asked if you have used a harpoon in your own turn, or when all harpoons are gone.",
      "IGL-7.11":
        "If nobody kills it, inuits hide where an igloo of their colour stands. The mover sends all others to corners of its choice.",
      "IGL-7.12":
        "One inuit after the other is sent away, clockwise from the decider’s left, its own last. A corner holds any number.",
      "IGL-7.13": "Then the remaining steps go on.",
      "IGL-7.14": "A bear that is not moved does nothing.",
    },
    readings: {
      "IGL-7.2": "The rulebook says that you must share out the three points, not that you may.",
      "IGL-7.4": "Otherwise one could feed a bear by hand without it moving at all.",
      "IGL-7.5": "Otherwise one could feed a bear by hand without it moving at all.",
      "IGL-7.8": "The rulebook removes the prey first and only then speaks of the harpoon.",
      "IGL-7.9":
        "One sentence allows a harpoon whenever a bear threatens you, another speaks of a bear that an opponent moved. We follow the wider one, and whoever moved it is asked last.",
      "IGL-7.10":
        "At a table everybody can speak up. A program that asked only those who hold a harpoon would show their hands.",
      "IGL-7.11": "The rulebook makes only those flee who can neither hide nor use a harpoon.",
      "IGL-7.12": "The rulebook names no order. Corners hold any number, so nothing hangs on it.",
      "IGL-7.13": "You share out the three points as you like; nothing says that an attack ends them.",
    },
    examples: {
      "IGL-7.1": "One animal goes three spaces, or three animals one space each.",
    },
  },
  {
    title: "Action points",
    rules: {
      "IGL-8.1": "Walk, 1 point: one of your inuits steps to a neighbouring tile of ice.",
      "IGL-8.2": "You can walk off a corner onto ice, but never onto a corner.",
      "IGL-8.3": "Foxes, inuits and igloos of any colour are no obstacle.",
      "IGL-8.4":
        "You can enter a bear’s space only with a harpoon: it is used up and the bear is your trophy. Once a turn, and also at your own igloo.",
      "IGL-8.5":
        "Kayak, 3 points: one of your inuits goes from a tile at the water to any other tile at the same water.",
      "IGL-8.6": "You paddle past fish but not past a bear. If your tile touches several waters, choose one.",
      "IGL-8.7":
        "Kayaks neither start nor end at a corner. With the house rule “kayaks from corners” they may start there.",
      "IGL-8.8": "Hunt a fox on the tile of your inuit: it costs as many points as the fox is worth.",
      "IGL-8.9":
        "Catch a fish in the water beside your inuit’s tile: it costs as many points as the fish is worth. Not from a corner.",
      "IGL-8.10": "Bears cannot be hunted with action points, however many you have.",
      "IGL-8.11":
        "With a harpoon you take any fox or fish within reach at no cost, or a bear on the tile where your inuit hides. Not a bear in the water.",
      "IGL-8.12":
        "Build an igloo, 3 points: on a tile with your inuit, without inuits of others and without an igloo.",
      "IGL-8.13": "You have two igloos. Once built, they stay with their tile.",
      "IGL-8.14": "A tile with an igloo neither melts nor thaws.",
      "IGL-8.15": "An inuit that hides from a bear may walk, paddle and fish as usual.",
      "IGL-8.16": "You need all the points that an action costs.",
    },
    readings: {
      "IGL-8.2":
        "A walk must end on an ice tile, but the rulebook does not say where it begins. Otherwise nobody would ever come back.",
      "IGL-8.4":
        "Hiding is for inuits that are attacked; the rulebook makes no exception for those who come. And you play one harpoon a turn.",
      "IGL-8.6":
        "The rulebook does not say it of water, but everything else in it goes by sides, never by corners.",
      "IGL-8.7":
        "The rulebook starts and ends the crossing on ice tiles. Some find that hard on inuits sent to a corner, hence the option.",
      "IGL-8.9": "The rulebook lets inuits fish from an ice tile, and corners are land.",
      "IGL-8.11":
        "The rulebook hunts foxes and bears on the inuit’s own ice tile; only fish are caught in the water.",
      "IGL-8.15": "The rulebook says that it stays, and forbids it nothing.",
    },
  },
  {
    title: "The end",
    rules: {
      "IGL-9.1":
        "The game is over when somebody, at the start of a turn, cannot melt any tile. Tiles in hand are worth nothing.",
      "IGL-9.2":
        "If you play a thaw or an animal movement before you melt and then cannot melt any more, the game is over at once.",
      "IGL-9.3": "Nobody gets another turn after that.",
      "IGL-9.4":
        "Every turn uses up a face-down tile: it leaves its space, or turns into pack ice. So there are at most 56 turns.",
    },
    readings: {
      "IGL-9.2":
        "The game stops when somebody can no longer melt in their turn, and that is the case at once.",
    },
  },
  {
    title: "Scoring",
    rules: {
      "IGL-10.1": "Every animal you caught scores its value; a bear is worth 4.",
      "IGL-10.2": "An island is all the ice that hangs together by its sides, even a single tile.",
      "IGL-10.3": "Corners belong to no island and join none. Inuits there do not count.",
      "IGL-10.4": "Your strength on an island: 1 for each inuit, 2 for each igloo.",
      "IGL-10.5": "An island is worth 1 point for each tile.",
      "IGL-10.6": "If your tribe is alone there, you score the number of tiles multiplied by itself.",
      "IGL-10.7":
        "Otherwise the strongest tribe scores the value and the second half of it, rounded down. Those who tie all score; a tie for first place leaves the second place in force.",
      "IGL-10.8": "An island without anybody scores for nobody.",
      "IGL-10.9": "Add your trophies and your islands. The highest total wins.",
      "IGL-10.10":
        "If totals are equal, the better hunter wins. If that is equal too, you share the victory.",
    },
    readings: {
      "IGL-10.10": "The rulebook breaks ties by trophies and says nothing beyond.",
    },
    examples: {
      "IGL-10.3":
        "Two islands touch the same corner, with an inuit on it. They stay two islands, and the inuit counts for neither.",
      "IGL-10.4": "An inuit and an igloo have strength 3, as three inuits do.",
      "IGL-10.6": "Alone on four tiles you score 16; alone on one tile, 1.",
      "IGL-10.7":
        "An island of six tiles. Two tribes have strength 3 and score 6 each, the tribe with 2 scores 3, the one with 1 scores nothing.",
    },
  },
  {
    title: "Variants",
    rules: {
      "IGL-11.1": "With two players only the number of inuits changes: five each.",
      "IGL-11.2": "Real gamers: no inuit enters a tile with the igloo of another tribe, harpoon or not.",
      "IGL-11.3":
        "Real gamers: islands of 1, 2, 3, 4, 5 and 6 or more tiles are worth 1, 3, 6, 10, 15 and 21.",
      "IGL-11.4":
        "Real gamers: nothing is multiplied. A tribe alone scores the value; otherwise the first score the value and the second half of it, rounded down.",
      "IGL-11.5": "All other rules stay as they are.",
    },
    readings: {
      "IGL-11.4": "The variant changes what an island is worth, not who scores: the second still gets half.",
    },
  },
];
