/** The table in words, for terminals and screen readers. */
import { at, type Seat, type Viewer } from "@banquise/engine";
import { completionMerits } from "../completion.ts";
import { completionLines, DUMMY_1, DUMMY_2, FACE_KINDS, FAVOURS, FLOOR_SIDES, ROW } from "../data.ts";
import { cubeOf } from "../dummies.ts";
import { result, workersOf } from "../scoring.ts";
import {
  cardsWith,
  coloursOf,
  deckSize,
  ENDED,
  holds,
  isSolo,
  lotOf,
  pointsOf,
  reservationOwner,
  roundsPlayed,
  type State,
  stackSize,
  turnsLeft,
} from "../state.ts";
import { POSITIONS, positionAt } from "../temple.ts";
import { type Name, namesIn } from "./names.ts";
import type { Phrases } from "./phrases.ts";

const SOLO_ROUNDS = 18;

export function describerIn(words: Phrases) {
  const names = namesIn(words);
  const say = words.table;

  const turn = (view: State, name: Name): string[] => {
    if (view.phase === ENDED) {
      return [
        words.prompt.ended(),
        ...result(view).seats.map(({ total }, seat) => say.standing(name(seat), total)),
      ];
    }
    const lines = [
      say.turn(Math.min(POSITIONS, view.placements + 1), POSITIONS),
      say.toAct(name(view.decider)),
    ];
    if (view.hand !== 0) lines.push(say.inHand(names.card(view.hand)));
    if (isSolo(view)) {
      const cubes = [DUMMY_1, DUMMY_2].map((dummy) => say.diamond(cubeOf(view, dummy), words.dummy(dummy)));
      lines.push(say.round(Math.min(SOLO_ROUNDS, roundsPlayed(view) + 1), SOLO_ROUNDS, cubes));
    }
    return lines;
  };

  const row = (view: State, name: Name): string => {
    const cards: string[] = [];
    for (let slot = 0; slot < ROW; slot++) {
      if (at(view.row, slot) === 0) continue;
      const card = names.card(at(view.row, slot));
      const shown = view.reserved === slot + 1 ? say.reserved(card, name(reservationOwner(view))) : card;
      cards.push(isSolo(view) ? say.diamond(slot, shown) : say.slot(slot + 1, shown));
    }
    return say.row(cards.length === 0 ? say.nothing() : cards.join(", "));
  };

  const piles = (view: State): string[] => {
    const shown = [...view.shown]
      .filter((favour) => favour !== 0)
      .map((favour) => say.favour(names.favour(favour - 1)));
    const known = [...view.knownTop].filter((tile) => tile !== 0).map(names.tile);
    const lines = [say.favours(shown.join(" ")), say.piles(deckSize(view), stackSize(view))];
    if (known.length > 0) lines.push(say.knownTop(known.join(", ")));
    return lines;
  };

  const cell = (view: State, position: number, name: Name): string => {
    const block = at(view.blocks, position);
    if (block !== 0) return `[${names.colour(block - 1, view.seats, name)}]`;
    return at(view.tiles, position) === 0 ? say.noTile() : names.tile(at(view.tiles, position));
  };

  const temple = (view: State, name: Name): string[] =>
    FLOOR_SIDES.flatMap((side, index) => {
      const floor = index + 1;
      const steps = [...Array(side).keys()];
      const rows = steps.map((line) => steps.map((column) => positionAt(floor, line, column)));
      if (rows.flat().every((position) => at(view.tiles, position) === 0)) return [];
      return rows.map((positions, line) =>
        say.floor(floor, line + 1, positions.map((position) => cell(view, position, name)).join(", ")),
      );
    });

  const seat = (view: State, who: Seat, name: Name): string[] => {
    const lines = [say.seat(name(who), pointsOf(view, who), at(view.engineering, who), turnsLeft(view, who))];
    if (view.seats === 2 && turnsLeft(view, who) > 0) {
      const lot = lotOf(view, who);
      lines.push(say.lot(lot.own, lot.siku));
    }
    const cards: string[] = [];
    for (let face = 0; face < FACE_KINDS; face++) {
      const count = cardsWith(view, who, face);
      if (count > 0) cards.push(say.count(count, names.face(face)));
    }
    if (cards.length > 0) lines.push(say.cards(cards.join(", ")));
    if (view.completion !== 0) lines.push(say.merits(...completionMerits(view, who)));
    const held: string[] = [];
    for (let favour = 0; favour < FAVOURS; favour++) {
      if (holds(view, who, favour)) held.push(say.favour(names.favour(favour)));
    }
    if (held.length > 0) lines.push(say.held(held.join(" ")));
    return lines;
  };

  return (view: State, _viewer: Viewer, name: Name): readonly string[] => {
    const lines = [...turn(view, name), row(view, name), ...piles(view), ...temple(view, name)];
    if (view.completion !== 0) {
      const [first, second] = completionLines(view.completion);
      lines.push(say.completion(words.merits[first], words.merits[second]));
    }
    for (let who = 0; who < view.seats; who++) lines.push(...seat(view, who, name));
    for (let colour = view.seats; colour < coloursOf(view); colour++) {
      lines.push(say.workers(names.colour(colour, view.seats, name), workersOf(view, colour)));
    }
    return lines;
  };
}
