/** What the pages about somebody's games say. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

export const fr = {
  title: "Mes parties",
  waiting: "À toi de jouer",
  running: "En cours",
  finished: "Terminées",
  filters: "Chercher dans mes parties",
  game: "Jeu",
  allGames: "Tous les jeux",
  result: "Résultat",
  allResults: "Tous",
  results: { won: "Gagnées", lost: "Perdues" },
  against: "Avec qui",
  allAgainst: "Tout le monde",
  withWhom: { people: "D’autres personnes", bots: "Des robots seulement" },
  opponent: "Nom d’un adversaire",
  opponentExample: "Ada…",
  more: "Voir plus",
  none: "Tu n’as encore rien joué ici.",
  noneFits: "Aucune partie ne correspond.",
  play: "Choisir un jeu",
  place: (rank: number, points: string) => `${rank === 1 ? "1re" : `${rank}e`} place, ${points}`,
  together: { won: "Gagnée ensemble", lost: "Perdue ensemble" },
  resigned: "Tu as abandonné",
  abandoned: "Arrêtée",
  archive: "Télécharger toutes mes parties",
  archiveAbout: "Les parties finies en ligne, une par ligne (ND-JSON), avec tout pour les vérifier.",
};

type PlayedWords = typeof fr;

const en: PlayedWords = {
  title: "My games",
  waiting: "Your turn",
  running: "Under way",
  finished: "Finished",
  filters: "Search my games",
  game: "Game",
  allGames: "All games",
  result: "Result",
  allResults: "All",
  results: { won: "Won", lost: "Lost" },
  against: "With whom",
  allAgainst: "Everybody",
  withWhom: { people: "Other people", bots: "Bots only" },
  opponent: "Name of an opponent",
  opponentExample: "Ada…",
  more: "Show more",
  none: "You have not played anything here yet.",
  noneFits: "No game fits.",
  play: "Choose a game",
  place: (rank, points) => `${ordinal(rank)} place, ${points}`,
  together: { won: "Won together", lost: "Lost together" },
  resigned: "You resigned",
  abandoned: "Stopped",
  archive: "Download all my games",
  archiveAbout: "Games finished online, one a line (ND-JSON), with all it takes to verify them.",
};

function ordinal(rank: number): string {
  const ending = { one: "st", two: "nd", few: "rd", other: "th" } as const;
  const rule = new Intl.PluralRules("en", { type: "ordinal" }).select(rank);
  return `${rank}${ending[rule as keyof typeof ending]}`;
}

const WORDS: Readonly<Record<Language, PlayedWords>> = { fr, en };

export const playedWords = computed(() => WORDS[settings.language.value]);
