/** What people say to one another at a table: no part of any game, and in nobody's view. */
import type { Viewer } from "./game.ts";
import type { Language } from "./text.ts";

/** What anybody may say with one tap; everybody reads it in their own language. The last ones are gestures. */
export const PHRASES = [
  "hello",
  "goodLuck",
  "wellPlayed",
  "thanks",
  "sorry",
  "thinking",
  "yourTurn",
  "backSoon",
  "goodGame",
  "again",
  "clap",
  "laugh",
  "wow",
  "sad",
] as const;
export type Phrase = (typeof PHRASES)[number];

/** The signs of the gestures. */
export const GESTURES: Readonly<Partial<Record<Phrase, string>>> = {
  clap: "👏",
  laugh: "😄",
  wow: "😮",
  sad: "😢",
};

export const PHRASE_TEXT: Readonly<Record<Language, Readonly<Record<Phrase, string>>>> = {
  fr: {
    hello: "Bonjour !",
    goodLuck: "Bonne chance !",
    wellPlayed: "Bien joué !",
    thanks: "Merci !",
    sorry: "Pardon !",
    thinking: "Je réfléchis…",
    yourTurn: "À toi !",
    backSoon: "Je reviens tout de suite.",
    goodGame: "Belle partie !",
    again: "On en refait une ?",
    clap: "applaudit",
    laugh: "rit",
    wow: "n’en revient pas",
    sad: "est triste",
  },
  en: {
    hello: "Hello!",
    goodLuck: "Good luck!",
    wellPlayed: "Well played!",
    thanks: "Thank you!",
    sorry: "Sorry!",
    thinking: "I am thinking…",
    yourTurn: "Your turn!",
    backSoon: "I will be right back.",
    goodGame: "Good game!",
    again: "Another one?",
    clap: "claps",
    laugh: "laughs",
    wow: "is amazed",
    sad: "is sad",
  },
};

/** Characters of a message. */
export const LONGEST_MESSAGE = 300;

/** Those who sit at a table talk among themselves, and so do those who watch. */
export type TalkRoom = "table" | "audience";

export interface TalkMessage {
  /** Counts the messages of a table. */
  readonly number: number;
  readonly room: TalkRoom;
  /** Where the writer sat; null for somebody who watched. */
  readonly seat: Viewer;
  readonly name: string;
  /** Whether the reader wrote it. */
  readonly own: boolean;
  /** One or the other; neither when it was taken back. */
  readonly phrase: Phrase | null;
  readonly text: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What was said, as one reader may see it: a message of a number that is known replaces it. */
export interface TalkNews {
  readonly messages: readonly TalkMessage[];
  /** All that was said before, for somebody who comes: nothing of it is new. */
  readonly all?: true;
}
