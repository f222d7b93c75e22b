import type { morning as english } from "../en/morning.ts";
import type { Translated } from "../keys.ts";

export const morning: Translated<typeof english> = {
  M01: {
    name: "La conduite fendue",
    flavour: "Dans la nuit, la conduite a éclaté comme une gousse.",
    options: {
      1: "Colmater",
      2: "Faire fondre la neige dans les marmites",
      3: "Boire ce qui reste",
    },
  },
  M02: {
    name: "Un toit, disaient-ils",
    flavour: "Quarante noms sur une feuille raidie par le gel.",
    event: "Le jour du jeton, on compte les lits.",
    options: {
      1: "Donner sa parole",
      2: "Plier la feuille",
    },
  },
  M03: {
    name: "Des formes dans la congère",
    flavour: "Des inconnus et, sur leur traîneau, un enfant endormi.",
    options: {
      1: "Ouvrir la porte",
      2: "Seulement ceux qui ont un métier",
      3: "Montrer la route",
    },
  },
  M04: {
    name: "Le chauffeur endormi",
    flavour: "Il rêve debout, la pelle à la main.",
    options: {
      1: "Le mettre au lit",
      2: "Le secouer",
    },
  },
  M05: {
    name: "La charrette ensevelie",
    flavour: "Un cerclage de roue dépasse de la glace.",
    event: "La charrette est à vous jusqu’au jour du jeton.",
    options: {
      1: "Marquer l’endroit",
      2: "Brûler la roue",
    },
  },
  M06: {
    name: "La viande verte",
    flavour: "Le générateur en a senti l’odeur avant nous.",
    options: {
      1: "La servir quand même",
      2: "La jeter",
      3: "En nourrir les plants",
    },
  },
  M07: {
    name: "La lanterne perdue",
    flavour: "Une petite lumière a passé la clôture et n’est pas revenue.",
    event: "Les secours partent sur votre ordre ; le jour du jeton, il sera trop tard.",
    options: {
      1: "Organiser les recherches",
      2: "Attendre le jour",
    },
  },
  M08: {
    name: "L’homme sur le tonneau",
    flavour: "Il dit que le gel est une lettre qui nous est adressée.",
    options: {
      1: "Le laisser parler",
      2: "Reprendre le tonneau",
    },
  },
  M09: {
    name: "La soupape lasse",
    flavour: "Elle chante une note que personne ne connaît.",
    options: {
      1: "La remplacer",
      2: "S’appuyer dessus",
      3: "Laisser baisser le feu",
    },
  },
  M10: {
    name: "Poches noires",
    flavour: "Les manteaux des mineurs pèsent plus qu’ils ne devraient.",
    event: "Le tas caché peut encore être trouvé.",
    options: {
      1: "Faire vider les poches",
      2: "Racheter le charbon",
      3: "Ne rien voir",
    },
  },
  M11: {
    name: "Fièvre à la table à dessin",
    flavour: "Ses traits sont droits, ses mains ne le sont plus.",
    options: {
      1: "Ordonner le repos",
      2: "La laisser finir",
    },
  },
  M12: {
    name: "Des lettres dans le givre",
    flavour: "Les enfants écrivent du doigt sur les vitres.",
    options: {
      1: "Leur trouver des ardoises",
      2: "Leur trouver des sacs",
    },
  },
  M13: {
    name: "Des yeux au-delà des lampes",
    flavour: "Ils ont suivi l’odeur de la soupe.",
    options: {
      1: "Chasser la meute",
      2: "Boucher les trous",
      3: "Rester derrière les portes",
    },
  },
  M14: {
    name: "Le télégraphe muet",
    flavour: "La ligne est intacte. C’est l’autre bout qui s’est tu.",
    event: "Le mât attend un ingénieur, jusqu’au jour du jeton.",
    options: {
      1: "Envoyer un mécanicien",
      2: "En faire de la ferraille",
    },
  },
  M15: {
    name: "La fissure",
    flavour: "Elle court sous les lits, fine comme un cheveu.",
    options: {
      1: "Étayer",
      2: "Abattre la maison",
      3: "Se fier à la glace",
    },
  },
  M16: {
    name: "Un jour à l’encre rouge",
    flavour: "Sur certains calendriers, c’était jour de fête.",
    options: {
      1: "Dresser toutes les tables",
      2: "Une cuillerée de sucre",
      3: "Travailler comme hier",
    },
  },
  M17: {
    name: "Des traces qui s’éloignent",
    flavour: "Deux manteaux manquent aux patères.",
    options: {
      1: "Les laisser partir",
      2: "Leur courir après",
      3: "Barrer la porte",
    },
  },
  M18: {
    name: "Vent doux",
    flavour: "Une heure durant, les stalactites se sont souvenues de l’eau.",
    options: {
      1: "Couvrir les feux",
      2: "Vider les dépôts",
    },
  },
  M19: {
    name: "Plus de planches",
    flavour: "Le menuisier a mesuré ; il n’a pas de réponse.",
    options: {
      1: "Donner les bancs",
      2: "La neige suffira",
      3: "Partager ce qui est raboté",
    },
  },
  M20: {
    name: "La femme aux ressorts",
    flavour: "Ses poches font tic-tac.",
    event: "Tant que l’établi est là, un ingénieur peut y travailler.",
    options: {
      1: "Lui donner un établi",
      2: "Garder les ressorts",
    },
  },
  M21: {
    name: "Des pas dans la farine",
    flavour: "De petites bottes, aller et retour.",
    options: {
      1: "Poster un garde",
      2: "Faire un exemple",
      3: "Laisser une assiette",
    },
  },
  M22: {
    name: "La toux",
    flavour: "Elle passe de lit en lit comme un message.",
    event: "Chaque soir, la toux en prend deux de plus ; un ingénieur peut y mettre fin.",
    options: {
      1: "Tout faire bouillir",
      2: "Brûler les couvertures",
      3: "Fermer les portes",
    },
  },
  M23: {
    name: "Deux contremaîtres",
    flavour: "L’un a le plan, l’autre a les hommes.",
    options: {
      1: "Soutenir les hommes",
      2: "Soutenir le plan",
      3: "Une pelle pour deux",
    },
  },
  M24: {
    name: "Le ballon de soie",
    flavour: "Il est tombé dans la cour, encore tiède.",
    options: {
      1: "Lire la carte à bord",
      2: "Garder la soie",
    },
  },
};
