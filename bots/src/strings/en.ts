import type { BotText } from "../bot-text.ts";

export const en: Readonly<Record<string, BotText>> = {
  random: { name: "Snowflake", about: "plays at random, to discover" },
  greedy: { name: "Gull", about: "grabs what glitters, without thinking" },
  level1: { name: "Penguin", about: "is a beginner: misses three moves in four" },
  level2: { name: "Fox", about: "has a nose for good moves, and misses more than half of them" },
  level3: { name: "Walrus", about: "takes its time; misses one move in three" },
  level4: { name: "Orca", about: "sees it coming; misses one move in four" },
  level5: { name: "Bear", about: "is rarely wrong: misses one move in ten" },
  level6: { name: "Aurora", about: "lets nothing pass, and thinks for long" },
};
