import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";
import { en } from "./words.en.ts";
import { fr, type OperatorWords } from "./words.fr.ts";

const WORDS: Readonly<Record<Language, OperatorWords>> = { fr, en };

export const operatorWords = computed(() => WORDS[settings.language.value]);

/** When something was, or will be. */
export const timeText = (time: number): string =>
  new Date(time).toLocaleString(settings.language.value === "fr" ? "fr-FR" : "en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
  });
