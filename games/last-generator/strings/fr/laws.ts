import type { laws as english } from "../en/laws.ts";
import type { Translated } from "../keys.ts";

export const laws: Translated<typeof english> = {
  L01: {
    name: "Petites mains",
    flavour: "Leurs doigts passent où les nôtres ne passent pas.",
  },
  L01a: {
    name: "Une petite casquette",
    flavour: "On l’a trouvée près du convoyeur.",
  },
  L01b: {
    name: "Première paie",
    flavour: "Elle a acheté une bougie à sa mère.",
  },
  L02: {
    name: "Le foyer des petits",
    flavour: "Une pièce chaude que personne ne conteste.",
  },
  L02a: {
    name: "Le bruit de midi",
    flavour: "Des rires à travers un mur.",
  },
  L02b: {
    name: "Des oisifs, dit-on",
    flavour: "Des vieux comptent les cuillers.",
  },
  L03: {
    name: "La longue journée",
    flavour: "Deux cloches de moins avant le lit.",
  },
  L03a: {
    name: "Endormi devant le convoyeur",
    flavour: "La machine n’a rien vu.",
  },
  L03b: {
    name: "Un dépôt plein",
    flavour: "Pour une fois, le tas dépasse le contremaître.",
  },
  L04: {
    name: "La seconde cloche",
    flavour: "Ceux qui ont fini peuvent recommencer.",
  },
  L04a: {
    name: "Pas de troisième cloche",
    flavour: "Le sonneur a caché la corde.",
    options: {
      1: "Accorder un repos",
      2: "Retrouver la corde",
    },
  },
  L04b: {
    name: "Les yeux rouges",
    flavour: "Personne ne sait quel jour on est.",
  },
  L05: {
    name: "La soupe claire",
    flavour: "On voit le fond ; regardez ailleurs.",
  },
  L05a: {
    name: "La grève des cuillers",
    flavour: "Un bol vide fait un bon tambour.",
  },
  L05b: {
    name: "On s’y fait",
    flavour: "On ne fait plus la grimace.",
  },
  L06: {
    name: "Le pain de sciure",
    flavour: "Il cale. C’est toute la recette.",
  },
  L06a: {
    name: "Des crampes",
    flavour: "La salle des malades se remplit avant les ateliers.",
  },
  L06b: {
    name: "Le boulanger pleure",
    flavour: "Il demande un autre métier.",
  },
  L07: {
    name: "Une place pour les morts",
    flavour: "Des pierres, une clôture, une grille qui ferme.",
  },
  L07a: {
    name: "Trop longtemps près des tombes",
    flavour: "Le travail attend la fin du cantique.",
  },
  L07b: {
    name: "Des fleurs fraîches",
    flavour: "En papier. Quand même.",
  },
  L08: {
    name: "La fosse blanche",
    flavour: "Le froid garde ce que nous n’osons regarder.",
  },
  L08a: {
    name: "Qui va là ?",
    flavour: "Des lampes bougent au bord de la fosse.",
  },
  L08b: {
    name: "Elle est pleine",
    flavour: "Le fossoyeur est rentré tôt.",
  },
  L09: {
    name: "La garde de nuit",
    flavour: "Des bottes, une lanterne, et le bruit des deux.",
  },
  L09a: {
    name: "La mauvaise porte",
    flavour: "Ils ont lu le numéro une fois la porte enfoncée.",
  },
  L09b: {
    name: "Le voleur a tout rendu",
    flavour: "Sans qu’on le lui demande, pour une fois.",
  },
  L10: {
    name: "Une maison pour prier",
    flavour: "De quoi se tourner vers autre chose que la glace.",
  },
  L10a: {
    name: "Deux sermons",
    flavour: "Ils ne s’accordent pas sur le gel.",
  },
  L10b: {
    name: "L’aumône",
    flavour: "Le bol a fait le tour et il est revenu plein.",
  },
  L11: {
    name: "Tonneaux ouverts",
    flavour: "Un verre chacun. Puis un autre.",
  },
  L11a: {
    name: "Un banc cassé",
    flavour: "Et un nez cassé pour aller avec.",
  },
  L11b: {
    name: "La chanson",
    flavour: "Ils la chantent au travail.",
  },
  L12: {
    name: "Médecins par deux",
    flavour: "L’un tient la lampe, l’autre la main.",
  },
  L12a: {
    name: "Plus de charpie",
    flavour: "On fait bouillir les vieux draps, encore et encore.",
  },
  L12b: {
    name: "Second avis",
    flavour: "C’était le même, en plus doux.",
  },
  L13: {
    name: "La scie",
    flavour: "C’est plus rapide que d’attendre.",
  },
  L13a: {
    name: "Les manches vides",
    flavour: "Ils se tiennent au fond de la salle.",
  },
  L13b: {
    name: "Jambes de bois",
    flavour: "Premier à la chaudière chaque matin : on l’entend venir.",
  },
  L14: {
    name: "Le pain au mérite",
    flavour: "À grosse pelle, grosse miche.",
  },
  L14a: {
    name: "Sous le comptoir",
    flavour: "La balance a le pouce lourd.",
  },
  L14b: {
    name: "Les enfants en dernier",
    flavour: "Ils ont attendu sans un bruit.",
  },
  L15: {
    name: "Éclaireurs assermentés",
    flavour: "Ils prêtent serment, du givre aux cils.",
  },
  L15a: {
    name: "Un serment de trop",
    flavour: "L’un est rentré sans ses gants.",
  },
  L15b: {
    name: "Le grand détour",
    flavour: "Ils rapportent une histoire et un sac.",
  },
  L16: {
    name: "Apprentis",
    flavour: "Regarder une fois, tenir une fois, faire.",
  },
  L16a: {
    name: "La mauvaise dose",
    flavour: "L’étiquette avait coulé.",
  },
  L16b: {
    name: "Une élève douée",
    flavour: "Elle a corrigé le maître.",
  },
  L17: {
    name: "Couvre-feu",
    flavour: "Après la cloche, les rues sont à la neige.",
  },
  L17a: {
    name: "Cartes chuchotées",
    flavour: "Ils connaissent toutes les portes de derrière.",
  },
  L17b: {
    name: "Couchés tôt",
    flavour: "Quelques-uns, au moins, en sont contents.",
  },
  L18: {
    name: "Assemblée ouverte",
    flavour: "Chacun peut parler. Tous le font.",
  },
  L18a: {
    name: "Jusqu’à minuit",
    flavour: "La motion passe ; la salle est froide.",
  },
  L18b: {
    name: "Pas de quorum",
    flavour: "Ils dormaient sur les bancs.",
  },
  L19: {
    name: "Deux par lit",
    flavour: "Chaud, au moins d’un côté.",
  },
  L19a: {
    name: "Ça se propage",
    flavour: "Ce qu’a l’un, l’autre l’a.",
  },
  L19b: {
    name: "Couvertures partagées",
    flavour: "Faute de place, on s’est réconcilié.",
  },
  L20: {
    name: "Corvée de récupération",
    flavour: "Rien n’est à jeter avant le printemps.",
  },
  L20a: {
    name: "Des clous en poche",
    flavour: "Chacun a son petit tas.",
  },
  L20b: {
    name: "L’horloge marche",
    flavour: "Quelqu’un l’a réparée avec des rebuts.",
  },
};
