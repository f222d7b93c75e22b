/**
 * What the box holds and what its tables say. Numbers of the game live here and nowhere else: whoever finds another
 * value on a card or a tile changes one line of this file.
 */
import type { RuleId } from "@banquise/engine";

export const MAX_SEATS = 4;
/** Colours on the temple: seats, and in their turn Siku or the dummies. */
export const MAX_COLOURS = 4;
/** Colours by number of seats (NUN-17.1, NUN-18.1); the entry for 0 is never read. */
export const COLOURS = [0, 3, 3, 3, 4] as const;
/** The third colour of a game of two (NUN-17.1). */
export const SIKU = 2;
/** The two dummies of a solo game (NUN-18.1). */
export const DUMMY_1 = 1;
export const DUMMY_2 = 2;

/** Turns of each seat before any Completion turn, by number of seats (NUN-2.6, NUN-17.1, NUN-18.1). */
export const TURNS = [0, 18, 27, 18, 13] as const;
/** Own blocks of each seat, but with four (NUN-2.6). */
export const BLOCKS_EACH = 18;
/** A lot of a game of two: 2 own blocks and 1 of Siku (NUN-17.1). */
export const LOT_OWN = 2;
export const LOT_SIKU = 1;
export const LOT = LOT_OWN + LOT_SIKU;
/** Players of the Completion turns (NUN-14.2). */
export const EXTRA_TURNS = 2;

/** Side of each floor, the ground floor first (NUN-1.1). */
export const FLOOR_SIDES = [5, 4, 3, 2] as const;
/** Lines pay on the floors below this one (NUN-1.5). */
export const FLOORS_WITH_LINES = 3;

// --- Symbols ------------------------------------------------------------------------------------------------------

export const SYMBOLS = ["worker", "sculptor", "artisan", "beast", "engineer", "ancestor"] as const;
export type SymbolName = (typeof SYMBOLS)[number];
export const WORKER = 0;
export const SCULPTOR = 1;
export const ARTISAN = 2;
export const BEAST = 3;
export const ENGINEER = 4;
export const ANCESTOR = 5;

export const TOOLS = ["rope", "pickaxe", "polesaw"] as const;
type Tool = (typeof TOOLS)[number];

/** Sets of symbols are bits. */
export const bitOf = (symbol: number): number => 1 << symbol;
export const bitsOf = (symbols: readonly SymbolName[]): number =>
  symbols.reduce((bits, symbol) => bits | bitOf(SYMBOLS.indexOf(symbol)), 0);

// --- Floor tiles --------------------------------------------------------------------------------------------------

/** Groups of tiles by the mark on their back; mark 1 is the ground floor (NUN-2.1). */
export const MARKS = 4;

interface TileKind {
  readonly symbols: readonly SymbolName[];
  /** How many there are of marks 1, 2, 3 and 4. */
  readonly marks: readonly [number, number, number, number];
}

/** Tiles that look the same are the same. */
export const TILES: readonly TileKind[] = [
  { symbols: ["worker"], marks: [5, 3, 0, 0] },
  { symbols: ["sculptor"], marks: [4, 3, 0, 0] },
  { symbols: ["artisan"], marks: [5, 4, 0, 0] },
  { symbols: ["beast"], marks: [4, 2, 0, 0] },
  { symbols: ["engineer"], marks: [4, 1, 0, 0] },
  { symbols: ["ancestor"], marks: [3, 1, 0, 0] },
  { symbols: ["beast", "ancestor"], marks: [0, 1, 0, 0] },
  { symbols: ["worker", "ancestor"], marks: [0, 1, 0, 0] },
  { symbols: ["worker", "engineer"], marks: [0, 0, 1, 0] },
  { symbols: ["sculptor", "beast"], marks: [0, 0, 1, 0] },
  { symbols: ["artisan", "ancestor"], marks: [0, 0, 1, 0] },
  { symbols: ["beast", "engineer"], marks: [0, 0, 1, 0] },
  { symbols: ["worker", "beast"], marks: [0, 0, 1, 0] },
  { symbols: ["sculptor", "ancestor"], marks: [0, 0, 1, 0] },
  { symbols: ["artisan", "beast"], marks: [0, 0, 1, 0] },
  { symbols: ["engineer", "ancestor"], marks: [0, 0, 1, 0] },
  { symbols: ["sculptor", "artisan"], marks: [0, 0, 1, 0] },
  { symbols: ["worker", "sculptor"], marks: [0, 0, 0, 1] },
  { symbols: ["worker", "artisan"], marks: [0, 0, 0, 1] },
  { symbols: ["sculptor", "engineer"], marks: [0, 0, 0, 1] },
  { symbols: ["artisan", "engineer"], marks: [0, 0, 0, 1] },
];

/** A tile is 1 to 21; 0 is no tile. */
export const TILE_KINDS = TILES.length;
/** Symbols of each tile, as bits. */
export const TILE_BITS = Uint8Array.of(0, ...TILES.map((tile) => bitsOf(tile.symbols)));
/** How many of a tile a mark has, at `mark * (TILE_KINDS + 1) + tile`, marks from 0. */
export const TILE_COUNTS = countsByGroup(TILES.map((tile) => tile.marks));

// --- Construction cards -------------------------------------------------------------------------------------------

/** Groups of cards by the number on their back (NUN-2.2). */
export const PILES = 4;

interface Face {
  readonly symbol: SymbolName;
  /** Of an artisan. */
  readonly tool?: Tool;
  /** Symbols on a beast of burden. */
  readonly load?: number;
  /** The two symbols that an ancestor counts. */
  readonly pair?: readonly [SymbolName, SymbolName];
}

interface CardKind {
  /** Its name in moves and exports. */
  readonly id: string;
  readonly faces: readonly [Face] | readonly [Face, Face];
  /** How many there are in piles 1, 2, 3 and 4. */
  readonly piles: readonly [number, number, number, number];
}

const ancestor = (one: SymbolName, two: SymbolName): Face => ({ symbol: "ancestor", pair: [one, two] });
const artisan = (tool: Tool): Face => ({ symbol: "artisan", tool });
const beast = (load: number): Face => ({ symbol: "beast", load });
const plain = (symbol: SymbolName): Face => ({ symbol });

/** Cards that look the same are the same. */
export const CARDS = [
  { id: "worker", faces: [plain("worker")], piles: [5, 3, 0, 0] },
  { id: "sculptor", faces: [plain("sculptor")], piles: [4, 3, 0, 0] },
  { id: "artisanRope", faces: [artisan("rope")], piles: [2, 1, 0, 0] },
  { id: "artisanPickaxe", faces: [artisan("pickaxe")], piles: [2, 1, 0, 0] },
  { id: "artisanPolesaw", faces: [artisan("polesaw")], piles: [1, 2, 0, 0] },
  { id: "beast1", faces: [beast(1)], piles: [3, 1, 0, 0] },
  { id: "beast2", faces: [beast(2)], piles: [1, 1, 1, 0] },
  { id: "engineer", faces: [plain("engineer")], piles: [4, 1, 1, 0] },
  { id: "ancestorArtisanAncestor", faces: [ancestor("artisan", "ancestor")], piles: [1, 0, 0, 0] },
  { id: "ancestorWorkerSculptor", faces: [ancestor("worker", "sculptor")], piles: [1, 0, 0, 0] },
  { id: "ancestorBeastEngineer", faces: [ancestor("beast", "engineer")], piles: [1, 0, 0, 0] },
  { id: "ancestorSculptorBeast", faces: [ancestor("sculptor", "beast")], piles: [0, 1, 0, 0] },
  { id: "ancestorWorkerEngineer", faces: [ancestor("worker", "engineer")], piles: [0, 1, 0, 0] },
  { id: "workerEngineer", faces: [plain("worker"), plain("engineer")], piles: [0, 0, 2, 2] },
  { id: "sculptorRope", faces: [plain("sculptor"), artisan("rope")], piles: [0, 0, 2, 0] },
  { id: "sculptorPickaxe", faces: [plain("sculptor"), artisan("pickaxe")], piles: [0, 0, 1, 1] },
  { id: "sculptorPolesaw", faces: [plain("sculptor"), artisan("polesaw")], piles: [0, 0, 1, 1] },
  { id: "beastAncestorAE", faces: [beast(1), ancestor("artisan", "engineer")], piles: [0, 1, 0, 0] },
  { id: "beastAncestorSN", faces: [beast(1), ancestor("sculptor", "ancestor")], piles: [0, 0, 1, 0] },
] as const satisfies readonly CardKind[];

export type CardId = (typeof CARDS)[number]["id"];

/** A card is 1 to 19; 0 is no card. */
export const CARD_KINDS = CARDS.length;
export const cardOf = (id: CardId): number => CARDS.findIndex((card) => card.id === id) + 1;
/** Symbols of each card, as bits. */
export const CARD_BITS = Uint8Array.of(
  0,
  ...CARDS.map((card) => bitsOf(card.faces.map((face) => face.symbol))),
);
/** How many of a card a pile has, at `pile * (CARD_KINDS + 1) + card`, piles from 0. */
export const CARD_COUNTS = countsByGroup(CARDS.map((card) => card.piles));

/** What `transformation` can make of a card (NUN-13.16): a beast without symbols, an ancestor without a pair. */
export const TRANSFORMS = ["worker", "sculptor", ...TOOLS, "beast", "engineer", "ancestor"] as const;
const TRANSFORMED: readonly Face[] = [
  plain("worker"),
  plain("sculptor"),
  ...TOOLS.map(artisan),
  plain("beast"),
  plain("engineer"),
  plain("ancestor"),
];

/**
 * A card in an area lies with one face up, and is stored as that face: 0 to 24 in the order of the cards, first faces
 * first; then what `transformation` makes of a card.
 */
export const FACES: readonly Face[] = [
  ...CARDS.flatMap((card): readonly Face[] => card.faces),
  ...TRANSFORMED,
];
export const FACE_KINDS = FACES.length;
export const FIRST_TRANSFORM = FACE_KINDS - TRANSFORMED.length;
/** Names of the faces of cards, in moves: the card, and for a double card the symbol that is up. */
export const FACE_NAMES: readonly string[] = CARDS.flatMap((card) =>
  card.faces.map((face) => (card.faces.length === 1 ? card.id : `${card.id}:${face.symbol}`)),
);
export const FACE_SYMBOL = Uint8Array.from(FACES, (face) => SYMBOLS.indexOf(face.symbol));
/** The faces that show each symbol. */
export const FACES_OF: readonly Uint8Array[] = SYMBOLS.map((symbol) =>
  Uint8Array.from(FACES.flatMap((face, index) => (face.symbol === symbol ? [index] : []))),
);
/** Tool + 1; 0 for no tool. */
export const FACE_TOOL = Uint8Array.from(FACES, (face) => (face.tool ? TOOLS.indexOf(face.tool) + 1 : 0));
export const FACE_LOAD = Uint8Array.from(FACES, (face) => face.load ?? 0);
/** The two symbols of an ancestor, as bits. */
export const FACE_PAIR = Uint8Array.from(FACES, (face) => bitsOf(face.pair ?? []));
/** The card that a face belongs to; 0 for what `transformation` made. */
export const FACE_CARD = Uint8Array.from([
  ...CARDS.flatMap((card, index) => card.faces.map(() => index + 1)),
  ...TRANSFORMED.map(() => 0),
]);
/** The first face of each card; a double card also has the next one. */
export const FIRST_FACE = Uint8Array.from({ length: CARD_KINDS + 1 }, (_, card) =>
  Math.max(FACE_CARD.indexOf(card), 0),
);
export const isDouble = (card: number): boolean => FACE_CARD[(FIRST_FACE[card] as number) + 1] === card;

// --- Favours ------------------------------------------------------------------------------------------------------

type FavourType = "immediate" | "single" | "end";

interface FavourKind {
  readonly id: string;
  readonly type: FavourType;
  /** Fewest players it is used with. */
  readonly min: 1 | 2 | 3;
  readonly rule: RuleId;
}

export const FAVOUR_TABLE = [
  { id: "ingenuity", type: "immediate", min: 1, rule: "NUN-13.1" },
  { id: "ascension", type: "immediate", min: 1, rule: "NUN-13.2" },
  { id: "diversity", type: "immediate", min: 1, rule: "NUN-13.3" },
  { id: "exchange", type: "immediate", min: 1, rule: "NUN-13.4" },
  { id: "communion", type: "immediate", min: 1, rule: "NUN-13.5" },
  { id: "emulation", type: "immediate", min: 3, rule: "NUN-13.6" },
  { id: "sharing", type: "immediate", min: 3, rule: "NUN-13.7" },
  { id: "foresight", type: "single", min: 2, rule: "NUN-13.8" },
  { id: "abundance", type: "single", min: 2, rule: "NUN-13.9" },
  { id: "divination", type: "single", min: 1, rule: "NUN-13.10" },
  { id: "propagation", type: "single", min: 1, rule: "NUN-13.11" },
  { id: "versatility", type: "single", min: 1, rule: "NUN-13.12" },
  { id: "renewal", type: "single", min: 1, rule: "NUN-13.13" },
  { id: "displacement", type: "single", min: 1, rule: "NUN-13.14" },
  { id: "solidity", type: "single", min: 1, rule: "NUN-13.15" },
  { id: "transformation", type: "end", min: 1, rule: "NUN-13.16" },
  { id: "discernment", type: "end", min: 1, rule: "NUN-13.17" },
  { id: "labour", type: "end", min: 1, rule: "NUN-13.18" },
  { id: "herd", type: "end", min: 1, rule: "NUN-13.19" },
  { id: "majesty", type: "end", min: 1, rule: "NUN-13.20" },
] as const satisfies readonly FavourKind[];

export type FavourId = (typeof FAVOUR_TABLE)[number]["id"];
export const FAVOUR_IDS: readonly FavourId[] = FAVOUR_TABLE.map((favour) => favour.id);
export const FAVOURS = FAVOUR_TABLE.length;
const favourOf = (id: FavourId): number => FAVOUR_IDS.indexOf(id);

export const INGENUITY = favourOf("ingenuity");
export const ASCENSION = favourOf("ascension");
export const DIVERSITY = favourOf("diversity");
export const EXCHANGE = favourOf("exchange");
export const COMMUNION = favourOf("communion");
export const EMULATION = favourOf("emulation");
export const SHARING = favourOf("sharing");
export const FORESIGHT = favourOf("foresight");
export const ABUNDANCE = favourOf("abundance");
export const DIVINATION = favourOf("divination");
export const PROPAGATION = favourOf("propagation");
export const VERSATILITY = favourOf("versatility");
export const RENEWAL = favourOf("renewal");
export const DISPLACEMENT = favourOf("displacement");
export const SOLIDITY = favourOf("solidity");
export const TRANSFORMATION = favourOf("transformation");
export const DISCERNMENT = favourOf("discernment");
export const LABOUR = favourOf("labour");
export const HERD = favourOf("herd");
export const MAJESTY = favourOf("majesty");

export const isImmediate = (favour: number): boolean => FAVOUR_TABLE[favour]?.type === "immediate";
export const isEndFavour = (favour: number): boolean => FAVOUR_TABLE[favour]?.type === "end";

/** Face-up Favours (NUN-2.4). */
export const SHOWN_FAVOURS = 2;
/** NUN-13.1 */
export const INGENUITY_STEPS = 2;
/** NUN-13.2 */
export const ASCENSION_PER_FLOOR = 2;
/** NUN-13.3 */
export const DIVERSITY_PER_SYMBOL = 1;
/** NUN-13.6 */
export const EMULATION_PER_RIVAL = 2;
/** NUN-13.7 */
export const SHARING_OWN = 5;
export const SHARING_GIVEN = 2;
/** NUN-13.9 */
export const ABUNDANCE_BLOCKS = 2;
/** NUN-13.10 */
export const DIVINATION_TILES = 3;
export const DIVINATION_LEAST = 2;
/** NUN-13.15 */
export const SOLIDITY_FACTOR = 2;
/** NUN-13.18 */
export const LABOUR_WORKERS = 1;
/** NUN-13.19 */
export const HERD_SYMBOLS = 2;
/** NUN-13.20, by floor from 1. */
export const MAJESTY_POINTS = [0, 0, 0, 1, 2] as const;

// --- Row, tracks and points ---------------------------------------------------------------------------------------

/** Cards of the row (NUN-2.3). */
export const ROW = 4;
/** Deals that may fail before a playable card is put in by force (NUN-4.6). */
export const RENEWAL_TRIES = 100;

/** Printed numbers of the Engineering track; 0 is an unnumbered square, the first one the start. */
const TRACK = [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 6, 0, 8, 0, 10] as const;
export const TRACK_END = TRACK.length - 1;
/** The last number reached, by square (NUN-15.8). */
export const TRACK_REACHED = Uint8Array.from(TRACK, (_, square) => Math.max(...TRACK.slice(0, square + 1)));
/** The number of a square, or else the next one (NUN-13.17). */
export const TRACK_NEXT = Uint8Array.from(TRACK, (_, square) => TRACK.slice(square).find((n) => n > 0) ?? 0);

/** NUN-7.1 */
export const REINFORCEMENT_POINTS = 1;
/** NUN-9.2, NUN-9.4 */
export const SQUARE_FIRST = 5;
export const SQUARE_SECOND = 2;
/** What each gets when so many share the second rank without the active player (NUN-9.4, NUN-9.6). */
export const SECOND_SHARE = [0, SQUARE_SECOND, 1, 0, 0] as const;
/** NUN-15.2 */
export const TEMPLE_TOP = 7;
/** NUN-15.4 */
export const WORKERS_MOST = 20;
export const WORKERS_TIED = 12;
export const WORKERS_EACH = 2;
/** By number of sculptors (NUN-15.5). */
export const SCULPTOR_POINTS = [0, 2, 5, 9, 14, 20, 27, 35, 44, 54, 65] as const;
/** By number of artisans with one tool (NUN-15.6). */
export const ARTISAN_POINTS = [0, 1, 3, 8, 15, 24, 35] as const;
export const TOOL_SET = 10;
/** NUN-15.10 */
export const UNUSED_FAVOUR = 2;
/** NUN-15.11 */
export const FULL_SET = 10;

/** What a line of a Completion card can ask for the most of (NUN-14.2, NUN-14.3). */
export type Merit =
  | "beasts1"
  | "beasts2"
  | "workers"
  | "borderBlocks"
  | "sculptors"
  | "upperBlocks"
  | "tools"
  | "artisans"
  | "track"
  | "engineers"
  | "ancestors"
  | "favours";

/** The first and the second line of each Completion card, 1 to 6; 0 is none (NUN-2.7). */
const COMPLETIONS: readonly (readonly [Merit, Merit])[] = [
  ["beasts1", "beasts2"],
  ["workers", "borderBlocks"],
  ["sculptors", "upperBlocks"],
  ["tools", "artisans"],
  ["track", "engineers"],
  ["ancestors", "favours"],
];
export const COMPLETION_CARDS = COMPLETIONS.length;
export const completionLines = (completion: number): readonly [Merit, Merit] =>
  COMPLETIONS[completion - 1] ?? ["beasts1", "beasts2"];

/** Solo ratings with the points they begin at (NUN-18.18). */
export const RATINGS = [
  { id: "unrated", from: 0 },
  { id: "slush", from: 100 },
  { id: "snowball", from: 151 },
  { id: "icicle", from: 186 },
  { id: "iceBlock", from: 201 },
  { id: "iceberg", from: 226 },
  { id: "iceTemple", from: 251 },
] as const;
export type Rating = (typeof RATINGS)[number]["id"];

// --- Lines of the score -------------------------------------------------------------------------------------------

/** In the order of the display (NUN-15.12). The first three are earned during the game. */
export const SCORE_LINES = [
  "reinforcement",
  "squares",
  "favours",
  "templeTop",
  "workers",
  "sculptors",
  "artisans",
  "beasts",
  "engineers",
  "ancestors",
  "unusedFavours",
  "fullSets",
] as const;
export type ScoreKey = (typeof SCORE_LINES)[number];
/** Lines that are earned during the game. */
export const EARNED_LINES = 3;
export const REINFORCEMENT_LINE = 0;
export const SQUARES_LINE = 1;
export const FAVOURS_LINE = 2;

export const SCORE_RULES: Readonly<Record<ScoreKey, RuleId>> = {
  reinforcement: "NUN-7.1",
  squares: "NUN-9.2",
  favours: "NUN-12.1",
  templeTop: "NUN-15.2",
  workers: "NUN-15.4",
  sculptors: "NUN-15.5",
  artisans: "NUN-15.6",
  beasts: "NUN-15.7",
  engineers: "NUN-15.8",
  ancestors: "NUN-15.9",
  unusedFavours: "NUN-15.10",
  fullSets: "NUN-15.11",
};

/** Pieces of each kind in each of the four groups, as one table with the size of a group at kind 0. */
function countsByGroup(kinds: readonly (readonly number[])[]): Uint8Array {
  const groups = [0, 1, 2, 3].map((group) => kinds.map((counts) => counts[group] ?? 0));
  return Uint8Array.from(groups.flatMap((counts) => [counts.reduce((sum, n) => sum + n, 0), ...counts]));
}
