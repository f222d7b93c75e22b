import type { weather as english } from "../en/weather.ts";
import type { Translated } from "../keys.ts";

export const weather: Translated<typeof english> = {
  W01: {
    name: "Soleil pâle",
  },
  W02: {
    name: "Froid sec",
  },
  W03: {
    name: "Voile de nuages",
  },
  W04: {
    name: "Air de verre",
  },
  W05: {
    name: "Brise du nord",
  },
  W06: {
    name: "Blizzard au ras du sol",
  },
  W07: {
    name: "Jour gris",
  },
  W08: {
    name: "Gel de fer",
  },
  W09: {
    name: "Brouillard gelé",
  },
  W10: {
    name: "Clair et cruel",
  },
  W11: {
    name: "Nuit hurlante",
  },
  W12: {
    name: "Faux dégel",
  },
  W13: {
    name: "Mur blanc",
  },
  W14: {
    name: "Pierres fendues",
  },
  W15: {
    name: "Le grand froid",
  },
  W16: {
    name: "Fleurs de givre",
  },
  W17: {
    name: "Deux soleils",
  },
  W18: {
    name: "Neige molle",
  },
  W19: {
    name: "Première morsure",
  },
  W20: {
    name: "Ciel de cendre",
  },
  W21: {
    name: "Verglas",
  },
  W22: {
    name: "Vent de partout",
  },
  W23: {
    name: "L’accalmie",
  },
  W24: {
    name: "Vent d’aiguilles",
  },
  W25: {
    name: "La longue nuit",
  },
  W26: {
    name: "Tonnerre sous la neige",
  },
  W27: {
    name: "Pluie de verre",
  },
};
