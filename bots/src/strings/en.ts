import type { BotText } from "../bot-text.ts";

export const en: Readonly<Record<string, BotText>> = {
  random: { name: "Snowflake", about: "plays at random, to discover" },
  greedy: { name: "Gull", about: "grabs what glitters, without thinking" },
  level1: { name: "Penguin", about: "a beginner" },
  level2: { name: "Fox", about: "has a nose for good moves" },
  level3: { name: "Walrus", about: "takes its time" },
  level4: { name: "Orca", about: "sees it coming" },
  level5: { name: "Bear", about: "is rarely wrong" },
  level6: { name: "Aurora", about: "lets nothing pass" },
};
