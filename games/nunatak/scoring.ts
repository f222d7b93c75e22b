/** What everything is worth at the end, and who wins. Questions only. */
import { add, at, type Result, type RuleId, type ScoreLine, type Seat } from "@banquise/engine";
import {
  ANCESTOR,
  ARTISAN,
  ARTISAN_POINTS,
  BEAST,
  EARNED_LINES,
  ENGINEER,
  FACE_KINDS,
  FACE_LOAD,
  FACE_PAIR,
  FACE_SYMBOL,
  FACE_TOOL,
  FACES_OF,
  FAVOURS,
  FULL_SET,
  HERD,
  HERD_SYMBOLS,
  LABOUR,
  LABOUR_WORKERS,
  MAX_COLOURS,
  RATINGS,
  type Rating,
  SCORE_LINES,
  SCORE_RULES,
  SCULPTOR,
  SCULPTOR_POINTS,
  type ScoreKey,
  SYMBOLS,
  TEMPLE_TOP,
  TOOL_SET,
  TOOLS,
  TRACK_REACHED,
  UNUSED_FAVOUR,
  WORKER,
  WORKERS_EACH,
  WORKERS_MOST,
  WORKERS_TIED,
} from "./data.ts";
import {
  cardsShowing,
  cardsWith,
  coloursOf,
  ENDED,
  hasPlayed,
  holds,
  isSolo,
  pointsOf,
  type State,
} from "./state.ts";
import { BORDER_POSITIONS, FLOOR, FLOORS } from "./temple.ts";

// --- An area ------------------------------------------------------------------------------------------------------

/** What the cards of an area amount to. The caller owns it and may fill it again, so that scoring allocates nothing. */
export interface Tally {
  /** Cards by symbol. */
  readonly columns: Uint8Array;
  /** Artisans by tool. */
  readonly tools: Uint8Array;
  /** Symbols on all beasts. */
  load: number;
  /** Points of all ancestors (NUN-15.9). */
  ancestors: number;
}

export const newTally = (): Tally => ({
  columns: new Uint8Array(SYMBOLS.length),
  tools: new Uint8Array(TOOLS.length),
  load: 0,
  ancestors: 0,
});

/** Tallies an area; when asked to, as if one card lay there with face `more` instead of `less` (-1: none). */
export function tallyArea(s: State, colour: number, tally: Tally, more = -1, less = -1): void {
  const { columns, tools } = tally;
  columns.fill(0);
  tools.fill(0);
  tally.load = hasPlayed(s, colour, HERD) ? HERD_SYMBOLS : 0;
  tally.ancestors = 0;
  for (let face = 0; face < FACE_KINDS; face++) {
    const cards = cardsWith(s, colour, face) + (face === more ? 1 : 0) - (face === less ? 1 : 0);
    if (cards === 0) continue;
    const symbol = at(FACE_SYMBOL, face);
    columns[symbol] = at(columns, symbol) + cards;
    const tool = at(FACE_TOOL, face);
    if (tool !== 0) tools[tool - 1] = at(tools, tool - 1) + cards;
    tally.load += cards * at(FACE_LOAD, face);
  }
  const ancestors = FACES_OF[ANCESTOR] as Uint8Array;
  for (let i = 0; i < ancestors.length; i++) {
    const face = at(ancestors, i);
    const cards = cardsWith(s, colour, face) + (face === more ? 1 : 0) - (face === less ? 1 : 0);
    if (cards !== 0) tally.ancestors += cards * pairPoints(columns, at(FACE_PAIR, face));
  }
}

/** Cards in the two columns of an ancestor (NUN-15.9). */
function pairPoints(columns: Uint8Array, pair: number): number {
  let points = 0;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    if ((pair & (1 << symbol)) !== 0) points += at(columns, symbol);
  }
  return points;
}

export function sculptorPoints(sculptors: number): number {
  return SCULPTOR_POINTS[Math.min(sculptors, SCULPTOR_POINTS.length - 1)] as number;
}

/** NUN-15.6 */
export function artisanPoints(tools: Uint8Array): number {
  let points = 0;
  let sets = at(tools, 0);
  for (let tool = 0; tool < TOOLS.length; tool++) {
    const artisans = at(tools, tool);
    points += ARTISAN_POINTS[Math.min(artisans, ARTISAN_POINTS.length - 1)] as number;
    sets = Math.min(sets, artisans);
  }
  return points + sets * TOOL_SET;
}

/** NUN-15.7 */
export const beastPoints = ({ columns, load }: Tally): number => at(columns, BEAST) * load;

/** NUN-15.8 */
export const engineerPoints = ({ columns }: Tally, steps: number): number =>
  at(columns, ENGINEER) * at(TRACK_REACHED, steps);

/** NUN-15.11 */
export function fullSets(columns: Uint8Array): number {
  let sets = at(columns, 0);
  for (let symbol = 1; symbol < SYMBOLS.length; symbol++) sets = Math.min(sets, at(columns, symbol));
  return sets;
}

// --- Between colours ----------------------------------------------------------------------------------------------

/** Workers of a colour in the worker scoring (NUN-13.18). */
export const workersOf = (s: State, colour: number): number =>
  cardsShowing(s, colour, WORKER) + (hasPlayed(s, colour, LABOUR) ? LABOUR_WORKERS : 0);

/** NUN-15.4, NUN-17.6 */
function workerPoints(s: State, seat: Seat): number {
  const own = workersOf(s, seat);
  let tied = false;
  for (let colour = 0; colour < coloursOf(s); colour++) {
    if (colour === seat) continue;
    const others = workersOf(s, colour);
    if (others > own) return own * WORKERS_EACH;
    if (others === own) tied = true;
  }
  if (own === 0) return 0;
  return tied ? WORKERS_TIED : WORKERS_MOST;
}

/** Border blocks of each colour: of all floors at `colour`, then by floor at `floor * MAX_COLOURS + colour`. */
const borderBlocks = new Uint8Array((FLOORS + 1) * MAX_COLOURS);

function countBorder(s: State): void {
  borderBlocks.fill(0);
  for (let i = 0; i < BORDER_POSITIONS.length; i++) {
    const position = at(BORDER_POSITIONS, i);
    const block = at(s.blocks, position);
    if (block === 0) continue;
    add(borderBlocks, block - 1, 1);
    add(borderBlocks, at(FLOOR, position) * MAX_COLOURS + block - 1, 1);
  }
}

/** NUN-1.6 */
export function borderOf(s: State, colour: number): number {
  countBorder(s);
  return at(borderBlocks, colour);
}

/** The colour that wins the temple top, or -1 (NUN-15.2). */
export function templeTopWinner(s: State): number {
  countBorder(s);
  let tied = (1 << coloursOf(s)) - 1;
  for (let level = 0; level <= FLOORS; level++) {
    tied = mostAmong(tied, level);
    if ((tied & (tied - 1)) === 0) return 31 - Math.clz32(tied);
  }
  return -1;
}

/** Those of the tied colours that have the most border blocks at one level of the cascade. */
function mostAmong(tied: number, level: number): number {
  let most = 0;
  let best = 0;
  for (let colour = 0; colour < MAX_COLOURS; colour++) {
    if ((tied & (1 << colour)) === 0) continue;
    const blocks = at(borderBlocks, level * MAX_COLOURS + colour);
    if (blocks > most) best = 0;
    if (blocks >= most) best |= 1 << colour;
    most = Math.max(most, blocks);
  }
  return best;
}

/** NUN-15.3: who sets the top when nobody wins it: the last on the Victory track, the earliest in turn order of these. */
export function templeTopSetter(s: State): Seat {
  let last = s.first;
  for (let turn = 1; turn < s.seats; turn++) {
    const seat = (s.first + turn) % s.seats;
    if (pointsOf(s, seat) < pointsOf(s, last)) last = seat;
  }
  return last;
}

export function unusedFavours(s: State, seat: Seat): number {
  let unused = 0;
  for (let favour = 0; favour < FAVOURS; favour++) if (holds(s, seat, favour)) unused++;
  return unused;
}

// --- Totals -------------------------------------------------------------------------------------------------------

const area = newTally();

/** Fills the points of a seat, by line of `SCORE_LINES`, as if the game ended now; returns their sum. */
export function scoreSeat(s: State, seat: Seat, points: Int32Array, more = -1, less = -1): number {
  tallyArea(s, seat, area, more, less);
  // In the order of SCORE_LINES.
  let line = 0;
  while (line < EARNED_LINES) points[line] = at(s.earned, seat * EARNED_LINES + line++);
  points[line++] = templeTopWinner(s) === seat ? TEMPLE_TOP : 0;
  points[line++] = workerPoints(s, seat);
  points[line++] = sculptorPoints(at(area.columns, SCULPTOR));
  points[line++] = artisanPoints(area.tools);
  points[line++] = beastPoints(area);
  points[line++] = engineerPoints(area, at(s.engineering, seat));
  points[line++] = area.ancestors;
  points[line++] = unusedFavours(s, seat) * UNUSED_FAVOUR;
  points[line++] = fullSets(area.columns) * FULL_SET;
  let total = 0;
  for (let i = 0; i < line; i++) total += at(points, i);
  return total;
}

const scratch = new Int32Array(SCORE_LINES.length);

/** NUN-18.18 */
export function ratingOf(points: number): Rating {
  return RATINGS.findLast((rating) => points >= rating.from)?.id ?? "unrated";
}

/** What a line of the score counts: cards, sets or border blocks, and what they are multiplied by. */
export type Counted = {
  readonly count: number;
  /** Symbols on beasts of burden. */
  readonly symbols: number;
  /** The last number reached on the Engineering track. */
  readonly reached: number;
  /** Artisans by tool. */
  readonly tools: readonly number[];
};

export interface CountedLine extends ScoreLine {
  readonly key: ScoreKey;
  readonly data: Counted;
}

const NOTHING: Counted = { count: 0, symbols: 0, reached: 0, tools: [] };

function countedIn(s: State, seat: Seat, key: ScoreKey, { columns, tools, load }: Tally): Counted {
  switch (key) {
    case "templeTop":
      return { ...NOTHING, count: at(borderBlocks, seat) };
    case "workers":
      return { ...NOTHING, count: workersOf(s, seat) };
    case "sculptors":
      return { ...NOTHING, count: at(columns, SCULPTOR) };
    case "artisans":
      return { ...NOTHING, count: at(columns, ARTISAN), tools: Array.from(tools) };
    case "beasts":
      return { ...NOTHING, count: at(columns, BEAST), symbols: load };
    case "engineers": {
      const reached = at(TRACK_REACHED, at(s.engineering, seat));
      return { ...NOTHING, count: at(columns, ENGINEER), reached };
    }
    case "ancestors":
      return { ...NOTHING, count: at(columns, ANCESTOR) };
    case "unusedFavours":
      return { ...NOTHING, count: unusedFavours(s, seat) };
    case "fullSets":
      return { ...NOTHING, count: fullSets(columns) };
    default:
      return NOTHING;
  }
}

/** The points of a seat by `SCORE_LINES`, with what they count. */
export function countedLines(s: State, seat: Seat): readonly CountedLine[] {
  scoreSeat(s, seat, scratch);
  return SCORE_LINES.map((key, line) => ({
    key,
    points: at(scratch, line),
    rule: SCORE_RULES[key],
    data: countedIn(s, seat, key, area),
  }));
}

export function sheet(s: State, seat: Seat): readonly ScoreLine[] {
  const lines = countedLines(s, seat);
  if (!isSolo(s) || s.phase !== ENDED) return lines;
  return [...lines, ratingLine(lines.reduce((sum, { points }) => sum + points, 0))];
}

const RATING_RULE: RuleId = "NUN-18.18";
const ratingLine = (total: number): ScoreLine => ({
  key: `rating.${ratingOf(total)}`,
  points: 0,
  rule: RATING_RULE,
});

/** A line with its own type, to be read by; null when it is the rating of a solo game or none of ours. */
export const readLine = (line: ScoreLine): CountedLine | null =>
  (SCORE_LINES as readonly string[]).includes(line.key) ? (line as CountedLine) : null;

/** The rating that a line tells; null when it tells points. */
export const readRating = ({ key }: ScoreLine): Rating | null =>
  RATINGS.find(({ id }) => key === `rating.${id}`)?.id ?? null;

/** Final placing, or the standing if the game ended now (NUN-16.1, NUN-16.2). */
/** What nobody takes away any more: the Victory track until the end, where cards and places are counted. */
export const bankedPoints = (s: State, seat: Seat): number =>
  s.phase === ENDED ? scoreSeat(s, seat, scratch) : pointsOf(s, seat);

export function result(s: State): Result {
  const standings = Array.from({ length: s.seats }, (_, seat) => ({
    total: scoreSeat(s, seat, scratch),
    border: at(borderBlocks, seat),
    lines: sheet(s, seat),
  }));
  const seats = standings.map(({ total, border, lines }) => {
    const better = standings.filter(
      (other) => other.total > total || (other.total === total && other.border > border),
    );
    return { total, rank: better.length + 1, lines };
  });
  return { seats };
}
