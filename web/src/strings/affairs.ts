import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";
import { affairs as en } from "./affairs.en.ts";
import { type AffairsWords, affairs as fr } from "./affairs.fr.ts";

const WORDS: Readonly<Record<Language, AffairsWords>> = { fr, en };

/** What is said at tables only, around the game. */
export const affairsWords = computed(() => WORDS[settings.language.value]);
