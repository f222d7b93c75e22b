import type { GameMeta } from "../games.ts";
import { playNow, quickSeats } from "../new-game.ts";
import { becomeKnown, explainAgain, setCoached } from "./coaching.ts";

/** Who sits across from a beginner. */
const FIRST_RIVAL = "level1";

/** Where all win together a beginner decides everything: a weak bot beside them would decide half of it, badly. */
const seatsFor = (game: GameMeta): number => (game.cooperative ? game.seats.min : quickSeats(game));

/** A local table with a coach at one's side; its address, or null when the game cannot be loaded. */
export async function playCoached(game: GameMeta): Promise<string | null> {
  const address = await playNow(game, FIRST_RIVAL, seatsFor(game));
  if (address === null) return null;
  becomeKnown(game.id);
  explainAgain(game.id);
  setCoached(address.slice(address.lastIndexOf("/") + 1), true);
  return address;
}
