import type { LinePhrases, PlacePhrases } from "../phrases.ts";

export const places: PlacePhrases = {
  danger: {
    hope: "the Hope track",
    discontent: "the Discontent track",
    generator: "the generator",
    sickness: "the sickness markers",
    hunger: "the Hunger marker",
    corpses: "the Corpses track",
    objective: "the task of the scenario",
  },
  boiler: {
    heat: "the Heat marker",
    cold: "the Cold marker",
    radius: "the heating indicators",
    tower: "the tower",
    pressure: "the Pressure track",
  },
  day: { round: "the day", storm: "the Storm marker", weather: "the weather" },
  card: {
    morning: "the Morning card",
    dusk: "the Dusk card",
    expert: "the Expert",
    call: "the call of duty",
  },
  stock: (resource) => `the stock of ${resource.toLowerCase()}`,
  people: { worker: "the workers", engineer: "the engineers", child: "the children" },
  reserve: {
    worker: "the workers who are ready",
    engineer: "the engineers who are ready",
    child: "the children who are ready",
    automaton: "the automata that are ready",
  },
  stack: (number) => `expedition ${number}`,
  named: (name) => `“${name}”`,
};

export const outlook: LinePhrases = {
  victory: "living to the end",
  nights: "nights",
  people: "people and their health",
  beds: "beds",
  food: "food",
  warmth: "coal against the cold",
  boiler: "the boiler",
  materials: "wood, steel and cores",
  spirit: "hope and discontent",
  dead: "the dead",
  buildings: "buildings",
  plans: "plans",
  objective: "the task",
};
