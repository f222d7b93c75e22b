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
  W16: {
    name: "Ice flowers",
  },
  W17: {
    name: "Two suns",
  },
  W18: {
    name: "Soft snow",
  },
  W19: {
    name: "First bite",
  },
  W20: {
    name: "Ash sky",
  },
  W21: {
    name: "Black ice",
  },
  W22: {
    name: "Wind from everywhere",
  },
  W23: {
    name: "The lull",
  },
  W24: {
    name: "Needle wind",
  },
  W25: {
    name: "The long dark",
  },
  W26: {
    name: "Thunder in the snow",
  },
  W27: {
    name: "Glass rain",
  },
} as const;
