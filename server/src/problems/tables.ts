import { kind, type ProblemKinds } from "./kind.ts";

/** Tables: opening one, sitting down, what can be done there and when. The rest a table says itself (`REFUSALS`). */
export const TABLE_PROBLEMS = {
  unknownGame: kind(
    422,
    ["Jeu inconnu", "Ce jeu n’est pas ici."],
    ["Unknown game", "There is no such game here."],
  ),
  badSeats: kind(
    422,
    ["Nombre de places", "Ce jeu ne se joue pas à {about}."],
    ["Number of seats", "This game is not played with {about} seats."],
  ),
  badOption: kind(
    422,
    ["Option inconnue", "Ce jeu n’a pas cette valeur pour l’option « {about} »."],
    ["Unknown option", "This game has no such value for the option “{about}”."],
  ),
  unknownBot: kind(
    422,
    ["Robot inconnu", "Aucun robot ne s’appelle « {about} »."],
    ["Unknown bot", "There is no bot called “{about}”."],
  ),
  tooManyBots: kind(
    422,
    ["Trop de robots", "Il y a plus de robots que de places."],
    ["Too many bots", "There are more bots than seats."],
  ),
  tooManyBotTables: kind(
    409,
    [
      "Trop de tables avec des robots",
      "{about} tables avec des robots sont déjà en cours depuis ton adresse. Termine une partie d’abord.",
    ],
    [
      "Too many tables with bots",
      "{about} tables with bots are already being played from your address. Finish a game first.",
    ],
  ),
  tooManyBotGames: kind(
    409,
    [
      "Robots occupés",
      "Tes robots jouent déjà {about} parties entre eux. Attends qu’une d’elles se termine.",
    ],
    ["Bots are busy", "Your bots already play {about} games among themselves. Wait until one is over."],
  ),
  badNonce: kind(
    422,
    ["Grain de sel invalide", "Un nonce a au plus 64 lettres, chiffres, tirets ou soulignés."],
    ["Bad nonce", "A nonce has at most 64 letters, digits, hyphens or underscores."],
  ),
  unknownCommitment: kind(
    409,
    [
      "Engagement inconnu",
      "Cet engagement n’est pas le tien, a déjà servi ou a expiré. Demandes-en un autre.",
    ],
    ["Unknown commitment", "This commitment is not yours, was used or has expired. Ask for another one."],
  ),
  tableNotFound: kind(
    404,
    ["Table introuvable", "Cette table n’existe pas, ou n’existe plus."],
    ["No such table", "This table does not exist, or no longer does."],
  ),
  tableFull: kind(
    409,
    ["Table complète", "Toutes les places sont prises."],
    ["Table full", "All seats are taken."],
  ),
  tableStarted: kind(
    409,
    ["Partie commencée", "La partie a déjà commencé."],
    ["Game started", "The game has already started."],
  ),
  notStarted: kind(
    409,
    ["Partie pas commencée", "La partie commence quand toutes les places sont prises."],
    ["Game not started", "The game starts when all seats are taken."],
  ),
  notOver: kind(
    409,
    ["Partie en cours", "Ce n’est possible qu’une fois la partie terminée."],
    ["Game not over", "This is possible only once the game is over."],
  ),
  notSeated: kind(
    403,
    ["Pas à la table", "Tu n’as pas de place à cette table."],
    ["Not at the table", "You have no seat at this table."],
  ),
  notHost: kind(
    403,
    [
      "Ce n’est pas à toi de décider",
      "Seule la personne assise à la première place peut faire commencer la partie, ou renvoyer quelqu’un.",
    ],
    [
      "Not yours to decide",
      "Only the person in the first seat can make the game begin, or send somebody away.",
    ],
  ),
  invitationNeeded: kind(
    403,
    ["Sur invitation", "Il faut une invitation pour prendre place à cette table."],
    ["By invitation", "You need an invitation to sit at this table."],
  ),
  badInvitation: kind(
    403,
    ["Invitation invalide", "Cette invitation n’est pas celle de cette table."],
    ["Bad invitation", "This invitation is not one to this table."],
  ),
  notTogether: kind(
    409,
    ["Chacun pour soi", "Dans ce jeu, chacun décide seul : on ne suggère rien."],
    ["Everyone alone", "In this game everyone decides alone: nothing is suggested."],
  ),
  yourDecision: kind(
    409,
    ["À toi de décider", "C’est à toi de décider : joue, au lieu de suggérer."],
    ["Your decision", "The decision is yours: play instead of suggesting."],
  ),
  dailyHint: kind(
    409,
    ["Pas de conseils", "Dans le défi du jour, tout le monde joue sans conseils."],
    ["No hints", "In the challenge of the day everybody plays without hints."],
  ),
  dailyUndo: kind(
    409,
    ["On ne reprend rien", "Dans le défi du jour, chaque coup compte : on ne revient pas en arrière."],
    ["Nothing is taken back", "In the challenge of the day every move counts: there is no way back."],
  ),
  dailyNotOver: kind(
    409,
    [
      "Défi en cours",
      "D’autres jouent encore ce défi : la partie pourra être revue trois heures après minuit (temps universel).",
    ],
    [
      "Challenge going on",
      "Others are still playing this challenge: the game can be looked at three hours after midnight (universal time).",
    ],
  ),
  keyUsed: kind(
    409,
    ["Clé déjà prise", "Cette clé a déjà servi à une autre commande à cette table."],
    ["Key already used", "This key has been used for another command at this table."],
  ),
  timeIsUp: kind(
    409,
    ["Temps écoulé", "Ton temps est écoulé : le robot prend cette décision. Reprends ta place juste après."],
    ["Time is up", "Your time is up: the bot makes this decision. Take your seat back right after it."],
  ),
  noLiveClock: kind(
    409,
    ["Pas de pendule", "Une pause n’a de sens que dans une partie en direct, où la pendule tourne."],
    ["No live clock", "A pause makes sense only in a live game, where a clock runs."],
  ),
  clockDecides: kind(
    409,
    ["La pendule décide", "À cette table, une pendule tourne : quand le temps est écoulé, un robot joue."],
    ["The clock decides", "A clock runs at this table: when time is up, a bot plays."],
  ),
  notAbsent: kind(
    409,
    [
      "Pas absent",
      "On ne confie une place à un robot que si c’est à elle de décider et que personne n’y est depuis trois minutes.",
    ],
    [
      "Not absent",
      "A seat is handed to a bot only when it must decide and its owner has been away for three minutes.",
    ],
  ),
  proposalOpen: kind(
    409,
    ["Autre question", "Une autre question est posée à la table. Réponds d’abord à celle-là."],
    ["Another question", "Another question is being asked at this table. Answer that one first."],
  ),
  noProposal: kind(
    409,
    ["Plus rien à décider", "Cette question n’est plus posée."],
    ["Nothing to answer", "This question is not asked any more."],
  ),
} as const satisfies ProblemKinds;
