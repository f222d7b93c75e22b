/** One line of the log for everything that is worth one. */
import type { GameEvent } from "@banquise/engine";
import { DECKS, EFFECTS, type Effect, HAND_CARDS, type HandCard, KINDS, type Kind } from "../data.ts";
import { cardData, isBlue } from "../tables.ts";
import type { Phrases } from "./phrases.ts";
import { countedCards, type Name, namesIn, zoneName } from "./words.ts";

export function eventText(words: Phrases, { type, seat, data }: GameEvent, name: Name): string | null {
  const say = words.event;
  const who = seat === null ? "" : name(seat);
  const number = (key: string): number => (typeof data[key] === "number" ? data[key] : 0);
  const numbers = (key: string): readonly number[] => (typeof data[key] === "object" ? data[key] : []);
  const zone = (key = "zone"): string => zoneName(number(key));
  const track = (): string => words.tracks[number("track")] ?? "";
  const card = (): HandCard => HAND_CARDS[number("card")] ?? "simple";
  const kind = (): Kind => KINDS[number("kind")] ?? "camp";
  const effect = (): Effect => EFFECTS[number("effect") - 1] ?? "recruitOne";
  const points = (): string =>
    words.list(numbers("points").flatMap((count, owner) => (count > 0 ? [`${name(owner)} ${count}`] : [])));
  switch (type) {
    case "boardSet":
      return say.boardSet(who);
    case "shipPlaced":
      return say.shipPlaced(who, zone());
    case "startCubePlaced":
      return say.startCubePlaced(who, track());
    case "cardRevealed":
      return revealedText(words, number("deck"), number("card"));
    case "sunMoved":
      return say.sunMoved(zone());
    case "turnBegun":
      return number("icebreaker") === 1 ? say.icebreakerTurn(who, zone()) : null;
    case "turnEnded":
      return number("idle") === 1 ? say.idle(who) : null;
    case "shipMoved":
      return say.shipMoved(who, zone("from"), zone());
    case "icebreakerDeclined":
      return say.icebreakerDeclined(who, zone());
    case "icebreakersGone":
      return say.icebreakersGone(namesIn(words, number("seats"), name), zone());
    case "buildingBuilt":
      return say.built(who, kind(), zone(), number("scientists"));
    case "resourceSpent":
      return say.resourceSpent(who, card(), kind());
    case "advanceLost":
      return say.advanceLost(who);
    case "recruited":
      return say.recruited(who, number("count"));
    case "shipBuilt":
      return say.shipBuilt(who, zone());
    case "cardPlayed":
      return say.cardPlayed(who, card());
    case "scientistPlaced":
      return say.scientistPlaced(who, zone());
    case "icebreakerLaid":
      return say.icebreakerLaid(who, zone());
    case "cubeSacrificed":
      return say.cubeSacrificed(who);
    case "shipSacrificed":
      return data.zone === undefined ? say.spareShipSacrificed(who) : say.shipSacrificed(who, zone());
    case "cubeAdvanced":
      if (number("from") === 0) return say.cubeEntered(who, track(), number("to"));
      return say.cubeAdvanced(who, track(), number("from"), number("to"));
    case "effectTriggered":
      return say.effectTriggered(who, effect(), isBlue(number("effect")));
    case "effectLapsed":
      return say.effectLapsed(who, effect());
    case "resourceGained":
      return say.resourceGained(who, card());
    case "shipRelocated":
      return say.shipRelocated(who, zone("from"), zone());
    case "shipsKept":
      return say.shipsKept(who);
    case "draftRevealed":
      return say.draftRevealed(countedCards(words, numbers("cards")));
    case "shipyardCardTaken":
      return say.cardTaken(who, card());
    case "pileRemoved":
      return say.pileRemoved(number("count"));
    case "noTrackLeft":
      return say.noTrackLeft(who);
    case "endTriggered":
      return say.endTriggered(who, number("ending"));
    case "zoneScored":
      return points() === "" ? null : say.zoneScored(zone(), points());
    case "trackScored":
      return points() === "" ? null : say.trackScored(track(), points());
    case "asterisksScored":
      return points() === "" ? null : say.asterisksScored(points());
    case "discardsScored":
      return points() === "" ? null : say.discardsScored(points());
    case "gameEnded":
      return wonText(words, numbers("winners").map(name), Math.max(0, ...numbers("totals")));
    default:
      return null;
  }
}

function revealedText(words: Phrases, deck: number, card: number): string {
  const data = cardData(card);
  return words.event.cardRevealed(DECKS[deck] ?? "basic", data.id, data.builds);
}

function wonText({ event: say, list }: Phrases, winners: readonly string[], points: number): string | null {
  const [winner, ...others] = winners;
  if (winner === undefined) return null;
  return others.length === 0 ? say.won(winner, points) : say.shared(list(winners), points);
}
