export const weather = {
  W01: {
    name: "Pale sun",
  },
  W02: {
    name: "Dry cold",
  },
  W03: {
    name: "High cloud",
  },
  W04: {
    name: "Glittering air",
  },
  W05: {
    name: "North breeze",
  },
  W06: {
    name: "Ground blizzard",
  },
  W07: {
    name: "Grey day",
  },
  W08: {
    name: "Iron frost",
  },
  W09: {
    name: "Frozen fog",
  },
  W10: {
    name: "Clear and cruel",
  },
  W11: {
    name: "Howling night",
  },
  W12: {
    name: "False thaw",
  },
  W13: {
    name: "White wall",
  },
  W14: {
    name: "Splitting stones",
  },
  W15: {
    name: "The deep cold",
  },
} as const;
