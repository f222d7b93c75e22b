import { type Chance, randomOfStep } from "./chance.ts";
import { firstCondition } from "./entry.ts";
import type { GameEvent } from "./events.ts";
import type { Game, TableConfig } from "./game.ts";
import { Log } from "./log.ts";

/** The log of a table whose game is set up now. */
export function logOfSetup<S>(game: Game<S>, config: TableConfig, chance: Chance): Log<S> {
  const state = game.layout.create();
  const events: GameEvent[] = [];
  game.setup(state, config, { random: randomOfStep(chance, 0), emit: (event) => events.push(event) });
  return logFrom(game, config, state, events);
}

/** The log of a table that begins at a state: after its setup, or in the middle of another game (`setup` is null). */
export function logFrom<S>(
  game: Game<S>,
  { seats }: TableConfig,
  state: S,
  setup: readonly GameEvent[] | null,
): Log<S> {
  return Log.beginning(game, {
    version: 0,
    rules: game.version,
    state: game.layout.toJson(state),
    actor: game.actor(state),
    top: 0,
    undoSeat: null,
    condition: firstCondition(seats),
    setup,
  });
}
