export const buildings = {
  platform: {
    name: "Platform",
    options: {
      1: "Enact a law",
    },
  },
  generator: {
    name: "Generator",
    options: {
      1: "Vent five",
      2: "Burn out a core",
    },
  },
  tent: {
    name: "Tents",
  },
  bunkhouse: {
    name: "Bunkhouse",
  },
  "hunters-hut": {
    name: "Hunters’ Hut",
    options: {
      1: "Long hunt",
    },
  },
  "soup-kitchen": {
    name: "Soup Kitchen",
    options: {
      1: "Stretch the pot",
    },
  },
  hothouse: {
    name: "Hothouse",
    options: {
      1: "Tend the beds",
    },
  },
  "first-aid-post": {
    name: "First-aid Post",
    options: {
      1: "Cure",
      2: "Treat",
    },
  },
  infirmary: {
    name: "Infirmary",
    options: {
      1: "Cure",
      2: "Treat",
    },
  },
  workshop: {
    name: "Workshop",
    options: {
      1: "Hurry the drawings",
    },
  },
  beacon: {
    name: "Beacon",
    options: {
      1: "Signal a party",
    },
  },
  "gathering-post": {
    name: "Gathering Post",
    options: {
      1: "Sheltered gathering",
    },
  },
  "coal-pit": {
    name: "Coal Pit",
    options: {
      1: "Hew coal",
    },
  },
  sawmill: {
    name: "Sawmill",
    options: {
      1: "Cut timber",
    },
  },
  foundry: {
    name: "Foundry",
    options: {
      1: "Smelt scrap",
    },
  },
  "charcoal-kiln": {
    name: "Charcoal Kiln",
    options: {
      1: "Burn timber",
    },
  },
  "relief-valve": {
    name: "Relief Valve",
    options: {
      1: "Bleed steam",
    },
  },
  "heat-relay": {
    name: "Heat Relay",
  },
  factory: {
    name: "Automaton Works",
    options: {
      1: "Assemble",
    },
  },
  graveyard: {
    name: "Graveyard",
    options: {
      1: "Hold a burial",
    },
  },
  tavern: {
    name: "Tavern",
    options: {
      1: "Tap a barrel",
    },
  },
  "prayer-house": {
    name: "House of Prayer",
    options: {
      1: "Lead the service",
    },
  },
  "watch-post": {
    name: "Watch Post",
    options: {
      1: "Patrol",
    },
  },
  "childrens-home": {
    name: "Children’s Home",
  },
  "seed-vault": {
    name: "Seed Vault",
    options: {
      1: "Bank the embers",
    },
  },
  rampart: {
    name: "Snow Rampart",
  },
} as const;
