/** What is said about being told while one is elsewhere. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

export const fr = {
  title: "Avis",
  about: "Quand tu n’as pas la table sous les yeux, Banquise peut te prévenir.",
  open: "Choisir mes avis",
  openAbout:
    "À toi de jouer, une partie commence ou finit, une invitation : sur cet appareil, par e-mail ou par webhook.",
  impossible: "Ce serveur ne peut prévenir personne.",
  here: "Sur cet appareil",
  on: "Me prévenir sur cet appareil",
  off: "Ne plus prévenir ici",
  isOn: "Cet appareil est prévenu.",
  denied:
    "Ton navigateur refuse les notifications de ce site. Autorise-les dans ses réglages, puis reviens ici.",
  unsupported:
    "Ce navigateur ne connaît pas les notifications. Sur iPhone, ajoute d’abord Banquise à l’écran d’accueil.",
  failed: "Le navigateur n’a pas pu s’abonner. Réessaie plus tard.",
  others: "Autres appareils",
  unknown: "Appareil inconnu",
  remove: "Retirer",
  removeOne: (name: string) => `Retirer ${name}`,
  what: "De quoi te prévenir ?",
  kinds: {
    turn: "C’est à moi de jouer",
    begun: "Une partie commence",
    over: "Une partie est finie",
    invited: "On m’invite",
  },
  channels: { push: "Appareil", email: "E-mail", webhook: "Webhook" },
  each: (kind: string, channel: string) => `${kind} : ${channel}`,
  noEmail: "Pour les e-mails, confirme d’abord une adresse dans ton compte.",
  account: "Mon compte",
  mails: "E-mails",
  mailEach: "Un e-mail à chaque fois",
  mailDaily: (hour: string) => `Un seul par jour, à ${hour}`,
  times: "À quelle heure ?",
  quiet: "Heures calmes",
  quietAbout: "Ni notification ni e-mail pendant ce temps : ils arrivent après.",
  from: "De",
  to: "À",
  webhook: "Webhook",
  webhookAbout: "Pour tes programmes : chaque avis y est envoyé en JSON signé.",
  url: "Adresse en https",
  save: "Enregistrer",
  end: "Supprimer le webhook",
  secret: "Secret de signature, montré une seule fois :",
  stopTitle: "Ne plus recevoir d’e-mails",
  stopAbout: "Banquise ne t’enverra plus aucun avis par e-mail. Tes autres avis restent comme ils sont.",
  stop: "Arrêter les e-mails",
  stopped: "C’est fait : plus aucun avis par e-mail.",
};

type NoticeWords = typeof fr;

const en: NoticeWords = {
  title: "Notices",
  about: "When you do not have the table in front of you, Banquise can tell you.",
  open: "Choose my notices",
  openAbout: "Your turn, a game that begins or ends, an invitation: on this device, by e-mail or by webhook.",
  impossible: "This server cannot tell anybody anything.",
  here: "On this device",
  on: "Tell me on this device",
  off: "Stop telling me here",
  isOn: "This device is told.",
  denied: "Your browser refuses notifications of this site. Allow them in its settings, then come back.",
  unsupported:
    "This browser does not know notifications. On an iPhone, add Banquise to the home screen first.",
  failed: "The browser could not subscribe. Try again later.",
  others: "Other devices",
  unknown: "Unknown device",
  remove: "Remove",
  removeOne: (name) => `Remove ${name}`,
  what: "What should you be told?",
  kinds: {
    turn: "It is my turn",
    begun: "A game begins",
    over: "A game is over",
    invited: "I am invited",
  },
  channels: { push: "Device", email: "E-mail", webhook: "Webhook" },
  each: (kind, channel) => `${kind}: ${channel}`,
  noEmail: "For e-mails, first confirm an address in your account.",
  account: "My account",
  mails: "E-mails",
  mailEach: "One e-mail each time",
  mailDaily: (hour) => `One a day, at ${hour}`,
  times: "At what time?",
  quiet: "Quiet hours",
  quietAbout: "No notification and no e-mail then: they come afterwards.",
  from: "From",
  to: "To",
  webhook: "Webhook",
  webhookAbout: "For your programs: every notice is posted there as signed JSON.",
  url: "Address with https",
  save: "Save",
  end: "Remove the webhook",
  secret: "Secret of the signature, shown only once:",
  stopTitle: "No more e-mails",
  stopAbout: "Banquise will send you no notice by e-mail any more. Your other notices stay as they are.",
  stop: "Stop the e-mails",
  stopped: "Done: no more notices by e-mail.",
};

const WORDS: Readonly<Record<Language, NoticeWords>> = { fr, en };

export const noticeWords = computed(() => WORDS[settings.language.value]);
