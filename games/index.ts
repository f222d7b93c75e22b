/** The catalogue: what can be played here. A new game is a new folder and one line. */
import {
  type Description,
  type Game,
  type GameText,
  type Language,
  type RuleBook,
  withPlainLines,
} from "@banquise/engine";
import type { GameMeta } from "./game-meta.ts";

export type { GameMeta };

/** Folders, in the order in which people see the games. */
const GAMES = ["blueprints", "igloo-igloo", "antarctica", "nunatak", "last-generator"];

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
  readonly description: () => Promise<Description<S>>;
}

export interface CatalogueEntry {
  readonly meta: GameMeta;
  load(): Promise<LoadedGame>;
}

/** What the list shows comes along; the game itself is loaded when somebody plays it. */
const METAS = import.meta.glob<{ readonly meta: GameMeta }>(["./*/meta.ts", "!./toy/meta.ts"], {
  eager: true,
});
const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(["./*/index.ts", "!./toy/index.ts"]);

export const catalogue: readonly CatalogueEntry[] = GAMES.map((id) => {
  const meta = METAS[`./${id}/meta.ts`]?.meta;
  const load = MODULES[`./${id}/index.ts`];
  if (meta === undefined || load === undefined) throw new Error(`games/${id} has no meta.ts or no index.ts`);
  return { meta, load: async () => loadedFrom(id, await load()) };
});

export async function loadGame(id: string): Promise<LoadedGame | null> {
  const entry = catalogue.find(({ meta }) => meta.id === id);
  return entry ? entry.load() : null;
}

/**
 * The `index.ts` of a game exports the game by its own name, its texts and its rules. Here, and nowhere else, the type of
 * its state is forgotten: states of two games can then no longer be mixed up with anything but each other, and those never
 * meet, because a table has one game.
 */
function loadedFrom(id: string, module: Readonly<Record<string, unknown>>): LoadedGame {
  const { text, rules, description, ...others } = module;
  const game = others[exportedName(id)];
  if (!game || !text || !rules || !description)
    throw new Error(`games/${id}/index.ts does not export ${exportedName(id)}, text, rules and description`);
  return withPlainText({ game, text, rules, description } as LoadedGame);
}

/** Tables of earlier rules may tell what a game has no words for any more. */
function withPlainText({ game, text, ...others }: LoadedGame): LoadedGame {
  const fr = async () => withPlainLines(await text.fr(), game.events, "fr");
  const en = async () => withPlainLines(await text.en(), game.events, "en");
  return { game, text: { fr, en }, ...others };
}

/** "igloo-igloo" is exported as iglooIgloo. */
const exportedName = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
