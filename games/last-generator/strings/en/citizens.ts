export const citizens = {
  P01: {
    name: "Odile Kerr, hauler",
    flavour: "She counts loads in a language of her own.",
  },
  P02: {
    name: "Tam Brough, carpenter",
    flavour: "Never measures; never wrong.",
  },
  P03: {
    name: "Ilse Varga, hunter",
    flavour: "She wears last year’s wolf.",
  },
  P04: {
    name: "Big Ansel, stoker",
    flavour: "Feeds the fire as one feeds a child.",
  },
  P05: {
    name: "Noor Haddad, guide",
    flavour: "She reads wind on the snow.",
  },
  P06: {
    name: "Pell the digger",
    flavour: "He speaks to every one of them.",
  },
  P07: {
    name: "Dr. Hesper Vane",
    flavour: "Her hands are the warmest in the city.",
  },
  P08: {
    name: "Corvin Ashe, boilerman",
    flavour: "He hears a leak before it happens.",
  },
  P09: {
    name: "Sunniva Roe, drafter",
    flavour: "Her plans fold into her sleeve.",
  },
  P10: {
    name: "Osric Pym, speaker",
    flavour: "He stutters until it matters.",
  },
  P11: {
    name: "Mirela Toth, signaller",
    flavour: "She can make a lamp say anything.",
  },
  P12: {
    name: "Jory Lund, salvor",
    flavour: "He weighs things by tossing them.",
  },
  P13: {
    name: "Wren, bell-ringer",
    flavour: "The smallest ringer, the loudest bell.",
  },
  P14: {
    name: "Bram who draws",
    flavour: "Suns, mostly.",
  },
  P15: {
    name: "Little Sabine",
    flavour: "She knows where the warm pipe runs.",
  },
  P16: {
    name: "The Orlov twins",
    flavour: "One asks, the other takes.",
  },
  P17: {
    name: "Fife, errand runner",
    flavour: "Never seen walking.",
  },
  P18: {
    name: "Agnes of the ward",
    flavour: "She reads to those who cannot sleep.",
  },
} as const;
