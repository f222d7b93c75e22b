import type { CoachIntro } from "@banquise/engine/lessons";

/** What is said when a kind of decision first comes. */
export const coach: readonly CoachIntro[] = [
  {
    types: ["placeInuit"],
    says: {
      en: "Place your inuits on the rim, one at a time. Spread them out: the ice will break into islands, and you want to be on several.",
      fr: "Place tes inuits sur le bord, un par un. Répartis-les : la glace se brisera en îles, et tu veux être sur plusieurs.",
    },
  },
  {
    types: ["useHarpoon", "declineHarpoon"],
    says: {
      en: "A bear attacks! With a harpoon you take it, 4 points; without one your inuits there flee to a corner.",
      fr: "Un ours attaque ! Avec un harpon tu l’attrapes, 4 points ; sans harpon tes inuits fuient dans un coin.",
    },
  },
  {
    types: ["evictTo"],
    says: {
      en: "This inuit must flee, and you choose its corner. Keep your own near the ice, send the others far away.",
      fr: "Cet inuit doit fuir, et tu choisis son coin. Garde les tiens près de la glace, envoie les autres au loin.",
    },
  },
  {
    types: ["drift"],
    says: {
      en: "Drift: push a tile one space, with all that stands on it. You can part an island, or close one that is yours.",
      fr: "Dérive : pousse une tuile d’une case, avec tout ce qu’elle porte. Tu peux séparer une île, ou agrandir la tienne.",
    },
  },
  {
    types: ["displace"],
    says: {
      en: "Animals are in the way and must move aside first. Send them where you can reach them.",
      fr: "Des animaux gênent et doivent d’abord s’écarter. Envoie-les là où tu pourras les atteindre.",
    },
  },
  {
    types: ["stepAnimal"],
    says: {
      en: "Three steps with any animals. Bring prey to your inuits, or lead a bear to somebody else’s.",
      fr: "Trois pas avec les animaux de ton choix. Amène des proies à tes inuits, ou un ours chez les autres.",
    },
  },
  {
    types: ["melt"],
    says: {
      en: "First you melt a tile. Near your inuits you may use what comes out; and look for a tile that cuts others off.",
      fr: "D’abord, tu fais fondre une tuile. Près de tes inuits, ce qui en sort te servira ; cherche aussi celle qui coupe les autres.",
    },
  },
  {
    types: ["hunt", "harpoonHunt"],
    says: {
      en: "There is something to catch! It costs its number in action points and scores the same, for good.",
      fr: "Il y a quelque chose à attraper ! Cela coûte son nombre en points d’action et en rapporte autant, pour de bon.",
    },
  },
  {
    types: ["playThaw", "playAnimalMove", "playEndurance"],
    says: {
      en: "You hold a secret tile. Play it when it helps: at the end it is worth nothing.",
      fr: "Tu as une tuile secrète. Joue-la quand elle aide : à la fin elle ne vaut rien.",
    },
  },
  {
    types: ["land"],
    says: {
      en: "Your kayak is on the water. Land where your inuit changes who rules an island.",
      fr: "Ton kayak est à l’eau. Accoste là où ton inuit change le maître d’une île.",
    },
  },
  {
    types: ["buildIgloo", "walk", "kayak", "endTurn"],
    says: {
      en: "3 points: a walk costs 1, a kayak or an igloo all 3. An igloo counts as two inuits, and its tile never melts.",
      fr: "3 points : un pas en coûte 1, un kayak ou un igloo tous les 3. Un igloo vaut deux inuits, et sa tuile ne fond jamais.",
    },
  },
];
