export const technologies = {
  T01: {
    name: "Felt and pitch",
    flavour: "The draught has finally been found.",
  },
  T02: {
    name: "Relief piping",
    flavour: "A second throat for the boiler.",
  },
  T03: {
    name: "Steam drills",
    flavour: "The seam gives up all at once.",
  },
  T04: {
    name: "Glass beds",
    flavour: "Something green, under lamplight.",
  },
  T05: {
    name: "Iron walkers",
    flavour: "It took one step, and nobody in the shed breathed.",
  },
  T06: {
    name: "Heat relays",
    flavour: "The pipe reaches the next street.",
  },
  T07: {
    name: "Snow ploughs",
    flavour: "Ten shovels bolted together.",
  },
  T08: {
    name: "Clean hands",
    flavour: "Boil, wait, begin.",
  },
  T09: {
    name: "Dog sledges",
    flavour: "They want to run; let them.",
  },
  T10: {
    name: "Framing jig",
    flavour: "The second house takes half a day.",
  },
  T11: {
    name: "Snares",
    flavour: "They work while you sleep.",
  },
  T12: {
    name: "Economiser",
    flavour: "The chimney gives back what it stole.",
  },
} as const;
