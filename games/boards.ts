/** The pictures of the games, each loaded when it is first needed. A new game needs no line here. */
import type { BoardModule } from "@banquise/ui";

const MODULES = import.meta.glob<BoardModule<unknown>>("./*/board/index.tsx");

/** The board of a game, or null when there is no game of that name. */
export async function loadBoard(id: string): Promise<BoardModule<unknown> | null> {
  const load = MODULES[`./${id}/board/index.tsx`];
  return load ? load() : null;
}
