import type { RuleBook } from "@banquise/engine";

export const rules: RuleBook = [
  {
    title: "Board and pieces",
    rules: {
      "ANT-1.1":
        "Eight zones form a ring, each named after a coast: counter-clockwise Ruppert, Scott, Adélie, Knox, Olav, Martha, Luitpold and Eights. The sun starts on the Ruppert Coast.",
      "ANT-1.2":
        "Every zone has room for three ships, one behind the other. The first is nearest to the sun.",
      "ANT-1.3": "A zone has one place for each of the 14 kinds of buildings, so it never has two alike.",
      "ANT-1.4": "Buildings belong to nobody. You may use them all.",
      "ANT-1.5":
        "Your scientists belong to you and to their zone, not to a building. A zone holds any number of them.",
      "ANT-1.6": "Each of your ships and cubes is on the board, available, discarded or out of the game.",
      "ANT-1.7":
        "Each of your scientists is in your reserve, in your staff, in a zone or out of the game. Only staff can be placed.",
    },
  },
  {
    title: "Before the game",
    rules: {
      "ANT-2.1": "The start player is drawn at random. Everything goes counter-clockwise from there.",
      "ANT-2.2":
        "With 2, 3 or 4 players you have 2 scientists in staff and 14, 12 or 10 in reserve; 3, 3 or 2 ships for the board; 3, 2 or 2 available ships; and 3, 4 or 5 available cubes.",
      "ANT-2.3": "One more cube would mark your score. It plays no part here.",
      "ANT-2.4": "With two players, the Adélie Coast and the Luitpold Coast are closed.",
      "ANT-2.5": "Nothing ever lies in a closed zone. No ship goes there and the sun passes over it.",
      "ANT-2.6":
        "Every open zone gets one building at random: two camps, a sea centre, a coastal centre, a wind turbine, a crane, a well and a derrick. With two players one camp and the sea centre are left out.",
      "ANT-2.7": "All other buildings wait in the supply.",
      "ANT-2.8":
        "Building cards lie in three decks. Only the top card of each is visible, and chance decides which comes next. With fewer players some cards are left out.",
      "ANT-2.9": "You begin with one simple resource card. There are as many expertise cards as players.",
      "ANT-2.10":
        "The shipyard pile has 13 cards: 3 Place a scientist, 6 Icebreakers, 2 +2 scientists and 2 Rapid progress. Everybody may know what is left of it.",
      "ANT-2.11":
        "With two players the tracks Sea ice and Meteorites are blocked, with three only Meteorites. A blocked track is not used at all.",
      "ANT-2.12":
        "Ships are placed one by one: A B B A A B with two players, A B C C A B B C A with three, A B C D D C B A with four. A is the start player.",
      "ANT-2.13": "A placed ship goes to the end of the queue of its zone. Three ships fill a zone.",
      "ANT-2.14": "With free placement you choose the zone of each of your ships.",
      "ANT-2.15": "For a first game the ships are placed for you: one in every open zone, in the same order.",
      "ANT-2.16": "The sun starts on the Ruppert Coast.",
      "ANT-2.17":
        "With two players, player B begins with a cube on the first space of a track of choice, to make up for playing second.",
    },
    readings: {
      "ANT-2.4":
        "The rulebook wants two opposite zones and leaves open which. Starting buildings are random, so it hardly matters.",
      "ANT-2.8":
        "The text does not tell which cards are left out with fewer players. We keep about as many scientists for each card as with four.",
      "ANT-2.12":
        "Only the order for three players is given. It treats all equally well, and so do ours, as far as two players allow.",
      "ANT-2.15": "The picture of the first placement is lost. A review describes one ship in every zone.",
      "ANT-2.17":
        "The end of that sentence is unreadable. It points to the page on entering a track, where a cube begins on the first space.",
    },
    examples: {
      "ANT-2.12": "With three players: A, B, C, then C, A, B, and at last B, C, A.",
    },
  },
  {
    title: "The sun",
    rules: {
      "ANT-3.1": "The sun moves counter-clockwise to the next zone with at least one ship.",
      "ANT-3.2":
        "Only the ships that are first and second at that moment can act before the sun moves on. A second ship that leaves the zone loses its chance, even if it comes back.",
      "ANT-3.3": "The owner of the first ship takes a turn with it.",
      "ANT-3.4":
        "Then the owner of the second ship may take a turn, with an own icebreaker on the zone. The third ship never acts.",
      "ANT-3.5":
        "Before the sun moves on, all icebreakers on the zone leave the game. Ships move up when one leaves.",
      "ANT-3.6": "You may well act several times in a row: sail to an empty zone just ahead of the sun.",
    },
    readings: {
      "ANT-3.2":
        "The rulebook says that a third ship never acts, even if it has moved up. So what counts is who was there when the sun came.",
      "ANT-3.5":
        "The rulebook moves ships up after the turn. To do it at once changes nothing that anybody can use.",
    },
  },
  {
    title: "Your turn",
    rules: {
      "ANT-4.1":
        "You must move the ship. Then you may take one action. At any time in your turn you may make one sacrifice and play one card.",
      "ANT-4.2":
        "Your action: build a building, build a ship, recruit, or research. One of them, or nothing.",
      "ANT-4.3": "Your action happens in the target zone: the one your ship has just reached.",
      "ANT-4.4":
        "The target zone stays the same if your ship then leaves it. Only what is there when you act is counted.",
      "ANT-4.5":
        "Cards and sacrifices may come before the move, before the action or after it, but not while effects of a track are being carried out.",
      "ANT-4.6": "If your action was to build a ship, your turn ends at once.",
      "ANT-4.7":
        "You may end your turn once the ship has moved. After your action it ends by itself if you have neither a card to play nor anything to sacrifice.",
      "ANT-4.8":
        "An icebreaker turn has its own action and its own sacrifice. But you still play only one card until the sun moves on.",
    },
    readings: {
      "ANT-4.4":
        "The rulebook ties the action to the zone you sailed to, and says nothing of a ship that leaves it again.",
      "ANT-4.5":
        "“At any time” would let a card cut into an effect. No printed effect needs that, and questions stay simple.",
    },
  },
  {
    title: "Moving the ship",
    rules: {
      "ANT-5.1": "The ship must move, even if you do nothing afterwards.",
      "ANT-5.2": "It may go to any other zone, however far.",
      "ANT-5.3": "Not to a zone with three ships, and not to a closed one.",
      "ANT-5.4": "It goes to the end of the queue there.",
      "ANT-5.5": "There is always a zone with room for it.",
    },
  },
  {
    title: "Building a building",
    rules: {
      "ANT-6.1": "You can build only the visible cards, one in a turn.",
      "ANT-6.2":
        "For every building in the upper part of the card you need a ship in a zone where such a building stands. All your ships count, wherever they are in the queue.",
      "ANT-6.3":
        "If one is missing, you may discard a resource card for it: a simple one for a crane, well, derrick or wind turbine, an expertise one for a laboratory or factory. Nothing replaces a satellite dish.",
      "ANT-6.4":
        "That card counts as the one card you may play until the sun moves on. So you can replace only one.",
      "ANT-6.5": "You never spend a resource card without need. If you need one, it is spent as you build.",
      "ANT-6.6": "You need one scientist in staff, two for a plankton farm.",
      "ANT-6.7": "The target zone must not have such a building yet.",
      "ANT-6.8": "A building does not help to build itself.",
      "ANT-6.9":
        "You place your scientists and the building in the target zone, then advance on a track of your choice by the number on the card and carry out what that triggers. Last, you take the card, and the next one is turned up.",
      "ANT-6.10": "You must advance if you can. If no track lets you, the advance is lost.",
      "ANT-6.11": "An empty deck has nothing more to build.",
    },
    readings: {
      "ANT-6.2":
        "The faces of the cards are not in the text, but for one factory. What they require and how far they advance is our own.",
      "ANT-6.3":
        "The rulebook asks for an “appropriate” card. We go by the names: resource buildings and expertise buildings. A dish is neither.",
      "ANT-6.5":
        "The card stands in for a building that is missing. With nothing missing it would do nothing.",
      "ANT-6.10":
        "The rulebook says to advance, not that you may. What no track can take is lost, as beyond the end of a track.",
    },
    examples: {
      "ANT-6.2":
        "A card asks for a derrick and a crane. One ship where both stand is enough; so are two ships, one at a derrick and one at a crane.",
    },
  },
  {
    title: "Building a ship",
    rules: {
      "ANT-7.1": "You need a shipyard in the target zone and an available ship.",
      "ANT-7.2":
        "The new ship goes to the end of the queue in the sun’s zone. If that is full, you cannot build one.",
      "ANT-7.3": "It does not act before the sun has moved on, and nobody can move it in this turn.",
      "ANT-7.4": "Then all the others take a shipyard card, counter-clockwise. You do not.",
      "ANT-7.5": "Each may choose any card of the pile. It cannot be refused.",
      "ANT-7.6":
        "If there are not enough cards for all the others, nobody takes one and the rest of the pile leaves the game.",
      "ANT-7.7": "Played shipyard cards are gone for good.",
    },
    readings: {
      "ANT-7.2":
        "The rulebook says there is always room. A ship gained on a track in the same turn can take the last berth; then there is none.",
      "ANT-7.5":
        "The rulebook says both “may choose” and “take a card”. Nobody loses by a card, so it is taken.",
      "ANT-7.7":
        "Only of icebreakers does the rulebook say so. That the pile can run out makes sense only if cards do not come back.",
    },
  },
  {
    title: "Recruiting",
    rules: {
      "ANT-8.1": "You need a camp in the target zone.",
      "ANT-8.2":
        "Count your ships and your scientists in the target zone: so many scientists go from your reserve to your staff, or all you have left.",
      "ANT-8.3": "You cannot recruit from an empty reserve, and you always take the full number.",
    },
    readings: {
      "ANT-8.3": "The rulebook gives the number and no choice. With nothing to recruit there is no action.",
    },
    examples: {
      "ANT-8.2": "You have two ships and a scientist in the zone: at a camp you recruit three.",
    },
  },
  {
    title: "Research",
    rules: {
      "ANT-9.1":
        "You need a research centre in the target zone. Count your ships and scientists there: you advance so many spaces on a track of that centre.",
      "ANT-9.2":
        "Coastal centres: Penguins and Sea ice. Sea centres: Currents and Sea ice. Land centres: Ice cores and Meteorites. Only open tracks can be used.",
      "ANT-9.3": "One centre is enough for a track, and you use all spaces on one track.",
      "ANT-9.4":
        "To enter a track you take one of your available cubes; the first space counts as one. Without an available cube you cannot enter.",
      "ANT-9.5": "Only free spaces count: you jump over all cubes that stand in your way.",
      "ANT-9.6":
        "If you reach the end, the rest of the advance is lost. Nobody can overtake a cube on the last space.",
      "ANT-9.7": "You cannot choose a track without a free space ahead of you.",
      "ANT-9.8": "A red space works for you each time your cube reaches or passes it.",
      "ANT-9.9":
        "A blue space works once in the game, when the first cube reaches or passes it. It is for everybody, counter-clockwise from the one who got there.",
      "ANT-9.10":
        "Several effects are carried out one by one, from the lowest space up. What they trigger in turn comes after all that was waiting.",
      "ANT-9.11": "There is never more than one cube on a space.",
    },
    readings: {
      "ANT-9.2":
        "Reviews tell of five tracks and six symbols. Which centre serves which track, and what its spaces do, is our own.",
      "ANT-9.3": "The rulebook speaks of one track for a centre. Where ours serves two, the choice is yours.",
      "ANT-9.7":
        "To choose a track without a free space would be a way to decline the advance, which is compulsory.",
      "ANT-9.10":
        "The rulebook orders the spaces of one movement and lets what Three spaces triggers wait. One line does both.",
    },
    examples: {
      "ANT-9.1": "You have two ships and a scientist in the zone: at a centre you advance by three spaces.",
    },
  },
  {
    title: "Coloured spaces",
    rules: {
      "ANT-10.1": "Recruit a scientist: one goes from your reserve to your staff.",
      "ANT-10.2": "Simple resource card: you receive one, unless you still have one.",
      "ANT-10.3": "Expertise card: you take one, as long as there are any. Spent ones are gone for good.",
      "ANT-10.4":
        "New ship: one of your available ships goes to the end of the queue in the sun’s zone, and all the others take a shipyard card. Nothing happens if that zone is full or you have no available ship.",
      "ANT-10.5":
        "Move a ship: everybody in turn may move one ship to another zone with room. Not a ship built in this turn, and not the ship whose own move is still to come.",
      "ANT-10.6":
        "Shipyard draft: one card for each player is drawn from the shipyard pile and shown; everybody takes one in turn. Nothing happens if the pile is too small.",
      "ANT-10.7":
        "Three spaces: everybody in turn advances three spaces on a track that no one else has chosen. What that triggers waits until all have advanced.",
      "ANT-10.8": "The last three are blue, for everybody. The others are red, for you alone.",
      "ANT-10.9": "A blue space is for everybody, even if it was not the active player who got there.",
    },
    readings: {
      "ANT-10.3":
        "Of simple cards the rulebook says that they can come back, of expertise cards it does not.",
      "ANT-10.4":
        "Only of moving a ship does the rulebook say that you may. So a new ship is built when it can be.",
      "ANT-10.5": "A ship that is to sail from the sun’s zone would otherwise be gone before its own move.",
      "ANT-10.6":
        "The rulebook is silent about a pile that is too small here; it removes the rest only when a ship is built.",
      "ANT-10.7": "Each player must choose another track, the rulebook says; so whoever can advance does.",
      "ANT-10.8":
        "The colours are lost. Blue spaces are for all players, so those are blue whose text speaks of the others.",
      "ANT-10.9": "The rulebook begins with the one who reached the space, whoever’s turn it is.",
    },
  },
  {
    title: "Cards",
    rules: {
      "ANT-11.1":
        "You may play one card, shipyard or resource, until the sun moves on, and only in your own turn.",
      "ANT-11.2": "An icebreaker that you laid before the sun came does not count as that card.",
      "ANT-11.3":
        "Place a scientist: one goes from your staff to the target zone. So you play it after the move.",
      "ANT-11.4": "+2 scientists: two go from your reserve to your staff, or the last one.",
      "ANT-11.5": "Rapid progress: you advance three free spaces on a track of your choice.",
      "ANT-11.6": "Icebreaker: see the next section.",
      "ANT-11.7": "Everybody may see your cards, and you may have any number of them.",
    },
    readings: {
      "ANT-11.3": "Before the ship has moved there is no target zone, and without staff nobody to place.",
      "ANT-11.4": "With an empty reserve the card would be wasted.",
      "ANT-11.5": "Where no track can take the spaces the card would be wasted.",
      "ANT-11.7": "Cards are taken openly, so everybody knows them. The rulebook names no limit.",
    },
    examples: {
      "ANT-11.3":
        "You sail alone to a camp and play this card first: with a ship and a scientist there you recruit two instead of one.",
    },
  },
  {
    title: "Icebreakers",
    rules: {
      "ANT-12.1": "You lay it on a zone where the second ship is yours.",
      "ANT-12.2":
        "In the sun’s zone it must be the ship that was second when the sun came. So if the first and the second are yours, you can act twice in a row.",
      "ANT-12.3": "You can have only one icebreaker on a zone. Others may have theirs there too.",
      "ANT-12.4":
        "When the sun comes and the first ship has had its turn, you may take a full turn with the second.",
      "ANT-12.5":
        "All icebreakers leave a zone when the sun does, used or not, and also when it passes over an empty zone.",
      "ANT-12.6": "Once the end of the game has come, icebreakers do nothing.",
    },
    readings: {
      "ANT-12.2":
        "The rulebook tells of a player who owns the first two ships and acts twice. Nobody else can lay a card at that time.",
      "ANT-12.3": "A second one of the same player would do nothing. Two players may both hope to be second.",
      "ANT-12.5":
        "The rulebook removes the card after its turn and says nothing of one that gave none. The sun’s visit ends it, too.",
    },
    examples: {
      "ANT-12.2":
        "The first two ships of the zone are yours. You lay an icebreaker in the turn of the first, and the second acts right after it.",
    },
  },
  {
    title: "Sacrifice",
    rules: {
      "ANT-13.1":
        "Once in your turn you may discard an available cube, an available ship or a ship on the board. You then recruit a scientist, if you have one left in reserve.",
      "ANT-13.2": "You may do so with an empty reserve. Cubes on tracks cannot be discarded.",
      "ANT-13.3": "The ship that is about to move cannot be sacrificed before it has moved.",
      "ANT-13.4": "Your last ship on the board cannot be sacrificed.",
      "ANT-13.5": "What is discarded never comes back, but it may bring points at the end.",
    },
    readings: {
      "ANT-13.3": "The move of the ship is compulsory.",
      "ANT-13.4": "A player without a ship would never have a turn again.",
    },
  },
  {
    title: "The end",
    rules: {
      "ANT-14.1":
        "The game ends when somebody places a scientist and has none left, neither in staff nor in reserve.",
      "ANT-14.2": "It also ends when the last building card is built.",
      "ANT-14.3":
        "It ends at once. Only the advance of the building just built, and all that it triggers, is still carried out.",
      "ANT-14.4": "If a card has placed the last scientist, nothing else is done.",
      "ANT-14.5": "It also ends after a turn when nobody can ever place a scientist again.",
      "ANT-14.6": "It also ends when 24 turns in a row have brought nothing but ship moves.",
    },
    readings: {
      "ANT-14.4": "The game ends at once, the rulebook says, and names only track effects as an exception.",
      "ANT-14.5": "The rulebook does not foresee it. Without this the sun would turn for ever.",
      "ANT-14.6": "The rulebook does not foresee it. Nobody who wants to win sails about for 24 turns.",
    },
  },
  {
    title: "Points",
    rules: {
      "ANT-15.1": "Points come from zones, tracks, asterisk cards and discarded resources.",
      "ANT-15.2":
        "Everywhere you need at least one piece to score. Equal players share a rank and its full points. If you are not first, you score what one player directly above you has.",
      "ANT-15.3":
        "Zones: most scientists score the number of buildings, plus all scientists there, plus 1. The others score the number of scientists of the player directly above.",
      "ANT-15.4": "A zone without scientists is worth nothing.",
      "ANT-15.5":
        "Tracks: a cube is worth the number at its space or the next one below. The foremost scores the worth of all cubes, the others that of the cube directly ahead.",
      "ANT-15.6":
        "Asterisk cards are factories, laboratories, headquarters and satellite dishes. Whoever built most scores the number of all, the others that of the player directly above.",
      "ANT-15.7":
        "Discarded ships and cubes: whoever has most scores the number of all, the others that of the player directly above.",
      "ANT-15.8": "Cards in hand, staff, ships and available cubes are worth nothing.",
    },
    readings: {
      "ANT-15.5":
        "How the values are used is in the rulebook; the numbers themselves are printed on the board only, so these are our own.",
    },
    examples: {
      "ANT-15.3":
        "Eight buildings. Alice and Bob have three scientists each, Chloé one, Dan none. Alice and Bob get 16 each (8 + 7 + 1), Chloé gets 3, Dan nothing.",
    },
  },
  {
    title: "The winner",
    rules: {
      "ANT-16.1": "Most points win.",
      "ANT-16.2": "If there is a tie: most first places, shared ones included.",
      "ANT-16.3": "Then most building cards.",
      "ANT-16.4": "If you are still equal, you share the victory.",
    },
    readings: {
      "ANT-16.2": "Those who share a first place are all paid as first, so it counts for each of them.",
    },
  },
  {
    title: "Numbers of players",
    rules: {
      "ANT-17.1": "There is always one track more than players, and you have a cube for each.",
      "ANT-17.2": "There are no other variants.",
    },
  },
];
