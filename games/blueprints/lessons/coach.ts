import type { CoachIntro } from "@banquise/engine/lessons";

/** What is said when a kind of decision first comes. */
export const coach: readonly CoachIntro[] = [
  {
    types: ["takeDie"],
    says: {
      en: "Take a die. Low values make good ground floors, high ones good roofs; and several of one material often pay more.",
      fr: "Prends un dé. Les petits font de bonnes bases, les grands de bons toits ; et plusieurs du même matériau paient souvent mieux.",
    },
  },
  {
    types: ["placeDie"],
    says: {
      en: "Place it. A stack never goes down in value, and your plan pays 6 points if every height is right.",
      fr: "Place-le. La valeur ne baisse jamais en montant, et ton plan paie 6 points si chaque hauteur est juste.",
    },
  },
  {
    types: ["discardDie"],
    says: {
      en: "With two players you also remove a die. Take away what the other one needs most.",
      fr: "À deux, tu retires aussi un dé. Enlève celui dont l’autre a le plus besoin.",
    },
  },
];
