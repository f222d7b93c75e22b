/** What the pages of puzzles say. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

interface PuzzleWords {
  readonly title: string;
  readonly about: string;
  readonly today: string;
  readonly solve: string;
  readonly again: string;
  readonly solved: string;
  readonly solvedOf: (solved: number, all: number) => string;
  readonly theme: string;
  readonly allThemes: string;
  readonly level: string;
  readonly allLevels: string;
  /** From easy to hard. */
  readonly levels: readonly [string, string, string];
  readonly puzzleOf: (game: string, number: number) => string;
  readonly number: (number: number) => string;
  readonly notFound: string;
  readonly olderRules: string;
  readonly all: string;
  readonly none: string;
  readonly overTitle: string;
  readonly from: (move: number) => string;
  readonly next: string;
  readonly playOn: string;
}

const WORDS: Readonly<Record<Language, PuzzleWords>> = {
  en: {
    title: "Puzzles",
    about: "Positions from strong games, each with one best answer.",
    today: "Today’s puzzle",
    solve: "Solve it",
    again: "Solve it again",
    solved: "Solved",
    solvedOf: (solved, all) => `${solved} of ${all} solved`,
    theme: "Theme",
    allThemes: "All themes",
    level: "Difficulty",
    allLevels: "All",
    levels: ["Easy", "Tricky", "Hard"],
    puzzleOf: (game, number) => `${game}, puzzle ${number}`,
    number: (number) => `Puzzle ${number}`,
    notFound: "There is no such puzzle.",
    olderRules: "This puzzle was made under earlier rules of the game.",
    all: "All puzzles",
    none: "No puzzle fits.",
    overTitle: "Solved!",
    from: (move) => `It comes from a game between strong bots, at move ${move}.`,
    next: "Next puzzle",
    playOn: "Play on from here",
  },
  fr: {
    title: "Énigmes",
    about: "Des positions tirées de fortes parties, chacune avec une seule meilleure réponse.",
    today: "L’énigme du jour",
    solve: "La résoudre",
    again: "La refaire",
    solved: "Résolue",
    solvedOf: (solved, all) =>
      solved > 1 ? `${solved} résolues sur ${all}` : `${solved} résolue sur ${all}`,
    theme: "Thème",
    allThemes: "Tous les thèmes",
    level: "Difficulté",
    allLevels: "Toutes",
    levels: ["Facile", "Corsée", "Difficile"],
    puzzleOf: (game, number) => `${game}, énigme ${number}`,
    number: (number) => `Énigme ${number}`,
    notFound: "Cette énigme n’existe pas.",
    olderRules: "Cette énigme a été faite sous d’anciennes règles du jeu.",
    all: "Toutes les énigmes",
    none: "Aucune énigme ne convient.",
    overTitle: "Résolue !",
    from: (move) => `Elle vient d’une partie entre robots forts, au coup ${move}.`,
    next: "Énigme suivante",
    playOn: "Jouer la suite",
  },
};

export const puzzleWords = computed(() => WORDS[settings.language.value]);
