import type { expeditions as english } from "../en/expeditions.ts";
import type { Translated } from "../keys.ts";

export const expeditions: Translated<typeof english> = {
  A01: {
    name: "Traîneau brisé",
    flavour: "Patins en l’air, comme un scarabée mort.",
    onward: "Suivre le harnais",
    home: "Charger",
  },
  A02: {
    name: "Cabane de trappeur",
    flavour: "La bouilloire est pleine de glace.",
    onward: "Prendre la piste derrière",
    home: "Vider le garde-manger",
  },
  A03: {
    name: "Voie de garage",
    flavour: "Les wagons attendent un sifflet.",
    onward: "Suivre la voie",
    home: "Dépouiller les wagons",
  },
  A04: {
    name: "Fumée sur la crête",
    flavour: "Ce n’était pas une cheminée.",
    onward: "Chercher plus loin",
    home: "Les ramener",
  },
  A05: {
    name: "Péniche à charbon",
    flavour: "Prise dans la rivière, écoutilles ouvertes.",
    onward: "Passer l’écluse gelée",
    home: "Pelleter la cale",
  },
  A06: {
    name: "Mât météo",
    flavour: "Ses coupelles tournent encore.",
    onward: "Lire le carnet",
    home: "Prendre les instruments",
  },
  A07: {
    name: "Chapelle ensevelie",
    flavour: "La porte ouvre vers l’intérieur, Dieu merci.",
    onward: "Par la crypte",
    home: "Sonner la cloche",
  },
  A08: {
    name: "Verger mort",
    flavour: "Chaque branche est une vitre.",
    onward: "Derrière le mur",
    home: "Abattre les arbres",
  },
  B01: {
    name: "L’avant-poste",
    flavour: "Deux couchettes, un seul nom.",
    onward: "Leur dernier cap",
    home: "Tout récupérer",
  },
  B02: {
    name: "La remise aux machines",
    flavour: "Dans un coin, quelque chose a encore de l’huile aux jointures.",
    onward: "Remonter jusqu’à son créateur",
    home: "Le ramener sur ses jambes",
  },
  B03: {
    name: "Le camp des égarés",
    flavour: "Ils n’attendaient plus personne.",
    onward: "Chercher les autres",
    home: "Les guider jusqu’ici",
  },
  B04: {
    name: "La grotte bleue",
    flavour: "Un air tiède souffle du fond.",
    onward: "Plus profond",
    home: "Extraire les noyaux",
  },
  B05: {
    name: "Dépôt militaire",
    flavour: "Des registres, et personne pour signer.",
    onward: "La seconde grille",
    home: "Signer",
  },
  B06: {
    name: "Le convoi figé",
    flavour: "Les chevaux sont debout.",
    onward: "Au-delà du convoi",
    home: "Décharger",
  },
  B07: {
    name: "La tente du chirurgien",
    flavour: "Du linge propre, plié par quelqu’un qui attendait du monde.",
    onward: "Trouver le chirurgien",
    home: "Prendre le coffre",
  },
  B08: {
    name: "Le village muet",
    flavour: "Des tables mises pour un repas.",
    onward: "Interroger la neige",
    home: "Manger ce qu’ils ont laissé",
  },
  C01: {
    name: "L’autre générateur",
    flavour: "Il est froid. Jusqu’au cœur.",
    home: "Prendre son cœur",
  },
  C02: {
    name: "Une bibliothèque sous la glace",
    flavour: "Les rayons sont pris dans la glace. Les livres, eux, sont secs.",
    home: "Emporter les livres",
  },
  C03: {
    name: "La vallée verte",
    flavour: "De la vapeur, de la mousse, une chèvre qui n’a pas peur.",
    home: "Rapporter la preuve",
  },
  C04: {
    name: "Le dernier train",
    flavour: "Ses lanternes sont allumées.",
    home: "En voiture !",
  },
  C05: {
    name: "Les hommes de fer",
    flavour: "Agenouillés en rang, ils attendent un ordre.",
    home: "Donner l’ordre",
  },
  C06: {
    name: "La mer",
    flavour: "Elle bouge. Sous tout ce blanc, elle bouge.",
    home: "Pêcher sous la glace",
  },
  C07: {
    name: "Le médecin-chef",
    flavour: "Il a tenu le journal de chaque toux.",
    home: "L’escorter",
  },
  C08: {
    name: "La tour aux signaux",
    flavour: "Quelqu’un a répondu.",
    home: "Répondre",
  },
};
