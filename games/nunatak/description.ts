/** What the numbers of a state mean, for programs. */
import { count, type Description, index, one, set } from "@banquise/engine";
import {
  BLOCKS_EACH,
  CARD_COUNTS,
  CARD_KINDS,
  CARDS,
  COMPLETION_CARDS,
  DIVINATION_TILES,
  EARNED_LINES,
  EXTRA_TURNS,
  FACE_NAMES,
  FACES,
  FAVOUR_TABLE,
  FIRST_TRANSFORM,
  MARKS,
  MAX_COLOURS,
  MAX_SEATS,
  PILES,
  ROW,
  SCORE_LINES,
  SHOWN_FAVOURS,
  SYMBOLS,
  TILE_COUNTS,
  TILE_KINDS,
  TILES,
  TRACK_END,
  TRANSFORMS,
  TURNS,
} from "./data.ts";
import { moves } from "./moves.ts";
import type { State } from "./state.ts";
import { COLUMN_OF, cornersOf, FLOOR, POSITIONS, ROW_OF, SQUARES } from "./temple.ts";

const PHASES = [
  "turnStart",
  "assign",
  "place",
  "swapSource",
  "face",
  "displace",
  "favourPick",
  "favourUse",
  "exchangeGive",
  "exchangeTake",
  "exchangeFace",
  "opponent",
  "reactSolidity",
  "squareOrder",
  "reactPropagation",
  "reactDivination",
  "divinationPick",
  "reactForesight",
  "dummyTile",
  "endFavours",
  "transformCard",
  "transformTo",
  "ended",
  "beginTurn",
  "reinforce",
  "completeLines",
  "nextSquare",
  "layTile",
  "endTurn",
  "nextTurn",
  "nextEndFavours",
];

const positions = Array.from(FLOOR, (floor, position) => ({
  id: `p${position}`,
  floor,
  row: ROW_OF[position] as number,
  column: COLUMN_OF[position] as number,
}));
const squares = Array.from({ length: SQUARES }, (_, square) => ({
  id: `s${square}`,
  positions: cornersOf(square),
}));
const tiles = TILES.map(({ symbols, marks }, i) => ({ id: `t${i + 1}`, symbols, marks }));
const cards = CARDS.map((card) => ({ ...card }));
const faces = FACES.map((face, i) => ({
  ...face,
  id: i < FIRST_TRANSFORM ? (FACE_NAMES[i] as string) : `transformed:${TRANSFORMS[i - FIRST_TRANSFORM]}`,
}));
const favours = FAVOUR_TABLE.map((favour) => ({ ...favour }));

const SEATS = Array.from({ length: MAX_SEATS }, (_, seat) => `seat${seat}`);
const COLOUR_NAMES = Array.from({ length: MAX_COLOURS }, (_, colour) => `colour${colour}`);
const FAVOUR_PLACES = [
  "box",
  "pile",
  "faceUp",
  "removed",
  ...SEATS.map((seat) => `heldBy.${seat}`),
  ...SEATS.map((seat) => `playedBy.${seat}`),
];
const sum = (counts: Iterable<number>): number => [...counts].reduce((total, n) => total + n, 0);
/** Kind 0 of a group is the size of the group. */
const kinds = (size: number, letter: string): string[] =>
  Array.from({ length: size + 1 }, (_, kind) => (kind === 0 ? "size" : `${letter}${kind}`));
const MOST_EARNED = 1000;

export const description: Description<State> = {
  tables: { positions, squares, tiles, cards, faces, favours },
  fields: {
    seats: count(MAX_SEATS, "how many play"),
    first: index(SEATS, "who began"),
    phase: one(PHASES, "what is asked now"),
    decider: index(SEATS, "the seat that decides"),
    active: index(COLOUR_NAMES, "whose turn it is: a seat, or from `seats` on Siku or a dummy"),
    builder: index(COLOUR_NAMES, "the colour of the block of this turn"),
    placements: count(POSITIONS, "blocks on the temple"),
    freedom: index(["matching", "lastResort", "versatile"], "which cards fit which tiles"),
    hand: one("cards", "the card taken this turn, until it joins an area"),
    position: one("positions", "the position that this turn is about"),
    displaced: one("positions", "the first tile of a displacement"),
    pending: set("squares", "squares completed this turn and not yet resolved"),
    square: one("squares", "the square that is being resolved"),
    fresh: set("favours", "Favours taken this turn"),
    favour: one("favours", "the immediate Favour that is asked about"),
    offered: one("faces", "the face offered to exchange or transformation"),
    offeredSlot: one(ROW, "the slot that exchange takes from"),
    reserved: one(ROW, "the slot of the reserved card"),
    abundance: one(["firstOfTwo", "secondOfTwo", "skipDue"], "how far an abundance has got"),
    completion: one(COMPLETION_CARDS, "the Completion card of a game of four"),
    extra: count(EXTRA_TURNS, "which Completion turn is played; 0 before"),
    passed: count(MAX_SEATS, "seats that are done with their end-of-game Favours"),
    transformed: one("faces", "the face of the card that transformation changed"),
    lastMove: count(moves.size, "the last move, from 1; 0 before the first"),
    tiles: one("tiles", "the tile of each position", { position: "positions" }),
    blocks: one(COLOUR_NAMES, "the colour of the block on each position", { position: "positions" }),
    sites: count(POSITIONS, "available tiles that show a symbol", { symbol: SYMBOLS }),
    stack: count(sum(TILE_COUNTS), "face-down tiles; at kind 0 the size of the group", {
      mark: MARKS,
      kind: kinds(TILE_KINDS, "t"),
    }),
    knownTop: one("tiles", "tiles on top of the stack that everybody has seen, the top one first", {
      place: DIVINATION_TILES,
    }),
    deck: count(sum(CARD_COUNTS), "face-down cards; at kind 0 the size of the segment", {
      segment: PILES,
      kind: kinds(CARD_KINDS, "c"),
    }),
    row: one("cards", "cards of the row, or of the diamond in solo", { slot: ROW }),
    area: count(POSITIONS, "cards in front of a colour, by the face that is up", {
      colour: MAX_COLOURS,
      face: "faces",
    }),
    favours: index(FAVOUR_PLACES, "where each Favour is", { favour: "favours" }),
    shown: one("favours", "the face-up Favours, the one next to the pile first", { slot: SHOWN_FAVOURS }),
    earned: count(MOST_EARNED, "points earned during the game", {
      seat: MAX_SEATS,
      line: SCORE_LINES.slice(0, EARNED_LINES),
    }),
    engineering: count(TRACK_END, "square of the cube on the Engineering track", { seat: MAX_SEATS }),
    turns: count(Math.max(...TURNS) + EXTRA_TURNS, "turns begun and played", { seat: MAX_SEATS }),
    sikuPlaced: count(BLOCKS_EACH, "blocks of Siku placed by each seat of two", { seat: 2 }),
    extraSeats: one(SEATS, "seats of the Completion turns, in order", { turn: EXTRA_TURNS }),
  },
};
