import type { CallOfDuty, Expert } from "./types.ts";

/** One of them serves the team (GEN-3.13, GEN-9.1). */
export const EXPERTS: readonly Expert[] = [
  {
    id: "X01",
    name: { en: "The Stoker", fr: "Le Chauffeur" },
    flavour: { en: "Fire is a habit.", fr: "Le feu est une habitude." },
    hope: "resolve",
    effects: [{ op: "gain", res: "coal", n: 3 }],
  },
  {
    id: "X02",
    name: { en: "The Physician", fr: "La Médecin" },
    flavour: { en: "She sleeps in her boots.", fr: "Elle dort en bottes." },
    hope: "solidarity",
    effects: [{ op: "cure", n: 3 }],
  },
  {
    id: "X03",
    name: { en: "The Steward", fr: "L’Intendante" },
    flavour: { en: "She can smell an empty sack.", fr: "Elle flaire un sac vide." },
    hope: "solidarity",
    effects: [{ op: "gain", res: "food", n: 4 }],
  },
  {
    id: "X04",
    name: { en: "The Surveyor", fr: "L’Arpenteur" },
    flavour: { en: "He paces the white.", fr: "Il arpente le blanc." },
    hope: "resolve",
    effects: [
      { op: "clear", ring: "near", n: 1 },
      { op: "scouts", n: 1, which: "each" },
    ],
  },
  {
    id: "X05",
    name: { en: "The Chaplain", fr: "L’Aumônière" },
    flavour: { en: "She forgives in advance.", fr: "Elle pardonne d’avance." },
    hope: "faith",
    effects: [{ op: "discontent", n: -1 }],
  },
  {
    id: "X06",
    name: { en: "The Machinist", fr: "La Machiniste" },
    flavour: { en: "Ear to the boiler, eyes shut.", fr: "L’oreille à la chaudière, les yeux clos." },
    hope: "faith",
    effects: [{ op: "pressure", n: -5 }],
  },
];

/** GEN-21.3 */
export const CALL_OF_DUTY: CallOfDuty = {
  id: "X00",
  name: { en: "The call of duty", fr: "L’appel du devoir" },
  flavour: { en: "Once. It can only be asked once.", fr: "Une fois. On ne peut le demander qu’une fois." },
  options: [
    { label: { en: "One more round", fr: "Encore un tour" }, effects: [{ op: "recall", n: 3 }] },
    {
      label: { en: "Remember why", fr: "Se rappeler pourquoi" },
      effects: [{ op: "activate", track: "hope", n: 3 }],
    },
    { label: { en: "All to the boiler", fr: "Tous à la chaudière" }, effects: [{ op: "pressure", n: -6 }] },
  ],
};
