import type { scenarios as english } from "../en/scenarios.ts";
import type { Translated } from "../keys.ts";

export const scenarios: Translated<typeof english> = {
  S1: {
    name: "Les dix premières nuits",
    intro:
      "Le feu a pris à midi. Le soir, tous faisaient cercle autour de la chaudière. Gardez-le allumé dix nuits, et l’on osera peut-être parler d’une ville.",
    objective: "Être en vie après la nuit du jour 10.",
  },
  "S1-4": {
    name: "La caravane",
    flavour: "Des clochettes dans le brouillard, puis des visages.",
  },
  "S1-7": {
    name: "Le front froid",
    flavour: "Le baromètre est tombé sous sa graduation.",
  },
  "S1-storm": {
    name: "Première tempête",
  },
  S2: {
    name: "Le mur de neige",
    intro:
      "Les éclaireurs s’accordent sur un point : cela vient de l’ouest et dépasse le cratère. Six assises de neige tassée et de bois pourraient le détourner.",
    objective: "Être en vie après la nuit du jour 15, avec les six assises du rempart.",
  },
  "S2-5": {
    name: "La ligne à l’horizon",
    flavour: "Ce matin, elle avait une couleur, et des gens fuyaient devant elle.",
    options: {
      1: "Les laisser tous entrer",
      2: "Seulement ceux qui ont des bras",
    },
  },
  "S2-9": {
    name: "La moitié d’un mur",
    flavour: "On s’arrête pour le regarder en allant au travail.",
  },
  "S2-12": {
    name: "Les bras croisés",
    flavour: "Des hommes las demandent pourquoi ce mur n’est pas une maison.",
  },
  raise: {
    name: "Monter une assise",
  },
  "S2-storm": {
    name: "Le mur de l’ouest",
  },
  S3: {
    name: "La chambre des semences",
    intro:
      "Derrière deux portes de laiton dorment tous les champs qui furent. Les graines ne se plaignent pas du froid. Elles cessent d’être des graines.",
    objective: "Être en vie après la nuit du jour 15, avec au moins trois tiroirs de graines vivantes.",
  },
  "S3-5": {
    name: "Du givre aux tiroirs",
    flavour: "Les étiquettes se recroquevillent.",
    options: {
      1: "Garnir les tiroirs",
      2: "Les laisser",
    },
  },
  "S3-10": {
    name: "Des yeux affamés",
    flavour: "Le grain, c’est aussi du pain.",
    options: {
      1: "Faire garder les semences",
      2: "Ouvrir deux tiroirs",
    },
  },
  "S3-13": {
    name: "La nuit la plus profonde",
    flavour: "Nul ne parle plus haut qu’un souffle.",
  },
  braziers: {
    name: "Porter des braseros",
  },
  "S3-storm": {
    name: "La porte de la chambre gémit",
  },
};
