/**
 * Who may know what. Secret are the tiles in the hands of the others, and nothing else: face-down tiles have no faces
 * yet, and the bag is what was neither shown nor kept. When the game is over the hands are open.
 */
import { add, type Random, type Seat, type Viewer } from "@banquise/engine";
import { countUnseen } from "./bag.ts";
import { RED_FACES } from "./data.ts";
import { ENDED, type State } from "./state.ts";

const isHidden = (s: State, viewer: Viewer, seat: Seat): boolean => seat !== viewer && s.phase !== ENDED;

export function view(s: State, viewer: Viewer, out: State): void {
  out.seats = s.seats;
  out.gamers = s.gamers;
  out.cornerKayak = s.cornerKayak;
  out.phase = s.phase;
  out.active = s.active;
  out.turn = s.turn;
  out.ap = s.ap;
  out.played = s.played;
  out.steps = s.steps;
  out.resume = s.resume;
  out.focus = s.focus;
  out.direction = s.direction;
  out.prompted = s.prompted;
  out.thawed = s.thawed;
  out.tiles.set(s.tiles);
  out.waterSides.set(s.waterSides);
  out.pieces.set(s.pieces);
  out.igloos.set(s.igloos);
  out.igloosLeft.set(s.igloosLeft);
  out.animals.set(s.animals);
  out.inuits.set(s.inuits);
  out.trophies.set(s.trophies);
  out.lost.set(s.lost);
  out.pools.set(s.pools);
  out.shown.set(s.shown);
  out.handSizes.set(s.handSizes);
  for (let seat = 0; seat < s.seats; seat++) {
    if (isHidden(s, viewer, seat)) continue;
    const hand = seat * RED_FACES;
    for (let i = hand; i < hand + RED_FACES; i++) out.hands[i] = s.hands[i] as number;
  }
}

const unseen = new Uint8Array(RED_FACES);

/** Deals every hidden hand its known number of tiles from the red ones that the viewer has not seen. */
export function redeal(s: State, viewer: Viewer, random: Random): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (isHidden(s, viewer, seat)) s.hands.fill(0, seat * RED_FACES, (seat + 1) * RED_FACES);
  }
  let left = countUnseen(s, unseen);
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isHidden(s, viewer, seat)) continue;
    for (let kept = s.handSizes[seat] as number; kept > 0; kept--) {
      add(s.hands, seat * RED_FACES + random.draw(unseen, left--), 1);
    }
  }
}
