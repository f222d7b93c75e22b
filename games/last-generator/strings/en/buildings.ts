export const buildings = {
  platform: {
    name: "Platform",
    one: "the Platform",
    many: "Platforms",
    options: {
      1: "Address the city",
    },
  },
  generator: {
    name: "Generator",
    one: "the Generator",
    many: "Generators",
    options: {
      1: "Vent the boiler",
      2: "Burn out a core",
    },
  },
  tent: {
    name: "Tents",
    one: "Tents",
    many: "Tents",
  },
  bunkhouse: {
    name: "Bunkhouse",
    one: "a Bunkhouse",
    many: "Bunkhouses",
  },
  "hunters-hut": {
    name: "Hunters’ Hut",
    one: "a Hunters’ Hut",
    many: "Hunters’ Huts",
    options: {
      1: "Long hunt",
    },
  },
  "soup-kitchen": {
    name: "Soup Kitchen",
    one: "a Soup Kitchen",
    many: "Soup Kitchens",
    options: {
      1: "Stretch the pot",
    },
  },
  hothouse: {
    name: "Hothouse",
    one: "a Hothouse",
    many: "Hothouses",
    options: {
      1: "Tend the beds",
    },
  },
  "first-aid-post": {
    name: "First-aid Post",
    one: "a First-aid Post",
    many: "First-aid Posts",
    options: {
      1: "Dress the wounds",
      2: "Sit up all night",
    },
  },
  infirmary: {
    name: "Infirmary",
    one: "an Infirmary",
    many: "Infirmaries",
    options: {
      1: "Do the rounds",
      2: "Operate",
    },
  },
  workshop: {
    name: "Workshop",
    one: "a Workshop",
    many: "Workshops",
    options: {
      1: "Hurry the drawings",
    },
  },
  beacon: {
    name: "Beacon",
    one: "a Beacon",
    many: "Beacons",
    options: {
      1: "Signal a party",
    },
  },
  "gathering-post": {
    name: "Gathering Post",
    one: "a Gathering Post",
    many: "Gathering Posts",
    options: {
      1: "Sheltered gathering",
    },
  },
  "coal-pit": {
    name: "Coal Pit",
    one: "a Coal Pit",
    many: "Coal Pits",
    options: {
      1: "Hew coal",
    },
  },
  sawmill: {
    name: "Sawmill",
    one: "a Sawmill",
    many: "Sawmills",
    options: {
      1: "Cut timber",
    },
  },
  foundry: {
    name: "Foundry",
    one: "a Foundry",
    many: "Foundries",
    options: {
      1: "Smelt scrap",
    },
  },
  "charcoal-kiln": {
    name: "Charcoal Kiln",
    one: "a Charcoal Kiln",
    many: "Charcoal Kilns",
    options: {
      1: "Burn timber",
    },
  },
  "relief-valve": {
    name: "Relief Valve",
    one: "a Relief Valve",
    many: "Relief Valves",
    options: {
      1: "Bleed steam",
    },
  },
  "heat-relay": {
    name: "Heat Relay",
    one: "a Heat Relay",
    many: "Heat Relays",
  },
  factory: {
    name: "Automaton Works",
    one: "an Automaton Works",
    many: "Automaton Works",
    options: {
      1: "Assemble",
    },
  },
  graveyard: {
    name: "Graveyard",
    one: "a Graveyard",
    many: "Graveyards",
    options: {
      1: "Hold a burial",
    },
  },
  tavern: {
    name: "Tavern",
    one: "a Tavern",
    many: "Taverns",
    options: {
      1: "Tap a barrel",
    },
  },
  "prayer-house": {
    name: "House of Prayer",
    one: "a House of Prayer",
    many: "Houses of Prayer",
    options: {
      1: "Lead the service",
    },
  },
  "watch-post": {
    name: "Watch Post",
    one: "a Watch Post",
    many: "Watch Posts",
    options: {
      1: "Patrol",
    },
  },
  "childrens-home": {
    name: "Children’s Home",
    one: "a Children’s Home",
    many: "Children’s Homes",
  },
  "seed-vault": {
    name: "Seed Vault",
    one: "a Seed Vault",
    many: "Seed Vaults",
    options: {
      1: "Bank the embers",
    },
  },
  rampart: {
    name: "Snow Rampart",
    one: "a Snow Rampart",
    many: "Snow Ramparts",
  },
} as const;
