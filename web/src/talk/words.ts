/** What is said where people talk, and about friends. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";
import { de } from "../strings/fr.ts";

export const fr = {
  title: "Discussion",
  unread: (count: number): string => (count > 1 ? "messages non lus" : "message non lu"),
  nothing: "Personne n’a encore rien dit.",
  audience: "Tu regardes : ceux qui jouent ne lisent pas ce qu’on dit ici.",
  you: "toi",
  says: (name: string, text: string) => `${name} : ${text}`,
  does: (name: string, text: string) => `${name} ${text}`,
  gone: "Message retiré",
  takeBack: "Retirer ce message",
  about: (name: string) => `${name} : suivre, masquer, bloquer`,
  write: "Écrire un message",
  send: "Envoyer",
  phrases: "Phrases toutes faites",
  silent: {
    chatOff: "À cette table, on n’écrit pas de messages. Les phrases toutes faites restent là.",
    phrasesOnly: "Entre inconnus, il faut un compte pour écrire. Les phrases sont pour tout le monde.",
  } as Readonly<Record<string, string>>,
  muted: (until: string | null) =>
    until === null
      ? "Pour le moment, tu ne peux rien dire aux tables : la modération t’a retiré la parole."
      : `La modération t’a retiré la parole jusqu’au ${until}.`,
  silentElse: "Pour le moment, tu ne peux dire que les phrases toutes faites.",
  setting: "Discussion aux tables",
  settingAbout: "Lire et écrire des messages aux tables en ligne.",

  profile: "Voir son profil",
  follow: "Suivre",
  followAbout: "Tu la retrouves dans tes amis et tu peux l’inviter. Elle n’en sait rien.",
  followGuest: "Cette personne n’a pas de compte : on ne peut pas la suivre.",
  followAlone: "Il te faut un compte pour suivre quelqu’un.",
  mute: "Masquer ses messages",
  muteAbout: "Tu ne lis plus ce que cette personne écrit. Elle n’en sait rien.",
  block: "Bloquer",
  blockAbout: "Vous ne jouez plus ensemble et aucun ne lit l’autre.",
  sendAway: "Faire sortir de la table",
  sendAwayAbout: "Sa place se libère, et cette personne ne peut plus s’asseoir ici.",

  invitations: "Invitations",
  invites: (name: string, game: string) => `${name} t’invite à une partie ${de(game)}`,
  accept: "Accepter",
  decline: "Refuser",
  inviteFriends: "Inviter des amis",
  invite: "Inviter",
  inviteOne: (name: string) => `Inviter ${name}`,
  asked: "Invitation envoyée",
  declined: "Ne viendra pas",

  friends: "Amis et personnes bloquées",
  friendsAbout: "Personne d’autre ne voit cette liste.",
  friendsNone: "Personne pour l’instant. Touche une place ou un message à une table pour suivre quelqu’un.",
  friendName: "Nom de son compte",
  befriend: "Suivre",
  followed: (name: string) => `Tu suis ${name}.`,
  kinds: { follow: "Amis", mute: "Messages masqués", block: "Personnes bloquées" },
  end: { follow: "Ne plus suivre", mute: "Ne plus masquer", block: "Débloquer" },
  endOne: {
    follow: (name: string) => `Ne plus suivre ${name}`,
    mute: (name: string) => `Ne plus masquer ${name}`,
    block: (name: string) => `Débloquer ${name}`,
  },
};

type TalkWords = typeof fr;

const en: TalkWords = {
  title: "Talk",
  unread: (count) => (count > 1 ? "unread messages" : "unread message"),
  nothing: "Nobody has said anything yet.",
  audience: "You are watching: those who play do not read what is said here.",
  you: "you",
  says: (name, text) => `${name}: ${text}`,
  does: (name, text) => `${name} ${text}`,
  gone: "Message taken back",
  takeBack: "Take this message back",
  about: (name) => `${name}: follow, mute, block`,
  write: "Write a message",
  send: "Send",
  phrases: "Phrases to tap",
  silent: {
    chatOff: "No messages are written at this table. The phrases are still there.",
    phrasesOnly: "Among strangers you need an account to write. The phrases are for everybody.",
  },
  muted: (until) =>
    until === null
      ? "For now you cannot say anything at tables: the moderators have taken your voice."
      : `The moderators have taken your voice until ${until}.`,
  silentElse: "For now you can only say the phrases.",
  setting: "Talk at tables",
  settingAbout: "Read and write messages at online tables.",

  profile: "See their profile",
  follow: "Follow",
  followAbout: "You find them among your friends and can invite them. They are not told.",
  followGuest: "This person has no account and cannot be followed.",
  followAlone: "You need an account to follow somebody.",
  mute: "Mute",
  muteAbout: "You no longer read what this person writes. They are not told.",
  block: "Block",
  blockAbout: "You no longer play together, and neither reads the other.",
  sendAway: "Send away from the table",
  sendAwayAbout: "Their seat is free again, and they cannot sit down here any more.",

  invitations: "Invitations",
  invites: (name, game) => `${name} invites you to play ${game}`,
  accept: "Accept",
  decline: "Decline",
  inviteFriends: "Invite friends",
  invite: "Invite",
  inviteOne: (name) => `Invite ${name}`,
  asked: "Invited",
  declined: "Will not come",

  friends: "Friends and blocked people",
  friendsAbout: "Only you see this list.",
  friendsNone: "Nobody yet. Tap a seat or a message at a table to follow somebody.",
  friendName: "Name of their account",
  befriend: "Follow",
  followed: (name) => `You follow ${name}.`,
  kinds: { follow: "Friends", mute: "Muted", block: "Blocked" },
  end: { follow: "Unfollow", mute: "Unmute", block: "Unblock" },
  endOne: {
    follow: (name) => `Unfollow ${name}`,
    mute: (name) => `Unmute ${name}`,
    block: (name) => `Unblock ${name}`,
  },
};

const WORDS: Readonly<Record<Language, TalkWords>> = { fr, en };

export const talkWords = computed(() => WORDS[settings.language.value]);
