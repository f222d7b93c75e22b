import { type Effect, type HandCard, type Kind, STALL_LIMIT } from "../data.ts";
import type { Phrases } from "./phrases.ts";
import { speak } from "./speak.ts";

const KINDS: Readonly<Record<Kind, string>> = {
  camp: "camp",
  shipyard: "shipyard",
  crane: "crane",
  well: "well",
  derrick: "derrick",
  turbine: "wind turbine",
  lab: "laboratory",
  factory: "factory",
  landCentre: "land research centre",
  coastCentre: "coastal research centre",
  seaCentre: "sea research centre",
  headquarters: "headquarters",
  planktonFarm: "plankton farm",
  dish: "satellite dish",
};

const A_KIND: Readonly<Record<Kind, string>> = {
  camp: "a camp",
  shipyard: "a shipyard",
  crane: "a crane",
  well: "a well",
  derrick: "a derrick",
  turbine: "a wind turbine",
  lab: "a laboratory",
  factory: "a factory",
  landCentre: "a land research centre",
  coastCentre: "a coastal research centre",
  seaCentre: "a sea research centre",
  headquarters: "headquarters",
  planktonFarm: "a plankton farm",
  dish: "a satellite dish",
};

const CARDS: Readonly<Record<HandCard, string>> = {
  placeScientist: "Place a scientist",
  plusTwo: "+2 scientists",
  rapidProgress: "Rapid progress",
  icebreaker: "Icebreaker",
  simple: "simple resource card",
  expertise: "expertise card",
};

const A_CARD: Readonly<Record<HandCard, string>> = {
  placeScientist: "the card “Place a scientist”",
  plusTwo: "the card “+2 scientists”",
  rapidProgress: "the card “Rapid progress”",
  icebreaker: "the card “Icebreaker”",
  simple: "a simple resource card",
  expertise: "an expertise card",
};

const EFFECTS: Readonly<Record<Effect, string>> = {
  recruitOne: "recruit a scientist",
  simpleCard: "a simple resource card",
  expertiseCard: "an expertise card",
  newShip: "a new ship",
  relocateShip: "everybody may move a ship",
  draftShipyard: "everybody takes a revealed shipyard card",
  advanceThree: "everybody advances 3 spaces",
};

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;
const scientists = (count: number): string => plural(count, "scientist");
const spaces = (count: number): string => plural(count, "space");
const points = (count: number): string => plural(count, "point");
const BERTHS = ["first", "second", "third"];
const inQueue = (berth: number): string => `${BERTHS[berth]} in the queue`;

const ENDINGS: readonly ((name: string) => string)[] = [
  () => "",
  (name) => `${name} has placed the last scientist: the end of the game.`,
  (name) => `${name} has built the last building: the end of the game.`,
  () => "Nobody can place a scientist any more: the end of the game.",
  () => `Nothing has happened for ${STALL_LIMIT} turns: the end of the game.`,
];

/** The words themselves, which the board uses too. */
const BERTH_NAMES = ["first", "second", "third"];

export const phrases: Phrases = {
  options: {
    placement: {
      label: "First ships",
      help: "For a first game the ships are placed for you, one in every zone. With free placement everybody chooses in turn.",
      values: { firstGame: "Placed for you", free: "Free placement" },
    },
  },
  kinds: KINDS,
  aKind: A_KIND,
  cards: CARDS,
  effects: EFFECTS,
  tracks: ["Penguins", "Currents", "Ice cores", "Sea ice", "Meteorites"],
  trackCentres: ["coast", "sea", "land", "coast and sea", "land"],
  deckNames: ["basic", "double", "advanced"],
  place: {
    zone: (zone) => `the ${zone} Coast`,
    berth: (zone, berth) => `the ${BERTH_NAMES[berth]} berth of the ${zone} Coast`,
    track: (track) => `the ${track} track`,
    deck: (deck) => `the ${deck} deck`,
    pile: () => "the shipyard pile",
    drafted: () => "the revealed shipyard cards",
    crew: (seat) => `the crew of seat ${seat}`,
  },
  outlook: {
    zones: "majorities on the coasts",
    tracks: "research tracks",
    asterisks: "asterisk cards",
    discards: "discarded resources",
    people: "scientists to place",
    ships: "ships",
    cubes: "spare cubes",
    hand: "cards in hand",
    building: "buildings within reach",
    turn: "the turn in progress",
  },
  list: (items) => [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(" and "),

  prompt: {
    placeShip: () => "Choose the zone of your next ship.",
    startCube: () => "Put a cube on the first space of a track.",
    sail: (from) => `Sail your ship from the ${from} Coast to another zone.`,
    act: (zone) => `Choose an action on the ${zone} Coast, or end your turn.`,
    finish: () => "End your turn, or first play a card or make a sacrifice.",
    chooseTrack: (count) => `Choose the track on which you advance ${spaces(count)}.`,
    chooseThree: (count) => `Everybody advances ${spaces(count)}: choose a track that nobody has taken.`,
    relocate: () => "You may move one of your ships to another zone.",
    relocateTo: (from) => `Choose where your ship from the ${from} Coast goes.`,
    pick: () => "A ship was built: take a card from the shipyard pile.",
    draft: () => "Take one of the revealed shipyard cards.",
    offer: (zone) => `Use your icebreaker on the ${zone} Coast to play a turn with your second ship?`,
    ended: () => "The game is over.",
  },
  move: {
    placeShip: (zone) => `Place a ship on the ${zone} Coast`,
    placeStartCube: (track) => `Put the cube on the ${track} track`,
    moveShip: (zone, berth) => `Sail to the ${zone} Coast, ${inQueue(berth)}`,
    build: (kind, zone, count) => `Build ${A_KIND[kind]} on the ${zone} Coast with ${scientists(count)}`,
    buildSpending: (kind, zone, count, card, missing) =>
      `Build ${A_KIND[kind]} on the ${zone} Coast with ${scientists(count)}, spending your ${CARDS[card]} instead of ${A_KIND[missing]}`,
    buildShip: (zone) => `Build a ship, last in the queue of the ${zone} Coast`,
    recruit: (count) => `Recruit ${scientists(count)}`,
    research: (track, count, to) => `Advance ${spaces(count)} on the ${track} track, to space ${to}`,
    placeScientist: (zone) => `Play “Place a scientist”: one more on the ${zone} Coast`,
    plusTwo: (count) => `Play +2 scientists: recruit ${count}`,
    rapidProgress: (count) => `Play Rapid progress: advance ${spaces(count)}`,
    layIcebreaker: (zone) => `Lay an icebreaker on the ${zone} Coast`,
    sacrificeCube: () => "Sacrifice an available cube",
    sacrificeSpareShip: () => "Sacrifice an available ship",
    sacrificeShip: (zone, berth) => `Sacrifice your ship on the ${zone} Coast, ${inQueue(berth)}`,
    endTurn: () => "End the turn",
    chooseTrack: (track, to) => `Advance on the ${track} track, to space ${to}`,
    relocateShip: (zone, berth) => `Move your ship from the ${zone} Coast, ${inQueue(berth)}`,
    relocateTo: (zone, berth) => `Move it to the ${zone} Coast, ${inQueue(berth)}`,
    keepShips: () => "Leave your ships where they are",
    takeCard: (card) => `Take ${A_CARD[card]}`,
    useIcebreaker: () => "Use the icebreaker",
    declineIcebreaker: () => "Let the turn go",
  },
  event: {
    boardSet: (name) => `The board is set. ${name} is the start player.`,
    shipPlaced: (name, zone) => `${name} places a ship on the ${zone} Coast.`,
    startCubePlaced: (name, track) => `${name} puts a cube on the first space of the ${track} track.`,
    cardRevealed: (deck, kind) => `New in the ${deck} deck: ${A_KIND[kind]}.`,
    sunMoved: (zone) => `The sun moves to the ${zone} Coast.`,
    icebreakerTurn: (name, zone) => `${name} uses an icebreaker on the ${zone} Coast.`,
    idle: (name) => `${name} does nothing.`,
    shipMoved: (name, from, zone) => `${name} sails from the ${from} Coast to the ${zone} Coast.`,
    icebreakerDeclined: (name, zone) => `${name} does not use the icebreaker on the ${zone} Coast.`,
    icebreakersGone: (names, zone) => `The icebreaker of ${names} leaves the ${zone} Coast.`,
    built: (name, kind, zone, count) =>
      `${name} builds ${A_KIND[kind]} on the ${zone} Coast with ${scientists(count)}.`,
    resourceSpent: (name, card, kind) => `${name} spends the ${CARDS[card]} instead of ${A_KIND[kind]}.`,
    advanceLost: (name) => `${name} can advance on no track: the advance is lost.`,
    recruited: (name, count) => `${name} recruits ${scientists(count)}.`,
    shipBuilt: (name, zone) => `${name} has a new ship on the ${zone} Coast.`,
    cardPlayed: (name, card) => `${name} plays “${CARDS[card]}”.`,
    scientistPlaced: (name, zone) => `${name} places a scientist on the ${zone} Coast.`,
    icebreakerLaid: (name, zone) => `${name} lays an icebreaker on the ${zone} Coast.`,
    cubeSacrificed: (name) => `${name} sacrifices a cube.`,
    spareShipSacrificed: (name) => `${name} sacrifices an available ship.`,
    shipSacrificed: (name, zone) => `${name} sacrifices a ship on the ${zone} Coast.`,
    cubeEntered: (name, track, to) => `${name} enters the ${track} track and gets to space ${to}.`,
    cubeAdvanced: (name, track, from, to) => `${name} advances on the ${track} track from ${from} to ${to}.`,
    effectTriggered: (name, effect, blue) =>
      `${name} triggers a ${blue ? "blue" : "red"} space: ${EFFECTS[effect]}.`,
    effectLapsed: (_, effect) => `It has no effect: ${EFFECTS[effect]}.`,
    resourceGained: (name, card) => `${name} receives ${A_CARD[card]}.`,
    shipRelocated: (name, from, zone) => `${name} moves a ship from the ${from} Coast to the ${zone} Coast.`,
    shipsKept: (name) => `${name} moves no ship.`,
    draftRevealed: (cards) => `Revealed from the shipyard pile: ${cards}.`,
    cardTaken: (name, card) => `${name} takes ${A_CARD[card]}.`,
    pileRemoved: (count) =>
      `Too few shipyard cards for all: the last ${count} leave${count === 1 ? "s" : ""} the game.`,
    noTrackLeft: (name) => `${name} can advance on none of the tracks that are left.`,
    endTriggered: (name, ending) => ENDINGS[ending]?.(name) ?? "",
    zoneScored: (zone, list) => `${zone} Coast: ${list}.`,
    trackScored: (track, list) => `${track}: ${list}.`,
    asterisksScored: (list) => `Asterisk cards: ${list}.`,
    discardsScored: (list) => `Discarded resources: ${list}.`,
    won: (name, count) => `${name} wins with ${points(count)}.`,
    shared: (names, count) => `${names} share the victory with ${points(count)} each.`,
  },
  score: {
    zone: (zone, first) => `${zone} Coast${first ? ", majority" : ""}`,
    track: (track, first) => `${track}${first ? ", in the lead" : ""}`,
    asterisks: (first) => `Asterisk cards${first ? ", majority" : ""}`,
    discards: (first) => `Discarded resources${first ? ", majority" : ""}`,
  },
  table: {
    ended: () => "The game is over.",
    toDecide: (name, what) => `${name}: ${what}`,
    sun: (zone, name) => `The sun is on the ${zone} Coast. It is the turn of ${name}.`,
    setupSun: (zone) => `The sun is on the ${zone} Coast.`,
    second: (name) => `Second in the queue when the sun came: ${name}.`,
    zone: (zone, parts) => `${zone} Coast: ${parts.join("; ")}.`,
    closed: (zone) => `${zone} Coast: closed.`,
    buildings: (kinds) => kinds,
    noBuildings: () => "no building",
    queue: (names) => `ships ${names}`,
    people: (counts) => `scientists ${counts}`,
    icebreakers: (names) => `icebreaker of ${names}`,
    target: () => "target of this turn",
    track: (track, centre, cubes, effects) => `${track} (${centre}): ${cubes}. ${effects}.`,
    noCubes: () => "no cube",
    coloured: (space, effect, blue, used) =>
      `${space} ${blue ? "blue" : "red"}: ${EFFECTS[effect]}${used ? " (used)" : ""}`,
    deck: (deck, kind, needs, count, advance, below) =>
      `In the ${deck} deck: ${A_KIND[kind]}; needs ${needs} and ${scientists(count)}; advance ${spaces(advance)}; ${plural(below, "card")} below.`,
    emptyDeck: (deck) => `The ${deck} deck is empty.`,
    pile: (cards) => `Shipyard pile: ${cards}.`,
    drafted: (cards) => `Revealed: ${cards}.`,
    nothing: () => "nothing",
    expertisePile: (count) => `Expertise pile: ${plural(count, "card")}.`,
    count: (count, what) => `${count} ${what}`,
    seat: (name, staff, reserve, ships, cubes, discards) =>
      `${name}: ${staff} in staff, ${reserve} in reserve; available: ${plural(ships, "ship")}, ${plural(cubes, "cube")}; ${discards} discarded.`,
    hand: (name, cards) => `${name} holds ${cards}.`,
    built: (name, cards, asterisks, count) =>
      `${name} has built ${plural(cards, "card")}, ${asterisks} with an asterisk; ${points(count)} as things stand.`,
  },
};

export const en = speak(phrases);
