/** One line of the log for everything that is worth one. */
import type { GameEvent } from "@banquise/engine";
import {
  DECKS,
  type Deck,
  EFFECTS,
  type Effect,
  HAND_CARDS,
  type HandCard,
  KINDS,
  type Kind,
} from "../data.ts";
import { events } from "../events.ts";
import { cardData, isBlue } from "../tables.ts";
import { coastOf } from "./coasts.ts";
import type { Phrases } from "./phrases.ts";
import { countedCards, type Name, namesIn } from "./words.ts";

const cardOf = (card: number): HandCard => HAND_CARDS[card] as HandCard;
const kindOf = (kind: number): Kind => KINDS[kind] as Kind;
const effectOf = (effect: number): Effect => EFFECTS[effect - 1] as Effect;

export function eventText(words: Phrases, happened: GameEvent, name: Name): string | null {
  const event = events.read(happened);
  if (event === null) return null;
  const say = words.event;
  const who = event.seat === null ? "" : name(event.seat);
  const track = (index: number): string => words.tracks[index] ?? "";
  const scored = (points: readonly number[], tell: (list: string) => string): string | null => {
    const shares = points.flatMap((count, owner) => (count > 0 ? [`${name(owner)} ${count}`] : []));
    return shares.length === 0 ? null : tell(words.list(shares));
  };
  switch (event.type) {
    case "boardSet":
      return say.boardSet(who);
    case "shipPlaced":
      return say.shipPlaced(who, coastOf(event.data.zone));
    case "startCubePlaced":
      return say.startCubePlaced(who, track(event.data.track));
    case "cardRevealed":
      return say.cardRevealed(DECKS[event.data.deck] as Deck, cardData(event.data.card).builds);
    case "sunMoved":
      return say.sunMoved(coastOf(event.data.zone));
    case "turnBegun":
      return event.data.icebreaker === 1 ? say.icebreakerTurn(who, coastOf(event.data.zone)) : null;
    case "turnEnded":
      return event.data.idle === 1 ? say.idle(who) : null;
    case "shipMoved":
      return say.shipMoved(who, coastOf(event.data.from), coastOf(event.data.zone));
    case "icebreakerDeclined":
      return say.icebreakerDeclined(who, coastOf(event.data.zone));
    case "icebreakersGone":
      return say.icebreakersGone(namesIn(words, event.data.seats, name), coastOf(event.data.zone));
    case "buildingBuilt": {
      const { kind, zone, scientists } = event.data;
      return say.built(who, kindOf(kind), coastOf(zone), scientists);
    }
    case "resourceSpent":
      return say.resourceSpent(who, cardOf(event.data.card), kindOf(event.data.kind));
    case "buildingCardTaken":
      return null;
    case "advanceLost":
      return say.advanceLost(who);
    case "recruited":
      return say.recruited(who, event.data.count);
    case "shipBuilt":
      return say.shipBuilt(who, coastOf(event.data.zone));
    case "cardPlayed":
      return say.cardPlayed(who, cardOf(event.data.card));
    case "scientistPlaced":
      return say.scientistPlaced(who, coastOf(event.data.zone));
    case "icebreakerLaid":
      return say.icebreakerLaid(who, coastOf(event.data.zone));
    case "cubeSacrificed":
      return say.cubeSacrificed(who);
    case "spareShipSacrificed":
      return say.spareShipSacrificed(who);
    case "shipSacrificed":
      return say.shipSacrificed(who, coastOf(event.data.zone));
    case "cubeAdvanced": {
      const { from, to } = event.data;
      const where = track(event.data.track);
      return from === 0 ? say.cubeEntered(who, where, to) : say.cubeAdvanced(who, where, from, to);
    }
    case "effectTriggered":
      return say.effectTriggered(who, effectOf(event.data.effect), isBlue(event.data.effect));
    case "effectLapsed":
      return say.effectLapsed(who, effectOf(event.data.effect));
    case "resourceGained":
      return say.resourceGained(who, cardOf(event.data.card));
    case "shipRelocated":
      return say.shipRelocated(who, coastOf(event.data.from), coastOf(event.data.zone));
    case "shipsKept":
      return say.shipsKept(who);
    case "draftRevealed":
      return say.draftRevealed(countedCards(words, event.data.cards));
    case "shipyardCardTaken":
      return say.cardTaken(who, cardOf(event.data.card));
    case "pileRemoved":
      return say.pileRemoved(event.data.count);
    case "noTrackLeft":
      return say.noTrackLeft(who);
    case "endTriggered":
      return say.endTriggered(who, event.data.ending);
    case "zoneScored":
      return scored(event.data.points, (list) => say.zoneScored(coastOf(event.data.zone), list));
    case "trackScored":
      return scored(event.data.points, (list) => say.trackScored(track(event.data.track), list));
    case "asterisksScored":
      return scored(event.data.points, say.asterisksScored);
    case "discardsScored":
      return scored(event.data.points, say.discardsScored);
    case "gameEnded": {
      const winners = event.data.winners.map(name);
      const best = Math.max(...event.data.totals);
      return winners.length === 1
        ? say.won(words.list(winners), best)
        : say.shared(words.list(winners), best);
    }
  }
}
