import type { Game } from "@banquise/engine";
import { catalogue } from "@banquise/games";
import { loadRules } from "@banquise/games/frozen";

/** Any of the games: the server knows no state from the inside. */
export type AnyGame = Game<unknown>;

/** Rules of a game by their number; null when they are not kept. */
export type RulesOf = (game: string, version: number) => Promise<AnyGame | null>;

/** Every game of the catalogue, ready to be played. */
export async function allGames(): Promise<readonly AnyGame[]> {
  const loaded = await Promise.all(catalogue.map((entry) => entry.load()));
  return loaded.map(({ game }) => game);
}

/** The rules that are played here now, and those that were played by before. */
export function rulesOf(games: ReadonlyMap<string, AnyGame>): RulesOf {
  return async (id, version) => {
    const game = games.get(id);
    return game?.version === version ? game : ((await loadRules(id, version)) as AnyGame | null);
  };
}
