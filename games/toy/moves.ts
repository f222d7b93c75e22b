/** What a seat can decide. */
import { defineMoves } from "@banquise/engine";
import { MAX_SEATS } from "./data.ts";

/** The order is the order of the codes: changing it changes stored games. */
export const moves = defineMoves({
  roll: {},
  take: {},
  look: { seat: MAX_SEATS },
});
