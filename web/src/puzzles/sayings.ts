/** What puzzles themselves say, in both languages. */
import type { Puzzle } from "@banquise/engine";
import type { Wording } from "@banquise/engine/lessons";

/** What a puzzle asks, and what it answers. `theme`: the line that decides, in words. */
export const SAYINGS = {
  exact: {
    task: {
      en: "Your turn, and chance has no say. Find the way to the most points on your score sheet.",
      fr: "À toi de jouer, sans hasard. Trouve le tour qui met le plus de points sur ta feuille de score.",
    },
    wrong: ({ worth }: Puzzle): Wording => ({
      en: `Your turn is over, and there was more to be had: ${worth} points.`,
      fr: `Ton tour est fini, et il y avait mieux : ${worth} points.`,
    }),
    done: ({ worth }: Puzzle, theme: Wording): Wording => ({
      en: `${worth} points: nothing else comes to as many. What decides: ${theme.en}.`,
      fr: `${worth} points : rien d’autre n’en donne autant. Ce qui décide : ${theme.fr}.`,
    }),
  },
  judged: {
    task: {
      en: "One move is clearly ahead of all others here. Which one?",
      fr: "Un coup est nettement meilleur que tous les autres. Lequel ?",
    },
    wrong: (own: number, { worth }: Puzzle): Wording => ({
      en: `That wins about ${percent(own)} % of such games; the best move wins ${percent(worth)} %.`,
      fr: `Ainsi on gagne environ ${percent(own)} % de ces parties ; avec le meilleur coup, ${percent(worth)} %.`,
    }),
    done: ({ worth, others }: Puzzle, theme: Wording): Wording => ({
      en: `It wins about ${percent(worth)} % of such games, the next best move ${percent(others[0]?.worth ?? 0)} %. What decides: ${theme.en}.`,
      fr: `On gagne ainsi environ ${percent(worth)} % de ces parties, ${percent(others[0]?.worth ?? 0)} % avec le coup suivant. Ce qui décide : ${theme.fr}.`,
    }),
    otherwise: {
      en: "That is not the move. Look again.",
      fr: "Ce n’est pas ce coup-là. Regarde encore.",
    },
  },
} as const;

const percent = (chance: number): number => Math.round(100 * chance);
