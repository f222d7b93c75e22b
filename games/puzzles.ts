/** The puzzles of the games, each pack loaded when somebody wants to solve one. A new pack needs no line here. */
import type { Puzzle } from "@banquise/engine";

const PACKS = import.meta.glob<readonly Puzzle[]>("./*/puzzles.json", { import: "default" });

/** None for a game that has no pack. */
export async function loadPuzzles(id: string): Promise<readonly Puzzle[]> {
  return (await PACKS[`./${id}/puzzles.json`]?.()) ?? [];
}
