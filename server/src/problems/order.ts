import { kind, type ProblemKinds } from "./kind.ts";

/** What operators have forbidden, and their own page. */
export const ORDER_PROBLEMS = {
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
} as const satisfies ProblemKinds;
