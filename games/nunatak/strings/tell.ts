/** What happened, and what counted, in words. */
import type { GameText } from "@banquise/engine";
import { completionLines, SCORE_LINES, type ScoreKey, SIKU } from "../data.ts";
import { DUMMY_CRITERIA } from "../dummies.ts";
import { events, type NunatakEvent } from "../events.ts";
import { type Counted, ratingOf, readLine, readRating } from "../scoring.ts";
import type { State } from "../state.ts";
import { type Name, namesIn } from "./names.ts";
import type { Phrases } from "./phrases.ts";

export function tellerIn(words: Phrases): GameText<State>["event"] {
  return (happened, name) => {
    const event = events.read(happened);
    return event && tell(words, event, name);
  };
}

function tell(words: Phrases, event: NunatakEvent, name: Name): string | null {
  const { event: say } = words;
  const names = namesIn(words);
  const seat = event.seat === null ? "" : name(event.seat);
  const colour = (data: { readonly colour: number; readonly seats: number }): string =>
    names.colour(data.colour, data.seats, name);
  const cards = (row: readonly number[]): string =>
    words.list(row.filter((card) => card !== 0).map(names.card));
  switch (event.type) {
    case "gameBegun":
      return say.gameBegun(seat);
    case "rowDealt":
      return say.rowDealt(cards(event.data.row));
    case "rowRenewed":
      return say.rowRenewed(cards(event.data.row));
    case "nothingMatches":
      return say.nothingMatches();
    case "cardRevealed":
      return say.cardRevealed(names.card(event.data.card));
    case "favourRevealed":
      return say.favourRevealed(names.favour(event.data.favour));
    case "completionShown": {
      const [first, second] = completionLines(event.data.completion);
      return say.completionShown(words.merits[first], words.merits[second]);
    }
    case "completionRanked": {
      const [first, second] = event.data.ranking.map(name) as [string, string];
      return say.completionRanked(first, second);
    }
    case "cardTaken":
      return say.cardTaken(seat, names.card(event.data.card));
    case "dummyTook": {
      const { slot, cube, card } = event.data;
      const taken = slot === cube ? say.dummyTookFirst : say.dummyTookNext;
      return taken(colour(event.data), names.card(card));
    }
    case "cardAssigned":
      return event.data.colour === event.seat ? say.cardForSelf(seat) : say.cardForSiku(seat);
    case "tilesExchanged": {
      const [one, other] = event.data.positions.map(names.position) as [string, string];
      return say.tilesExchanged(seat, one, other);
    }
    case "blockPlaced": {
      const { seats, position, symbol } = event.data;
      const where = names.position(position);
      if (seats === 2 && event.data.colour === SIKU) return say.sikuPlaced(seat, where, names.symbol(symbol));
      return say.blockPlaced(colour(event.data), where, names.symbol(symbol));
    }
    case "favourTaken":
      return say.favourTaken(seat, names.favour(event.data.favour));
    case "favourPlayed":
      return say.favourPlayed(seat, names.favour(event.data.favour));
    case "favourDeclined":
      return say.favourDeclined(seat, names.favour(event.data.favour));
    case "favourScored":
      return say.favourScored(seat, names.favour(event.data.favour), event.data.points);
    case "favourRemoved":
      return say.favourRemoved(colour(event.data), names.favour(event.data.favour));
    case "engineeringAdvanced":
      return say.engineeringAdvanced(seat, event.data.steps);
    case "cardsExchanged":
      return say.cardsExchanged(seat, names.card(event.data.given), names.card(event.data.received));
    case "cardReserved":
      return say.cardReserved(seat, names.card(event.data.card));
    case "reservationLapsed":
      return say.reservationLapsed(seat);
    case "turnSkipped":
      return say.turnSkipped(seat);
    case "reinforced":
      return say.reinforced(colour(event.data), event.data.supports, event.data.points);
    case "linesCompleted":
      return say.linesCompleted(colour(event.data), event.data.lines.length, event.data.steps);
    case "squareScored":
      return say.squareScored(words.list(sharesOf(words, event.data.points, event.data.seats, name)));
    case "tilesTurnedUp":
      return say.tilesTurnedUp(seat, words.list(event.data.tiles.map(names.tile)));
    case "tileLaid":
      return say.tileLaid(names.tile(event.data.tile), names.position(event.data.position));
    case "dummyWeighed": {
      const criterion = DUMMY_CRITERIA[event.data.criterion] ?? "onlyTile";
      return say.dummyWeighed(colour(event.data), event.data.positions.length, words.criteria[criterion]);
    }
    case "cardTransformed":
      return say.cardTransformed(seat, names.face(event.data.from), names.face(event.data.to));
    case "templeTop": {
      const won = event.seat === null ? say.templeTopLost : say.templeTop;
      return won(colour(event.data), event.data.blocks[event.data.colour] as number);
    }
    case "templeTopUnclaimed":
      return say.templeTopUnclaimed(seat);
    case "categoryScored": {
      const label = labelOf(words, SCORE_LINES[event.data.line] as ScoreKey, event.data);
      return say.categoryScored(seat, label, event.data.points);
    }
    case "gameEnded":
      return endLine(words, event.data.totals, event.data.winners.map(name));
  }
}

/** Points of those who get some in a square. */
function sharesOf(words: Phrases, points: readonly number[], seats: number, name: Name): string[] {
  const { promise: say } = words;
  return points.flatMap((share, colour) => {
    if (share === 0) return [];
    const who = namesIn(words).colour(colour, seats, name);
    return [colour < seats ? say.share(who, share) : say.lost(who, share)];
  });
}

function endLine(words: Phrases, totals: readonly number[], winners: readonly string[]): string {
  const best = Math.max(...totals);
  if (totals.length === 1) return words.event.soloEnded(best, words.ratings[ratingOf(best)]);
  return winners.length === 1
    ? words.event.gameWon(words.list(winners), best)
    : words.event.gameShared(words.list(winners), best);
}

export function scorerIn(words: Phrases): GameText<State>["score"] {
  return (line) => {
    const rating = readRating(line);
    if (rating !== null) return words.score.rating(words.ratings[rating]);
    const counted = readLine(line);
    return counted === null ? line.key : labelOf(words, counted.key, counted.data);
  };
}

/** The name of a line of the score, with what it counts. */
function labelOf(
  { score: say }: Phrases,
  key: ScoreKey,
  { count, symbols, reached, tools }: Counted,
): string {
  switch (key) {
    case "reinforcement":
    case "squares":
    case "favours":
      return say[key];
    case "templeTop":
    case "workers":
    case "sculptors":
    case "ancestors":
    case "unusedFavours":
    case "fullSets":
      return say[key](count);
    case "artisans":
      return say.artisans(tools);
    case "beasts":
      return say.beasts(count, symbols);
    case "engineers":
      return say.engineers(count, reached);
  }
}
