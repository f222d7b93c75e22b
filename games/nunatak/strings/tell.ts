/** What happened, and what counted, in words. */
import type { EventData, GameEvent, GameText, ScoreLine } from "@banquise/engine";
import { completionLines, RATINGS, SCORE_LINES, SIKU } from "../data.ts";
import { DUMMY_CRITERIA } from "../dummies.ts";
import type { State } from "../state.ts";
import { type Name, namesIn } from "./names.ts";
import type { Phrases } from "./phrases.ts";

export function tellerIn(words: Phrases): GameText<State>["event"] {
  const names = namesIn(words);
  const label = scorerIn(words);
  const { event: say } = words;
  return ({ type, rule, seat, data }: GameEvent, name: Name): string | null => {
    const number = (key: string): number => numberIn(data, key);
    const numbers = (key: string): readonly number[] => numbersIn(data, key);
    const seats = number("seats");
    const who = seat === null ? names.colour(number("colour"), seats, name) : name(seat);
    const position = (): string => names.position(number("position"));
    const favour = () => names.favour(number("favour"));
    const cards = (): string =>
      words.list(
        numbers("row")
          .filter((card) => card !== 0)
          .map(names.card),
      );
    switch (type) {
      case "gameBegun":
        return say.gameBegun(who);
      case "rowDealt":
        return say.rowDealt(cards());
      case "rowRenewed":
        return say.rowRenewed(cards());
      case "nothingMatches":
        return say.nothingMatches();
      case "cardRevealed":
        return say.cardRevealed(names.card(number("card")));
      case "favourRevealed":
        return say.favourRevealed(favour());
      case "completionShown": {
        const [first, second] = completionLines(number("completion"));
        return say.completionShown(words.merits[first], words.merits[second]);
      }
      case "completionRanked": {
        const [first = 0, second = 0] = numbers("ranking");
        return say.completionRanked(name(first), name(second));
      }
      case "cardTaken":
        return say.cardTaken(who, names.card(number("card")));
      case "dummyTook": {
        const tell = number("slot") === number("cube") ? say.dummyTookFirst : say.dummyTookNext;
        return tell(who, names.card(number("card")));
      }
      case "cardAssigned":
        return number("colour") === SIKU ? say.cardForSiku(who) : say.cardForSelf(who);
      case "tilesExchanged": {
        const [one = 0, other = 0] = numbers("positions");
        return say.tilesExchanged(who, names.position(one), names.position(other));
      }
      case "blockPlaced": {
        const siku = seats === 2 && number("colour") === SIKU;
        const tell = siku ? say.sikuPlaced : say.blockPlaced;
        return tell(who, position(), names.symbol(number("symbol")));
      }
      case "favourTaken":
        return say.favourTaken(who, favour());
      case "favourPlayed":
        return say.favourPlayed(who, favour());
      case "favourDeclined":
        return say.favourDeclined(who, favour());
      case "favourScored":
        return say.favourScored(who, favour(), number("points"));
      case "favourRemoved":
        return say.favourRemoved(who, favour());
      case "engineeringAdvanced":
        return say.engineeringAdvanced(who, number("steps"));
      case "cardsExchanged":
        return say.cardsExchanged(who, names.card(number("given")), names.card(number("received")));
      case "cardReserved":
        return say.cardReserved(who, names.card(number("card")));
      case "reservationLapsed":
        return say.reservationLapsed(who);
      case "turnSkipped":
        return say.turnSkipped(who);
      case "reinforced":
        return say.reinforced(who, number("supports"), number("points"));
      case "linesCompleted":
        return say.linesCompleted(who, numbers("lines").length, number("steps"));
      case "squareScored":
        return squareLine(words, data, name);
      case "tilesTurnedUp":
        return say.tilesTurnedUp(who, words.list(numbers("tiles").map(names.tile)));
      case "tileLaid":
        return say.tileLaid(names.tile(number("tile")), position());
      case "dummyWeighed": {
        const criterion = DUMMY_CRITERIA[number("criterion")] ?? "onlyTile";
        return say.dummyWeighed(who, numbers("positions").length, words.criteria[criterion]);
      }
      case "cardTransformed":
        return say.cardTransformed(who, names.face(number("from")), names.face(number("to")));
      case "templeTop": {
        const tell = seat === null ? say.templeTopLost : say.templeTop;
        return tell(who, numbers("blocks")[number("colour")] ?? 0);
      }
      case "templeTopUnclaimed":
        return say.templeTopUnclaimed(who);
      case "categoryScored": {
        const line = { key: SCORE_LINES[number("line")] ?? "", points: number("points"), rule, data };
        return say.categoryScored(who, label(line), line.points);
      }
      case "gameEnded":
        return endLine(words, data, name);
      default:
        return null;
    }
  };
}

function squareLine(words: Phrases, data: EventData, name: Name): string {
  const { promise: say } = words;
  const seats = numberIn(data, "seats");
  const shares = numbersIn(data, "points").flatMap((points, colour) => {
    if (points === 0) return [];
    return colour < seats
      ? [say.share(name(colour), points)]
      : [say.lost(namesIn(words).colour(colour, seats, name), points)];
  });
  return words.event.squareScored(words.list(shares));
}

function endLine(words: Phrases, data: EventData, name: Name): string | null {
  const totals = numbersIn(data, "totals");
  const winners = numbersIn(data, "winners").map(name);
  const best = Math.max(0, ...totals);
  const [winner, ...others] = winners;
  if (winner === undefined) return null;
  if (totals.length === 1) {
    const rating = RATINGS.findLast(({ from }) => best >= from)?.id ?? "unrated";
    return words.event.soloEnded(best, words.ratings[rating]);
  }
  return others.length === 0
    ? words.event.gameWon(winner, best)
    : words.event.gameShared(words.list(winners), best);
}

export function scorerIn({ score: say, ratings }: Phrases): GameText<State>["score"] {
  return ({ key, data = {} }: ScoreLine): string => {
    const cards = numberIn(data, "cards");
    switch (key) {
      case "reinforcement":
      case "squares":
      case "favours":
        return say[key];
      case "templeTop":
        return say.templeTop(numberIn(data, "blocks"));
      case "workers":
      case "sculptors":
      case "ancestors":
      case "unusedFavours":
        return say[key](cards);
      case "artisans":
        return say.artisans(numbersIn(data, "tools"));
      case "beasts":
        return say.beasts(cards, numberIn(data, "symbols"));
      case "engineers":
        return say.engineers(cards, numberIn(data, "reached"));
      case "fullSets":
        return say.fullSets(numberIn(data, "sets"));
      default: {
        const rating = RATINGS.find(({ id }) => key === `rating.${id}`);
        return rating ? say.rating(ratings[rating.id]) : key;
      }
    }
  };
}

function numberIn(data: EventData, key: string): number {
  const value = data[key];
  return typeof value === "number" ? value : 0;
}

function numbersIn(data: EventData, key: string): readonly number[] {
  const value = data[key];
  return typeof value === "object" ? value : [];
}
