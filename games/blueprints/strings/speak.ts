/** What is said and when, once for all languages. How it is said is in the `Phrases` of each language. */
import {
  at,
  type EventData,
  type GameEvent,
  type GameText,
  type MoveObject,
  type ScoreLine,
  type Seat,
  type Viewer,
} from "@banquise/engine";
import {
  dieOf,
  MATERIAL_OF,
  MATERIALS,
  METALS,
  PRIZES,
  ROUNDS,
  SCORE_LINES,
  SPACES,
  TAKES,
  TARGETS,
  VALUE_OF,
} from "../data.ts";
import { moves } from "../moves.ts";
import { fitsSomewhere } from "../placement.ts";
import { poolDice } from "../pool.ts";
import { cardsOf, sheet } from "../scoring.ts";
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

const numberOf = (data: EventData, key: string): number => {
  const value = data[key];
  return typeof value === "number" ? value : 0;
};

const numbersOf = (data: EventData, key: string): readonly number[] => {
  const value = data[key];
  return typeof value === "object" ? value : [];
};

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

  const event = ({ type, seat, data, rule }: GameEvent, name: Name): string | null => {
    const who = seat === null ? "" : name(seat);
    const number = (key: string): number => numberOf(data, key);
    const numbers = (key: string): readonly number[] => numbersOf(data, key);
    const what = (): string => words.theDie(number("material"), number("value"));
    const say = words.event;
    switch (type) {
      case "roundBegun":
        return say.roundBegun(number("round"), who);
      case "demandDrawn": {
        const [first, second] = numbers("materials");
        return say.demandDrawn(material(first ?? 0), material(second ?? 0));
      }
      case "diceDrawn": {
        const drawn = [...numbers("dice")].sort(byValue);
        if (drawn.length === 0) return null;
        return rule === "BLU-3.5" ? say.poolRolled(dice(drawn)) : say.diceAdded(dice(drawn), drawn.length);
      }
      case "dieTaken":
        return say.dieTaken(who, what());
      case "diePlaced":
        // Only the owner learns where, and only that is worth a line.
        if (data.space === undefined) return null;
        return say.diePlaced(who, what(), space(number("space")), number("level") + 1);
      case "dieLost":
        return say.dieLost(who, what());
      case "dieDiscarded":
        return say.dieDiscarded(who, what());
      case "buildingScored": {
        const scoring = SCORE_LINES.filter((key) => number(key) > 0);
        const lines = scoring.map((key) => `${words.score[key]} ${number(key)}`);
        return say.buildingScored(who, number("total"), lines);
      }
      case "awardGiven":
        return say.awardGiven(who, METALS[number("metal")] ?? "gold", number("vp"), number("tied") === 1);
      case "prizeGiven":
        return say.prizeGiven(
          who,
          PRIZES[number("prize")] ?? "skyscraper",
          number("vp"),
          number("tied") === 1,
        );
      case "gameEnded": {
        const winners = numbers("winners").map(name);
        const totals = numbers("totals");
        const vp = Math.max(0, ...totals);
        const [winner, ...others] = winners;
        if (winner === undefined) return null;
        if (others.length > 0) return say.gameShared(words.list(winners), vp);
        return say.gameWon(winner, vp, totals.filter((total) => total === vp).length > 1);
      }
      default:
        return null;
    }
  };

  const score = ({ key, data }: ScoreLine): string => {
    const round = data === undefined ? 0 : numberOf(data, "round");
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
    if (cards.length > 0) {
      const vp = cards.reduce((sum, card) => sum + card.points, 0);
      lines.push(words.table.cards(name(seat), cards.map(score).join(", "), vp));
    }
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

  return { options: words.options, prompt, move, event, score, describe };
}
