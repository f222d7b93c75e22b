/** What people are told when a table refuses something: by the server, by a local table, in a terminal. */
import type { RefusalCode } from "./refusal.ts";
import type { Language } from "./text.ts";

interface RefusalText {
  /** A few words. */
  readonly title: string;
  /** A sentence; `{rule}` stands for the rule that forbids it. */
  readonly detail: string;
}

export const REFUSAL_TEXT: Readonly<Record<Language, Readonly<Record<RefusalCode, RefusalText>>>> = {
  fr: {
    staleVersion: {
      title: "Table dépassée",
      detail: "La table a changé entre-temps. Regarde où elle en est, puis rejoue.",
    },
    gameOver: { title: "Partie terminée", detail: "La partie est terminée." },
    notYourTurn: { title: "Pas ton tour", detail: "Ce n’est pas à toi de décider." },
    malformedMove: { title: "Coup inconnu", detail: "Ce n’est pas un coup de ce jeu." },
    illegalMove: { title: "Coup interdit", detail: "La règle {rule} interdit ce coup." },
    nothingToUndo: { title: "Rien à annuler", detail: "Le dernier coup n’est pas le tien." },
    undoBarrier: {
      title: "Annulation impossible",
      detail: "Ce coup a montré quelque chose de caché ou fait appel au hasard.",
    },
    tooManyUndos: {
      title: "Trop d’annulations",
      detail: "On a déjà trop souvent annulé à cette table.",
    },
    handedOver: {
      title: "Un robot joue pour toi",
      detail: "Un robot joue à ta place. Reprends-la avant de décider.",
    },
    resigned: { title: "Place abandonnée", detail: "Tu as quitté cette partie pour de bon." },
    paused: { title: "Partie en pause", detail: "La partie est en pause." },
    olderRules: {
      title: "Anciennes règles",
      detail: "Cette partie suit des règles plus anciennes que celles d’ici.",
    },
    nothingToChange: { title: "Rien à changer", detail: "C’est déjà le cas." },
  },
  en: {
    staleVersion: {
      title: "Stale version",
      detail: "The table has changed in the meantime. Look at it again, then play.",
    },
    gameOver: { title: "Game over", detail: "The game is over." },
    notYourTurn: { title: "Not your turn", detail: "It is not for you to decide now." },
    malformedMove: { title: "Unknown move", detail: "This is not a move of this game." },
    illegalMove: { title: "Illegal move", detail: "Rule {rule} forbids this move." },
    nothingToUndo: { title: "Nothing to undo", detail: "The last move was not yours." },
    undoBarrier: {
      title: "Cannot be undone",
      detail: "That move showed something hidden or used chance.",
    },
    tooManyUndos: { title: "Too many undos", detail: "Too much has been taken back at this table." },
    handedOver: {
      title: "A bot plays for you",
      detail: "A bot plays in your place. Take it back before you decide.",
    },
    resigned: { title: "Seat given up", detail: "You have left this game for good." },
    paused: { title: "Game paused", detail: "The game is paused." },
    olderRules: {
      title: "Older rules",
      detail: "This game follows older rules than those played here.",
    },
    nothingToChange: { title: "Nothing to change", detail: "It is so already." },
  },
};
