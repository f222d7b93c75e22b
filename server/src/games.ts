import { catalogue } from "@banquise/games";
import type { AnyGame } from "./tables/room.ts";

/** Every game of the catalogue, ready to be played. */
export async function allGames(): Promise<readonly AnyGame[]> {
  const loaded = await Promise.all(catalogue.map((entry) => entry.load()));
  return loaded.map(({ game }) => game);
}
