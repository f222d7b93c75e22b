import type { MoveObject, Seat, Suggestion, SuggestionsMessage } from "@banquise/engine";

/** What the others would do in the place of the seat that decides: told to everybody, stored nowhere, gone with the move. */
export class Suggestions {
  private version = -1;
  private readonly bySeat = new Map<Seat, Suggestion>();

  /** `move` null takes the suggestion back. */
  set(version: number, seat: Seat, move: MoveObject | null): void {
    if (version !== this.version) this.bySeat.clear();
    this.version = version;
    if (move === null) this.bySeat.delete(seat);
    else this.bySeat.set(seat, { seat, move });
  }

  at(version: number): SuggestionsMessage {
    return { version, suggestions: version === this.version ? [...this.bySeat.values()] : [] };
  }
}
