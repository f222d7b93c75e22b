/** What whoever looks may switch (BLU-9.1, BLU-13.3). */
export const OPEN_CARDS = {
  default: false,
  label: { fr: "Cartes des autres face visible", en: "Cards of others face up" },
  about: {
    fr: "La règle garde les distinctions et les prix face cachée jusqu’à la fin. Tu les as vus gagner : ici tu peux les laisser visibles.",
    en: "The rulebook keeps awards and prizes face down until the end. You saw them won: here you can leave them face up.",
  },
};
