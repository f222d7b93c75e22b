/** A kind of move in words, taken from the words of its moves: what they have in common. */

/** So many are named when they have nothing in common. */
const MOST_EXAMPLES = 3;

/** "Take the wood 3" and "Take the glass 5" are "Take the …". */
export function kindOf(sentences: readonly string[]): string {
  const all = sentences.map((sentence) => sentence.split(" "));
  const [first = []] = all;
  if (all.length <= 1) return first.join(" ");
  const shortest = Math.min(...all.map((words) => words.length));
  const shared = (index: (words: readonly string[], i: number) => number, most: number): number => {
    let count = 0;
    const sameAt = (words: readonly string[]) => words[index(words, count)] === first[index(first, count)];
    while (count < most && all.every(sameAt)) count++;
    return count;
  };
  const before = shared((_, i) => i, shortest);
  const after = shared((words, i) => words.length - 1 - i, shortest - before);
  if (before + after > 0) {
    const end = after === 0 ? [] : first.slice(-after);
    return [...first.slice(0, before), "…", ...end].join(" ");
  }
  const examples = sentences.slice(0, MOST_EXAMPLES).join(" / ");
  return sentences.length > MOST_EXAMPLES ? `${examples} / …` : examples;
}
