export const dusk = {
  D01: {
    name: "Lamp talk",
    flavour: "Voices carry on a still night.",
  },
  D02: {
    name: "Loose boards",
    flavour: "By the gate, something is being pried off.",
  },
  D03: {
    name: "Counting beds",
    flavour: "The last in line hold their own blankets.",
  },
  D04: {
    name: "The ladle",
    flavour: "It scrapes, or it does not.",
  },
  D05: {
    name: "The ward at night",
    flavour: "Someone keeps asking what time it is.",
  },
  D06: {
    name: "Pipe song",
    flavour: "The whole city listens to one hiss.",
  },
  D07: {
    name: "Names on the wall",
    flavour: "Chalk, and room for more.",
    options: {
      1: "Read them aloud",
      2: "Wash the wall",
    },
  },
  D08: {
    name: "One more hour",
    flavour: "The bell rings and no one moves.",
    options: {
      1: "Hold the shift",
      2: "Send them home fed",
      3: "Say nothing",
    },
  },
  D09: {
    name: "Fouled water",
    flavour: "It tasted of iron and of something else.",
  },
  D10: {
    name: "Too many mouths",
    flavour: "The newcomers eat in silence; the others do not.",
    options: {
      1: "Share again",
      2: "Feed the old hands first",
    },
  },
  D11: {
    name: "The stoker fell",
    flavour: "The shovel was still warm.",
    options: {
      1: "Close the firebox",
      2: "Keep it lit",
    },
  },
  D12: {
    name: "The kneeling crowd",
    flavour: "They pray where the sledges must pass.",
  },
  D13: {
    name: "The night market",
    flavour: "Bread changes hands under a single lamp, paid for with your coal.",
    options: {
      1: "Buy bread",
      2: "Raid it",
      3: "Look away",
    },
  },
  D14: {
    name: "News from nowhere",
    flavour: "A runner swears that the south has gone quiet.",
    options: {
      1: "Let it spread",
      2: "Send someone to deny it",
    },
  },
  D15: {
    name: "The house leans",
    flavour: "It went without a sound, as snow does.",
  },
  D16: {
    name: "A cut cable",
    flavour: "The edges are clean.",
  },
  D17: {
    name: "Bones in the drift",
    flavour: "The wind undid our work.",
  },
  D18: {
    name: "The debt",
    flavour: "Someone has come with the page you signed.",
    options: {
      1: "Pay in timber",
      2: "Pay in bread",
      3: "Do not pay",
    },
  },
  D19: {
    name: "Empty cots",
    flavour: "Nobody has the heart to fold the blankets.",
  },
  D20: {
    name: "The rumour",
    flavour: "It says the leaders keep a warmer room.",
  },
  D21: {
    name: "A coat of silk",
    flavour: "Stitched by night, given without a word.",
  },
  D22: {
    name: "Old hands",
    flavour: "They have seen worse, they say, and are believed.",
  },
  D23: {
    name: "Vigil",
    flavour: "A candle in each window facing the ice.",
  },
  D24: {
    name: "Folded arms",
    flavour: "The shift is here. The shift does not work.",
    options: {
      1: "Hear them out",
      2: "Halve the ration",
    },
  },
} as const;
