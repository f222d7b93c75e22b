import type { citizens as english } from "../en/citizens.ts";
import type { Translated } from "../keys.ts";

export const citizens: Translated<typeof english> = {
  P01: {
    name: "Odile Kerr, haleuse",
    flavour: "Elle compte les charges dans une langue à elle.",
  },
  P02: {
    name: "Tam Brough, charpentier",
    flavour: "Ne mesure jamais, ne se trompe jamais.",
  },
  P03: {
    name: "Ilse Varga, chasseuse",
    flavour: "Elle porte le loup de l’an dernier.",
  },
  P04: {
    name: "Le grand Ansel, chauffeur",
    flavour: "Il nourrit le feu comme on nourrit un enfant.",
  },
  P05: {
    name: "Noor Haddad, guide",
    flavour: "Elle lit le vent sur la neige.",
  },
  P06: {
    name: "Pell le fossoyeur",
    flavour: "Il parle à chacun d’eux.",
  },
  P07: {
    name: "Dr Hesper Vane",
    flavour: "Les mains les plus chaudes de la ville.",
  },
  P08: {
    name: "Corvin Ashe, chaudronnier",
    flavour: "Il entend la fuite avant qu’elle n’arrive.",
  },
  P09: {
    name: "Sunniva Roe, dessinatrice",
    flavour: "Ses plans tiennent dans sa manche.",
  },
  P10: {
    name: "Osric Pym, orateur",
    flavour: "Il bégaie, sauf quand ça compte.",
  },
  P11: {
    name: "Mirela Toth, signaleuse",
    flavour: "Elle fait tout dire à une lampe.",
  },
  P12: {
    name: "Jory Lund, récupérateur",
    flavour: "Il pèse les choses en les lançant.",
  },
  P13: {
    name: "Roitelet, sonneuse de cloche",
    flavour: "La plus petite sonneuse, la plus grosse cloche.",
  },
  P14: {
    name: "Bram qui dessine",
    flavour: "Des soleils, surtout.",
  },
  P15: {
    name: "La petite Sabine",
    flavour: "Elle sait où passe le tuyau chaud.",
  },
  P16: {
    name: "Les jumeaux Orlov",
    flavour: "L’un demande, l’autre prend.",
  },
  P17: {
    name: "Fifre, coursier",
    flavour: "Jamais vu au pas.",
  },
  P18: {
    name: "Agnès de l’infirmerie",
    flavour: "Elle lit pour ceux qui ne dorment pas.",
  },
};
