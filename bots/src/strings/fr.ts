import type { BotText } from "../bot-text.ts";

export const fr: Readonly<Record<string, BotText>> = {
  random: { name: "Flocon", about: "joue au hasard, pour découvrir" },
  greedy: { name: "Goéland", about: "prend ce qui brille, sans réfléchir" },
  level1: { name: "Pingouin", about: "débute : trois coups sur quatre lui échappent" },
  level2: { name: "Renard", about: "flaire les bons coups, et en laisse passer plus de la moitié" },
  level3: { name: "Morse", about: "ne se presse pas ; un coup sur trois lui échappe" },
  level4: { name: "Orque", about: "voit venir ; un coup sur quatre lui échappe" },
  level5: { name: "Ours", about: "se trompe rarement : un coup sur dix lui échappe" },
  level6: { name: "Aurore", about: "ne laisse rien passer et réfléchit longtemps" },
};
