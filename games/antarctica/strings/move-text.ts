/** What a move means, in the position in which it is offered. */
import { at, type Move } from "@banquise/engine";
import { DECKS, PLUS_TWO, RAPID_SPACES, TRACKS, ZONES } from "../data.ts";
import { moves } from "../moves.ts";
import { previewAdvance, previewBuilds } from "../preview.ts";
import { queueLength, reserveOf, type State, spacesToAdvance, strength, targetZone } from "../state.ts";
import { SCIENTISTS_OF } from "../tables.ts";
import { coastOf } from "./coasts.ts";
import type { Phrases } from "./phrases.ts";

const indexIn = (names: readonly string[], name: string): number => names.indexOf(name);

export function moveText(words: Phrases, code: Move, view: State): string {
  const say = words.move;
  const played = moves.decode(code);
  const seat = view.decider;
  const target = targetZone(view);
  const there = coastOf(target);
  const berthIn = (zone: string): number => queueLength(view, indexIn(ZONES, zone));
  const coast = (zone: string): string => coastOf(indexIn(ZONES, zone));
  const trackText = (track: string): string => words.tracks[indexIn(TRACKS, track)] ?? "";
  const reach = (track: string, spaces: number): number =>
    previewAdvance(view, seat, indexIn(TRACKS, track), spaces).to;
  switch (played.type) {
    case "placeShip":
      return say.placeShip(coast(played.zone));
    case "placeStartCube":
      return say.placeStartCube(trackText(played.track));
    case "moveShip":
      return say.moveShip(coast(played.zone), berthIn(played.zone));
    case "buildBuilding":
      return buildText(words, DECKS.indexOf(played.deck), view);
    case "buildShip":
      return say.buildShip(coastOf(view.sun));
    case "recruit":
      return say.recruit(target < 0 ? 0 : Math.min(strength(view, target, seat), reserveOf(view, seat)));
    case "research": {
      const spaces = target < 0 ? 0 : strength(view, target, seat);
      return say.research(trackText(played.track), spaces, reach(played.track, spaces));
    }
    case "playCard":
      if (played.card === "placeScientist") return say.placeScientist(there);
      if (played.card === "plusTwo") return say.plusTwo(Math.min(PLUS_TWO, reserveOf(view, seat)));
      return say.rapidProgress(RAPID_SPACES);
    case "layIcebreaker":
      return say.layIcebreaker(coast(played.zone));
    case "sacrificeCube":
      return say.sacrificeCube();
    case "sacrificeSpareShip":
      return say.sacrificeSpareShip();
    case "sacrificeShip":
      return say.sacrificeShip(coast(played.zone), played.berth);
    case "endTurn":
      return say.endTurn();
    case "chooseTrack":
      return say.chooseTrack(trackText(played.track), reach(played.track, spacesToAdvance(view)));
    case "relocateShip":
      return say.relocateShip(coast(played.zone), played.berth);
    case "relocateTo":
      return say.relocateTo(coast(played.zone), berthIn(played.zone));
    case "keepShips":
      return say.keepShips();
    case "takeCard":
      return say.takeCard(played.card);
    case "useIcebreaker":
      return played.use === "yes" ? say.useIcebreaker() : say.declineIcebreaker();
  }
}

/** ANT-6.5: the price of a building is told before it is paid. */
function buildText({ move: say }: Phrases, deck: number, view: State): string {
  const zone = targetZone(view);
  const outlook = previewBuilds(view, view.decider, Math.max(zone, 0))[deck];
  const kind = outlook?.builds ?? null;
  if (outlook === undefined || kind === null) return "";
  const scientists = at(SCIENTISTS_OF, outlook.card);
  const [missing] = outlook.missing;
  return outlook.spends === null || missing === undefined
    ? say.build(kind, coastOf(zone), scientists)
    : say.buildSpending(kind, coastOf(zone), scientists, outlook.spends, missing);
}
