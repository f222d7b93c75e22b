/** The games as the pages ask for them: the list at once, everything else when it is needed. */
import type { Game, GameText, Language, RuleBook, View } from "@banquise/engine";
import { type AnyState, catalogue, type GameMeta, loadGame } from "@banquise/games";

export type { AnyState, GameMeta };

/** A game whose state the screen never looks into: only its board does. */
export type AnyGame = Game<AnyState>;
export type AnyView = View<AnyState>;

/** A game's words in one language. */
export interface GameWords {
  readonly text: GameText<AnyState>;
  readonly rules: RuleBook;
}

export const GAMES: readonly GameMeta[] = catalogue.map(({ meta }) => meta);

export const metaOf = (id: string): GameMeta | null => GAMES.find((meta) => meta.id === id) ?? null;

export async function loadRules(id: string): Promise<AnyGame | null> {
  return (await loadGame(id))?.game ?? null;
}

export async function loadWords(id: string, language: Language): Promise<GameWords | null> {
  const loaded = await loadGame(id);
  if (loaded === null) return null;
  const [text, rules] = await Promise.all([loaded.text[language](), loaded.rules[language]()]);
  return { text, rules };
}
