/** What the pages about somebody's games say. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

const many = (count: number, one: string, others: string): string =>
  `${count.toLocaleString("fr")} ${count < 2 ? one : others}`;

const manyEn = (count: number, one: string, others: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : others}`;

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
  resigned: "Abandon",
  abandoned: "Arrêtée",
  byBot: "Finie par un robot",
  archive: "Télécharger toutes mes parties",
  archiveAbout: "Les parties finies en ligne, une par ligne (ND-JSON), avec tout pour les vérifier.",

  profile: {
    since: (date: string) => `Joue ici depuis le ${date}`,
    gone: "Personne ne porte ce nom, ou cette personne ne se montre pas à toi.",
    goneTitle: "Qui est-ce ?",
    games: "Résultats",
    noGames: "Aucune partie terminée pour l’instant.",
    tally: (played: number, won: number) =>
      `${many(played, "partie", "parties")}, ${many(won, "gagnée", "gagnées")}`,
    ofPlayed: (won: number, played: number) => `${won} sur ${played}`,
    unfinished: (count: number) =>
      `${many(count, "partie quittée ou arrêtée", "parties quittées ou arrêtées")}`,
    columns: { how: "Comment", won: "Gagnées" },
    seats: (count: number) => `À ${count}`,
    alone: "En solo",
    people: "Avec des personnes",
    bot: (name: string) => `Avec le robot ${name}`,
    opponents: "Joue souvent avec",
    opponent: (played: number) => many(played, "partie", "parties"),
    last: "Dernières parties",
    daily: "Défi du jour",
    streak: (days: number) =>
      days === 0 ? "Pas de série en cours" : `${many(days, "jour", "jours")} de suite en ce moment`,
    longest: (days: number) => `Plus longue série : ${many(days, "jour", "jours")}`,
    days: (days: number) => `${many(days, "jour relevé", "jours relevés")} en tout`,
    yours:
      "C’est ce que les autres voient de toi, sauf les adversaires et les liens de tes tables sur invitation, que personne d’autre ne voit.",
    mine: "Toutes mes parties",
    ties: "Suivre, masquer ou bloquer",
  },
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
  resigned: "Resigned",
  abandoned: "Stopped",
  byBot: "Finished by a bot",
  archive: "Download all my games",
  archiveAbout: "Games finished online, one a line (ND-JSON), with all it takes to verify them.",

  profile: {
    since: (date) => `Plays here since ${date}`,
    gone: "Nobody has this name, or this person does not show themselves to you.",
    goneTitle: "Who is that?",
    games: "Results",
    noGames: "No finished game yet.",
    tally: (played, won) => `${manyEn(played, "game", "games")}, ${won.toLocaleString("en")} won`,
    ofPlayed: (won, played) => `${won} of ${played}`,
    unfinished: (count) => `${manyEn(count, "game", "games")} left or stopped`,
    columns: { how: "How", won: "Won" },
    seats: (count) => `${count} players`,
    alone: "Alone",
    people: "With people",
    bot: (name) => `With the bot ${name}`,
    opponents: "Often plays with",
    opponent: (played) => manyEn(played, "game", "games"),
    last: "Last games",
    daily: "Challenge of the day",
    streak: (days) =>
      days === 0 ? "No streak at the moment" : `${manyEn(days, "day", "days")} in a row right now`,
    longest: (days) => `Longest streak: ${manyEn(days, "day", "days")}`,
    days: (days) => `${manyEn(days, "day", "days")} taken in all`,
    yours:
      "This is what others see of you, except for opponents and links of your tables by invitation, which only you see.",
    mine: "All my games",
    ties: "Follow, mute or block",
  },
};

function ordinal(rank: number): string {
  const ending = { one: "st", two: "nd", few: "rd", other: "th" } as const;
  const rule = new Intl.PluralRules("en", { type: "ordinal" }).select(rank);
  return `${rank}${ending[rule as keyof typeof ending]}`;
}

const WORDS: Readonly<Record<Language, PlayedWords>> = { fr, en };

export const playedWords = computed(() => WORDS[settings.language.value]);
