import type { RuleBook } from "@banquise/engine";

export const rules: RuleBook = [
  {
    title: "Le matériel",
    rules: {
      "TOY-1.1": "Tu as une pierre qui porte un nombre de 1 à 6, tiré au hasard. Toi seul le connais.",
      "TOY-1.2":
        "Une partie courte a trois manches, une longue six. Chacun joue un tour par manche, dans le sens horaire à partir de la première place.",
    },
  },
  {
    title: "Ton tour",
    rules: {
      "TOY-2.1": "Lance le dé : ce qu’il montre va dans le pot.",
      "TOY-2.2": "Un 1 vide le pot et termine ton tour.",
      "TOY-2.3":
        "Dès qu’il y a quelque chose dans le pot, tu peux le prendre : ce sont tes points, et ton tour est fini.",
      "TOY-2.4": "Après cinq lancers, tu dois prendre le pot.",
      "TOY-2.5":
        "Avant ton premier lancer, tu peux regarder les pierres des autres que tu n’as pas encore vues.",
    },
    readings: {
      "TOY-2.5": "Rien ne dit combien de fois : un regard sur chacun, et il n’y a plus rien à voir.",
    },
  },
  {
    title: "La fin",
    rules: {
      "TOY-3.1":
        "Après le dernier tour, toutes les pierres sont montrées, et la tienne ajoute son nombre à tes points.",
      "TOY-3.2": "Qui a le plus de points gagne ; à égalité, la victoire est partagée.",
    },
  },
];
