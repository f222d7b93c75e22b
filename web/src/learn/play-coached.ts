import type { GameMeta } from "../games.ts";
import { playNow } from "../new-game.ts";
import { becomeKnown, explainAgain, setCoached } from "./coaching.ts";

/** Who sits across from a beginner. */
const FIRST_RIVAL = "level1";

/** A local table with a coach at one's side; its address, or null when the game cannot be loaded. */
export async function playCoached(game: GameMeta): Promise<string | null> {
  const address = await playNow(game, FIRST_RIVAL);
  if (address === null) return null;
  becomeKnown(game.id);
  explainAgain(game.id);
  setCoached(address.slice(address.lastIndexOf("/") + 1), true);
  return address;
}
