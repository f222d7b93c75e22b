import type { concertations as english } from "../en/concertations.ts";
import type { Translated } from "../keys.ts";

export const concertations: Translated<typeof english> = {
  Q01: {
    name: "La première assemblée",
    flavour: "Ils demandent seulement qu’on les consulte.",
    options: {
      1: "Promettre du pain",
      2: "Ne rien promettre",
    },
  },
  Q02: {
    name: "La liste des places chaudes",
    flavour: "Qui dort au plus près des tuyaux ?",
    options: {
      1: "Les malades",
      2: "Les ouvriers",
      3: "Par tirage au sort",
    },
  },
  Q03: {
    name: "La chaise vide",
    flavour: "Quelqu’un devrait parler pour les morts.",
  },
  Q04: {
    name: "À main levée",
    flavour: "Comptez deux fois. Eux le feront.",
  },
  Q05: {
    name: "Le registre lu à voix haute",
    flavour: "Chaque sac, chaque pelle, chaque nom.",
  },
  Q06: {
    name: "Et après ?",
    flavour: "La question devait être posée.",
    options: {
      1: "Une ville",
      2: "Une route",
      3: "Un jour de plus",
    },
  },
};
