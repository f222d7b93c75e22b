import type { Checkpoint, Entry } from "./entry.ts";
import type { Game } from "./game.ts";
import type { MoveObject } from "./moves.ts";
import { type MutableStateJson, mutableJson, type Patch, patchJson, type StateJson } from "./state.ts";

/**
 * A state that follows a log by its patches, without rules. Under the present rules it is a state of the game; under
 * earlier ones, whose layout is gone, it is the JSON form, and the game carries it over when it is looked at.
 */
export class RecordedState<S> {
  private readonly game: Game<S>;
  private rules: number;
  private form: { readonly state: S } | { readonly json: MutableStateJson };

  /** Throws `TypeError` when the kept state is not one of the game. */
  constructor(game: Game<S>, { rules, state }: Pick<Checkpoint, "rules" | "state">) {
    this.game = game;
    this.rules = rules;
    this.form = formOf(game, rules, state);
  }

  /** Throws `TypeError` when the entry does not fit. */
  follow({ rules, patch, state }: Pick<Entry, "rules" | "patch" | "state">): void {
    if (state !== null) {
      this.form = formOf(this.game, rules, state);
      this.rules = rules;
    }
    if (rules !== this.rules) throw new TypeError(`rules ${rules} after rules ${this.rules}`);
    if (patch !== null) this.patch(patch);
  }

  patch(patch: Patch): void {
    if ("state" in this.form) this.game.layout.patch(this.form.state, patch);
    else patchJson(this.form.json, patch);
  }

  clone(): RecordedState<S> {
    return new RecordedState(this.game, { rules: this.rules, state: this.toJson() });
  }

  /** As the present rules see it; it changes when this goes on. */
  get present(): S {
    if ("state" in this.form) return this.form.state;
    return carryState(this.game, this.form.json, this.rules);
  }

  /** In the form of its own rules. */
  toJson(): StateJson {
    return "state" in this.form ? this.game.layout.toJson(this.form.state) : mutableJson(this.form.json);
  }
}

function formOf<S>(game: Game<S>, rules: number, state: StateJson): RecordedState<S>["form"] {
  return rules === game.version ? { state: game.layout.fromJson(state) } : { json: mutableJson(state) };
}

/** A state recorded under earlier rules as the present ones see it. Throws `TypeError` when they cannot. */
export function carryState<S>(game: Game<S>, state: StateJson, from: number): S {
  return game.layout.fromJson(game.migrate?.state(state, from) ?? state);
}

export function carryMove<S>(game: Game<S>, move: MoveObject, from: number): MoveObject {
  return from === game.version ? move : (game.migrate?.move(move, from) ?? move);
}
