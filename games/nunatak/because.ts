/** What a move surely does beyond its points: steps, squares that it leaves, the edge of the temple, cards that go together. */
import { at, type Seat } from "@banquise/engine";
import type { Because, BecauseModule } from "../game-because.ts";
import { english, french, type Words } from "./because-words.ts";
import { CARD_BITS, SYMBOLS, WORKER } from "./data.ts";
import { moves } from "./moves.ts";
import { borderOf, workersOf } from "./scoring.ts";
import { cardsShowing, coloursOf, isAvailable, lotOf, type State } from "./state.ts";
import { BORDER_POSITIONS, cornersOf, NONE, POSITIONS, SQUARE_CORNERS, SQUARES_AT } from "./temple.ts";

type Turned = Parameters<Because<State>>[0];
type Name = (seat: Seat) => string;

/** Fewer are not worth a word. */
const LEAST_ON_EDGE = 2;
const LEAST_KINDS = 3;

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Where a block has been built; -1 where none was. */
const builtAt = ({ before, after }: Turned): number =>
  range(POSITIONS).find((position) => at(before.blocks, position) === 0 && at(after.blocks, position) > 0) ??
  -1;

function engineering(words: Words, { before, after, seat }: Turned): string[] {
  const count = at(after.engineering, seat) - at(before.engineering, seat);
  return count > 0 ? [words.steps(count)] : [];
}

// --- Blocks -------------------------------------------------------------------------------------------------------

/** Blocks of each colour in a square, and what is missing. */
interface Square {
  readonly blocks: readonly number[];
  readonly missing: number;
  /** Whether somebody can build what is missing: a tile lies there. */
  readonly isOpen: boolean;
}

function squareOf(s: State, square: number): Square {
  const corners = cornersOf(square);
  const blocks = range(coloursOf(s)).map(
    (colour) => corners.filter((corner) => at(s.blocks, corner) === colour + 1).length,
  );
  const free = corners.filter((corner) => at(s.blocks, corner) === 0);
  return { blocks, missing: free.length, isOpen: free.every((corner) => isAvailable(s, corner)) };
}

/** What the block leaves in squares that are not complete. */
function squares(words: Words, { after, seat }: Turned, position: number, name: Name): string[] {
  const around = SQUARES_AT.subarray(position * SQUARE_CORNERS, (position + 1) * SQUARE_CORNERS);
  const open = [...around]
    .filter((square) => square !== NONE)
    .map((square) => squareOf(after, square))
    .filter(({ missing, isOpen }) => missing > 0 && isOpen);
  const last = open.some(({ missing }) => missing === 1);
  const next = after.active === seat || after.active >= after.seats ? null : name(after.active);
  const lead = open
    .map(
      ({ blocks }) =>
        [blocks[seat] ?? 0, Math.max(...blocks.filter((_, colour) => colour !== seat))] as const,
    )
    .find(([own, most]) => own >= 2 && own > most);
  return [
    ...(lead === undefined ? [] : [words.leads(lead[0], lead[1])]),
    ...(last ? [words.leavesLast(next)] : open.length > 0 ? [words.leavesNone] : []),
  ];
}

function edge(words: Words, { after, seat }: Turned, position: number): string[] {
  if (!BORDER_POSITIONS.includes(position)) return [];
  const own = borderOf(after, seat);
  const most = Math.max(
    ...range(coloursOf(after)).flatMap((colour) => (colour === seat ? [] : [borderOf(after, colour)])),
  );
  return own >= LEAST_ON_EDGE && own > most ? [words.edge(own, most)] : [];
}

function blocks(words: Words, turned: Turned, name: Name): string[] {
  const position = builtAt(turned);
  if (position < 0 || at(turned.after.blocks, position) !== turned.seat + 1) return [];
  return [...edge(words, turned, position), ...squares(words, turned, position, name)];
}

// --- Cards --------------------------------------------------------------------------------------------------------

/** The symbol of a card that has been taken, wherever it lies by now; -1 while it can still be one of two. */
function symbolTaken({ before, after, seat }: Turned): number {
  const symbols = range(SYMBOLS.length);
  const joined = symbols.find(
    (symbol) => cardsShowing(after, seat, symbol) > cardsShowing(before, seat, symbol),
  );
  if (joined !== undefined || before.hand !== 0 || after.hand === 0) return joined ?? -1;
  const bits = at(CARD_BITS, after.hand);
  return symbols.findIndex((symbol) => bits === 1 << symbol);
}

function cards(words: Words, turned: Turned): string[] {
  const { before, seat } = turned;
  const symbol = symbolTaken(turned);
  if (symbol < 0) return [];
  const count = cardsShowing(before, seat, symbol) + 1;
  const kinds = range(SYMBOLS.length).filter((other) => cardsShowing(before, seat, other) > 0).length + 1;
  const most = Math.max(
    ...range(coloursOf(before)).flatMap((colour) => (colour === seat ? [] : [workersOf(before, colour)])),
  );
  return [
    symbol === WORKER ? words.workers(workersOf(before, seat) + 1, most) : words.card(symbol, count),
    ...(count === 1 && kinds >= LEAST_KINDS ? [words.kinds(kinds, SYMBOLS.length)] : []),
  ];
}

// --- Favours, and Siku --------------------------------------------------------------------------------------------

function choices(words: Words, { before, seat, moves: [move = -1] }: Turned): string[] {
  const { type, ...said } = moves.decode(move);
  if (type === "declineFavour") return [words.keepsFavour];
  if (type !== "assign") return [];
  const { own, siku } = lotOf(before, seat);
  const isForSiku = "to" in said && said.to === "siku";
  return [words.lot(own - (isForSiku ? 0 : 1), siku - (isForSiku ? 1 : 0))];
}

const becauseBy =
  (words: Words): Because<State> =>
  (turned, name) => [
    ...engineering(words, turned),
    ...blocks(words, turned, name),
    ...cards(words, turned),
    ...choices(words, turned),
  ];

export const because: BecauseModule<State>["because"] = { en: becauseBy(english), fr: becauseBy(french) };

export const lasting: BecauseModule<State>["lasting"] = [
  "reinforcement",
  "squares",
  "favours",
  "sculptors",
  "artisans",
  "beasts",
  "engineers",
  "ancestors",
  "fullSets",
];
