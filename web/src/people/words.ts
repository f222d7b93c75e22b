import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";
import { en } from "./words.en.ts";
import { fr, type PeopleWords } from "./words.fr.ts";

const WORDS: Readonly<Record<Language, PeopleWords>> = { fr, en };

/** What the pages of accounts say, in the language of the settings. */
export const peopleWords = computed(() => WORDS[settings.language.value]);
