import type { OptionText } from "@banquise/engine";

/** All that is said about the game, in one language. */
export interface Phrases {
  readonly options: Readonly<Record<"length", OptionText>>;
  readonly prompt: { first(): string; again(pot: number): string; last(pot: number): string; over(): string };
  readonly move: { roll(): string; take(pot: number): string; look(seat: number): string };
  readonly event: {
    rolled(name: string, face: number, pot: number): string;
    potLost(name: string, pot: number): string;
    potTaken(name: string, points: number): string;
    looked(name: string, other: string): string;
    lookedAndSaw(name: string, other: string, stone: number): string;
    stoneShown(name: string, stone: number): string;
    won(names: readonly string[]): string;
  };
  readonly score: Readonly<Record<"pots" | "stone", string>>;
  readonly place: { stone(seat: number): string; pot(): string };
  readonly outlook: Readonly<Record<string, string>>;
  readonly table: {
    round(round: number, rounds: number): string;
    turn(name: string, pot: number): string;
    over(): string;
    seat(name: string, points: number): string;
    stone(name: string, stone: number): string;
  };
}
