export const experts = {
  X01: {
    name: "The Stoker",
    flavour: "Fire is a habit.",
  },
  X02: {
    name: "The Physician",
    flavour: "She sleeps in her boots.",
  },
  X03: {
    name: "The Steward",
    flavour: "She can smell an empty sack.",
  },
  X04: {
    name: "The Surveyor",
    flavour: "He paces the white.",
  },
  X05: {
    name: "The Chaplain",
    flavour: "She forgives in advance.",
  },
  X06: {
    name: "The Machinist",
    flavour: "Ear to the boiler, eyes shut.",
  },
  X00: {
    name: "The call of duty",
    flavour: "Once. It can only be asked once.",
    options: {
      1: "One more round",
      2: "Remember why",
      3: "All to the boiler",
    },
  },
} as const;
