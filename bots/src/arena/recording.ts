/** Games written down as they are played, one line of JSON each: for those who learn from them. */
import type { Game, Move, MoveList, Result, Seat, TableConfig } from "@banquise/engine";
import type { MoveEstimate } from "../search/root.ts";

/** What every line begins with. */
export interface RecordedSetting {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: TableConfig["options"];
  readonly seed: number;
}

interface RecordedDecision {
  readonly seat: Seat;
  readonly legal: readonly Move[];
  readonly move: Move;
  /** How often a search tried each of the legal moves, in their order. */
  readonly visits?: readonly number[];
}

export class Recording {
  readonly lines: string[] = [];
  private readonly setting: RecordedSetting;
  private decisions: RecordedDecision[] = [];

  constructor({ id, version }: Pick<Game<never>, "id" | "version">, config: TableConfig, seed: number) {
    this.setting = { game: id, version, ...config, seed };
  }

  decided(seat: Seat, legal: MoveList, move: Move, estimates: readonly MoveEstimate[] | null = null): void {
    const moves = legal.toArray();
    const visits =
      estimates && moves.map((each) => estimates.find((estimate) => estimate.move === each)?.visits ?? 0);
    this.decisions.push({ seat, legal: moves, move, ...(visits ? { visits } : {}) });
  }

  /** `bots` are the names of who sat at each seat; null when all moves were drawn at random. */
  ended(index: number, bots: readonly string[] | null, { seats }: Result): void {
    const result = { ranks: seats.map(({ rank }) => rank), totals: seats.map(({ total }) => total) };
    this.lines.push(
      JSON.stringify({
        ...this.setting,
        index,
        ...(bots ? { bots } : {}),
        decisions: this.decisions,
        result,
      }),
    );
    this.decisions = [];
  }
}
