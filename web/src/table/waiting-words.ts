/** What is said while seats are free. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

const fr = {
  title: "On attend du monde",
  invite: "Envoie ce lien à qui tu veux voir à cette table :",
  copy: "Copier le lien",
  copied: "Lien copié",
  share: "Partager",
  join: "Prendre une place",
  joinAs: "Ton nom à cette table",
  invited: "On t’invite à cette table.",
  privateTable: "Cette table est sur invitation : demande le lien à quelqu’un qui y est assis.",
  leave: "Quitter la table",
  code: "Le lien en image, pour l’appareil photo d’un téléphone",
  fill: "Personne ne vient ?",
  nobodyYet: "Personne n’est encore venu. Tu peux commencer avec des robots.",
  fillWith: (bot: string) => `${bot} prend les places libres.`,
  startNow: "Commencer avec des robots",
  starts: "La partie commence dès que toutes les places sont prises.",
  fair: "Dés vérifiables",
  fairAbout: (commitment: string) =>
    `Le hasard de cette partie est déjà scellé (empreinte ${commitment}…). À la fin, chacun peut vérifier que rien n’a été arrangé.`,
};

type WaitingWords = typeof fr;

const en: WaitingWords = {
  title: "Waiting for players",
  invite: "Send this link to whoever you want at this table:",
  copy: "Copy the link",
  copied: "Link copied",
  share: "Share",
  join: "Take a seat",
  joinAs: "Your name at this table",
  invited: "You are invited to this table.",
  privateTable: "This table is by invitation: ask somebody who sits there for the link.",
  leave: "Leave the table",
  code: "The link as a picture for a phone’s camera",
  fill: "Nobody coming?",
  nobodyYet: "Nobody has come yet. You can begin with bots.",
  fillWith: (bot) => `The free seats go to ${bot}.`,
  startNow: "Begin with bots now",
  starts: "The game starts as soon as every seat is taken.",
  fair: "Dice you can check",
  fairAbout: (commitment) =>
    `The chance of this game is already sealed (fingerprint ${commitment}…). At the end, anyone can check that nothing was arranged.`,
};

const WORDS: Readonly<Record<Language, WaitingWords>> = { fr, en };
export const waitingWords = computed(() => WORDS[settings.language.value]);
