import type { CoachIntro } from "@banquise/engine/lessons";

/** What is said when a kind of decision first comes. */
export const coach: readonly CoachIntro[] = [
  {
    types: ["playFavour", "declineFavour"],
    says: {
      en: "A Favour can be used now. It works once, and kept unused it is worth 2 points at the end.",
      fr: "Tu peux utiliser une Faveur. Elle ne sert qu’une fois, et gardée jusqu’à la fin, elle vaut 2 points.",
    },
  },
  {
    types: ["takeCard"],
    says: {
      en: "Take a card; your block will go on a tile with its symbol. Look for symbols that you already gather, and for squares that lack one block.",
      fr: "Prends une carte : ton bloc ira sur une dalle de son symbole. Cherche ce que tu réunis déjà, et les carrés à qui il manque un bloc.",
    },
  },
  {
    types: ["placeBlock", "swapInto"],
    says: {
      en: "Place your block. Squares pay 5 and 2 points, your own blocks underneath 1 each, and full lines move your Engineering track; a worker may also bring a tile.",
      fr: "Pose ton bloc. Un carré paie 5 et 2 points, chacun de tes blocs dessous 1, et une ligne complète fait avancer ta piste Ingénierie ; une main-d’œuvre peut aussi amener une dalle.",
    },
  },
  {
    types: ["swapSource"],
    says: {
      en: "Which worker tile comes here? The tile from here goes to its place, so think of who will use it.",
      fr: "Quelle dalle Main-d’œuvre vient ici ? Celle d’ici prend sa place : pense à qui s’en servira.",
    },
  },
  {
    types: ["assign"],
    says: {
      en: "With two players, each card is for you or for Siku. Give Siku the cards and places that you do not need.",
      fr: "À deux, chaque carte est pour toi ou pour Siku. Donne-lui les cartes et les places qui ne te servent pas.",
    },
  },
  {
    types: ["chooseFace"],
    says: {
      en: "This card has two symbols: choose the one that it keeps until the end. Which column of yours grows more?",
      fr: "Cette carte a deux symboles : choisis celui qu’elle garde jusqu’à la fin. Quelle colonne gagne le plus ?",
    },
  },
  {
    types: ["pickFavour"],
    says: {
      en: "Your ancestor brings a Favour. Some work at once, some once later, some at the end.",
      fr: "Ton ancêtre t’apporte une Faveur. Certaines agissent tout de suite, d’autres une fois plus tard, d’autres à la fin.",
    },
  },
  {
    types: ["orderSquare"],
    says: {
      en: "You finish several squares: choose which comes first. The next tile of the stack lies on it.",
      fr: "Tu finis plusieurs carrés : choisis le premier. La prochaine dalle de la pile s’y pose.",
    },
  },
  {
    types: ["displace"],
    says: {
      en: "Choose the two tiles to exchange. Bring the symbol of your card where a block pays.",
      fr: "Choisis les deux dalles à échanger. Amène le symbole de ta carte là où un bloc rapporte.",
    },
  },
  {
    types: ["exchangeGive"],
    says: {
      en: "Give back one of your cards for one of the row. Part with what earns you least.",
      fr: "Rends une de tes cartes contre une du cortège. Sépare-toi de celle qui rapporte le moins.",
    },
  },
  {
    types: ["exchangeTake"],
    says: {
      en: "Now take a card of the row in return. It comes without a block.",
      fr: "Prends maintenant une carte du cortège en échange. Elle vient sans bloc.",
    },
  },
  {
    types: ["chooseOpponent"],
    says: {
      en: "Somebody else gets 2 points with you. Choose whoever is least dangerous.",
      fr: "Quelqu’un d’autre gagne 2 points avec toi. Choisis qui te menace le moins.",
    },
  },
  {
    types: ["divinationPick"],
    says: {
      en: "Choose the tile that is laid on this square. Whoever is next may build on it.",
      fr: "Choisis la dalle qui va sur ce carré. Le joueur suivant pourra y bâtir.",
    },
  },
  {
    types: ["reserve"],
    says: {
      en: "Reserve a card for your next turn: nobody else may take it. Make sure that a tile for it will be left.",
      fr: "Réserve une carte pour ton prochain tour : personne d’autre ne pourra la prendre. Vérifie qu’il lui restera une dalle.",
    },
  },
  {
    types: ["dummyTile"],
    says: {
      en: "The dummy finds these tiles equally good, so you decide. Choose the one that helps you most.",
      fr: "Pour le joueur factice, ces dalles se valent : à toi de choisir. Prends celle qui t’arrange le plus.",
    },
  },
  {
    types: ["transformCard"],
    says: {
      en: "One of your cards may become another. Choose one that earns little.",
      fr: "Une de tes cartes peut en devenir une autre. Choisis-en une qui rapporte peu.",
    },
  },
  {
    types: ["transformTo"],
    says: {
      en: "What should it become? Perhaps the symbol that completes a set of six.",
      fr: "Que doit-elle devenir ? Peut-être le symbole qui complète une série de six.",
    },
  },
  {
    types: ["endPass"],
    says: {
      en: "The game is over but for your Favours. Use those that bring more than 2 points, then finish.",
      fr: "La partie est finie, à tes Faveurs près. Utilise celles qui rapportent plus de 2 points, puis termine.",
    },
  },
];
