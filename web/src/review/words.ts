/** What is said where a finished game is reviewed. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";
import { de } from "../strings/fr.ts";

const fr = {
  about: "Un robot regarde chaque décision de la partie, avec ce que chacun pouvait alors savoir.",
  begin: "Analyser la partie",
  stop: "Arrêter",
  progress: (done: number, all: number) => `Décision ${done} sur ${all}`,
  chances: "Chances de gagner, selon ce que chacun savait",
  points: "Points à espérer",
  curve: (name: string, chance: string) => `${name} : ${chance}`,
  own: "Les tiens",
  others: "Ceux des autres",
  turning: "Tournants",
  none: "Aucune décision n’a coûté cher : bien joué.",
  played: (name: string, move: string) => `${name} : ${move}`,
  better: (move: string) => `Le robot aurait choisi : ${move}`,
  lost: (much: string) => `−${much}`,
  playOn: "Jouer la suite d’ici",
  playOnAbout: (name: string) =>
    `Tu prends la place ${de(name)}, des robots prennent les autres ; à partir d’ici le hasard est neuf.`,
};

type ReviewWords = typeof fr;

const en: ReviewWords = {
  about: "A bot looks at every decision of the game, from what each player could know then.",
  begin: "Review the game",
  stop: "Stop",
  progress: (done, all) => `Decision ${done} of ${all}`,
  chances: "Chances to win, from what each could know",
  points: "Points to expect",
  curve: (name, chance) => `${name}: ${chance}`,
  turning: "Turning points",
  own: "Yours",
  others: "The others’",
  none: "No decision cost much: well played.",
  played: (name, move) => `${name}: ${move}`,
  better: (move) => `The bot would have chosen: ${move}`,
  lost: (much) => `−${much}`,
  playOn: "Play on from here",
  playOnAbout: (name) => `You take ${name}’s seat, bots take the others; from here chance is new.`,
};

const WORDS: Readonly<Record<Language, ReviewWords>> = { fr, en };
export const reviewWords = computed(() => WORDS[settings.language.value]);
