import type { Puzzle } from "@banquise/engine";

/** The `count` of many puzzles that differ most: themes take turns, and of each theme easy and hard ones. The easiest first. */
export function chosenFrom(puzzles: readonly Puzzle[], count: number): Puzzle[] {
  const themes = new Map<string, Puzzle[]>();
  for (const puzzle of [...puzzles].sort(byDifficulty)) {
    const key = `${puzzle.kind} ${puzzle.theme}`;
    const others = themes.get(key);
    if (others) others.push(puzzle);
    else themes.set(key, [puzzle]);
  }
  const chosen: Puzzle[] = [];
  const left = [...themes.values()];
  for (let turn = 0; chosen.length < count && left.some((theme) => theme.length > 0); turn++) {
    for (const theme of left) {
      const next = turn % 2 === 0 ? theme.shift() : theme.pop();
      if (next !== undefined && chosen.length < count) chosen.push(next);
    }
  }
  return chosen.sort(byDifficulty);
}

const byDifficulty = (a: Puzzle, b: Puzzle): number => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1);
