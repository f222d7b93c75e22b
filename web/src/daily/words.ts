/** What the pages of the challenge of the day say. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

interface DailyWords {
  readonly title: string;
  readonly titleOf: (game: string) => string;
  readonly short: string;
  readonly left: (minutes: number) => string;
  readonly streak: (days: number) => string;
  readonly tries: (count: number) => string;
  readonly toPlay: string;
  readonly begun: string;
  readonly verifying: string;
  readonly notOwn: string;
  readonly late: string;
  readonly place: (place: number) => string;
  readonly placeOf: (place: number, tries: number) => string;
  readonly rivals: (count: number, bot: string, together: boolean) => string;
  readonly rules: string;
  readonly name: string;
  readonly take: string;
  readonly goOn: string;
  readonly practise: string;
  readonly practiseAbout: string;
  readonly learn: string;
  readonly all: string;
  readonly table: string;
  readonly days: readonly [today: string, yesterday: string];
  readonly columns: {
    readonly place: string;
    readonly name: string;
    readonly rank: string;
    readonly points: string;
    readonly verified: string;
    readonly game: string;
  };
  readonly won: string;
  readonly lost: string;
  readonly verified: string;
  readonly unverified: string;
  readonly unverifiedAbout: string;
  readonly watch: (name: string) => string;
  readonly nobody: string;
  readonly nobodyYesterday: string;
  readonly mine: (place: number, tries: number, points: string) => string;
  readonly fair: string;
  readonly fairToday: string;
  readonly fairPast: string;
  readonly matches: string;
  readonly differs: string;
  readonly secret: string;
  readonly seal: string;
  readonly sealTomorrow: string;
  readonly offline: string;
  readonly practice: string;
  readonly practiceAgain: string;
  readonly practiceOver: string;
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };

/** 1st, 22nd, 113th. */
const ordinal = (place: number): string => `${place}${ENDINGS[ORDINALS.select(place)] ?? "th"}`;
const rang = (place: number): string => (place === 1 ? "1er" : `${place}e`);

const WORDS: Readonly<Record<Language, DailyWords>> = {
  en: {
    title: "Challenge of the day",
    titleOf: (game) => `Challenge of the day: ${game}`,
    short: "The same start for everybody, one try each.",
    left: (minutes) =>
      minutes < 60 ? `${Math.max(1, minutes)} min left` : `${Math.floor(minutes / 60)} h left`,
    streak: (days) => `${days} days in a row`,
    tries: (count) => plural(count, "result", "results"),
    toPlay: "To play",
    begun: "You have begun",
    verifying: "Being verified",
    notOwn: "Does not count",
    late: "Ended too late to count",
    place: ordinal,
    placeOf: (place, tries) => `You: ${ordinal(place)} of ${tries}`,
    rivals: (count, bot, together) => {
      if (count === 0) return "You play alone, for points.";
      return `${together ? "With" : "Against"} ${plural(count, "bot", "bots")}: ${bot}.`;
    },
    rules:
      "One try that counts. Nothing is taken back, and there are no hints: everybody has the same chance. Whoever begins before midnight (universal time) has three hours more to end.",
    name: "Your name in the table of results",
    take: "Play the challenge",
    goOn: "Go on with it",
    practise: "Practise",
    practiseAbout: "The same table with another start, as often as you like. It does not count.",
    learn: "Learn this game first",
    all: "All challenges",
    table: "Results",
    days: ["Today", "Yesterday"],
    columns: {
      place: "Place",
      name: "Name",
      rank: "At the table",
      points: "Points",
      verified: "Verified",
      game: "Game",
    },
    won: "won",
    lost: "lost",
    verified: "Verified",
    unverified: "unverified",
    unverifiedAbout:
      "Unverified: when the server played the game again, a bot decided otherwise. The result counts all the same.",
    watch: (name) => `Watch the game of ${name}`,
    nobody: "Nobody has ended a try yet. Be the first!",
    nobodyYesterday: "There are no results of that day.",
    mine: (place, tries, points) => `You: ${ordinal(place)} of ${tries}, with ${points}.`,
    fair: "Nobody could know it before",
    fairToday:
      "The start follows from a secret. Its seal was published the day before, the secret itself comes three hours after midnight (universal time), when no try can go on: then anybody can check that nothing was changed.",
    fairPast: "The start of that day followed from this secret.",
    matches: "It fits the seal that was published the day before.",
    differs: "It does not fit the seal that was published.",
    secret: "Secret",
    seal: "Seal (SHA-256)",
    sealTomorrow: "Seal of tomorrow",
    offline:
      "The server is out of reach, so nothing counts today. There is a practice challenge: the same start for everybody who is offline today.",
    practice: "Play the practice challenge",
    practiceAgain: "Go on with the practice challenge",
    practiceOver: "See how your practice ended",
  },
  fr: {
    title: "Défi du jour",
    titleOf: (game) => `Défi du jour : ${game}`,
    short: "Le même départ pour tout le monde, un seul essai.",
    left: (minutes) =>
      minutes < 60 ? `encore ${Math.max(1, minutes)} min` : `encore ${Math.floor(minutes / 60)} h`,
    streak: (days) => `${days} jours de suite`,
    tries: (count) => plural(count, "résultat", "résultats"),
    toPlay: "À jouer",
    begun: "Commencé",
    verifying: "En vérification",
    notOwn: "Ne compte pas",
    late: "Finie trop tard pour compter",
    place: rang,
    placeOf: (place, tries) => `Toi : ${rang(place)} sur ${tries}`,
    rivals: (count, bot, together) => {
      if (count === 0) return "En solo, pour les points.";
      return `${together ? "Avec" : "Contre"} ${plural(count, "robot", "robots")} : ${bot}.`;
    },
    rules:
      "Un seul essai compte. On ne reprend aucun coup et il n’y a pas de conseil : tout le monde a les mêmes chances. Qui commence avant minuit (temps universel) a trois heures de plus pour finir.",
    name: "Ton nom dans le tableau",
    take: "Jouer le défi",
    goOn: "Continuer le défi",
    practise: "M’entraîner",
    practiseAbout: "La même table avec un autre départ, autant de fois que tu veux. Ça ne compte pas.",
    learn: "D’abord apprendre ce jeu",
    all: "Tous les défis",
    table: "Résultats",
    days: ["Aujourd’hui", "Hier"],
    columns: {
      place: "Place",
      name: "Nom",
      rank: "À sa table",
      points: "Points",
      verified: "Vérifié",
      game: "Partie",
    },
    won: "gagné",
    lost: "perdu",
    verified: "Vérifié",
    unverified: "non vérifié",
    unverifiedAbout:
      "Non vérifié : quand le serveur a rejoué la partie, un robot a décidé autrement. Le résultat compte quand même.",
    watch: (name) => `Revoir la partie : ${name}`,
    nobody: "Personne n’a encore fini. À toi d’ouvrir le tableau !",
    nobodyYesterday: "Aucun résultat ce jour-là.",
    mine: (place, tries, points) => `Toi : ${rang(place)} sur ${tries}, avec ${points}.`,
    fair: "Personne ne pouvait le connaître d’avance",
    fairToday:
      "Le départ vient d’un secret. Son empreinte a été publiée la veille, le secret lui-même le sera trois heures après minuit (temps universel), quand plus aucun essai ne court : chacun pourra alors vérifier que rien n’a été changé.",
    fairPast: "Le départ de ce jour-là venait de ce secret.",
    matches: "Il correspond à l’empreinte publiée la veille.",
    differs: "Il ne correspond pas à l’empreinte publiée.",
    secret: "Secret",
    seal: "Empreinte (SHA-256)",
    sealTomorrow: "Empreinte de demain",
    offline:
      "Le serveur est hors d’atteinte : rien ne compte aujourd’hui. Il y a un défi d’entraînement, avec le même départ pour tous ceux qui sont hors ligne aujourd’hui.",
    practice: "Jouer le défi d’entraînement",
    practiceAgain: "Continuer l’entraînement",
    practiceOver: "Revoir mon entraînement",
  },
};

export const dailyWords = computed(() => WORDS[settings.language.value]);
