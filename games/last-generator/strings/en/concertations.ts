export const concertations = {
  Q01: {
    name: "The first assembly",
    flavour: "They ask only to be asked.",
    options: {
      1: "Promise bread",
      2: "Promise nothing",
    },
  },
  Q02: {
    name: "The warm list",
    flavour: "Who sleeps nearest the pipes?",
    options: {
      1: "The sick",
      2: "The workers",
      3: "By lot",
    },
  },
  Q03: {
    name: "The empty chair",
    flavour: "Someone should speak for the dead.",
  },
  Q04: {
    name: "A show of hands",
    flavour: "Count them twice. They will.",
  },
  Q05: {
    name: "The ledger read aloud",
    flavour: "Every sack, every shovel, every name.",
  },
  Q06: {
    name: "What comes after",
    flavour: "The question was bound to be put.",
    options: {
      1: "A city",
      2: "A road",
      3: "Another day",
    },
  },
} as const;
