/** What is said where a table is set up. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

export const fr = {
  title: "Nouvelle table",
  game: "Jeu",
  where: "Où ?",
  local: "Sur cet écran",
  localAbout: "Seul avec des robots, ou à plusieurs en se passant l’appareil. Marche aussi hors ligne.",
  online: "En ligne",
  onlineAbout: "Chacun chez soi. Un lien suffit pour rejoindre la table.",
  seats: "Nombre de joueurs",
  who: "Qui joue ?",
  seat: (letter: string) => `Place ${letter}`,
  me: "Moi",
  person: "Une personne",
  guest: "Place à prendre",
  bot: (name: string) => `Robot ${name}`,
  strength: "Force du robot",
  personName: (letter: string) => `Joueur ${letter}`,
  nameOf: (letter: string) => `Nom de la place ${letter}`,
  options: "Variantes",
  visibility: "Qui peut rejoindre ?",
  public: "Tout le monde",
  private: "Sur invitation",
  chat: "Messages",
  chatAbout: "Ceux qui jouent peuvent s’écrire. Sans messages, il reste les phrases toutes faites.",
  start: "Commencer la partie",
  open: "Ouvrir la table",
  unreachable: "Le serveur ne répond pas. Tu peux jouer sur cet écran en attendant.",
  clockAbout: {
    none: "Chacun prend son temps. Si quelqu’un s’absente, les autres peuvent confier sa place à un robot.",
    live: "En direct : chacun a une réserve de temps, et un peu plus à chaque tour. Quand elle est vide, un robot joue à sa place ; on revient d’un geste.",
    days: "À distance : on joue quand on peut. Passé le délai, un robot joue à sa place ; on revient d’un geste.",
  },
};

type OpeningWords = typeof fr;

const en: OpeningWords = {
  title: "New table",
  game: "Game",
  where: "Where?",
  local: "On this screen",
  localAbout: "Alone with bots, or with others by passing the device. Works offline too.",
  online: "Online",
  onlineAbout: "Everyone at home. A link is enough to join the table.",
  seats: "Number of players",
  who: "Who plays?",
  seat: (letter) => `Seat ${letter}`,
  me: "Me",
  person: "A person",
  guest: "Seat to take",
  bot: (name) => `Bot ${name}`,
  strength: "Strength of the bot",
  personName: (letter) => `Player ${letter}`,
  nameOf: (letter) => `Name of seat ${letter}`,
  options: "Variants",
  visibility: "Who may join?",
  public: "Anyone",
  private: "By invitation",
  chat: "Messages",
  chatAbout: "Those who play can write to each other. Without messages there are still the phrases.",
  start: "Start the game",
  open: "Open the table",
  unreachable: "The server does not answer. You can play on this screen meanwhile.",
  clockAbout: {
    none: "Everyone takes the time they need. If somebody goes away, the others can hand the seat to a bot.",
    live: "Live: everyone has a reserve of time, and a little more each turn. When it is empty a bot plays; one tap brings you back.",
    days: "At a distance: play when you can. When the time is over a bot plays; one tap brings you back.",
  },
};

const WORDS: Readonly<Record<Language, OpeningWords>> = { fr, en };

export const openingWords = computed(() => WORDS[settings.language.value]);
