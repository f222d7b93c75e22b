import { loadBoard } from "@banquise/games/boards";
import type { BoardModule } from "@banquise/ui";
import type { AnyState } from "../games.ts";

/** The game's own board, or the plain one for a game that has none; null when it cannot be loaded. */
export async function boardOf(id: string): Promise<BoardModule<AnyState> | null> {
  try {
    const board = (await loadBoard(id)) as BoardModule<AnyState> | null;
    return board ?? (await import("./plain-board.tsx")).plainBoard;
  } catch (error) {
    console.error("the board cannot be loaded", id, error);
    return null;
  }
}
