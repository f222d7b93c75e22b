/** The games in pictures, each loaded when its rules are opened. A game has one as soon as it has the file. */
import type { GameGuide } from "./game-guide.ts";
import type { AnyState } from "./index.ts";

export type { GameGuide, GuidePart, GuidePartName, GuidePicture } from "./game-guide.ts";
export { GUIDE_PARTS } from "./game-guide.ts";

const MODULES = import.meta.glob<{ readonly guide: GameGuide<AnyState> }>("./*/guide.ts");

/** A list of its own: if it shared that of `boards.ts`, every table would wait for one file more. */
const BOARDS = import.meta.glob<unknown>("./*/board/index.tsx");

/** The module of the board that draws the pictures; null where there is none. */
export async function boardOfGuide(id: string): Promise<unknown> {
  return (await BOARDS[`./${id}/board/index.tsx`]?.()) ?? null;
}

/** Null where nobody wrote one. */
export async function guideOf(id: string): Promise<GameGuide<AnyState> | null> {
  return (await MODULES[`./${id}/guide.ts`]?.())?.guide ?? null;
}
