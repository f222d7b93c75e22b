import type { buildings as english } from "../en/buildings.ts";
import type { Translated } from "../keys.ts";

export const buildings: Translated<typeof english> = {
  platform: {
    name: "Plateforme",
    one: "la Plateforme",
    many: "Plateformes",
    options: {
      1: "S’adresser à la ville",
    },
  },
  generator: {
    name: "Générateur",
    one: "le Générateur",
    many: "Générateurs",
    options: {
      1: "Purger la chaudière",
      2: "Sacrifier un noyau",
    },
  },
  tent: {
    name: "Tentes",
    one: "des Tentes",
    many: "Tentes",
  },
  bunkhouse: {
    name: "Dortoir",
    one: "un Dortoir",
    many: "Dortoirs",
  },
  "hunters-hut": {
    name: "Cabane de chasse",
    one: "une Cabane de chasse",
    many: "Cabanes de chasse",
    options: {
      1: "Longue chasse",
    },
  },
  "soup-kitchen": {
    name: "Soupe populaire",
    one: "une Soupe populaire",
    many: "Soupes populaires",
    options: {
      1: "Allonger la soupe",
    },
  },
  hothouse: {
    name: "Serre",
    one: "une Serre",
    many: "Serres",
    options: {
      1: "Soigner les plants",
    },
  },
  "first-aid-post": {
    name: "Poste de secours",
    one: "un Poste de secours",
    many: "Postes de secours",
    options: {
      1: "Panser les plaies",
      2: "Veiller toute la nuit",
    },
  },
  infirmary: {
    name: "Infirmerie",
    one: "une Infirmerie",
    many: "Infirmeries",
    options: {
      1: "Faire la tournée des lits",
      2: "Opérer",
    },
  },
  workshop: {
    name: "Atelier",
    one: "un Atelier",
    many: "Ateliers",
    options: {
      1: "Hâter les plans",
    },
  },
  beacon: {
    name: "Balise",
    one: "une Balise",
    many: "Balises",
    options: {
      1: "Guider un éclaireur",
    },
  },
  "gathering-post": {
    name: "Poste de collecte",
    one: "un Poste de collecte",
    many: "Postes de collecte",
    options: {
      1: "Collecte abritée",
    },
  },
  "coal-pit": {
    name: "Puits à charbon",
    one: "un Puits à charbon",
    many: "Puits à charbon",
    options: {
      1: "Abattre le charbon",
    },
  },
  sawmill: {
    name: "Scierie",
    one: "une Scierie",
    many: "Scieries",
    options: {
      1: "Débiter les troncs",
    },
  },
  foundry: {
    name: "Fonderie",
    one: "une Fonderie",
    many: "Fonderies",
    options: {
      1: "Fondre la ferraille",
    },
  },
  "charcoal-kiln": {
    name: "Charbonnière",
    one: "une Charbonnière",
    many: "Charbonnières",
    options: {
      1: "Carboniser le bois",
    },
  },
  "relief-valve": {
    name: "Soupape de décharge",
    one: "une Soupape de décharge",
    many: "Soupapes de décharge",
    options: {
      1: "Lâcher la vapeur",
    },
  },
  "heat-relay": {
    name: "Relais de chaleur",
    one: "un Relais de chaleur",
    many: "Relais de chaleur",
  },
  factory: {
    name: "Manufacture d’automates",
    one: "une Manufacture d’automates",
    many: "Manufactures d’automates",
    options: {
      1: "Assembler",
    },
  },
  graveyard: {
    name: "Cimetière",
    one: "un Cimetière",
    many: "Cimetières",
    options: {
      1: "Célébrer des obsèques",
    },
  },
  tavern: {
    name: "Taverne",
    one: "une Taverne",
    many: "Tavernes",
    options: {
      1: "Mettre un tonneau en perce",
    },
  },
  "prayer-house": {
    name: "Maison de prière",
    one: "une Maison de prière",
    many: "Maisons de prière",
    options: {
      1: "Conduire l’office",
    },
  },
  "watch-post": {
    name: "Poste de garde",
    one: "un Poste de garde",
    many: "Postes de garde",
    options: {
      1: "Patrouiller",
    },
  },
  "childrens-home": {
    name: "Foyer des enfants",
    one: "un Foyer des enfants",
    many: "Foyers des enfants",
  },
  "seed-vault": {
    name: "Chambre des semences",
    one: "une Chambre des semences",
    many: "Chambres des semences",
    options: {
      1: "Couvrir les braises",
    },
  },
  rampart: {
    name: "Rempart de neige",
    one: "un Rempart de neige",
    many: "Remparts de neige",
  },
};
