import { GESTURES, PHRASE_TEXT, type TalkMessage } from "@banquise/engine";
import { settings } from "../settings.ts";
import { isolated } from "../strings/index.ts";
import { talkWords } from "./words.ts";

/** What a message says to whoever reads it; null when it was taken back. */
export function messageText({ phrase, text }: Pick<TalkMessage, "phrase" | "text">): string | null {
  return phrase === null ? text : PHRASE_TEXT[settings.language.value][phrase];
}

/** The same with who says it, in one line. */
export function messageLine(message: TalkMessage): string {
  const { says, does } = talkWords.value;
  const isGesture = message.phrase !== null && message.phrase in GESTURES;
  return (isGesture ? does : says)(isolated(message.name), messageText(message) ?? "");
}
