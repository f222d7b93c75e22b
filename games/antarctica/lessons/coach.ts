import type { CoachIntro } from "@banquise/engine/lessons";

/** What is said when a kind of decision first comes. */
export const coach: readonly CoachIntro[] = [
  {
    types: ["placeShip"],
    says: {
      en: "Place a ship. The sun frees the first ship of each queue, so an empty coast is better than a long line.",
      fr: "Place un bateau. Le soleil libère le premier de chaque file : une côte vide vaut mieux qu’une longue attente.",
    },
  },
  {
    types: ["placeStartCube"],
    says: {
      en: "Put a cube on the first space of a track. Whoever is ahead there at the end is paid the most.",
      fr: "Pose un cube sur la première case d’une piste. À la fin, celui qui y est en tête est le mieux payé.",
    },
  },
  {
    types: ["useIcebreaker"],
    says: {
      en: "Your icebreaker lets your second ship act now, too: a whole turn more. If you let it go, the card is lost.",
      fr: "Ton brise-glace permet à ton deuxième bateau d’agir aussi : un tour entier en plus. Si tu y renonces, la carte est perdue.",
    },
  },
  {
    types: ["takeCard"],
    says: {
      en: "Take a card that you can play in a later turn, at most one a turn. An icebreaker gives a whole turn to a ship that is second.",
      fr: "Prends une carte à jouer plus tard, une par tour au plus. Un brise-glace offre un tour entier à un bateau qui est deuxième.",
    },
  },
  {
    types: ["chooseTrack"],
    says: {
      en: "Choose the track on which your cube advances. Look for red spaces on the way, and for a track that you can lead.",
      fr: "Choisis la piste où ton cube avance. Cherche une case rouge sur le chemin, et une piste où tu peux être en tête.",
    },
  },
  {
    types: ["relocateShip", "keepShips"],
    says: {
      en: "You may move one of your ships for free. Bring one to the front of a queue that the sun will reach soon.",
      fr: "Tu peux déplacer un de tes bateaux, gratuitement. Mets-le en tête d’une file que le soleil atteindra bientôt.",
    },
  },
  {
    types: ["relocateTo"],
    says: {
      en: "Where should this ship go? Think of when the sun comes there, and of the buildings that it can use.",
      fr: "Où doit aller ce bateau ? Pense au moment où le soleil y viendra, et aux bâtiments qu’il pourra utiliser.",
    },
  },
  {
    types: ["moveShip"],
    says: {
      en: "Your ship must sail. You act where it arrives: look at what stands there, and at how many ships are waiting already.",
      fr: "Ton bateau doit partir, et tu agis là où il arrive. Regarde ce qui s’y trouve et combien de bateaux y attendent déjà.",
    },
  },
  {
    types: ["buildBuilding"],
    says: {
      en: "You can build here. A scientist of yours stays on this coast for good, and that is where most points come from.",
      fr: "Tu peux construire ici. Un de tes scientifiques reste sur cette côte, et c’est de là que viennent la plupart des points.",
    },
  },
  {
    types: ["recruit"],
    says: {
      en: "This camp gives you a scientist for each ship and each scientist of yours on the coast.",
      fr: "Ce campement te donne un scientifique pour chacun de tes bateaux et de tes scientifiques sur la côte.",
    },
  },
  {
    types: ["research"],
    says: {
      en: "Here you can research: a space for each ship and scientist of yours on the coast. Spaces taken by others are jumped over.",
      fr: "Ici tu peux chercher : une case par bateau et par scientifique à toi sur la côte. Les cases occupées se sautent.",
    },
  },
  {
    types: ["buildShip"],
    says: {
      en: "A new ship means more turns for you. But each of the others takes a card for it.",
      fr: "Un bateau de plus, c’est plus de tours pour toi. Mais chacun des autres prend une carte en échange.",
    },
  },
  {
    types: ["playCard", "layIcebreaker"],
    says: {
      en: "You may play one of your cards, before you sail or after. Keep it when it brings little now.",
      fr: "Tu peux jouer une de tes cartes, avant de partir ou après. Garde-la si elle rapporte peu maintenant.",
    },
  },
  {
    types: ["sacrificeCube", "sacrificeSpareShip", "sacrificeShip"],
    says: {
      en: "Short of people? Once a turn you may give up a cube or a ship for good, and one scientist joins you.",
      fr: "Tu manques de monde ? Une fois par tour, tu peux céder un cube ou un bateau pour de bon : un scientifique te rejoint.",
    },
  },
  {
    types: ["endTurn"],
    says: {
      en: "Nothing more to do here? End your turn, and the sun goes on.",
      fr: "Plus rien à faire ici ? Termine ton tour, et le soleil repart.",
    },
  },
];
