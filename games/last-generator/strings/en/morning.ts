export const morning = {
  M01: {
    name: "The split main",
    flavour: "Overnight the water pipe burst like a seed pod.",
    options: {
      1: "Patch it",
      2: "Melt snow in the soup pots",
      3: "Drink what there is",
    },
  },
  M02: {
    name: "A roof, they said",
    flavour: "Forty names on one frozen sheet of paper.",
    event: "On the day of the token someone counts the beds.",
    options: {
      1: "Give your word",
      2: "Fold the paper away",
    },
  },
  M03: {
    name: "Shapes in the drift",
    flavour: "Strangers, and a child asleep on their sledge.",
    options: {
      1: "Open the gate",
      2: "Only those with a trade",
      3: "Point to the road",
    },
  },
  M04: {
    name: "The stoker who slept",
    flavour: "He dreams standing up, shovel in hand.",
    options: {
      1: "Send him to bed",
      2: "Shake him awake",
    },
  },
  M05: {
    name: "The buried cart",
    flavour: "A wheel rim shows above the ice.",
    event: "The cart is yours until the day of the token.",
    options: {
      1: "Mark the spot",
      2: "Burn the wheel",
    },
  },
  M06: {
    name: "Green meat",
    flavour: "The smell reached the generator first.",
    options: {
      1: "Serve it anyway",
      2: "Throw it out",
      3: "Feed the beds with it",
    },
  },
  M07: {
    name: "The lost lantern",
    flavour: "One small light went past the fence and did not return.",
    event: "The searchers leave at your word; on the day of the token it is too late.",
    options: {
      1: "Call out the searchers",
      2: "Wait for daylight",
    },
  },
  M08: {
    name: "The man on the barrel",
    flavour: "He says the frost is a letter addressed to us.",
    options: {
      1: "Let him talk",
      2: "Take the barrel",
    },
  },
  M09: {
    name: "A tired valve",
    flavour: "It sings a note nobody has heard before.",
    options: {
      1: "Fit a new one",
      2: "Lean on it",
      3: "Let the fires drop",
    },
  },
  M10: {
    name: "Black pockets",
    flavour: "The miners’ coats are heavier than they should be.",
    event: "The hidden heap can still be found.",
    options: {
      1: "Turn them out",
      2: "Buy it back",
      3: "See nothing",
    },
  },
  M11: {
    name: "Fever at the drawing board",
    flavour: "Her lines are straight; her hands are not.",
    options: {
      1: "Order rest",
      2: "Let her finish",
    },
  },
  M12: {
    name: "Letters in the frost",
    flavour: "The children write on the windows with one finger.",
    options: {
      1: "Find them slates",
      2: "Find them sacks",
    },
  },
  M13: {
    name: "Eyes beyond the lamps",
    flavour: "They have followed the smell of soup.",
    options: {
      1: "Hunt the pack",
      2: "Close the gaps",
      3: "Stay behind doors",
    },
  },
  M14: {
    name: "The silent telegraph",
    flavour: "The line is sound. It is the other end that has gone quiet.",
    event: "The mast waits for an engineer until the day of the token.",
    options: {
      1: "Send a mechanic",
      2: "Cut it for scrap",
    },
  },
  M15: {
    name: "The crack",
    flavour: "It runs under the beds, thin as a hair.",
    options: {
      1: "Shore it up",
      2: "Pull the house down",
      3: "Trust the ice",
    },
  },
  M16: {
    name: "A day in red ink",
    flavour: "On some calendars this was a holiday.",
    options: {
      1: "Lay every table",
      2: "A spoon of sugar",
      3: "Work as usual",
    },
  },
  M17: {
    name: "Tracks leading away",
    flavour: "Two coats missing from the pegs.",
    options: {
      1: "Let them go",
      2: "Run after them",
      3: "Bar the gate",
    },
  },
  M18: {
    name: "Soft wind",
    flavour: "For an hour the icicles remembered water.",
    options: {
      1: "Bank the fires",
      2: "Empty the yards",
    },
  },
  M19: {
    name: "No planks left",
    flavour: "The carpenter has measured, and has no answer.",
    options: {
      1: "Give the benches",
      2: "Snow will do",
      3: "Share what is planed",
    },
  },
  M20: {
    name: "The woman with the springs",
    flavour: "Her pockets tick.",
    event: "While the bench stands, an engineer may work at it.",
    options: {
      1: "Give her a bench",
      2: "Keep the springs",
    },
  },
  M21: {
    name: "Footprints in the flour",
    flavour: "Small boots, in and out.",
    options: {
      1: "Post a guard",
      2: "Make an example",
      3: "Set a plate aside",
    },
  },
  M22: {
    name: "The cough",
    flavour: "It passes from bed to bed like a message.",
    event: "Each dusk the cough takes two more; an engineer can end it.",
    options: {
      1: "Boil everything",
      2: "Burn the blankets",
      3: "Shut the doors",
    },
  },
  M23: {
    name: "Two foremen",
    flavour: "One has the plan, the other has the men.",
    options: {
      1: "Back the men",
      2: "Back the plan",
      3: "Make them share a shovel",
    },
  },
  M24: {
    name: "The silk balloon",
    flavour: "It came down in the yard, still warm.",
    options: {
      1: "Read the map inside",
      2: "Keep the silk",
    },
  },
} as const;
