import type { Game, Viewer } from "./game.ts";

/** States that are used again and again, where thousands of copies and views are made only to be compared. */
export class Scratch<S> {
  private readonly game: Game<S>;
  private readonly blank: S;
  private readonly states: S[] = [];
  private used = 0;

  constructor(game: Game<S>) {
    this.game = game;
    this.blank = game.layout.create();
  }

  /** All that was lent comes back: nothing of it may be used any more. */
  reset(): void {
    this.used = 0;
  }

  copy(from: S): S {
    const state = this.next();
    this.game.layout.copy(from, state);
    return state;
  }

  view(s: S, viewer: Viewer): S {
    const view = this.copy(this.blank);
    this.game.view(s, viewer, view);
    return view;
  }

  private next(): S {
    const state = this.states[this.used] ?? this.game.layout.create();
    this.states[this.used++] = state;
    return state;
  }
}
