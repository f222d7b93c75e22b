import type { Expedition } from "./types.ts";

/** Places beyond the crater: light side, and the dark side that is read on exploring (GEN-25). */
export const EXPEDITIONS: readonly Expedition[] = [
  {
    id: "A01",
    letter: "A",
    name: { en: "Wrecked sledge", fr: "Traîneau brisé" },
    flavour: { en: "Runners up, like a dead beetle.", fr: "Patins en l’air, comme un scarabée mort." },
    spaces: 3,
    dark: {
      onExplore: [],
      continue: {
        label: { en: "Follow the harness", fr: "Suivre le harnais" },
        to: "B",
        carry: [{ op: "gain", res: "wood", n: 2 }],
      },
      return: {
        label: { en: "Load up", fr: "Charger" },
        effects: [
          { op: "gain", res: "wood", n: 6 },
          { op: "gain", res: "food", n: 3 },
        ],
        next: "B",
      },
    },
  },
  {
    id: "A02",
    letter: "A",
    name: { en: "Hunting cabin", fr: "Cabane de trappeur" },
    flavour: { en: "The kettle is full of ice.", fr: "La bouilloire est pleine de glace." },
    spaces: 3,
    dark: {
      onExplore: [],
      continue: {
        label: { en: "Take the trail behind", fr: "Prendre la piste derrière" },
        to: "B",
        carry: [{ op: "gain", res: "food", n: 2 }],
      },
      return: {
        label: { en: "Empty the larder", fr: "Vider le garde-manger" },
        effects: [{ op: "gain", res: "food", n: 9 }],
        next: "B",
      },
    },
  },
  {
    id: "A03",
    letter: "A",
    name: { en: "Rail spur", fr: "Voie de garage" },
    flavour: { en: "The wagons wait for a whistle.", fr: "Les wagons attendent un sifflet." },
    spaces: 4,
    dark: {
      onExplore: [],
      continue: {
        label: { en: "Walk the line", fr: "Suivre la voie" },
        to: "B",
        carry: [{ op: "gain", res: "steel", n: 1 }],
      },
      return: {
        label: { en: "Strip the wagons", fr: "Dépouiller les wagons" },
        effects: [
          { op: "gain", res: "steel", n: 4 },
          { op: "gain", res: "coal", n: 4 },
        ],
        next: "B",
      },
    },
  },
  {
    id: "A04",
    letter: "A",
    name: { en: "Smoke on the ridge", fr: "Fumée sur la crête" },
    flavour: { en: "It was not a chimney.", fr: "Ce n’était pas une cheminée." },
    spaces: 4,
    dark: {
      onExplore: [{ op: "sick", who: "acting", n: 1 }],
      continue: {
        label: { en: "Search further", fr: "Chercher plus loin" },
        to: "B",
        carry: [{ op: "hope", n: 1 }],
      },
      return: {
        label: { en: "Bring them in", fr: "Les ramener" },
        effects: [
          { op: "citizens", who: "worker", n: 2 },
          { op: "citizens", who: "child", n: 1 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "A05",
    letter: "A",
    name: { en: "Coal barge", fr: "Péniche à charbon" },
    flavour: { en: "Locked in the river, hatches open.", fr: "Prise dans la rivière, écoutilles ouvertes." },
    spaces: 3,
    dark: {
      onExplore: [],
      continue: {
        label: { en: "Up the frozen lock", fr: "Passer l’écluse gelée" },
        to: "B",
        carry: [{ op: "gain", res: "coal", n: 2 }],
      },
      return: {
        label: { en: "Shovel the hold", fr: "Pelleter la cale" },
        effects: [{ op: "gain", res: "coal", n: 9 }],
        next: "B",
      },
    },
  },
  {
    id: "A06",
    letter: "A",
    name: { en: "Weather mast", fr: "Mât météo" },
    flavour: { en: "Its cups still turn.", fr: "Ses coupelles tournent encore." },
    spaces: 2,
    dark: {
      onExplore: [],
      continue: {
        label: { en: "Read the log", fr: "Lire le carnet" },
        to: "B",
        carry: [{ op: "storm", n: 1 }],
      },
      return: {
        label: { en: "Take the instruments", fr: "Prendre les instruments" },
        effects: [
          { op: "storm", n: 1 },
          { op: "gain", res: "steel", n: 2 },
          { op: "drawCitizen", n: 1 },
        ],
        next: "B",
      },
    },
  },
  {
    id: "A07",
    letter: "A",
    name: { en: "Snowed-in chapel", fr: "Chapelle ensevelie" },
    flavour: { en: "The door opens inward, thank God.", fr: "La porte ouvre vers l’intérieur, Dieu merci." },
    spaces: 3,
    dark: {
      onExplore: [],
      continue: {
        label: { en: "Through the crypt", fr: "Par la crypte" },
        to: "B",
        carry: [{ op: "hope", n: 1, type: "faith" }],
      },
      return: {
        label: { en: "Ring the bell", fr: "Sonner la cloche" },
        effects: [
          { op: "hope", n: 1, type: "faith" },
          { op: "discontent", n: -1 },
          { op: "gain", res: "wood", n: 2 },
        ],
        next: "B",
      },
    },
  },
  {
    id: "A08",
    letter: "A",
    name: { en: "Dead orchard", fr: "Verger mort" },
    flavour: { en: "Every branch is a pane of glass.", fr: "Chaque branche est une vitre." },
    spaces: 2,
    dark: {
      onExplore: [],
      continue: {
        label: { en: "Past the wall", fr: "Derrière le mur" },
        to: "B",
        carry: [{ op: "gain", res: "wood", n: 1 }],
      },
      return: {
        label: { en: "Fell the trees", fr: "Abattre les arbres" },
        effects: [
          { op: "gain", res: "wood", n: 7 },
          { op: "gain", res: "coal", n: 2 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "B01",
    letter: "B",
    name: { en: "The outpost", fr: "L’avant-poste" },
    flavour: { en: "Two bunks, one name.", fr: "Deux couchettes, un seul nom." },
    spaces: 4,
    dark: {
      onExplore: [],
      continue: {
        label: { en: "Their last bearing", fr: "Leur dernier cap" },
        to: "C",
        carry: [{ op: "gain", res: "food", n: 3 }],
      },
      return: {
        label: { en: "Salvage it", fr: "Tout récupérer" },
        effects: [
          { op: "gain", res: "steel", n: 3 },
          { op: "gain", res: "food", n: 5 },
        ],
        next: "C",
      },
    },
  },
  {
    id: "B02",
    letter: "B",
    name: { en: "The machine shed", fr: "La remise aux machines" },
    flavour: {
      en: "Something in the corner still has oil in its joints.",
      fr: "Dans un coin, quelque chose a encore de l’huile aux jointures.",
    },
    spaces: 4,
    dark: {
      onExplore: [],
      continue: {
        label: { en: "Track its maker", fr: "Remonter jusqu’à son créateur" },
        to: "C",
        carry: [{ op: "gain", res: "steel", n: 2 }],
      },
      return: {
        label: { en: "Walk it home", fr: "Le ramener sur ses jambes" },
        effects: [{ op: "automaton", n: 1 }],
        next: "C",
      },
    },
  },
  {
    id: "B03",
    letter: "B",
    name: { en: "Camp of the lost", fr: "Le camp des égarés" },
    flavour: { en: "They had stopped expecting anyone.", fr: "Ils n’attendaient plus personne." },
    spaces: 4,
    dark: {
      onExplore: [],
      continue: {
        label: { en: "Seek the others", fr: "Chercher les autres" },
        to: "C",
        carry: [{ op: "hope", n: 1, type: "solidarity" }],
      },
      return: {
        label: { en: "Lead them back", fr: "Les guider" },
        effects: [
          { op: "citizens", who: "worker", n: 3 },
          { op: "sick", who: "worker", n: 1 },
          { op: "build", id: "tent" },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "B04",
    letter: "B",
    name: { en: "Blue cave", fr: "La grotte bleue" },
    flavour: { en: "Warm air breathes from the back of it.", fr: "Un air tiède souffle du fond." },
    spaces: 3,
    dark: {
      onExplore: [{ op: "sick", who: "acting", n: 1 }],
      continue: {
        label: { en: "Deeper", fr: "Plus profond" },
        to: "C",
        carry: [{ op: "gain", res: "core", n: 1 }],
      },
      return: {
        label: { en: "Chip out the cores", fr: "Extraire les noyaux" },
        effects: [{ op: "gain", res: "core", n: 2 }],
        next: "C",
      },
    },
  },
  {
    id: "B05",
    letter: "B",
    name: { en: "Army depot", fr: "Dépôt militaire" },
    flavour: { en: "Ledgers, and nobody left to sign them.", fr: "Des registres, et personne pour signer." },
    spaces: 5,
    dark: {
      onExplore: [],
      continue: {
        label: { en: "The second gate", fr: "La seconde grille" },
        to: "C",
        carry: [{ op: "gain", res: "coal", n: 3 }],
      },
      return: {
        label: { en: "Sign for it", fr: "Signer" },
        effects: [
          { op: "gain", res: "coal", n: 6 },
          { op: "gain", res: "food", n: 6 },
          { op: "addDusk", id: "D18" },
        ],
        next: "C",
      },
    },
  },
  {
    id: "B06",
    letter: "B",
    name: { en: "Frozen convoy", fr: "Le convoi figé" },
    flavour: { en: "The horses are standing.", fr: "Les chevaux sont debout." },
    spaces: 4,
    dark: {
      onExplore: [],
      continue: {
        label: { en: "Beyond the convoy", fr: "Au-delà du convoi" },
        to: "C",
        carry: [{ op: "gain", res: "wood", n: 3 }],
      },
      return: {
        label: { en: "Unload", fr: "Décharger" },
        effects: [
          { op: "gain", res: "wood", n: 5 },
          { op: "gain", res: "steel", n: 3 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "B07",
    letter: "B",
    name: { en: "The surgeon’s tent", fr: "La tente du chirurgien" },
    flavour: {
      en: "Clean linen, folded by someone who expected visitors.",
      fr: "Du linge propre, plié par quelqu’un qui attendait du monde.",
    },
    spaces: 3,
    dark: {
      onExplore: [],
      continue: {
        label: { en: "Find the surgeon", fr: "Trouver le chirurgien" },
        to: "C",
        carry: [{ op: "treat", n: 1 }],
      },
      return: {
        label: { en: "Take the chest", fr: "Prendre le coffre" },
        effects: [
          { op: "cure", n: 5 },
          { op: "treat", n: 1 },
        ],
        next: "C",
      },
    },
  },
  {
    id: "B08",
    letter: "B",
    name: { en: "The quiet village", fr: "Le village muet" },
    flavour: { en: "Tables laid for a meal.", fr: "Des tables mises pour un repas." },
    spaces: 4,
    dark: {
      onExplore: [{ op: "hope", n: -1 }],
      continue: {
        label: { en: "Ask the snow", fr: "Interroger la neige" },
        to: "C",
        carry: [{ op: "gain", res: "food", n: 3 }],
      },
      return: {
        label: { en: "Eat what they left", fr: "Manger ce qu’ils ont laissé" },
        effects: [{ op: "gain", res: "food", n: 9 }],
        next: "newA",
      },
    },
  },
  {
    id: "C01",
    letter: "C",
    name: { en: "The other generator", fr: "L’autre générateur" },
    flavour: { en: "It is cold to the touch. All the way through.", fr: "Il est froid. Jusqu’au cœur." },
    spaces: 5,
    dark: {
      onExplore: [{ op: "hope", n: -1 }],
      continue: null,
      return: {
        label: { en: "Take its heart", fr: "Prendre son cœur" },
        effects: [
          { op: "gain", res: "core", n: 3 },
          { op: "gain", res: "steel", n: 4 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "C02",
    letter: "C",
    name: { en: "A library under ice", fr: "Une bibliothèque sous la glace" },
    flavour: { en: "The pages turn like slate.", fr: "Les pages tournent comme l’ardoise." },
    spaces: 5,
    dark: {
      onExplore: [],
      continue: null,
      return: {
        label: { en: "Carry the books", fr: "Porter les livres" },
        effects: [
          { op: "dev", n: 3 },
          { op: "hope", n: 1, type: "resolve" },
          { op: "drawCitizen", n: 1 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "C03",
    letter: "C",
    name: { en: "The green valley", fr: "La vallée verte" },
    flavour: {
      en: "Steam, moss, and a goat that is not afraid.",
      fr: "De la vapeur, de la mousse, une chèvre sans peur.",
    },
    spaces: 6,
    dark: {
      onExplore: [],
      continue: null,
      return: {
        label: { en: "Bring proof", fr: "Rapporter la preuve" },
        effects: [
          { op: "gain", res: "food", n: 10 },
          { op: "hope", n: 1, type: "resolve" },
          { op: "addDusk", id: "D23" },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "C04",
    letter: "C",
    name: { en: "The last train", fr: "Le dernier train" },
    flavour: { en: "Its lamps are lit.", fr: "Ses lanternes sont allumées." },
    spaces: 5,
    dark: {
      onExplore: [],
      continue: null,
      return: {
        label: { en: "All aboard!", fr: "En voiture !" },
        effects: [
          { op: "citizens", who: "worker", n: 3 },
          { op: "citizens", who: "engineer", n: 2 },
          { op: "addDusk", id: "D10" },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "C05",
    letter: "C",
    name: { en: "The iron men", fr: "Les hommes de fer" },
    flavour: {
      en: "They kneel in a row, waiting for an order.",
      fr: "Agenouillés en rang, ils attendent un ordre.",
    },
    spaces: 6,
    dark: {
      onExplore: [{ op: "sick", who: "acting", n: 1 }],
      continue: null,
      return: {
        label: { en: "Give the order", fr: "Donner l’ordre" },
        effects: [
          { op: "automaton", n: 2 },
          { op: "gain", res: "steel", n: 2 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "C06",
    letter: "C",
    name: { en: "The sea", fr: "La mer" },
    flavour: {
      en: "It moves. Under all that white, it moves.",
      fr: "Elle bouge. Sous tout ce blanc, elle bouge.",
    },
    spaces: 6,
    dark: {
      onExplore: [],
      continue: null,
      return: {
        label: { en: "Fish through the ice", fr: "Pêcher sous la glace" },
        effects: [
          { op: "gain", res: "food", n: 8 },
          { op: "hope", n: 1 },
          { op: "discontent", n: -1 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "C07",
    letter: "C",
    name: { en: "The surgeon general", fr: "Le médecin-chef" },
    flavour: { en: "He has kept a diary of every cough.", fr: "Il a tenu le journal de chaque toux." },
    spaces: 5,
    dark: {
      onExplore: [],
      continue: null,
      return: {
        label: { en: "Escort him", fr: "L’escorter" },
        effects: [
          { op: "citizens", who: "engineer", n: 1 },
          { op: "cure", n: 6 },
          { op: "treat", n: 2 },
        ],
        next: "newA",
      },
    },
  },
  {
    id: "C08",
    letter: "C",
    name: { en: "The signal tower", fr: "La tour aux signaux" },
    flavour: { en: "Someone answered.", fr: "Quelqu’un a répondu." },
    spaces: 5,
    dark: {
      onExplore: [],
      continue: null,
      return: {
        label: { en: "Answer back", fr: "Répondre" },
        effects: [
          { op: "hope", n: 1, type: "solidarity" },
          { op: "discontent", n: -1 },
          { op: "storm", n: 2 },
          { op: "addDusk", id: "D22" },
        ],
        next: "newA",
      },
    },
  },
];
