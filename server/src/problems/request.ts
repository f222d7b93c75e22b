import { kind, type ProblemKinds } from "./kind.ts";

/** What may be wrong with any request, or with the server that gets it. */
export const REQUEST_PROBLEMS = {
  notFound: kind(
    404,
    ["Introuvable", "Il n’y a rien à cette adresse."],
    ["Not found", "There is nothing at this address."],
  ),
  invalidRequest: kind(
    400,
    ["Demande mal formée", "La demande n’a pas la forme attendue : {about}."],
    ["Malformed request", "The request does not have the expected form: {about}."],
  ),
  unsupportedMedia: kind(
    415,
    ["Format inconnu", "Envoie du JSON (Content-Type: application/json)."],
    ["Unknown format", "Send JSON (Content-Type: application/json)."],
  ),
  tooLarge: kind(
    413,
    ["Demande trop grande", "La demande est trop grande."],
    ["Request too large", "The request is too large."],
  ),
  rateLimited: kind(
    429,
    ["Trop de demandes", "Trop de demandes d’un coup. Réessaie dans un instant."],
    ["Too many requests", "Too many requests at once. Try again in a moment."],
  ),
  wrongOrigin: kind(
    403,
    ["Autre site", "Cette demande vient d’un autre site."],
    ["Other site", "This request comes from another site."],
  ),
  forbidden: kind(
    403,
    ["Interdit", "Tu n’as pas accès à cette page."],
    ["Forbidden", "You may not see this page."],
  ),
  pipelined: kind(
    400,
    ["Connexion occupée", "Demande chaque flux sur une connexion à lui."],
    ["Connection busy", "Ask for each stream on a connection of its own."],
  ),
  tooManyStreams: kind(
    429,
    ["Trop de connexions", "Trop de tables sont ouvertes à la fois depuis ton adresse. Fermes-en une."],
    ["Too many connections", "Too many tables are open at once from your address. Close one."],
  ),
  internal: kind(
    500,
    ["Erreur du serveur", "Le serveur s’est trompé. Rien n’est perdu ; réessaie."],
    ["Server error", "The server made a mistake. Nothing is lost; try again."],
  ),
  notStored: kind(
    503,
    [
      "Coup non confirmé",
      "Le serveur n’a pas pu confirmer que le coup est enregistré. Réessaie : il ne sera joué qu’une fois.",
    ],
    [
      "Not confirmed",
      "The server could not confirm that the move is stored. Try again: it is played only once.",
    ],
  ),
  unavailable: kind(
    503,
    [
      "Base de données indisponible",
      "La base de données ne répond pas ou n’enregistre plus rien. Réessaie dans un instant.",
    ],
    [
      "Database unavailable",
      "The database does not answer, or cannot store anything. Try again in a moment.",
    ],
  ),
  olderServer: kind(
    503,
    [
      "Mise à jour en cours",
      "Cette partie se joue avec une version plus récente que celle de ce serveur. Réessaie dans un instant.",
    ],
    ["Being updated", "This game is played with a newer version than this server’s. Try again in a moment."],
  ),
  unreadable: kind(
    500,
    [
      "Table illisible",
      "Ce serveur n’arrive pas à lire cette table. Rien n’est effacé ; préviens la personne qui s’en occupe.",
    ],
    [
      "Unreadable table",
      "This server cannot read this table. Nothing is deleted; tell the person who runs it.",
    ],
  ),
  unhealthy: kind(
    503,
    ["Serveur en panne", "Le serveur n’arrive pas à enregistrer ce qui est joué."],
    ["Server in trouble", "The server cannot store what is played."],
  ),
} as const satisfies ProblemKinds;
