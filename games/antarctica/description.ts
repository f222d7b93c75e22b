/** What the numbers of a state mean, for programs. */
import { count, type Description, flag, index, one, set } from "@banquise/engine";
import {
  BERTHS,
  BUILDING_CARDS,
  BUILDING_COUNTS,
  DECKS,
  EFFECTS,
  HAND_CARDS,
  KINDS,
  MAX_SEATS,
  PILE_COUNTS,
  SETUPS,
  TRACK_DATA,
  TRACKS,
  ZONES,
} from "./data.ts";
import type { State } from "./state.ts";
import { MOST_EFFECTS, SPACES } from "./tables.ts";

const SEATS = Array.from({ length: MAX_SEATS }, (_, seat) => `seat${seat}`);
const PHASES = [
  "placement",
  "startCube",
  "pre",
  "post",
  "done",
  "chooseTrack",
  "chooseThree",
  "relocate",
  "relocateTo",
  "pick",
  "draft",
  "offer",
  "ended",
];

const zones = ZONES.map((id, zone) => ({ id, next: ZONES[(zone + 1) % ZONES.length] as string }));
const buildings = KINDS.map((id) => ({ id, pieces: BUILDING_COUNTS[id] }));
const tracks = TRACK_DATA.map((track, i) => ({ id: TRACKS[i] as string, ...track }));
const cards = BUILDING_CARDS.map((card) => ({ ...card }));

/** Largest numbers of pieces that a seat has, whatever the number of players. */
const most = (of: (setup: (typeof SETUPS)[number]) => number): number =>
  Math.max(...Object.values(SETUPS).map(of));
const SCIENTISTS = most(({ staff, reserve }) => staff + reserve);
/** 0 is no effect; then every effect for every seat. */
const DUE = ["none", "", "", "", ...EFFECTS.flatMap((effect) => SEATS.map((seat) => `${effect}.${seat}`))];
const BERTH = ["none", ...SEATS, "", "", "", "", ...SEATS.map((seat) => `${seat}.fresh`)];
const HELD = Math.max(BUILDING_CARDS.length, ...Object.values(PILE_COUNTS));
const STOCKS = ["staff", "reserve", "spareShips", "spareCubes", "discardedShips", "discardedCubes"];
const HOLDERS = [...SEATS, "pile", "drafted", "gone"];
const MOST_IN_A_DECK = Math.max(
  ...DECKS.map((deck) => BUILDING_CARDS.filter((card) => card.deck === deck).length),
);

export const description: Description<State> = {
  tables: { zones, buildings, tracks, cards },
  fields: {
    seats: count(MAX_SEATS, "how many play"),
    startSeat: index(SEATS, "player A"),
    phase: one(PHASES, "what is decided now"),
    decider: index(SEATS, "who decides it"),
    active: index(SEATS, "whose turn it is"),
    turnPhase: one(PHASES, "how far the turn is: pre, post, done, or 6 when nothing is left but picks"),
    sun: index("zones", "the zone of the sun"),
    target: one("zones", "where the ship of this turn has sailed to"),
    second: one(SEATS, "owner of the ship that was second when the sun came, while it may still act"),
    icebreakerTurn: flag("1 in the turn of the second ship"),
    cardPlayers: set(SEATS, "seats that have played a card in this sun step"),
    sacrificed: flag("1 once something was sacrificed in this turn"),
    eventful: flag("1 once anything but the ship's move has happened in this turn"),
    quietTurns: count(255, "turns in a row in which nothing has happened"),
    project: one("cards", "the card that is being built"),
    ending: one(["scientists", "buildings", "exhaustion", "stall"], "why the game ends"),
    trigger: index(SEATS, "who triggered the effect that is being resolved"),
    asked: count(MAX_SEATS, "how many seats have been asked about it"),
    takenTracks: set("tracks", "tracks that are taken while three are chosen"),
    lifted: one(ZONES.length * BERTHS, "the ship that is being relocated: index of `berths`, from 1"),
    effects: index(DUE, "effects to resolve, first in first out, each for a seat", { place: MOST_EFFECTS }),
    berths: index(BERTH, "whose ship lies there; fresh when it was built in this turn", {
      zone: "zones",
      berth: BERTHS,
    }),
    buildings: set("buildings", "which buildings stand in a zone", { zone: "zones" }),
    scientists: count(SCIENTISTS, "scientists in a zone", { zone: "zones", seat: MAX_SEATS }),
    icebreakers: set(SEATS, "seats whose icebreaker lies on a zone", { zone: "zones" }),
    cubes: count(SPACES - 1, "the space of a cube on a track; 0 before it is there", {
      track: "tracks",
      seat: MAX_SEATS,
    }),
    stock: count(SCIENTISTS, "pieces that are not on the board", { stock: STOCKS, seat: MAX_SEATS }),
    visible: one("cards", "the visible card of each deck", { deck: DECKS }),
    built: set(MOST_IN_A_DECK, "building cards in front of a seat: bit 0 is the first card of the deck", {
      seat: MAX_SEATS,
      deck: DECKS,
    }),
    cards: count(HELD, "all other cards, by who holds them", { holder: HOLDERS, card: HAND_CARDS }),
  },
};
