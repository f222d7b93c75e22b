/** What is said where a finished game is watched again. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

export const fr = {
  title: "Revoir une partie",
  about: "Ouvre le fichier d’une partie terminée. Tout y est vérifié : les coups, les dés, le résultat.",
  choose: "Choisir un fichier",
  drop: "ou dépose-le ici",
  recent: "Parties terminées sur cet écran",
  none: "Aucune partie terminée sur cet écran.",
  begin: "Jouer une partie",
  position: (at: number, length: number) => `Coup ${at} sur ${length}`,
  scrub: "Position dans la partie",
  first: "Début",
  previous: "Coup précédent",
  play: "Lecture",
  pause: "Pause",
  next: "Coup suivant",
  last: "Fin",
  side: "Vu par",
  everyone: "Spectateur",
  reveal: "Tout dévoiler",
  verified: "Partie vérifiée",
  unverifiable: (rules: number) =>
    `Pas vérifiable ici : jouée avec les règles ${rules}, qui ne sont plus gardées`,
  problems: {
    notAnExport: "Ce fichier n’est pas une partie de Banquise.",
    otherGame: "Ce fichier vient d’un autre jeu.",
    otherVersion: "Cette partie a été jouée avec d’autres règles.",
    badConfig: "La configuration de cette partie est fausse.",
    badSecret: "Le secret de cette partie est faux.",
    commitmentMismatch: "Le secret n’est pas celui qui avait été scellé : ce fichier a été modifié.",
    badNonces: "Le hasard des joueurs est faux.",
    badEntry: "Un coup de ce fichier n’existe pas.",
    refusedEntry: "Un coup de ce fichier n’est pas permis.",
    badRecord: "Ce fichier est abîmé, ou a été modifié.",
    mismatch: "Une position n’est pas celle qui a été notée : ce fichier a été modifié.",
    notOver: "Cette partie n’est pas finie.",
    wrongResult: "Le résultat noté n’est pas le vrai : ce fichier a été modifié.",
  },
  atEntry: (entry: number) => `(coup ${entry})`,
};

const en: typeof fr = {
  title: "Replay a game",
  about: "Open the file of a finished game. All of it is checked: moves, dice, result.",
  choose: "Choose a file",
  drop: "or drop it here",
  recent: "Finished games on this screen",
  none: "No finished game on this screen.",
  begin: "Play a game",
  position: (at, length) => `Move ${at} of ${length}`,
  scrub: "Position in the game",
  first: "Beginning",
  previous: "Previous move",
  play: "Play",
  pause: "Pause",
  next: "Next move",
  last: "End",
  side: "Seen by",
  everyone: "Spectator",
  reveal: "Reveal all",
  verified: "Game checked",
  unverifiable: (rules) => `Cannot be checked here: it was played by rules ${rules}, which are not kept`,
  problems: {
    notAnExport: "This file is not a game of Banquise.",
    otherGame: "This file is from another game.",
    otherVersion: "This game was played by other rules.",
    badConfig: "The configuration of this game is wrong.",
    badSecret: "The secret of this game is wrong.",
    commitmentMismatch: "The secret is not the one that was sealed: this file was changed.",
    badNonces: "The players’ chance is wrong.",
    badEntry: "A move in this file does not exist.",
    refusedEntry: "A move in this file is not allowed.",
    badRecord: "This file is damaged, or was changed.",
    mismatch: "A position is not the one that was recorded: this file was changed.",
    notOver: "This game is not finished.",
    wrongResult: "The recorded result is not the true one: this file was changed.",
  },
  atEntry: (entry) => `(move ${entry})`,
};

const WORDS: Readonly<Record<Language, typeof fr>> = { fr, en };

export const replayWords = computed(() => WORDS[settings.language.value]);
