import {
  type Language,
  type Problem,
  REFUSAL_TEXT,
  REFUSALS,
  type RefusalCode,
  type RuleId,
} from "@banquise/engine";

/** Why the server did not do what was asked: a value, not an exception. A table's own refusal is one of these. */
export interface Refused {
  readonly refused: ProblemCode;
  /** The rule of the game that forbids it. */
  readonly rule?: RuleId | null;
  /** What of the request it is about: the name of an option, of a field. */
  readonly about?: string;
  /** When it ends that something is forbidden; null: nobody knows. */
  readonly until?: number | null;
}

interface Text {
  readonly title: string;
  /** `{about}` and `{rule}` stand for what it is about, `{until}` for how long it holds. */
  readonly detail: string;
}

interface ProblemKind extends Readonly<Record<Language, Text>> {
  readonly status: number;
}

const kind = (status: number, fr: [string, string], en: [string, string]): ProblemKind => ({
  status,
  fr: { title: fr[0], detail: fr[1] },
  en: { title: en[0], detail: en[1] },
});

/** By a table, which has its own words for it. */
const TABLE_PROBLEMS = Object.fromEntries(
  REFUSALS.map((code): [RefusalCode, ProblemKind] => [
    code,
    {
      status: code === "malformedMove" || code === "illegalMove" ? 422 : 409,
      fr: REFUSAL_TEXT.fr[code],
      en: REFUSAL_TEXT.en[code],
    },
  ]),
) as Readonly<Record<RefusalCode, ProblemKind>>;

const SERVER_PROBLEMS = {
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
  sessionNeeded: kind(
    401,
    ["Qui es-tu ?", "Demande d’abord une session : GET /api/session ou POST /api/sessions."],
    ["Who are you?", "Ask for a session first: GET /api/session or POST /api/sessions."],
  ),
  badToken: kind(
    401,
    ["Jeton sans valeur", "Ce jeton n’existe pas, n’existe plus ou a expiré."],
    ["Worthless token", "There is no such token, or it was revoked, or has expired."],
  ),
  scopeNeeded: kind(
    403,
    ["Portée du jeton", "Ce jeton ne permet pas cela : il lui faut la portée « {about} »."],
    ["Scope of the token", "This token does not allow that: it needs the scope “{about}”."],
  ),
  notByToken: kind(
    403,
    ["Pas par jeton", "Aucun jeton ne permet cela : connecte-toi."],
    ["Not by token", "No token allows that: sign in."],
  ),
  tooManyTokens: kind(
    409,
    ["Trop de jetons", "Révoque d’abord un des jetons que tu as."],
    ["Too many tokens", "Revoke one of the tokens that you have first."],
  ),
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
  pipelined: kind(
    400,
    ["Connexion occupée", "Demande chaque flux sur une connexion à lui."],
    ["Connection busy", "Ask for each stream on a connection of its own."],
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
  badName: kind(
    422,
    [
      "Nom invalide",
      "Un nom a au plus 24 caractères visibles, dont une lettre au moins, et n’est pas celui d’un robot.",
    ],
    [
      "Bad name",
      "A name has at most 24 visible characters, one of them a letter, and is not the name of a bot.",
    ],
  ),
  nameTaken: kind(
    409,
    ["Nom déjà pris", "Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble trop."],
    ["Name taken", "Somebody has this name already, or one that looks too much like it."],
  ),
  weakPassword: kind(
    422,
    [
      "Mot de passe trop faible",
      "Il faut au moins 10 caractères, et rien que tout le monde essaierait : ni ton nom, ni une suite de touches.",
    ],
    [
      "Weak password",
      "At least 10 characters, and nothing that everybody would try: not your name, not a row of keys.",
    ],
  ),
  alreadyAccount: kind(
    409,
    ["Déjà un compte", "Tu as déjà un compte, et tu y es."],
    ["An account already", "You have an account already, and are signed in to it."],
  ),
  accountNeeded: kind(
    403,
    ["Sans compte", "Il faut un compte pour cela. Crée-le d’abord, ou connecte-toi."],
    ["No account", "You need an account for this. Make one first, or sign in."],
  ),
  wrongCredentials: kind(
    401,
    ["Connexion refusée", "Ce nom et ce mot de passe ne vont pas ensemble."],
    ["Not signed in", "This name and this password do not belong together."],
  ),
  wrongCode: kind(
    401,
    ["Code refusé", "Ce nom et ce code ne vont pas ensemble, ou le code a déjà servi."],
    ["Code refused", "This name and this code do not belong together, or the code was used before."],
  ),
  wrongPasskey: kind(
    401,
    ["Clé d’accès refusée", "Cette clé d’accès n’ouvre aucun compte ici, ou la demande est trop vieille."],
    ["Passkey refused", "This passkey opens no account here, or the request is too old."],
  ),
  tooManyPasskeys: kind(
    409,
    ["Trop de clés d’accès", "Un compte a au plus {about} clés d’accès. Retires-en une d’abord."],
    ["Too many passkeys", "An account has at most {about} passkeys. Remove one first."],
  ),
  passkeyNotFound: kind(
    404,
    ["Clé d’accès inconnue", "Cette clé d’accès n’est pas la tienne, ou elle est déjà retirée."],
    ["No such passkey", "This passkey is not yours, or was removed already."],
  ),
  lastWayIn: kind(
    409,
    [
      "Dernière porte",
      "C’est ta seule façon d’entrer. Choisis d’abord un mot de passe, ou ajoute une autre clé d’accès.",
    ],
    ["Last way in", "This is your only way in. Set a password or add another passkey first."],
  ),
  tooManyTries: kind(
    429,
    ["Trop d’essais", "Trop d’essais manqués. Attends un quart d’heure, ou utilise un autre moyen."],
    ["Too many tries", "Too many failed tries. Wait a quarter of an hour, or use another way in."],
  ),
  proofNeeded: kind(
    403,
    ["C’est bien toi ?", "Pour changer cela, montre d’abord encore une fois que ce compte est le tien."],
    ["Is it you?", "To change this, show once more that this account is yours."],
  ),
  staleLink: kind(
    422,
    ["Lien périmé", "Ce lien a déjà servi, ou il est trop vieux. Demandes-en un autre."],
    ["Stale link", "This link was used before, or is too old. Ask for another one."],
  ),
  badEmail: kind(
    422,
    ["Adresse invalide", "Ce n’est pas une adresse e-mail."],
    ["Bad address", "This is not an e-mail address."],
  ),
  noMail: kind(
    409,
    ["Pas de courrier", "Ce serveur n’envoie pas d’e-mails."],
    ["No mail", "This server sends no e-mails."],
  ),
  sessionNotFound: kind(
    404,
    ["Appareil inconnu", "Cette session n’est pas la tienne, ou elle est déjà finie."],
    ["No such session", "This session is not yours, or has ended already."],
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
  dailyUndo: kind(
    409,
    ["On ne reprend rien", "Dans le défi du jour, chaque coup compte : on ne revient pas en arrière."],
    ["Nothing is taken back", "In the challenge of the day every move counts: there is no way back."],
  ),
  dailyNotOver: kind(
    409,
    [
      "Défi en cours",
      "D’autres jouent encore ce défi : la partie pourra être revue quand le jour sera fini.",
    ],
    [
      "Challenge going on",
      "Others are still playing this challenge: the game can be looked at when the day is over.",
    ],
  ),
  badMessage: kind(
    422,
    ["Message invalide", "Un message est une phrase toute faite, ou un texte de 300 caractères au plus."],
    ["Bad message", "A message is one of the phrases, or a text of at most 300 characters."],
  ),
  messageNotFound: kind(
    404,
    ["Message introuvable", "Ce message n’existe plus, ou n’est pas de toi."],
    ["No such message", "This message is not there any more, or is not yours."],
  ),
  chatOff: kind(
    403,
    ["Sans messages", "À cette table, on n’écrit pas de messages. Les phrases toutes faites restent là."],
    ["No messages", "No messages are written at this table. The phrases are still there."],
  ),
  phrasesOnly: kind(
    403,
    [
      "Phrases seulement",
      "Entre inconnus, il faut un compte pour écrire. Les phrases toutes faites sont pour tout le monde.",
    ],
    ["Phrases only", "Among strangers you need an account to write. The phrases are for everybody."],
  ),
  tooMuchTalk: kind(
    429,
    ["Doucement", "Tu viens d’envoyer beaucoup de messages. Attends quelques secondes."],
    ["Slowly", "You have just sent many messages. Wait a few seconds."],
  ),
  personNotFound: kind(
    404,
    ["Personne introuvable", "On ne sait pas de qui il s’agit."],
    ["No such person", "Nobody knows who that is."],
  ),
  yourself: kind(
    422,
    ["C’est toi", "Cela ne se fait qu’avec quelqu’un d’autre."],
    ["That is you", "This is about somebody else only."],
  ),
  notFollowable: kind(
    422,
    ["Sans compte", "On ne peut suivre que les personnes qui ont un compte."],
    ["No account", "Only people with an account can be followed."],
  ),
  notWelcome: kind(
    403,
    ["Pas ensemble", "Toi et une personne de cette table n’allez pas jouer ensemble."],
    ["Not together", "You and somebody at this table are not going to play together."],
  ),
  noNotices: kind(
    409,
    ["Pas d’avis", "Ce serveur ne peut prévenir personne : il ne connaît pas sa propre adresse."],
    ["No notices", "This server cannot tell anybody anything: it does not know its own address."],
  ),
  badPushAddress: kind(
    422,
    ["Navigateur refusé", "Ce navigateur donne une adresse à laquelle rien ne peut être envoyé."],
    ["Browser refused", "This browser gives an address that nothing can be sent to."],
  ),
  badWebhook: kind(
    422,
    ["Adresse refusée", "Un webhook est une adresse publique qui commence par https://."],
    ["Address refused", "A webhook is a public address that begins with https://."],
  ),
  deviceNotFound: kind(
    404,
    ["Navigateur inconnu", "Ce navigateur n’est pas dans ta liste."],
    ["No such browser", "This browser is not in your list."],
  ),
  invitationNotFound: kind(
    404,
    ["Invitation introuvable", "Cette invitation n’existe plus."],
    ["No such invitation", "This invitation does not exist any more."],
  ),
  tooManyRelations: kind(
    409,
    ["Liste pleine", "Ta liste est pleine : {about} personnes au plus."],
    ["List full", "Your list is full: at most {about} people."],
  ),
  banned: kind(
    403,
    [
      "Accès suspendu",
      "Tu ne peux ni jouer ni écrire ici {until}. Tu peux toujours lire les règles, jouer sur ton appareil, et télécharger ou effacer tes données.",
    ],
    [
      "Suspended",
      "You can neither play nor write here {until}. You can still read the rules, play on your device, and download or delete your data.",
    ],
  ),
  muted: kind(
    403,
    ["Sans parole", "Tu ne peux rien dire ici {until}. Tu peux continuer à jouer."],
    ["Without a voice", "You cannot say anything here {until}. You can go on playing."],
  ),
  nameHeld: kind(
    403,
    ["Nom remplacé", "Ton nom ne convenait pas. Tu ne peux pas en choisir un autre {until}."],
    ["Name replaced", "Your name was not acceptable. You cannot choose another one {until}."],
  ),
  tooManyReports: kind(
    429,
    ["Beaucoup de signalements", "Tu as beaucoup signalé aujourd’hui. Ce que tu as envoyé sera lu."],
    ["Many reports", "You have reported a lot today. What you have sent will be read."],
  ),
  reportNotFound: kind(
    404,
    ["Signalement introuvable", "Ce signalement n’existe pas, ou quelqu’un l’a déjà traité."],
    ["No such report", "This report does not exist, or somebody has dealt with it already."],
  ),
  sanctionNotFound: kind(
    404,
    ["Rien à lever", "Cela n’est pas, ou plus, en vigueur."],
    ["Nothing to lift", "This is not in force, or not any more."],
  ),
  badRange: kind(
    422,
    [
      "Plage d’adresses invalide",
      "Écris une adresse, ou une plage comme 192.0.2.0/24 ou 2001:db8::/32 ; pas plus large que /8, ou /20 en IPv6.",
    ],
    [
      "Bad range of addresses",
      "Write an address, or a range such as 192.0.2.0/24 or 2001:db8::/32; not wider than /8, or /20 in IPv6.",
    ],
  ),
  isOperator: kind(
    409,
    ["Veille ici", "Cette personne veille ici. Retire-lui d’abord ce rôle : banquise admin operator."],
    ["An operator", "This person keeps order here. Dismiss them first: banquise admin operator."],
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
  keyUsed: kind(
    409,
    ["Clé déjà prise", "Cette clé a déjà servi à une autre commande à cette table."],
    ["Key already used", "This key has been used for another command at this table."],
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
  tooManyStreams: kind(
    429,
    ["Trop de connexions", "Trop de tables sont ouvertes à la fois depuis ton adresse. Fermes-en une."],
    ["Too many connections", "Too many tables are open at once from your address. Close one."],
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
} as const satisfies Readonly<Record<string, ProblemKind>>;

export type ProblemCode = RefusalCode | keyof typeof SERVER_PROBLEMS;

const PROBLEMS: Readonly<Record<ProblemCode, ProblemKind>> = { ...TABLE_PROBLEMS, ...SERVER_PROBLEMS };

export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];

const UNTIL: Readonly<Record<Language, (end: string) => string>> = {
  fr: (end) => `jusqu’au ${end}`,
  en: (end) => `until ${end}`,
};
const UNTIL_LIFTED: Readonly<Record<Language, string>> = {
  fr: "jusqu’à nouvel ordre",
  en: "until further notice",
};

export function problemOf({ refused, rule = null, about = "", until }: Refused, language: Language): Problem {
  const { status, [language]: text } = PROBLEMS[refused];
  return {
    type: `urn:banquise:problem:${refused}`,
    title: text.title,
    status,
    code: refused,
    detail: text.detail
      .replace("{rule}", rule ?? "")
      .replace("{until}", untilText(until ?? null, language))
      .replace("{about}", () => about),
    rule,
    ...(typeof until === "number" && { until }),
  };
}

/** Nobody knows here which time it is where the reader is: the zone is said. */
const untilText = (until: number | null, language: Language): string =>
  until === null
    ? UNTIL_LIFTED[language]
    : UNTIL[language](
        new Date(until).toLocaleString(language === "fr" ? "fr-FR" : "en-GB", {
          day: "numeric",
          month: "long",
          year: "numeric",
          hour: "2-digit",
          minute: "2-digit",
          timeZone: "UTC",
          timeZoneName: "short",
        }),
      );
