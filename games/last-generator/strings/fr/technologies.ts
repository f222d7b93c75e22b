import type { technologies as english } from "../en/technologies.ts";
import type { Translated } from "../keys.ts";

export const technologies: Translated<typeof english> = {
  T01: {
    name: "Feutre et brai",
    flavour: "On a enfin trouvé le courant d’air.",
  },
  T02: {
    name: "Tuyaux de décharge",
    flavour: "Une seconde gorge pour la chaudière.",
  },
  T03: {
    name: "Perforatrices",
    flavour: "La veine cède d’un coup.",
  },
  T04: {
    name: "Cultures sous verre",
    flavour: "Du vert, sous la lampe.",
  },
  T05: {
    name: "Marcheurs de fer",
    flavour: "Il a fait un pas. Dans l’atelier, plus personne ne respirait.",
  },
  T06: {
    name: "Relais de chaleur",
    flavour: "Le tuyau gagne la rue voisine.",
  },
  T07: {
    name: "Chasse-neige",
    flavour: "Dix pelles boulonnées.",
  },
  T08: {
    name: "Les mains propres",
    flavour: "Bouillir, attendre, commencer.",
  },
  T09: {
    name: "Traîneaux à chiens",
    flavour: "Ils veulent courir ; laissez-les.",
  },
  T10: {
    name: "Gabarits",
    flavour: "La deuxième maison prend une demi-journée.",
  },
  T11: {
    name: "Collets",
    flavour: "Ils travaillent pendant qu’on dort.",
  },
  T12: {
    name: "L’économiseur",
    flavour: "La cheminée rend ce qu’elle volait.",
  },
};
