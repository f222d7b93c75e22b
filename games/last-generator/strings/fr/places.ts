import type { LinePhrases, PlacePhrases } from "../phrases.ts";

export const places: PlacePhrases = {
  danger: {
    hope: "la piste Espoir",
    discontent: "la piste Mécontentement",
    generator: "le générateur",
    sickness: "les marqueurs Maladie",
    hunger: "le marqueur Faim",
    corpses: "la piste Cadavres",
    objective: "la mission du scénario",
  },
  boiler: {
    heat: "le marqueur Chaleur",
    cold: "le marqueur Froid",
    radius: "les indicateurs de chauffage",
    tower: "la tour",
    pressure: "la piste Pression",
  },
  day: { round: "le jour", storm: "le marqueur Tempête", weather: "la météo" },
  card: {
    morning: "la carte Matin",
    dusk: "la carte Soir",
    expert: "l’Expert",
    call: "l’appel du devoir",
  },
  stock: (resource) =>
    /^[aeéiouh]/i.test(resource)
      ? `la réserve d’${resource.toLowerCase()}`
      : `la réserve de ${resource.toLowerCase()}`,
  people: { worker: "les ouvriers", engineer: "les ingénieurs", child: "les enfants" },
  reserve: {
    worker: "les ouvriers disponibles",
    engineer: "les ingénieurs disponibles",
    child: "les enfants disponibles",
    automaton: "les automates disponibles",
  },
  stack: (number) => `l’expédition ${number}`,
  named: (name) => `« ${name} »`,
};

export const outlook: LinePhrases = {
  victory: "tenir jusqu’au bout",
  nights: "les nuits",
  people: "les habitants et leur santé",
  beds: "les lits",
  food: "la nourriture",
  warmth: "le charbon contre le froid",
  boiler: "la chaudière",
  materials: "le bois, l’acier et les noyaux",
  spirit: "l’espoir et le mécontentement",
  dead: "les morts",
  buildings: "les bâtiments",
  plans: "les projets",
  objective: "la mission",
};
