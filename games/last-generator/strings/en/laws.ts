export const laws = {
  L01: {
    name: "Small hands",
    flavour: "Their fingers fit where ours do not.",
  },
  L01a: {
    name: "A small cap",
    flavour: "It was found by the conveyor.",
  },
  L01b: {
    name: "First wages",
    flavour: "She bought her mother a candle.",
  },
  L02: {
    name: "Children’s hearth",
    flavour: "One warm room that nobody argues about.",
  },
  L02a: {
    name: "Noise at noon",
    flavour: "Laughter, through a wall.",
  },
  L02b: {
    name: "Idle, they say",
    flavour: "Old men count the spoons.",
  },
  L03: {
    name: "The long shift",
    flavour: "Two bells fewer before bed.",
  },
  L03a: {
    name: "Asleep at the belt",
    flavour: "The machine did not notice.",
  },
  L03b: {
    name: "A full yard",
    flavour: "For once the heap is taller than the foreman.",
  },
  L04: {
    name: "The second bell",
    flavour: "Those who have finished may begin again.",
  },
  L04a: {
    name: "No third bell",
    flavour: "The ringer hid the rope.",
    options: {
      1: "Grant a rest",
      2: "Find the rope",
    },
  },
  L04b: {
    name: "Red eyes",
    flavour: "Nobody can say what day it is.",
  },
  L05: {
    name: "Thin soup",
    flavour: "You can see the bottom; look away.",
  },
  L05a: {
    name: "Spoon protest",
    flavour: "Empty bowls make a good drum.",
  },
  L05b: {
    name: "Used to it",
    flavour: "They have stopped making faces.",
  },
  L06: {
    name: "Sawdust bread",
    flavour: "It fills. That is the whole recipe.",
  },
  L06a: {
    name: "Cramps",
    flavour: "The ward fills before the workshops do.",
  },
  L06b: {
    name: "The baker weeps",
    flavour: "He asks to be given another trade.",
  },
  L07: {
    name: "A place for the dead",
    flavour: "Stones, a fence, a gate that closes.",
  },
  L07a: {
    name: "Too long at the graves",
    flavour: "Work waits for the hymn to end.",
  },
  L07b: {
    name: "Fresh flowers",
    flavour: "Paper ones. Still.",
  },
  L08: {
    name: "The white trench",
    flavour: "The cold keeps what we cannot look at.",
  },
  L08a: {
    name: "Who goes there?",
    flavour: "Lamps moving along its edge.",
  },
  L08b: {
    name: "It is full",
    flavour: "The digger came back early.",
  },
  L09: {
    name: "Night watch",
    flavour: "Boots, a lantern, and the sound of both.",
  },
  L09a: {
    name: "The wrong door",
    flavour: "They read the number once the hinges were off.",
  },
  L09b: {
    name: "The thief gave it back",
    flavour: "Before being asked, for once.",
  },
  L10: {
    name: "A house for prayer",
    flavour: "Something to face that is not the ice.",
  },
  L10a: {
    name: "Two sermons",
    flavour: "They do not agree about the frost.",
  },
  L10b: {
    name: "Alms",
    flavour: "The bowl went round and came back full.",
  },
  L11: {
    name: "Open barrels",
    flavour: "One cup each. Then one more.",
  },
  L11a: {
    name: "A broken bench",
    flavour: "And a broken nose to go with it.",
  },
  L11b: {
    name: "The song",
    flavour: "They sing it at work now.",
  },
  L12: {
    name: "Doctors in pairs",
    flavour: "One holds the lamp, the other the hand.",
  },
  L12a: {
    name: "Short of lint",
    flavour: "The old sheets are boiled again, and again.",
  },
  L12b: {
    name: "Second opinion",
    flavour: "It was the same, but kinder.",
  },
  L13: {
    name: "The saw",
    flavour: "It is quicker than waiting.",
  },
  L13a: {
    name: "Empty sleeves",
    flavour: "They stand at the back of the hall.",
  },
  L13b: {
    name: "Wooden legs",
    flavour: "First at the boiler every morning. You can hear him coming.",
  },
  L14: {
    name: "Bread by merit",
    flavour: "The heavy shovel gets the heavy loaf.",
  },
  L14a: {
    name: "Behind the counter",
    flavour: "The scales have a heavy thumb.",
  },
  L14b: {
    name: "Children last",
    flavour: "They waited without a sound.",
  },
  L15: {
    name: "Sworn scouts",
    flavour: "They take the oath with frost on their lashes.",
  },
  L15a: {
    name: "An oath too far",
    flavour: "One came back without his gloves.",
  },
  L15b: {
    name: "The long way",
    flavour: "They brought back a story and a sack.",
  },
  L16: {
    name: "Apprentices",
    flavour: "Watch once, hold once, do it.",
  },
  L16a: {
    name: "A wrong dose",
    flavour: "The label had run.",
  },
  L16b: {
    name: "Quick learner",
    flavour: "She corrected the master.",
  },
  L17: {
    name: "Curfew",
    flavour: "After the bell the streets belong to the snow.",
  },
  L17a: {
    name: "Whispered maps",
    flavour: "They know every back door now.",
  },
  L17b: {
    name: "Early to bed",
    flavour: "Some, at least, are grateful.",
  },
  L18: {
    name: "Open assembly",
    flavour: "Anyone may speak. Everyone does.",
  },
  L18a: {
    name: "Until midnight",
    flavour: "The motion is carried; the hall is cold.",
  },
  L18b: {
    name: "No quorum",
    flavour: "They were asleep on the benches.",
  },
  L19: {
    name: "Two to a bed",
    flavour: "Warm, at least on one side.",
  },
  L19a: {
    name: "It spreads",
    flavour: "What one has, two have.",
  },
  L19b: {
    name: "Shared blankets",
    flavour: "Feuds ended for want of room.",
  },
  L20: {
    name: "Salvage duty",
    flavour: "Nothing is rubbish before spring.",
  },
  L20a: {
    name: "Nails in the pocket",
    flavour: "Everybody has a private heap.",
  },
  L20b: {
    name: "The clock works",
    flavour: "Someone mended it from scrap.",
  },
} as const;
