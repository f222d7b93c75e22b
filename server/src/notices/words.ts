import type { Language } from "@banquise/engine";
import type { Notice, NoticeKind, Wording } from "./notice.ts";

interface NoticeWords {
  /** `{game}` stands for the game, `{from}` for who asks. */
  readonly titles: Readonly<Record<NoticeKind, string>>;
  readonly bodies: Readonly<Record<NoticeKind, string>>;
  /** `{due}` stands for a moment. */
  readonly due: string;
  readonly open: string;
  /** Why somebody gets this mail. */
  readonly why: string;
  readonly unsubscribe: string;
  readonly greeting: string;
  /** `{count}` stands for a number. */
  readonly digest: string;
  readonly digestBody: string;
  readonly home: string;
}

export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = {
  fr: {
    titles: {
      turn: "À toi de jouer : {game}",
      begun: "La partie commence : {game}",
      over: "La partie est finie : {game}",
      invited: "{from} t’invite à jouer : {game}",
    },
    bodies: {
      turn: "La table t’attend.",
      begun: "Toutes les places sont prises.",
      over: "Viens voir le résultat et revoir la partie.",
      invited: "Une place t’est gardée.",
    },
    due: "Tu as jusqu’au {due}.",
    open: "Ouvrir la table",
    why: "Tu reçois ce message parce que tu l’as demandé sur Banquise.",
    unsubscribe: "Ne plus recevoir ces messages",
    greeting: "Bonjour,",
    digest: "Des nouvelles de {count} tables",
    digestBody: "Voici ce qui t’attend :",
    home: "Ouvrir Banquise",
  },
  en: {
    titles: {
      turn: "Your turn: {game}",
      begun: "The game begins: {game}",
      over: "The game is over: {game}",
      invited: "{from} invites you to play: {game}",
    },
    bodies: {
      turn: "The table is waiting for you.",
      begun: "All seats are taken.",
      over: "Come and see the result, and the game once more.",
      invited: "A seat is kept for you.",
    },
    due: "You have until {due}.",
    open: "Open the table",
    why: "You get this message because you asked for it on Banquise.",
    unsubscribe: "Stop these messages",
    greeting: "Hello,",
    digest: "News from {count} tables",
    digestBody: "This is what awaits you:",
    home: "Open Banquise",
  },
};

const SOMEBODY: Readonly<Record<Language, string>> = { fr: "Quelqu’un", en: "Somebody" };

/** What a notice says in a line, and in a sentence or two. Plain text: whatever shows it escapes it. */
export function noticeText(
  notice: Notice,
  { language, gameName, zone }: Wording,
): { title: string; body: string } {
  const { titles, bodies, due } = NOTICE_WORDS[language];
  const { kind, from } = notice;
  const title = titles[kind]
    .replace("{game}", () => gameName)
    .replace("{from}", () => oneLine(from ?? SOMEBODY[language]));
  const until = notice.due === null ? "" : ` ${due.replace("{due}", momentOf(notice.due, language, zone))}`;
  return { title, body: `${bodies[kind]}${until}` };
}

/** No name may begin a line, or a header, of its own. */
const oneLine = (text: string): string => text.replace(/[\p{C}\s]+/gu, " ").trim();

/** By the reader's clock; of which zone that is stands there, since the reader may be elsewhere by now. */
function momentOf(at: number, language: Language, timeZone: string): string {
  const day = { year: "numeric", month: "long", day: "numeric" } as const;
  const time = { hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const;
  return new Intl.DateTimeFormat(language, { ...day, ...time, timeZone }).format(at);
}
