export const scenarios = {
  S1: {
    name: "The First Ten Nights",
    intro:
      "The fire caught at noon. By evening everyone had come to stand around the boiler. Keep it burning for ten nights and they may begin to call this place a city.",
    objective: "Be alive after the night of day 10.",
  },
  "S1-4": {
    name: "The caravan",
    flavour: "Bells in the fog, then faces.",
  },
  "S1-7": {
    name: "The front",
    flavour: "The glass has fallen further than its scale.",
  },
  "S1-storm": {
    name: "First storm",
  },
  S2: {
    name: "The Wall of Snow",
    intro:
      "The scouts agree on one thing: it is coming from the west, and it is taller than the crater. Six courses of packed snow and timber might turn it.",
    objective: "Be alive after the night of day 15, with all six courses of the rampart raised.",
  },
  "S2-5": {
    name: "The line on the horizon",
    flavour: "This morning it had a colour, and people running before it.",
    options: {
      1: "Let them all in",
      2: "Only those who can lift",
    },
  },
  "S2-9": {
    name: "Half a wall",
    flavour: "They stop to look at it, going to work.",
  },
  "S2-12": {
    name: "Folded arms",
    flavour: "Tired men ask why the wall is not a house.",
  },
  raise: {
    name: "Raise a course",
  },
  "S2-storm": {
    name: "The western wall",
  },
  S3: {
    name: "The Seed Vault",
    intro:
      "Behind two doors of brass lies every field that ever was. Seeds do not complain of the cold. They simply stop being seeds.",
    objective: "Be alive after the night of day 15, with at least three drawers of living seed.",
  },
  "S3-5": {
    name: "Frost on the drawers",
    flavour: "The labels curl.",
    options: {
      1: "Line the drawers",
      2: "Leave them",
    },
  },
  "S3-10": {
    name: "Hungry eyes",
    flavour: "Grain is also bread.",
    options: {
      1: "Guard the vault",
      2: "Open two drawers",
    },
  },
  "S3-13": {
    name: "The deepest night",
    flavour: "Nobody speaks above a breath.",
  },
  braziers: {
    name: "Carry braziers",
  },
  "S3-storm": {
    name: "The vault door groans",
  },
} as const;
