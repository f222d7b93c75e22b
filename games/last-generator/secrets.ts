/**
 * Who may know what. Nothing is secret (GEN-1.7) but the votes of a council while it votes (GEN-27.2): what nobody knows
 * is not stored at all.
 */
import { at, MoveList, type Random, type Seat, type Viewer } from "@banquise/engine";
import { moves } from "./moves.ts";
import { nextSeat } from "./queries.ts";
import { firstVote } from "./rules/council.ts";
import { legal } from "./rules.ts";
import type { State } from "./state.ts";

export function view(s: State, viewer: Viewer, out: State): void {
  showRound(s, out);
  showQuestion(s, out);
  showMarkers(s, out);
  showPeople(s, out);
  showMap(s, out);
  showDecks(s, out);
  showPlans(s, out);
  showExpeditions(s, out);
  showEffects(s, out);
  showVotes(s, viewer, out);
}

/** GEN-27.2: one's own vote; the others' when all are in, and then they are counted. */
function showVotes(s: State, viewer: Viewer, out: State): void {
  out.voter = s.voter;
  if (viewer !== null) out.votes[viewer] = at(s.votes, viewer);
  out.countedVotes.set(s.countedVotes);
}

/** The table, and where the round stands. */
function showRound(s: State, out: State): void {
  out.seats = s.seats;
  out.scenario = s.scenario;
  out.dial = s.dial;
  out.council = s.council;
  out.openWeather = s.openWeather;
  out.phase = s.phase;
  out.step = s.step;
  out.cursor = s.cursor;
  out.round = s.round;
  out.nights = s.nights;
  out.leader = s.leader;
  out.active = s.active;
  out.passes = s.passes;
  out.outcome = s.outcome;
  out.loss = s.loss;
}

/** What is asked, and the act that is being put together. */
function showQuestion(s: State, out: State): void {
  out.ask = s.ask;
  out.group = s.group;
  out.track = s.track;
  out.lastMove = s.lastMove;
  out.meeple = s.meeple;
  out.act = s.act;
  out.target = s.target;
  out.option = s.option;
  out.actingPlace = s.actingPlace;
  out.constructing = s.constructing;
  out.recalling = s.recalling;
  out.tileInHand = s.tileInHand;
  out.dying = s.dying;
}

/** Open cards, markers and stock. */
function showMarkers(s: State, out: State): void {
  out.morningCard = s.morningCard;
  out.weatherCard = s.weatherCard;
  out.duskCard = s.duskCard;
  out.consequenceCard = s.consequenceCard;
  out.heat = s.heat;
  out.cold = s.cold;
  out.radius.set(s.radius);
  out.overheated = s.overheated;
  out.pressure = s.pressure;
  out.lodged = s.lodged;
  out.drawer = s.drawer;
  out.hunger = s.hunger;
  out.corpses = s.corpses;
  out.deaths = s.deaths;
  out.storm = s.storm;
  out.counters.set(s.counters);
  out.resources.set(s.resources);
  out.tokens.set(s.tokens);
}

/** People, Meeples and the night. */
function showPeople(s: State, out: State): void {
  out.citizens.set(s.citizens);
  out.sick.set(s.sick);
  out.skull.set(s.skull);
  out.fatigue.set(s.fatigue);
  out.covered.set(s.covered);
  out.automata = s.automata;
  out.reserve.set(s.reserve);
  out.fielded.set(s.fielded);
  out.placed.set(s.placed);
  out.unsheltered.set(s.unsheltered);
  out.beds = s.beds;
}

/** Map and buildings. */
function showMap(s: State, out: State): void {
  out.tiles.set(s.tiles);
  out.nearTiles = s.nearTiles;
  out.farTiles = s.farTiles;
  out.amounts.set(s.amounts);
  out.building.set(s.building);
  out.upgraded.set(s.upgraded);
  out.copies.set(s.copies);
  out.unlocked = s.unlocked;
}

/** Of decks: what may still be in them. Their order is nowhere. */
function showDecks(s: State, out: State): void {
  out.morningDeck = s.morningDeck;
  out.weatherDeck = s.weatherDeck;
  out.weatherLeft.set(s.weatherLeft);
  out.weatherOpen.set(s.weatherOpen);
  out.citizenDeck = s.citizenDeck;
  out.citizenDiscard = s.citizenDiscard;
  out.hand = s.hand;
  out.expeditionDecks.set(s.expeditionDecks);
  out.expeditionDiscards.set(s.expeditionDiscards);
  out.explored = s.explored;
  out.duskDeck = s.duskDeck;
  out.duskDiscard = s.duskDiscard;
  out.duskAside = s.duskAside;
  out.duskLaws = s.duskLaws;
  out.hiddenBase = s.hiddenBase;
  out.unseenBase = s.unseenBase;
  out.hiddenConcertation = s.hiddenConcertation;
  out.unseenConcertations = s.unseenConcertations;
}

/** Laws, technologies, events, helpers, and what they put in force. */
function showPlans(s: State, out: State): void {
  out.lawDisplay = s.lawDisplay;
  out.laws.set(s.laws);
  out.techDisplay = s.techDisplay;
  out.techs = s.techs;
  out.developing = s.developing;
  out.developedAt = s.developedAt;
  out.events.set(s.events);
  out.eventRounds.set(s.eventRounds);
  out.expert = s.expert;
  out.expertUsed = s.expertUsed;
  out.callUsed = s.callUsed;
  out.citizenPlayed = s.citizenPlayed;
  out.specialsDone = s.specialsDone;
  out.specialsSpent = s.specialsSpent;
  out.modifiers.set(s.modifiers);
  out.roundModifiers.set(s.roundModifiers);
  out.actionModifiers.set(s.actionModifiers);
}

/** Expeditions. */
function showExpeditions(s: State, out: State): void {
  out.stacks.set(s.stacks);
  out.scouts.set(s.scouts);
  out.scoutSpaces.set(s.scoutSpaces);
  out.carried.set(s.carried);
}

/** Effects that are still to be carried out. */
function showEffects(s: State, out: State): void {
  out.depth = s.depth;
  out.framePc.set(s.framePc);
  out.frameLeft.set(s.frameLeft);
  out.frameType.set(s.frameType);
  out.frameUse.set(s.frameUse);
  out.frameSpace.set(s.frameSpace);
  out.frameMoves.set(s.frameMoves);
  out.frameStage.set(s.frameStage);
}

const choices = new MoveList(moves.size);

/** A random legal vote for each seat that has voted unseen. */
export function redeal(s: State, viewer: Viewer, random: Random): void {
  if (s.voter === 0) return;
  choices.clear();
  legal(s, choices);
  for (let seat: Seat = s.leader; seat !== s.voter - 1; seat = nextSeat(s, seat)) {
    if (seat !== viewer) s.votes[seat] = choices.at(random.int(choices.length)) - firstVote(s) + 1;
  }
}
