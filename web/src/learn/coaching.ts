/** What this browser remembers about coaching: which games somebody knows, what was explained, at which tables a coach helps. */

interface Memory {
  /** Games that somebody has played, or said that they know. */
  readonly known: readonly string[];
  /** Kinds of decisions that were explained, as "game type". */
  readonly explained: readonly string[];
  /** Local tables with a coach. */
  readonly tables: readonly string[];
}

const KEY = "banquise.coach";
/** Older tables are forgotten: they lose their coach, not their game. */
const MOST_TABLES = 50;

function remembered(): Memory {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Memory> | null;
    const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
    return {
      known: list(stored?.known),
      explained: list(stored?.explained),
      tables: list(stored?.tables),
    };
  } catch {
    return { known: [], explained: [], tables: [] };
  }
}

function remember(change: (memory: Memory) => Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(change(remembered())));
  } catch {
    // A full or forbidden storage costs the memory of it, nothing else.
  }
}

const withOne = (list: readonly string[], item: string): readonly string[] => [...new Set([...list, item])];

export const isKnown = (game: string): boolean => remembered().known.includes(game);

export function becomeKnown(game: string): void {
  remember((memory) => ({ ...memory, known: withOne(memory.known, game) }));
}

export const isCoached = (table: string): boolean => remembered().tables.includes(table);

export function setCoached(table: string, coached: boolean): void {
  remember((memory) => {
    const others = memory.tables.filter((id) => id !== table);
    return { ...memory, tables: coached ? [...others, table].slice(-MOST_TABLES) : others };
  });
}

export const wasExplained = (game: string, type: string): boolean =>
  remembered().explained.includes(`${game} ${type}`);

export function markExplained(game: string, types: readonly string[]): void {
  remember((memory) => ({
    ...memory,
    explained: types.reduce((list, type) => withOne(list, `${game} ${type}`), memory.explained),
  }));
}

/** Begins the explanations of a game anew. */
export function explainAgain(game: string): void {
  remember((memory) => ({
    ...memory,
    explained: memory.explained.filter((name) => !name.startsWith(`${game} `)),
  }));
}
