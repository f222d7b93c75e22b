/** The catalogue: what can be played here. A new game is a new folder and one line. */
import type { Game, GameText, Language, RuleBook } from "@banquise/engine";
import { meta as antarctica } from "./antarctica/meta.ts";
import { meta as blueprints } from "./blueprints/meta.ts";
import type { GameMeta } from "./game-meta.ts";
import { meta as iglooIgloo } from "./igloo-igloo/meta.ts";
import { meta as lastGenerator } from "./last-generator/meta.ts";
import { meta as nunatak } from "./nunatak/meta.ts";

export type { GameMeta };

/** A state of some game. Only that game can look inside: it comes from its `layout` and goes back to its functions. */
export interface AnyState {
  readonly [ofSomeGame]: true;
}
declare const ofSomeGame: unique symbol;

/** A game with all that it says. */
export interface LoadedGame<S = AnyState> {
  readonly game: Game<S>;
  readonly text: Readonly<Record<Language, () => Promise<GameText<S>>>>;
  readonly rules: Readonly<Record<Language, () => Promise<RuleBook>>>;
}

export interface CatalogueEntry {
  readonly meta: GameMeta;
  load(): Promise<LoadedGame>;
}

export const catalogue: readonly CatalogueEntry[] = [
  {
    meta: blueprints,
    load: () => import("./blueprints/index.ts").then((m) => forget({ game: m.blueprints, ...m })),
  },
  {
    meta: iglooIgloo,
    load: () => import("./igloo-igloo/index.ts").then((m) => forget({ game: m.iglooIgloo, ...m })),
  },
  {
    meta: antarctica,
    load: () => import("./antarctica/index.ts").then((m) => forget({ game: m.antarctica, ...m })),
  },
  {
    meta: nunatak,
    load: () => import("./nunatak/index.ts").then((m) => forget({ game: m.nunatak, ...m })),
  },
  {
    meta: lastGenerator,
    load: () => import("./last-generator/index.ts").then((m) => forget({ game: m.lastGenerator, ...m })),
  },
];

export async function loadGame(id: string): Promise<LoadedGame | null> {
  const entry = catalogue.find(({ meta }) => meta.id === id);
  return entry ? entry.load() : null;
}

/** Here, and nowhere else, the type of a game's state is forgotten: states of two games can then no longer be mixed up
 *  with anything but each other, and those never meet, because a table has one game. */
function forget<S>({ game, text, rules }: LoadedGame<S>): LoadedGame {
  return { game, text, rules } as unknown as LoadedGame;
}
