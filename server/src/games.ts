import type { Game } from "@banquise/engine";
import { catalogue } from "@banquise/games";

/** Any of the games: the server knows no state from the inside. */
export type AnyGame = Game<unknown>;

/** Every game of the catalogue, ready to be played. */
export async function allGames(): Promise<readonly AnyGame[]> {
  const loaded = await Promise.all(catalogue.map((entry) => entry.load()));
  return loaded.map(({ game }) => game);
}
