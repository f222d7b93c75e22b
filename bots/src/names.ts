import type { Language } from "@banquise/engine";

/** How people call the bots, by id. */
export const BOT_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  random: { fr: "Flocon", en: "Snowflake" },
  greedy: { fr: "Goéland", en: "Gull" },
  level1: { fr: "Pingouin", en: "Penguin" },
  level2: { fr: "Renard", en: "Fox" },
  level3: { fr: "Morse", en: "Walrus" },
  level4: { fr: "Orque", en: "Orca" },
  level5: { fr: "Ours", en: "Bear" },
  level6: { fr: "Aurore", en: "Aurora" },
};

export const botName = (id: string, language: Language): string => BOT_NAMES[id]?.[language] ?? id;
