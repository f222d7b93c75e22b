/** What the help of a table says. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

const fr = {
  title: "Aide et raccourcis",
  how: "Ce qui est allumé peut être joué : touche-le. Ce qui est éteint t’explique pourquoi quand tu le touches.",
  keys: "Raccourcis du clavier",
  list: [
    ["U", "Reprendre le coup"],
    ["H", "Demander un conseil"],
    [
      "I",
      "Expliquer l’un après l’autre les signes et les nombres : Tab pour lire la règle, ⇧ I pour revenir",
    ],
    ["L", "Journal"],
    ["M", "Coups possibles : ↑ ↓ pour choisir, Entrée pour jouer"],
    ["T", "Discussion"],
    ["P", "Points"],
    ["R", "Règles"],
    ["Entrée", "Confirmer le coup en attente"],
    ["Échap", "Annuler, fermer"],
    ["← →", "Dans une reprise : coup précédent, suivant"],
    ["?", "Cette aide"],
  ] as readonly (readonly [string, string])[],
};

type HelpWords = typeof fr;

const en: HelpWords = {
  title: "Help and shortcuts",
  how: "What is lit can be played: tap it. What is not tells you why when you tap it.",
  keys: "Keyboard shortcuts",
  list: [
    ["U", "Take the move back"],
    ["H", "Ask for a hint"],
    ["I", "Explain the signs and numbers one after another: Tab to reach the rule, ⇧ I to go back"],
    ["L", "Log"],
    ["M", "Possible moves: ↑ ↓ to choose, Enter to play"],
    ["T", "Talk"],
    ["P", "Score"],
    ["R", "Rules"],
    ["Enter", "Confirm the pending move"],
    ["Esc", "Cancel, close"],
    ["← →", "In a replay: previous, next move"],
    ["?", "This help"],
  ],
};

const WORDS: Readonly<Record<Language, HelpWords>> = { fr, en };
export const helpWords = computed(() => WORDS[settings.language.value]);
