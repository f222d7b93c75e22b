import { kind, type ProblemKinds } from "./kind.ts";

/** What people say to one another, and how they are told of it elsewhere. */
export const TALK_PROBLEMS = {
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
} as const satisfies ProblemKinds;
