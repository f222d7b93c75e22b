import type { BotText } from "../bot-text.ts";

export const fr: Readonly<Record<string, BotText>> = {
  random: { name: "Flocon", about: "joue au hasard, pour découvrir" },
  greedy: { name: "Goéland", about: "prend ce qui brille, sans réfléchir" },
  level1: { name: "Pingouin", about: "débute" },
  level2: { name: "Renard", about: "flaire les bons coups" },
  level3: { name: "Morse", about: "ne se presse pas" },
  level4: { name: "Orque", about: "voit venir" },
  level5: { name: "Ours", about: "se trompe rarement" },
  level6: { name: "Aurore", about: "ne laisse rien passer" },
};
