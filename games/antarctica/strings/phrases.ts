/** What a language must be able to say. `speak.ts` and `describe.ts` say when it is said. */
import type { OptionText } from "@banquise/engine";
import type { Deck, Effect, HandCard, Kind } from "../data.ts";
import type { LINES } from "../lines.ts";

export interface Phrases {
  readonly options: Readonly<Record<"placement", OptionText>>;
  /** "crane" */
  readonly kinds: Readonly<Record<Kind, string>>;
  /** "a crane" */
  readonly aKind: Readonly<Record<Kind, string>>;
  /** Names of the cards in hand. */
  readonly cards: Readonly<Record<HandCard, string>>;
  /** "recruit a scientist" */
  readonly effects: Readonly<Record<Effect, string>>;
  /** By track: what it is called. */
  readonly tracks: readonly string[];
  /** By track: where the centres stand that serve it. */
  readonly trackCentres: readonly string[];
  /** By deck, in the middle of a sentence: "basic". */
  readonly deckNames: readonly string[];
  /** Names of places in the middle of a sentence; a berth counts from 0, a seat from 1. */
  readonly place: {
    zone(zone: string): string;
    berth(zone: string, berth: number): string;
    track(track: string): string;
    deck(deck: string): string;
    pile(): string;
    drafted(): string;
    crew(seat: number): string;
  };
  /** What each line of the expected points is about. */
  readonly outlook: Readonly<Record<(typeof LINES)[number], string>>;
  /** "a, b and c" */
  list(items: readonly string[]): string;

  readonly prompt: {
    placeShip(): string;
    startCube(): string;
    sail(from: string): string;
    act(zone: string): string;
    finish(): string;
    chooseTrack(spaces: number): string;
    chooseThree(spaces: number): string;
    relocate(): string;
    relocateTo(from: string): string;
    pick(): string;
    draft(): string;
    offer(zone: string): string;
    ended(): string;
  };
  readonly move: {
    placeShip(zone: string): string;
    placeStartCube(track: string): string;
    moveShip(zone: string, berth: number): string;
    build(kind: Kind, zone: string, scientists: number): string;
    buildSpending(kind: Kind, zone: string, scientists: number, card: HandCard, missing: Kind): string;
    buildShip(zone: string): string;
    recruit(count: number): string;
    research(track: string, spaces: number, to: number): string;
    placeScientist(zone: string): string;
    plusTwo(count: number): string;
    rapidProgress(spaces: number): string;
    layIcebreaker(zone: string): string;
    sacrificeCube(): string;
    sacrificeSpareShip(): string;
    sacrificeShip(zone: string, berth: number): string;
    endTurn(): string;
    chooseTrack(track: string, to: number): string;
    relocateShip(zone: string, berth: number): string;
    relocateTo(zone: string, berth: number): string;
    keepShips(): string;
    takeCard(card: HandCard): string;
    useIcebreaker(): string;
    declineIcebreaker(): string;
  };
  readonly event: {
    boardSet(name: string): string;
    shipPlaced(name: string, zone: string): string;
    startCubePlaced(name: string, track: string): string;
    cardRevealed(deck: Deck, kind: Kind): string;
    sunMoved(zone: string): string;
    icebreakerTurn(name: string, zone: string): string;
    idle(name: string): string;
    shipMoved(name: string, from: string, zone: string): string;
    icebreakerDeclined(name: string, zone: string): string;
    icebreakersGone(names: string, zone: string): string;
    built(name: string, kind: Kind, zone: string, scientists: number): string;
    resourceSpent(name: string, card: HandCard, kind: Kind): string;
    advanceLost(name: string): string;
    recruited(name: string, count: number): string;
    shipBuilt(name: string, zone: string): string;
    cardPlayed(name: string, card: HandCard): string;
    scientistPlaced(name: string, zone: string): string;
    icebreakerLaid(name: string, zone: string): string;
    cubeSacrificed(name: string): string;
    spareShipSacrificed(name: string): string;
    shipSacrificed(name: string, zone: string): string;
    cubeEntered(name: string, track: string, to: number): string;
    cubeAdvanced(name: string, track: string, from: number, to: number): string;
    effectTriggered(name: string, effect: Effect, blue: boolean): string;
    effectLapsed(name: string, effect: Effect): string;
    resourceGained(name: string, card: HandCard): string;
    shipRelocated(name: string, from: string, zone: string): string;
    shipsKept(name: string): string;
    draftRevealed(cards: string): string;
    cardTaken(name: string, card: HandCard): string;
    pileRemoved(count: number): string;
    noTrackLeft(name: string): string;
    /** By `ending`: scientists, buildings, exhaustion, stand-still. */
    endTriggered(name: string, ending: number): string;
    zoneScored(zone: string, points: string): string;
    trackScored(track: string, points: string): string;
    asterisksScored(points: string): string;
    discardsScored(points: string): string;
    won(name: string, points: number): string;
    shared(names: string, points: number): string;
  };
  readonly score: {
    zone(zone: string, first: boolean): string;
    track(track: string, first: boolean): string;
    asterisks(first: boolean): string;
    discards(first: boolean): string;
  };
  readonly table: {
    ended(): string;
    toDecide(name: string, what: string): string;
    sun(zone: string, name: string): string;
    setupSun(zone: string): string;
    second(name: string): string;
    zone(zone: string, parts: readonly string[]): string;
    closed(zone: string): string;
    buildings(kinds: string): string;
    noBuildings(): string;
    queue(names: string): string;
    people(counts: string): string;
    icebreakers(names: string): string;
    target(): string;
    track(track: string, centre: string, cubes: string, effects: string): string;
    noCubes(): string;
    coloured(space: number, effect: Effect, blue: boolean, used: boolean): string;
    deck(deck: Deck, kind: Kind, needs: string, scientists: number, spaces: number, below: number): string;
    emptyDeck(deck: Deck): string;
    pile(cards: string): string;
    drafted(cards: string): string;
    nothing(): string;
    expertisePile(count: number): string;
    count(count: number, what: string): string;
    seat(
      name: string,
      staff: number,
      reserve: number,
      ships: number,
      cubes: number,
      discards: number,
    ): string;
    hand(name: string, cards: string): string;
    built(name: string, cards: number, asterisks: number, points: number): string;
  };
}
