import type { Patch, Viewer } from "@banquise/engine";
import type { AnyGame } from "../games.ts";

const glasses = new WeakMap<AnyGame, LookingGlass>();

/** Looks at states of one game as viewers may, move after move, without making a new state each time. */
export class LookingGlass {
  private readonly game: AnyGame;
  private readonly blank: unknown;
  private readonly seen: unknown;

  private constructor(game: AnyGame) {
    this.game = game;
    this.blank = game.layout.create();
    this.seen = game.layout.create();
  }

  static of(game: AnyGame): LookingGlass {
    let glass = glasses.get(game);
    if (glass === undefined) {
      glass = new LookingGlass(game);
      glasses.set(game, glass);
    }
    return glass;
  }

  /** What is new to a viewer who knows `known`, which is brought up to date; null if nothing is. */
  changes(state: unknown, viewer: Viewer, known: unknown): Patch | null {
    const { layout } = this.game;
    layout.copy(this.blank, this.seen);
    this.game.view(state, viewer, this.seen);
    const patch = layout.diff(known, this.seen);
    if (patch !== null) layout.patch(known, patch);
    return patch;
  }
}
