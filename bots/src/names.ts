import type { Language } from "@banquise/engine";
import type { BotText } from "./bot-text.ts";
import { en } from "./strings/en.ts";
import { fr } from "./strings/fr.ts";

/** By id, in the order of the registry. */
export const BOT_TEXTS: Readonly<Record<Language, Readonly<Record<string, BotText>>>> = { fr, en };

export const botName = (id: string, language: Language): string => BOT_TEXTS[language][id]?.name ?? id;
