/** What a language must be able to say. When it is said is in `speak.ts` and `describe.ts`, once for all languages. */
import type { OptionText } from "@banquise/engine";
import type { FavourId, Merit, Rating } from "../data.ts";
import type { DUMMY_CRITERIA } from "../dummies.ts";
import type { LINES } from "../lines.ts";

export interface FavourText {
  readonly name: string;
  /** What it does, in one sentence. */
  readonly effect: string;
}

interface RatingText {
  readonly name: string;
  /** What the temple looks like to whoever passes by. */
  readonly comment: string;
}

/** Names of cards, tiles, positions and players come in as words; everything else as numbers. */
export interface Phrases {
  readonly options: Readonly<Record<"firstSeat", OptionText>>;
  /** By index of `SYMBOLS`, as titles: "Worker". */
  readonly symbols: readonly string[];
  /** By index of `TOOLS`. */
  readonly tools: readonly string[];
  readonly favours: Readonly<Record<FavourId, FavourText>>;
  /** A line of a Completion card: "most workers". */
  readonly merits: Readonly<Record<Merit, string>>;
  readonly ratings: Readonly<Record<Rating, RatingText>>;
  /** What made a dummy choose its tile. */
  readonly criteria: Readonly<Record<(typeof DUMMY_CRITERIA)[number], string>>;
  readonly siku: string;
  dummy(number: number): string;
  /** "Beast of burden (2 symbols)" */
  load(symbol: string, symbols: number): string;
  /** A face of a double card, where it matters that it is one. */
  faceOf(face: string, card: string): string;
  /** "B3 (floor 2)" */
  position(floor: number, place: string): string;
  points(points: number): string;
  list(items: readonly string[]): string;

  readonly prompt: {
    take(): string;
    takeAny(): string;
    assign(card: string): string;
    place(card: string): string;
    placeForSiku(card: string): string;
    swapSource(position: string): string;
    face(card: string): string;
    displaceFirst(): string;
    displaceSecond(position: string): string;
    pickFavour(): string;
    useFavour(favour: FavourText): string;
    exchangeGive(): string;
    exchangeTake(card: string): string;
    opponent(): string;
    orderSquare(): string;
    orderSquareFor(dummy: string): string;
    propagation(position: string): string;
    divination(): string;
    divinationPick(position: string): string;
    foresight(): string;
    dummyTile(dummy: string, card: string): string;
    endFavours(): string;
    transformCard(): string;
    transformTo(card: string): string;
    ended(): string;
    /** Nobody is asked: the turn runs through its steps. */
    goesOn(): string;
  };

  readonly move: {
    take(card: string, slot: number): string;
    self(): string;
    siku(): string;
    place(position: string, promise: string): string;
    swapInto(position: string, promise: string): string;
    swapSource(tile: string, position: string): string;
    face(symbol: string): string;
    playFavour(favour: FavourText): string;
    declineFavour(favour: FavourText): string;
    displace(tile: string, position: string): string;
    pickFavour(favour: FavourText): string;
    give(card: string): string;
    takeInExchange(card: string, slot: number): string;
    opponent(seat: string): string;
    orderSquare(position: string): string;
    divinationPick(tile: string, number: number): string;
    reserve(card: string, slot: number): string;
    dummyTile(position: string): string;
    transformCard(card: string): string;
    transformTo(symbol: string): string;
    endPass(): string;
  };

  /** Names of places in the middle of a sentence; a seat is a number from 1. */
  readonly place: {
    /** "the second card of the row" */
    slot(number: number): string;
    /** The Favour next to the pile, and the other one. */
    favour(slot: number): string;
    known(number: number): string;
    held(favour: FavourText): string;
    area(seat: number): string;
    track(seat: number): string;
  };

  /** What each line of the expected points is about. */
  readonly outlook: Readonly<Record<(typeof LINES)[number], string>>;

  /** What a placement promises, in a few words. */
  readonly promise: {
    reinforcement(points: number): string;
    steps(steps: number): string;
    square(shares: string): string;
    /** Points of those who get some: "Ann +5". */
    share(name: string, points: number): string;
    /** Points that nobody gets, because they would be Siku's or a dummy's. */
    lost(name: string, points: number): string;
    you(): string;
    seat(number: number): string;
    /** Between the parts of a promise. */
    readonly separator: string;
  };

  readonly event: {
    gameBegun(name: string): string;
    rowDealt(cards: string): string;
    rowRenewed(cards: string): string;
    nothingMatches(): string;
    cardRevealed(card: string): string;
    favourRevealed(favour: FavourText): string;
    completionShown(first: string, second: string): string;
    completionRanked(first: string, second: string): string;
    cardTaken(name: string, card: string): string;
    /** A dummy took the card at its cube, or the next one that could be played. */
    dummyTookFirst(name: string, card: string): string;
    dummyTookNext(name: string, card: string): string;
    cardForSelf(name: string): string;
    cardForSiku(name: string): string;
    tilesExchanged(name: string, one: string, other: string): string;
    blockPlaced(name: string, position: string, symbol: string): string;
    sikuPlaced(name: string, position: string, symbol: string): string;
    favourTaken(name: string, favour: FavourText): string;
    favourPlayed(name: string, favour: FavourText): string;
    favourDeclined(name: string, favour: FavourText): string;
    favourScored(name: string, favour: FavourText, points: number): string;
    favourRemoved(name: string, favour: FavourText): string;
    engineeringAdvanced(name: string, steps: number): string;
    cardsExchanged(name: string, given: string, received: string): string;
    cardReserved(name: string, card: string): string;
    reservationLapsed(name: string): string;
    turnSkipped(name: string): string;
    reinforced(name: string, blocks: number, points: number): string;
    linesCompleted(name: string, lines: number, steps: number): string;
    squareScored(shares: string): string;
    tilesTurnedUp(name: string, tiles: string): string;
    tileLaid(tile: string, position: string): string;
    dummyWeighed(name: string, tiles: number, criterion: string): string;
    cardTransformed(name: string, from: string, to: string): string;
    templeTop(name: string, blocks: number): string;
    templeTopLost(name: string, blocks: number): string;
    templeTopUnclaimed(name: string): string;
    categoryScored(name: string, label: string, points: number): string;
    gameWon(name: string, points: number): string;
    gameShared(names: string, points: number): string;
    soloEnded(points: number, rating: RatingText): string;
  };

  /** Labels of the lines of the score; the numbers are what the line counts. */
  readonly score: Readonly<Record<"reinforcement" | "squares" | "favours", string>> & {
    templeTop(blocks: number): string;
    workers(cards: number): string;
    sculptors(cards: number): string;
    artisans(tools: readonly number[]): string;
    beasts(cards: number, symbols: number): string;
    engineers(cards: number, reached: number): string;
    ancestors(cards: number): string;
    unusedFavours(cards: number): string;
    fullSets(sets: number): string;
    rating(rating: RatingText): string;
  };

  readonly table: {
    turn(turn: number, turns: number): string;
    round(round: number, rounds: number, cubes: readonly string[]): string;
    toAct(name: string): string;
    inHand(card: string): string;
    row(cards: string): string;
    slot(slot: number, card: string): string;
    diamond(index: number, card: string): string;
    reserved(card: string, name: string): string;
    nothing(): string;
    favours(favours: string): string;
    favour(favour: FavourText): string;
    piles(cards: number, tiles: number): string;
    knownTop(tiles: string): string;
    floor(floor: number, row: number, cells: string): string;
    noTile(): string;
    seat(name: string, points: number, square: number, turns: number): string;
    cards(cards: string): string;
    count(count: number, card: string): string;
    held(favours: string): string;
    lot(own: number, siku: number): string;
    workers(name: string, workers: number): string;
    completion(first: string, second: string): string;
    /** What the two lines of the Completion card count for a seat. */
    merits(first: number, second: number): string;
    standing(name: string, total: number): string;
  };
}
