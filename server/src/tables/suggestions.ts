import type { MoveObject, Seat, Suggestion, SuggestionsMessage } from "@banquise/engine";

/**
 * What the others would do in the place of the seat that decides: told to everybody, kept beside the table until the move
 * is made.
 */
export class Suggestions {
  private readonly version: number;
  private readonly list: readonly Suggestion[];

  private constructor(version: number, list: readonly Suggestion[]) {
    this.version = version;
    this.list = list;
  }

  /** As they are stored; null for none. */
  static parse(json: string | null): Suggestions {
    if (json === null) return new Suggestions(-1, []);
    const { version, suggestions } = JSON.parse(json) as SuggestionsMessage;
    return new Suggestions(version, suggestions);
  }

  /** With that of one seat; `move` null takes it back. */
  with(version: number, seat: Seat, move: MoveObject | null): Suggestions {
    const others = this.at(version).suggestions.filter((each) => each.seat !== seat);
    return new Suggestions(version, move === null ? others : [...others, { seat, move }]);
  }

  at(version: number): SuggestionsMessage {
    return { version, suggestions: version === this.version ? [...this.list] : [] };
  }

  toJson(): string | null {
    return this.list.length === 0 ? null : JSON.stringify(this.at(this.version));
  }
}
