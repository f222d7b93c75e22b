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
  placeScientist: "a Place a scientist card",
  plusTwo: "a +2 scientists card",
  rapidProgress: "a Rapid progress card",
  icebreaker: "an Icebreaker card",
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
  tracks: ["T1 (coast)", "T2 (sea)", "T3 (land)", "T4 (coast and sea)", "T5 (land)"],
  list: (items) => [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(" and "),

  prompt: {
    placeShip: () => "Choose the zone of your next ship.",
    startCube: () => "Put a cube on the first space of a track.",
    sail: (from) => `Sail your ship from ${from} to another zone.`,
    act: (zone) => `Choose an action in ${zone}, or end your turn.`,
    finish: () => "End your turn, or first play a card or make a sacrifice.",
    chooseTrack: (count) => `Choose the track on which you advance ${spaces(count)}.`,
    chooseThree: (count) => `Everybody advances ${spaces(count)}: choose a track that nobody has taken.`,
    relocate: () => "You may move one of your ships to another zone.",
    relocateTo: (from) => `Choose where your ship from ${from} goes.`,
    pick: () => "A ship was built: take a card from the shipyard pile.",
    draft: () => "Take one of the revealed shipyard cards.",
    offer: (zone) => `Use your icebreaker in ${zone} to play a turn with your second ship?`,
    ended: () => "The game is over.",
  },
  move: {
    placeShip: (zone) => `Place a ship in ${zone}`,
    placeStartCube: (track) => `Put the cube on ${track}`,
    moveShip: (zone, berth) => `Sail to ${zone}, ${inQueue(berth)}`,
    build: (kind, zone, count) => `Build ${A_KIND[kind]} in ${zone} with ${scientists(count)}`,
    buildSpending: (kind, zone, count, card, missing) =>
      `Build ${A_KIND[kind]} in ${zone} with ${scientists(count)}, spending your ${CARDS[card]} instead of ${A_KIND[missing]}`,
    buildShip: (zone) => `Build a ship, last in the queue of ${zone}`,
    recruit: (count) => `Recruit ${scientists(count)}`,
    research: (track, count, to) => `Advance ${spaces(count)} on ${track}, to space ${to}`,
    placeScientist: (zone) => `Play Place a scientist: one more in ${zone}`,
    plusTwo: (count) => `Play +2 scientists: recruit ${count}`,
    rapidProgress: (count) => `Play Rapid progress: advance ${spaces(count)}`,
    layIcebreaker: (zone) => `Lay an icebreaker on ${zone}`,
    sacrificeCube: () => "Sacrifice an available cube",
    sacrificeSpareShip: () => "Sacrifice an available ship",
    sacrificeShip: (zone, berth) => `Sacrifice your ship in ${zone}, ${inQueue(berth)}`,
    endTurn: () => "End the turn",
    chooseTrack: (track, to) => `Advance on ${track}, to space ${to}`,
    relocateShip: (zone, berth) => `Move your ship from ${zone}, ${inQueue(berth)}`,
    relocateTo: (zone, berth) => `Move it to ${zone}, ${inQueue(berth)}`,
    keepShips: () => "Leave your ships where they are",
    takeCard: (card) => `Take ${A_CARD[card]}`,
    useIcebreaker: () => "Use the icebreaker",
    declineIcebreaker: () => "Let the turn go",
  },
  event: {
    boardSet: (name) => `The board is set. ${name} is the start player.`,
    shipPlaced: (name, zone) => `${name} places a ship in ${zone}.`,
    startCubePlaced: (name, track) => `${name} puts a cube on the first space of ${track}.`,
    cardRevealed: (deck, card, kind) => `New in the ${deck} deck: ${card}, ${A_KIND[kind]}.`,
    sunMoved: (zone) => `The sun moves to ${zone}.`,
    icebreakerTurn: (name, zone) => `${name} uses an icebreaker in ${zone}.`,
    idle: (name) => `${name} does nothing.`,
    shipMoved: (name, from, zone) => `${name} sails from ${from} to ${zone}.`,
    icebreakerDeclined: (name, zone) => `${name} does not use the icebreaker in ${zone}.`,
    icebreakersGone: (names, zone) => `The icebreaker of ${names} leaves ${zone}.`,
    built: (name, kind, zone, count) =>
      `${name} builds ${A_KIND[kind]} in ${zone} with ${scientists(count)}.`,
    resourceSpent: (name, card, kind) => `${name} spends the ${CARDS[card]} instead of ${A_KIND[kind]}.`,
    advanceLost: (name) => `${name} can advance on no track: the advance is lost.`,
    recruited: (name, count) => `${name} recruits ${scientists(count)}.`,
    shipBuilt: (name, zone) => `${name} has a new ship in ${zone}.`,
    cardPlayed: (name, card) => `${name} plays ${CARDS[card]}.`,
    scientistPlaced: (name, zone) => `${name} places a scientist in ${zone}.`,
    icebreakerLaid: (name, zone) => `${name} lays an icebreaker on ${zone}.`,
    cubeSacrificed: (name) => `${name} sacrifices a cube.`,
    spareShipSacrificed: (name) => `${name} sacrifices an available ship.`,
    shipSacrificed: (name, zone) => `${name} sacrifices a ship in ${zone}.`,
    cubeEntered: (name, track, to) => `${name} enters ${track} and gets to space ${to}.`,
    cubeAdvanced: (name, track, from, to) => `${name} advances on ${track} from ${from} to ${to}.`,
    effectTriggered: (name, effect, blue) =>
      `${name} triggers a ${blue ? "blue" : "red"} space: ${EFFECTS[effect]}.`,
    effectLapsed: (_, effect) => `It has no effect: ${EFFECTS[effect]}.`,
    resourceGained: (name, card) => `${name} receives ${A_CARD[card]}.`,
    shipRelocated: (name, from, zone) => `${name} moves a ship from ${from} to ${zone}.`,
    shipsKept: (name) => `${name} moves no ship.`,
    draftRevealed: (cards) => `Revealed from the shipyard pile: ${cards}.`,
    cardTaken: (name, card) => `${name} takes ${A_CARD[card]}.`,
    pileRemoved: (count) =>
      `Too few shipyard cards for all: the last ${count} leave${count === 1 ? "s" : ""} the game.`,
    noTrackLeft: (name) => `${name} can advance on none of the tracks that are left.`,
    endTriggered: (name, ending) => ENDINGS[ending]?.(name) ?? "",
    zoneScored: (zone, list) => `${zone}: ${list}.`,
    trackScored: (track, list) => `${track}: ${list}.`,
    asterisksScored: (list) => `Asterisk cards: ${list}.`,
    discardsScored: (list) => `Discarded resources: ${list}.`,
    won: (name, count) => `${name} wins with ${points(count)}.`,
    shared: (names, count) => `${names} share the victory with ${points(count)} each.`,
  },
  score: {
    zone: (zone, first) => `Zone ${zone}${first ? ", majority" : ""}`,
    track: (track, first) => `Track ${track}${first ? ", in the lead" : ""}`,
    asterisks: (first) => `Asterisk cards${first ? ", majority" : ""}`,
    discards: (first) => `Discarded resources${first ? ", majority" : ""}`,
  },
  table: {
    ended: () => "The game is over.",
    toDecide: (name, what) => `${name}: ${what}`,
    sun: (zone, name) => `The sun is on ${zone}. It is the turn of ${name}.`,
    setupSun: (zone) => `The sun is on ${zone}.`,
    second: (name) => `Second in the queue when the sun came: ${name}.`,
    zone: (zone, parts) => `${zone}: ${parts.join("; ")}.`,
    closed: (zone) => `${zone}: closed.`,
    buildings: (kinds) => kinds,
    noBuildings: () => "no building",
    queue: (names) => `ships ${names}`,
    people: (counts) => `scientists ${counts}`,
    icebreakers: (names) => `icebreaker of ${names}`,
    target: () => "target of this turn",
    track: (track, cubes, effects) => `${track}: ${cubes}. ${effects}.`,
    noCubes: () => "no cube",
    coloured: (space, effect, blue, used) =>
      `${space} ${blue ? "blue" : "red"}: ${EFFECTS[effect]}${used ? " (used)" : ""}`,
    deck: (deck, card, kind, needs, count, advance, below) =>
      `In the ${deck} deck: ${card}, ${A_KIND[kind]}; needs ${needs} and ${scientists(count)}; advance ${spaces(advance)}; ${plural(below, "card")} below.`,
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
