import { MoveList, Random } from "@banquise/engine";
import type { Bot } from "./bot.ts";

/** Any legal move, all alike: the measure of every other bot. */
export const random: Bot = {
  id: "random",
  choose({ game, view, seed }) {
    const legal = new MoveList();
    game.legal(view, legal);
    return legal.at(Random.of(seed).int(legal.length));
  },
};
