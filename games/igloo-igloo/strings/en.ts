import { speak } from "./speak.ts";

const KINDS = ["fish 1", "fish 2", "fish 3", "fox 1", "fox 2", "fox 3", "bear"];

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const points = (count: number): string => plural(count, "point");
const tiles = (count: number): string => plural(count, "tile");
const list = (items: readonly string[]): string =>
  [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(" and ");

export const en = speak({
  options: {
    variant: {
      label: "Rules",
      help: "Real gamers do not enter the tile of a rival’s igloo, and score islands by a table (1, 3, 6, 10, 15, 21) instead of squaring them.",
      values: { standard: "Standard", gamers: "Real gamers" },
    },
    cornerKayak: {
      label: "Kayaks from corners",
      help: "House rule: an inuit on a corner may leave by kayak. Otherwise it waits for a tile to drift by.",
      values: { no: "No", yes: "Yes" },
    },
    firstSeat: {
      label: "Who begins",
      help: "Who places the first inuit and takes the first turn. If the table has no such seat, counting goes on round the table.",
      values: { random: "By chance", "0": "Seat 1", "1": "Seat 2", "2": "Seat 3", "3": "Seat 4" },
    },
  },
  faces: [
    "thaw",
    "endurance +1",
    "endurance +2",
    "endurance +3",
    "harpoon",
    "animal movement",
    "school of 2 fish",
    "school of 3 fish",
    "bear",
    "pack ice",
    "drift",
  ],
  redTypes: ["thaw", "endurance", "harpoon", "animal movement"],
  kinds: KINDS,
  theAnimal: (kind) => `the ${KINDS[kind]}`,
  directions: ["to the north", "to the east", "to the south", "to the west"],
  list,

  prompt: {
    place: (left) => `Place an inuit on the outer ring (${left} left).`,
    melt: () => "Choose a tile to melt.",
    meltOrPlay: () => "Melt a tile, or first play a tile from your hand.",
    drift: () => "Push a tile: choose it, then the direction.",
    displace: (animals, space) => `Before the push, move ${animals} away from ${space}.`,
    act: (ap) =>
      ap === 0
        ? "You have no action points left: end your turn."
        : `Act (${points(ap)} left), or end your turn.`,
    land: (from) => `Choose where the kayak from ${from} lands.`,
    step: (left) => `Move an animal by one space (${plural(left, "step")} left).`,
    react: (space) => `A bear attacks you on ${space}: use a harpoon?`,
    evictOwn: (space) => `Choose a corner for your own inuit from ${space}.`,
    evict: (letter, space) => `Choose a corner for the inuit ${letter} from ${space}.`,
    ended: () => "The game is over.",
  },
  move: {
    placeInuit: (space) => `Place an inuit on ${space}`,
    melt: (space) => `Melt ${space}`,
    playThaw: (space) => `Play a thaw on ${space}`,
    playAnimalMove: () => "Play an animal movement",
    playEndurance: (value) => `Play an endurance (+${value})`,
    drift: (space, direction) => `Push ${space} ${direction}`,
    displace: (animals, to) => `Move ${animals} to ${to}`,
    stepAnimal: (animal, from, to) => `Move ${animal} from ${from} to ${to}`,
    useHarpoon: () => "Use a harpoon",
    declineHarpoon: () => "Use no harpoon",
    evictTo: (corner) => `Send it to ${corner}`,
    walk: (from, to) => `Walk from ${from} to ${to}`,
    walkToBear: (from, to) => `Walk from ${from} to ${to} and harpoon the bear`,
    kayak: (from) => `Take a kayak from ${from}`,
    land: (to) => `Land on ${to}`,
    landAtBear: (to) => `Land on ${to} and harpoon the bear`,
    hunt: (animal, space, value) => `Catch ${animal} on ${space} for ${points(value)}`,
    harpoonHunt: (animal, space) => `Harpoon ${animal} on ${space}`,
    buildIgloo: (space) => `Build an igloo on ${space}`,
    endTurn: () => "End your turn",
  },
  event: {
    firstSeatChosen: (name) => `${name} begins.`,
    inuitPlaced: (name, space) => `${name} places an inuit on ${space}.`,
    turnBegun: (name, turn) => `Turn ${turn}: ${name}.`,
    turnEnded: (name, ap) => `${name} ends the turn${ap === 0 ? "" : ` with ${points(ap)} unused`}.`,
    tileMelted: (name, space, face) => `${name} melts ${space}: ${face}.`,
    tileKept: (name, space) => `${name} melts ${space} and keeps the tile.`,
    tileKeptByYou: (name, space, face) => `${name} melts ${space} and keeps the tile in secret: ${face}.`,
    animalsArrived: (animals, space) => `New on ${space}: ${animals}.`,
    driftSkipped: () => "Nothing can drift.",
    animalsDisplaced: (animals, from, to) => `Out of the way, from ${from} to ${to}: ${animals}.`,
    tilesDrifted: (name, space, direction, count) =>
      `${name} pushes ${space} ${direction}${count === 1 ? "" : `: ${tiles(count)} drift`}.`,
    thawPlayed: (name, space, lost) =>
      `${name} plays a thaw: ${space} is gone${lost === "" ? "" : `, ${lost} lost`}.`,
    endurancePlayed: (name, value) => `${name} plays an endurance: ${points(value)} more.`,
    animalMovePlayed: (name) => `${name} plays an animal movement.`,
    animalStepped: (name, animal, from, to) => `${name} moves ${animal} from ${from} to ${to}.`,
    stepsLost: (count) => `No animal can move: ${plural(count, "step")} lost.`,
    preyEaten: (animals, space) => `The bear on ${space} eats ${animals}.`,
    harpoonAsked: (name, space) => `A bear attacks ${name} on ${space}.`,
    harpoonDeclined: (name) => `${name} uses no harpoon.`,
    bearKilled: (name, space) => `${name} harpoons the bear on ${space}.`,
    inuitsHid: (name, space, count) =>
      `${count === 1 ? "An inuit" : `${count} inuits`} of ${name} hid${count === 1 ? "es" : "e"} in the igloo on ${space}.`,
    inuitEvicted: (name, owner, from, to) => `${name} sends an inuit of ${owner} from ${from} to ${to}.`,
    inuitWalked: (name, from, to) => `${name} walks from ${from} to ${to}.`,
    kayakLanded: (name, from, to) => `${name} takes a kayak from ${from} to ${to}.`,
    animalHunted: (name, animal, space) => `${name} catches ${animal} on ${space}.`,
    animalHarpooned: (name, animal, space) => `${name} harpoons ${animal} on ${space}.`,
    iglooBuilt: (name, space) => `${name} builds an igloo on ${space}.`,
    iceGone: (name) => `${name} cannot melt any tile: the game is over.`,
    trophiesScored: (name, scored) => `${name}: ${points(scored)} for trophies.`,
    islandScored: (size, space, scores) => `Island of ${tiles(size)} at ${space}: ${scores}.`,
    gameWon: (name, scored) => `${name} wins with ${points(scored)}.`,
    gameWonByHunt: (name, scored, trophies, beaten) =>
      `${name} wins on a tie with ${beaten} at ${points(scored)}: the hunt decides (${points(trophies)}).`,
    gameShared: (names, scored, trophies) =>
      `${names} share the victory: ${points(scored)} each, ${trophies} of them from the hunt.`,
  },
  place: {
    space: (name) => `space ${name}`,
    tribes: ["the red tribe", "the blue tribe", "the yellow tribe", "the green tribe"],
    hand: (face) => `the tile in your hand: ${face}`,
  },
  outlook: {
    trophies: "animals caught",
    islands: "islands",
    prey: "prey within reach",
    igloos: "igloos",
    hand: "tiles in hand",
    corners: "inuits on corners",
    turn: "the rest of the turn",
  },
  score: {
    fish: (count) => `${count} fish caught`,
    fox: (count) => `${plural(count, "fox", "foxes")} caught`,
    bear: (count) => `${plural(count, "bear")} killed`,
    lone: (size, space) => `Alone on the island of ${tiles(size)} at ${space}`,
    first: (size, space) => `Strongest on the island of ${tiles(size)} at ${space}`,
    second: (size, space) => `Second on the island of ${tiles(size)} at ${space}`,
    nothing: (size, space) => `Too weak on the island of ${tiles(size)} at ${space}`,
  },
  table: {
    placing: (name) => `${name} is to place an inuit on the outer ring.`,
    turn: (turn, doing) => `Turn ${turn}. ${doing}`,
    melting: (name) => `${name} is to melt a tile.`,
    drifting: (name) => `${name} is to let a tile drift.`,
    acting: (name, ap) => `${name} acts, with ${points(ap)} left.`,
    landing: (name, from) => `${name} is to land the kayak from ${from}.`,
    stepping: (name, left) => `${name} moves animals, ${plural(left, "step")} left.`,
    reacting: (name, space) => `${name} is asked for a harpoon against the bear on ${space}.`,
    evicting: (name, owner, space) => `${name} is to send an inuit of ${owner} from ${space} to a corner.`,
    ended: () => "The game is over.",
    played: (types) => `Played in this turn: ${types}.`,
    water: (spaces) => `Water: ${spaces}.`,
    packs: (spaces) => `Pack ice: ${spaces}.`,
    faceDown: (count) => `All other spaces but the corners are face-down ice: ${tiles(count)}.`,
    animals: (places) => `Animals: ${places}.`,
    place: (space, animals) => `${space} ${animals}`,
    inuits: (name, spaces) => `${name} has inuits on ${spaces || "no space yet"}.`,
    igloos: (name, spaces, left) =>
      `${name} has ${spaces === "" ? "" : `igloos on ${spaces} and `}${plural(left, "igloo")} to build.`,
    trophies: (name, scored, animals) => `${name} has caught ${animals}: ${points(scored)}.`,
    hand: (name, held) => `${name} holds ${held}.`,
    handSize: (name, count) => `${name} holds ${tiles(count)} in secret.`,
    island: (size, spaces, strengths) =>
      `Island of ${tiles(size)}${spaces === "" ? "" : ` (${spaces})`}: ${strengths}.`,
    strength: (name, strength, scored) => `${name} strength ${strength}, ${points(scored)}`,
    points: (name, hunted, promised) =>
      `${name} has ${points(hunted)} for sure, and islands that promise ${promised}.`,
    total: (name, scored) => `${name} ends with ${points(scored)}.`,
  },
});
