import { kind, type ProblemKinds } from "./kind.ts";

/** Who somebody is: sessions, accounts, the ways in, tokens. */
export const PEOPLE_PROBLEMS = {
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
} as const satisfies ProblemKinds;
