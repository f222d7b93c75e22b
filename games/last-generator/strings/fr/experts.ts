import type { experts as english } from "../en/experts.ts";
import type { Translated } from "../keys.ts";

export const experts: Translated<typeof english> = {
  X01: {
    name: "Le Chauffeur",
    flavour: "Le feu est une habitude.",
  },
  X02: {
    name: "La Médecin",
    flavour: "Elle dort en bottes.",
  },
  X03: {
    name: "L’Intendante",
    flavour: "Elle flaire un sac vide.",
  },
  X04: {
    name: "L’Arpenteur",
    flavour: "Il arpente le blanc.",
  },
  X05: {
    name: "L’Aumônière",
    flavour: "Elle pardonne d’avance.",
  },
  X06: {
    name: "La Machiniste",
    flavour: "L’oreille à la chaudière, les yeux clos.",
  },
  X00: {
    name: "L’appel du devoir",
    flavour: "Une fois. On ne peut le demander qu’une fois.",
    options: {
      1: "Encore un tour",
      2: "Se rappeler pourquoi",
      3: "Tous à la chaudière",
    },
  },
};
