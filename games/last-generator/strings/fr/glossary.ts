import type { glossary as english } from "../en/glossary.ts";
import type { Translated } from "../keys.ts";

/** What the things of the rules are called. */
export const glossary: Translated<typeof english> = {
  resources: {
    wood: "Bois",
    coal: "Charbon",
    steel: "Acier",
    food: "Nourriture",
    core: "Noyau de vapeur",
  },
  citizenTypes: {
    worker: "Ouvrier",
    engineer: "Ingénieur",
    child: "Enfant",
    automaton: "Automate",
  },
  hopeTypes: {
    resolve: "Détermination",
    solidarity: "Solidarité",
    faith: "Foi",
  },
  discontentTypes: {
    anger: "Colère",
    fear: "Peur",
    grief: "Chagrin",
  },
  phases: {
    dawn: "Aube",
    morning: "Matin",
    generator: "Générateur",
    weather: "Météo",
    preparation: "Préparation",
    action: "Action",
    dusk: "Soir",
    hunger: "Faim",
    night: "Nuit",
    ended: "la fin",
  },
  actions: {
    clear: "Déneiger",
    gather: "Ramasser des ressources",
    build: "Bâtir",
    use: "Utiliser un bâtiment",
    scout: "Déployer des éclaireurs",
    special: "Action spéciale",
  },
  offices: {
    stoker: "Bureau de la chaudière",
    physician: "Bureau de la santé",
    steward: "Bureau des vivres",
    speaker: "Bureau de l’assemblée",
  },
  leader: "Jeton Chef",
  losses: {
    hope: "Plus personne n’espère.",
    discontent: "La ville vous a chassés.",
    generator: "Le générateur a explosé.",
    sickness: "La maladie a gagné.",
    hunger: "La faim a gagné.",
    corpses: "Trop de morts.",
    objective: "La ville vit, mais la mission a échoué.",
    "seeds-dead": "Les graines sont mortes.",
  },
  win: "La ville vit.",
  tracks: {
    hope: "Espoir",
    discontent: "Mécontentement",
    hunger: "Faim",
  },
  zones: {
    gen: "Tuile Générateur",
    near: "Tuiles Proches",
    far: "Tuiles Éloignées",
  },
  grounds: {
    near: "Terrain proche",
    far: "Terrain éloigné",
  },
  halves: {
    left: "à gauche",
    right: "à droite",
  },
  space: "case",
  places: [
    "La Plateforme",
    "Le Générateur",
    "À côté du plateau",
    "À côté du plateau",
    "Déneigement",
    "Chantier",
    "Actions spéciales",
  ],
  deposits: {
    coal: "Veine de charbon",
    iron: "Gisement de fer",
    forest: "Forêt gelée",
  },
  counters: {
    rampart: "Assises du rempart",
    seeds: "Tiroirs de graines vivantes",
  },
};
