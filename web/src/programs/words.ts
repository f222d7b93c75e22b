/** What is said about programs that play for somebody. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

const fr = {
  title: "Programmes",
  about:
    "Un jeton laisse un programme agir pour toi, dans les limites que tu choisis. Il n’atteint jamais ton compte lui-même.",
  open: "Gérer mes jetons",
  openAbout: "Un programme joue pour toi ? Donne-lui un jeton plutôt que ton mot de passe.",
  docs: "Documentation de l’API",
  makeTitle: "Nouveau jeton",
  name: "Nom du jeton",
  namePlaceholder: "mon robot",
  scopesTitle: "Ce qu’il peut faire",
  scopes: { play: "Jouer", talk: "Parler", read: "Lire" },
  scopesAbout: {
    play: "Ouvrir et rejoindre des tables, jouer, demander des conseils et des analyses.",
    talk: "Parler aux tables, suivre des gens, inviter.",
    read: "Lire tes archives, tes amis et tes invitations.",
  },
  until: "Valable",
  days: { "30": "30 jours", "90": "90 jours", "365": "Un an", never: "Sans limite" },
  make: "Créer le jeton",
  noScope: "Choisis au moins une chose qu’il peut faire.",
  made: (name: string) => `Jeton « ${name} »`,
  madeAbout: "Il ne sera plus jamais montré : copie-le maintenant.",
  copy: "Copier",
  copied: "Copié",
  kept: "Je l’ai gardé",
  tokensTitle: "Mes jetons",
  none: "Aucun jeton.",
  neverUsed: "Jamais utilisé",
  used: (ago: string) => `Utilisé ${ago}`,
  ends: (date: string) => `jusqu’au ${date}`,
  ended: (date: string) => `expiré le ${date}`,
  endless: "sans limite",
  revoke: "Révoquer",
  revokeOne: (name: string) => `Révoquer ${name}`,
  botTitle: "Compte d’un programme",
  botAbout:
    "Un compte que seul un programme utilise le dit : ses sièges portent la marque « programme », et tout le monde peut l’inviter à une table. C’est pour toujours.",
  botIs:
    "Ce compte est celui d’un programme : ses sièges le disent, et tout le monde peut l’inviter à une table.",
  botMake: "C’est le compte d’un programme",
  botSure:
    "Ce compte sera celui d’un programme, pour toujours. Si tu y joues aussi toi-même, crée plutôt un autre compte.",
  botYes: "Oui, pour toujours",
};

type ProgramWords = typeof fr;

const en: ProgramWords = {
  title: "Programs",
  about:
    "A token lets a program act for you, within the limits that you choose. It never reaches your account itself.",
  open: "Manage my tokens",
  openAbout: "A program plays for you? Give it a token instead of your password.",
  docs: "Documentation of the API",
  makeTitle: "New token",
  name: "Name of the token",
  namePlaceholder: "my bot",
  scopesTitle: "What it may do",
  scopes: { play: "Play", talk: "Talk", read: "Read" },
  scopesAbout: {
    play: "Open and join tables, play, ask for hints and reviews.",
    talk: "Talk at tables, follow people, invite.",
    read: "Read your archive, your friends and your invitations.",
  },
  until: "Good for",
  days: { "30": "30 days", "90": "90 days", "365": "A year", never: "No limit" },
  make: "Make the token",
  noScope: "Choose at least one thing that it may do.",
  made: (name) => `Token “${name}”`,
  madeAbout: "It will never be shown again: copy it now.",
  copy: "Copy",
  copied: "Copied",
  kept: "I have kept it",
  tokensTitle: "My tokens",
  none: "No tokens.",
  neverUsed: "Never used",
  used: (ago) => `Used ${ago}`,
  ends: (date) => `until ${date}`,
  ended: (date) => `expired ${date}`,
  endless: "no limit",
  revoke: "Revoke",
  revokeOne: (name) => `Revoke ${name}`,
  botTitle: "Account of a program",
  botAbout:
    "An account that only a program uses says so: its seats are marked “program”, and anybody may ask it to a table. That is for good.",
  botIs: "This account is a program’s: its seats say so, and anybody may ask it to a table.",
  botMake: "It is a program’s account",
  botSure:
    "This account will be a program’s for good. If you play with it yourself, too, make another account instead.",
  botYes: "Yes, for good",
};

const WORDS: Readonly<Record<Language, ProgramWords>> = { fr, en };

export const programWords = computed(() => WORDS[settings.language.value]);
