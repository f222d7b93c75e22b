/** What is said and when, once for all languages. How it is said is in the `Phrases` of each language. */
import {
  at,
  type GameEvent,
  type GameText,
  type MoveObject,
  type Place,
  type ScoreLine,
  type Seat,
  type Viewer,
} from "@banquise/engine";
import {
  dieOf,
  MATERIAL_OF,
  MATERIALS,
  MERITS,
  METALS,
  type Merit,
  type Metal,
  PRIZES,
  type Prize,
  ROUNDS,
  SCORE_LINES,
  SPACES,
  TAKES,
  TARGETS,
  VALUE_OF,
} from "../data.ts";
import { events } from "../events.ts";
import { moves } from "../moves.ts";
import { fitsSomewhere } from "../placement.ts";
import { places } from "../places.ts";
import { poolDice } from "../pool.ts";
import { areCardsOpen, cardsOf, sheet } from "../scoring.ts";
import {
  DISCARD,
  demandOf,
  dieAt,
  ENDED,
  heightOf,
  isFinished,
  LOST,
  lotOf,
  PLACE,
  planOf,
  type State,
  takesBefore,
} from "../state.ts";
import type { Phrases } from "./phrases.ts";

type Name = (seat: Seat) => string;

const byValue = (a: number, b: number): number => at(VALUE_OF, a) - at(VALUE_OF, b) || a - b;

/** "P07" */
const planName = (plan: number): string => `P${String(plan).padStart(2, "0")}`;

export function speak(words: Phrases): GameText<State> {
  const die = (code: number): string => words.die(at(MATERIAL_OF, code), at(VALUE_OF, code));
  const theDie = (code: number): string => words.theDie(at(MATERIAL_OF, code), at(VALUE_OF, code));
  const dice = (codes: readonly number[]): string => codes.map(die).join(", ");
  const material = (index: number): string => words.materials[index] ?? "";
  const space = (index: number): string => words.spaces[index] ?? "";

  const prompt = (view: State): string => {
    if (view.phase === ENDED) return words.prompt.ended();
    if (view.phase === PLACE) return words.prompt.place(theDie(view.hand));
    if (view.phase === DISCARD) return words.prompt.discard();
    return words.prompt.take(takesBefore(view) + 1, TAKES);
  };

  const move = (object: MoveObject, view: State): string => {
    const code = moves.parse(object);
    if (code === null) return "";
    const played = moves.decode(code);
    const lot = lotOf(view.round, view.active);
    switch (played.type) {
      case "takeDie": {
        const taken = dieOf(MATERIALS.indexOf(played.material), played.value);
        // BLU-5.6: only the owner's view knows which dice fit.
        const inVain = planOf(view, view.round, view.active) !== 0 && !fitsSomewhere(view, lot, taken);
        return inVain ? words.move.takeInVain(theDie(taken)) : words.move.take(theDie(taken));
      }
      case "placeDie":
        return words.move.place(
          theDie(view.hand),
          space(played.space),
          heightOf(view, lot, played.space) + 1,
        );
      case "discardDie":
        return words.move.discard(theDie(dieOf(MATERIALS.indexOf(played.material), played.value)));
    }
  };

  const event = (happened: GameEvent, name: Name): string | null => {
    const say = words.event;
    const told = events.read(happened);
    const who = happened.seat === null ? "" : name(happened.seat);
    switch (told?.type) {
      case "roundBegun":
        return say.roundBegun(told.data.round, who);
      case "demandDrawn": {
        const [first = 0, second = 0] = told.data.materials;
        return say.demandDrawn(material(first), material(second));
      }
      case "diceDrawn": {
        const drawn = [...told.data.dice].sort(byValue);
        if (drawn.length === 0) return null;
        return told.rule === "BLU-3.5"
          ? say.poolRolled(dice(drawn))
          : say.diceAdded(dice(drawn), drawn.length);
      }
      case "dieTaken":
      case "dieLost":
      case "dieDiscarded":
        return say[told.type](who, words.theDie(told.data.material, told.data.value));
      case "diePlaced": {
        const { material, value, space: where, level } = told.data;
        // Only the owner learns where, and only that is worth a line.
        if (where === undefined || level === undefined) return null;
        return say.diePlaced(who, words.theDie(material, value), space(where), level + 1);
      }
      case "buildingScored": {
        const { data } = told;
        const scoring = SCORE_LINES.filter((key) => data[key] > 0);
        const lines = scoring.map((key) => `${words.score[key]} ${data[key]}`);
        return say.buildingScored(who, data.total, lines);
      }
      case "awardGiven": {
        const { metal, vp, tied } = told.data;
        return say.awardGiven(who, METALS[metal] as Metal, vp, tied === 1);
      }
      case "prizeGiven": {
        const { prize, vp, tied } = told.data;
        return say.prizeGiven(who, PRIZES[prize] as Prize, vp, tied === 1);
      }
      case "gameEnded": {
        const { winners, totals, decider } = told.data;
        const vp = Math.max(...totals);
        const names = words.list(winners.map(name));
        if (winners.length > 1) return say.gameShared(names, vp);
        return say.gameWon(names, vp, MERITS[decider] as Merit);
      }
      // Only seen.
      case "planDealt":
      case undefined:
        return null;
    }
  };

  const score = ({ key, data }: ScoreLine): string => {
    const round = Number(data?.round ?? 0);
    const line = SCORE_LINES.find((candidate) => candidate === key);
    if (line) return words.score[line];
    const metal = METALS.find((candidate) => key === `award.${candidate}`);
    if (metal) return words.score.award(metal, round);
    const prize = PRIZES.find((candidate) => key === `prize.${candidate}`);
    return prize ? words.score.prize(prize, round) : key;
  };

  const toDo = (view: State, name: Name): string => {
    const who = name(view.active);
    if (view.phase === PLACE) return words.table.toPlace(who, theDie(view.hand));
    return view.phase === DISCARD ? words.table.toDiscard(who) : words.table.toTake(who);
  };

  const takenBy = (view: State, seat: Seat): string => {
    const lot = lotOf(view.round, seat);
    const parts: string[] = [];
    for (let take = lot * TAKES; take < (lot + 1) * TAKES; take++) {
      const taken = at(view.taken, take);
      if (taken === 0) break;
      parts.push(at(view.fates, take) === LOST ? words.table.lost(die(taken)) : die(taken));
    }
    return parts.length === 0 ? words.table.nothing() : parts.join(", ");
  };

  const building = (view: State, seat: Seat): string => {
    const lot = lotOf(view.round, seat);
    const stacks: string[] = [];
    for (let i = 0; i < SPACES; i++) {
      const height = heightOf(view, lot, i);
      const standing = Array.from({ length: height }, (_, level) => dieAt(view, lot, i, level));
      if (height > 0) stacks.push(words.table.stack(space(i), dice(standing)));
    }
    return stacks.length === 0 ? words.table.nothing() : stacks.join("; ");
  };

  const targets = (plan: number): string =>
    words.spaces
      .map((where, i) => ({ where, height: at(TARGETS, plan * SPACES + i) }))
      .filter(({ height }) => height > 0)
      .map(({ where, height }) => words.table.target(where, height))
      .join(", ");

  const points = (view: State, seat: Seat): { total: number; lines: string } => {
    const lines = sheet(view, seat).filter((line) => line.points > 0);
    return {
      total: lines.reduce((sum, line) => sum + line.points, 0),
      lines: lines.map((line) => `${score(line)} ${line.points}`).join(", "),
    };
  };

  const describeSeat = (view: State, viewer: Viewer, seat: Seat, name: Name): string[] => {
    const lines = [words.table.taken(name(seat), takenBy(view, seat))];
    const plan = planOf(view, view.round, seat);
    if (plan !== 0 && (seat === viewer || isFinished(view, view.round))) {
      const { total, lines: details } = points(view, seat);
      lines.push(words.table.plan(planName(plan), targets(plan)));
      lines.push(words.table.building(name(seat), building(view, seat)));
      lines.push(words.table.points(name(seat), total, details));
    }
    const cards = cardsOf(view, seat);
    if (cards.length > 0 && areCardsOpen(view, viewer, seat)) {
      const vp = cards.reduce((sum, card) => sum + card.points, 0);
      lines.push(words.table.cards(name(seat), cards.map(score).join(", "), vp));
    } else if (cards.length > 0) lines.push(words.table.cardsFaceDown(name(seat), cards.length));
    return lines;
  };

  const describe = (view: State, viewer: Viewer, name: Name): readonly string[] => {
    const lines: string[] = [];
    if (view.phase === ENDED) lines.push(words.table.ended());
    else {
      lines.push(words.table.turn(view.round, ROUNDS, view.turn + 1, view.seats * TAKES), toDo(view, name));
      const counts = MATERIALS.map((_, i) => words.table.count(at(view.bag, i), material(i)));
      lines.push(words.table.pool(dice(poolDice(view))), words.table.bag(counts.join(", ")));
    }
    const inDemand = [0, 1].map((which) => material(demandOf(view, view.round, which)));
    lines.push(words.table.demand(inDemand[0] ?? "", inDemand[1] ?? ""));
    for (let seat = 0; seat < view.seats; seat++) lines.push(...describeSeat(view, viewer, seat, name));
    return lines;
  };

  const place = (name: Place): string => {
    const found = places.read(name);
    const say = words.place;
    switch (found?.kind) {
      case "die":
        return say.die(die(found.index + 1));
      case "space":
        return say.space(space(found.index));
      case "screen":
        return say.screen(found.index + 1);
      case "demand":
        return say.demand[found.index] ?? "";
      case "award":
        return say.award(METALS[found.index] as Metal);
      case "prize":
        return say.prize(PRIZES[found.index] as Prize);
      case "table":
        return say.table[found.index] ?? "";
      case undefined:
        return "";
    }
  };

  return { options: words.options, prompt, move, event, score, place, outlook: words.outlook, describe };
}
