import { blueprints } from "../../games/blueprints/index.ts";
import type { AnyGame } from "./tables/room.ts";

export async function allGames(): Promise<readonly AnyGame[]> {
  return [blueprints];
}
