import type { OptionText } from "@banquise/engine";
import type { Merit, Metal, Prize, ScoreKey } from "../data.ts";
import type { OutlookLine } from "../evaluate.ts";

/** All that is said about the game, in one language. Levels count from 1; dice and spaces are given as they are said. */
export interface Phrases {
  readonly options: Readonly<Record<"firstSeat", OptionText>>;
  /** By index of `MATERIALS`. */
  readonly materials: readonly string[];
  /** By space. */
  readonly spaces: readonly string[];
  /** "wood 3" */
  die(material: number, value: number): string;
  /** "the wood 3" */
  theDie(material: number, value: number): string;
  /** "a, b and c" */
  list(items: readonly string[]): string;

  readonly prompt: {
    take(nth: number, of: number): string;
    place(theDie: string): string;
    discard(): string;
    ended(): string;
  };
  readonly move: {
    take(theDie: string): string;
    takeInVain(theDie: string): string;
    place(theDie: string, space: string, level: number): string;
    discard(theDie: string): string;
  };
  readonly event: {
    roundBegun(round: number, name: string): string;
    demandDrawn(first: string, second: string): string;
    poolRolled(dice: string): string;
    diceAdded(dice: string, count: number): string;
    dieTaken(name: string, theDie: string): string;
    diePlaced(name: string, theDie: string, space: string, level: number): string;
    dieLost(name: string, theDie: string): string;
    dieDiscarded(name: string, theDie: string): string;
    buildingScored(name: string, total: number, lines: readonly string[]): string;
    /** `tied`: the next in rank had as many points, and the tie-break decided. */
    awardGiven(name: string, metal: Metal, vp: number, tied: boolean): string;
    /** `tied`: others qualified too. */
    prizeGiven(name: string, prize: Prize, vp: number, tied: boolean): string;
    /** `decider`: what made the difference to the next. */
    gameWon(name: string, vp: number, decider: Merit): string;
    gameShared(names: string, vp: number): string;
  };
  readonly score: Readonly<Record<ScoreKey, string>> & {
    award(metal: Metal, round: number): string;
    prize(prize: Prize, round: number): string;
  };
  readonly place: {
    die(die: string): string;
    space(space: string): string;
    /** Seats count from 1. */
    screen(seat: number): string;
    readonly demand: readonly string[];
    award(metal: Metal): string;
    prize(prize: Prize): string;
    /** Round, bag and discards. */
    readonly table: readonly string[];
  };
  readonly outlook: Readonly<Record<OutlookLine, string>>;
  readonly table: {
    turn(round: number, rounds: number, turn: number, turns: number): string;
    ended(): string;
    toTake(name: string): string;
    toPlace(name: string, theDie: string): string;
    toDiscard(name: string): string;
    demand(first: string, second: string): string;
    pool(dice: string): string;
    bag(counts: string): string;
    count(count: number, material: string): string;
    taken(name: string, dice: string): string;
    lost(die: string): string;
    nothing(): string;
    plan(plan: string, targets: string): string;
    target(space: string, height: number): string;
    building(name: string, stacks: string): string;
    stack(space: string, dice: string): string;
    points(name: string, total: number, lines: string): string;
    cards(name: string, cards: string, vp: number): string;
    /** BLU-9.1 */
    cardsFaceDown(name: string, count: number): string;
  };
}
