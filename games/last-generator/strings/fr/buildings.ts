import type { buildings as english } from "../en/buildings.ts";
import type { Translated } from "../lexicon.ts";

export const buildings: Translated<typeof english> = {
  platform: {
    name: "Plateforme",
    options: {
      1: "Instituer une loi",
    },
  },
  generator: {
    name: "Générateur",
    options: {
      1: "Purger cinq cubes",
      2: "Sacrifier un noyau",
    },
  },
  tent: {
    name: "Tentes",
  },
  bunkhouse: {
    name: "Dortoir",
  },
  "hunters-hut": {
    name: "Cabane de chasse",
    options: {
      1: "Longue chasse",
    },
  },
  "soup-kitchen": {
    name: "Soupe populaire",
    options: {
      1: "Allonger la soupe",
    },
  },
  hothouse: {
    name: "Serre",
    options: {
      1: "Soigner les plants",
    },
  },
  "first-aid-post": {
    name: "Poste de secours",
    options: {
      1: "Soigner",
      2: "Traiter",
    },
  },
  infirmary: {
    name: "Infirmerie",
    options: {
      1: "Soigner",
      2: "Traiter",
    },
  },
  workshop: {
    name: "Atelier",
    options: {
      1: "Hâter les plans",
    },
  },
  beacon: {
    name: "Balise",
    options: {
      1: "Guider un éclaireur",
    },
  },
  "gathering-post": {
    name: "Poste de collecte",
    options: {
      1: "Collecte abritée",
    },
  },
  "coal-pit": {
    name: "Puits à charbon",
    options: {
      1: "Abattre le charbon",
    },
  },
  sawmill: {
    name: "Scierie",
    options: {
      1: "Débiter les troncs",
    },
  },
  foundry: {
    name: "Fonderie",
    options: {
      1: "Fondre la ferraille",
    },
  },
  "charcoal-kiln": {
    name: "Charbonnière",
    options: {
      1: "Carboniser le bois",
    },
  },
  "relief-valve": {
    name: "Soupape de décharge",
    options: {
      1: "Lâcher la vapeur",
    },
  },
  "heat-relay": {
    name: "Relais de chaleur",
  },
  factory: {
    name: "Manufacture d’automates",
    options: {
      1: "Assembler",
    },
  },
  graveyard: {
    name: "Cimetière",
    options: {
      1: "Célébrer des obsèques",
    },
  },
  tavern: {
    name: "Taverne",
    options: {
      1: "Mettre un tonneau en perce",
    },
  },
  "prayer-house": {
    name: "Maison de prière",
    options: {
      1: "Conduire l’office",
    },
  },
  "watch-post": {
    name: "Poste de garde",
    options: {
      1: "Patrouiller",
    },
  },
  "childrens-home": {
    name: "Foyer des enfants",
  },
  "seed-vault": {
    name: "Chambre des semences",
    options: {
      1: "Couvrir les braises",
    },
  },
  rampart: {
    name: "Rempart de neige",
  },
};
