import type { dusk as english } from "../en/dusk.ts";
import type { Translated } from "../keys.ts";

export const dusk: Translated<typeof english> = {
  D01: {
    name: "Propos sous la lampe",
    flavour: "Les voix portent par nuit calme.",
  },
  D02: {
    name: "Planches volées",
    flavour: "Près de la porte, on décloue quelque chose.",
  },
  D03: {
    name: "Compter les lits",
    flavour: "Les derniers de la file tiennent leur couverture.",
  },
  D04: {
    name: "La louche",
    flavour: "Elle racle, ou ne racle pas.",
  },
  D05: {
    name: "La salle, la nuit",
    flavour: "Quelqu’un demande sans cesse l’heure.",
  },
  D06: {
    name: "Le chant des tuyaux",
    flavour: "Toute la ville écoute un seul sifflement.",
  },
  D07: {
    name: "Des noms sur le mur",
    flavour: "De la craie, et encore de la place.",
    options: {
      1: "Les lire à voix haute",
      2: "Laver le mur",
    },
  },
  D08: {
    name: "Encore une heure",
    flavour: "La cloche sonne et nul ne bouge.",
    options: {
      1: "Retenir l’équipe",
      2: "Les renvoyer chez eux, nourris",
      3: "Ne rien dire",
    },
  },
  D09: {
    name: "L’eau souillée",
    flavour: "Elle avait un goût de fer et d’autre chose.",
  },
  D10: {
    name: "Trop de bouches",
    flavour: "Les nouveaux mangent en silence, pas les autres.",
    options: {
      1: "Partager encore",
      2: "Servir les anciens d’abord",
    },
  },
  D11: {
    name: "Le chauffeur est tombé",
    flavour: "La pelle était encore chaude.",
    options: {
      1: "Fermer le foyer",
      2: "Le garder allumé",
    },
  },
  D12: {
    name: "La foule à genoux",
    flavour: "Ils prient là où passent les traîneaux.",
  },
  D13: {
    name: "Le marché de nuit",
    flavour: "Sous l’unique lampe, du pain change de mains, payé de votre charbon.",
    options: {
      1: "Acheter du pain",
      2: "Le disperser",
      3: "Détourner les yeux",
    },
  },
  D14: {
    name: "Nouvelles de nulle part",
    flavour: "Un messager jure que le sud s’est tu.",
    options: {
      1: "Laisser courir le bruit",
      2: "Envoyer un démenti",
    },
  },
  D15: {
    name: "La maison penche",
    flavour: "Elle est partie sans bruit, comme la neige.",
  },
  D16: {
    name: "Un câble coupé",
    flavour: "La coupe est nette.",
  },
  D17: {
    name: "Des os dans la congère",
    flavour: "Le vent a défait notre ouvrage.",
  },
  D18: {
    name: "La dette",
    flavour: "Quelqu’un est venu avec la page signée.",
    options: {
      1: "Payer en bois",
      2: "Payer en pain",
      3: "Ne pas payer",
    },
  },
  D19: {
    name: "Des couchettes vides",
    flavour: "Personne n’a le cœur de plier les couvertures.",
  },
  D20: {
    name: "La rumeur",
    flavour: "On dit que les chefs ont une chambre plus chaude.",
  },
  D21: {
    name: "Un manteau de soie",
    flavour: "Cousu la nuit, donné sans un mot.",
  },
  D22: {
    name: "Les anciens",
    flavour: "Ils ont vu pire, disent-ils, et on les croit.",
  },
  D23: {
    name: "La veillée",
    flavour: "Une bougie à chaque fenêtre tournée vers la glace.",
  },
  D24: {
    name: "Les bras croisés",
    flavour: "L’équipe est là. L’équipe ne travaille pas.",
    options: {
      1: "Les écouter",
      2: "Réduire la ration de moitié",
    },
  },
};
