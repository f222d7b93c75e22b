import type { Scenario } from "./types.ts";

/** Where the team stands, what comes, and what it must achieve (GEN-26.3). */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: "S1",
    name: { en: "The First Ten Nights", fr: "Les dix premières nuits" },
    difficulty: "introductory",
    rounds: 10,
    intro: {
      en: "The fire caught at noon. By evening everyone had come to stand around the boiler. Keep it burning for ten nights and they may begin to call this place a city.",
      fr: "Le feu a pris à midi. Le soir, tous faisaient cercle autour de la chaudière. Gardez-le allumé dix nuits, et l’on osera peut-être parler d’une ville.",
    },
    setup: {
      resources: { wood: 5, coal: 5, steel: 2, food: 10, core: 1 },
      citizens: { worker: 15, engineer: 9, child: 6 },
      sick: { worker: 0, engineer: 0, child: 0 },
      hope: { tokens: 4, active: 1 },
      discontent: { tokens: 2, active: 0 },
      cold: 3,
      radius: [1, 2, 3],
      stormAt: 9,
      startNear: 3,
      startBuildings: ["tent", "tent"],
      duskBase: 5,
      weather: [4, 3, 2],
      techCount: 6,
      lawCount: 8,
      citizenHand: 3,
    },
    triggers: [
      {
        round: 4,
        name: { en: "The caravan", fr: "La caravane" },
        flavour: {
          en: "Bells in the fog, then faces.",
          fr: "Des clochettes dans le brouillard, puis des visages.",
        },
        effects: [
          { op: "citizens", who: "worker", n: 3 },
          { op: "gain", res: "food", n: 3 },
        ],
      },
      {
        round: 7,
        name: { en: "The front", fr: "Le front froid" },
        flavour: {
          en: "The glass has fallen further than its scale.",
          fr: "Le baromètre est tombé sous sa graduation.",
        },
        effects: [
          { op: "cold", n: 1 },
          { op: "radius", n: 1 },
          { op: "hope", n: 1 },
        ],
      },
    ],
    special: [],
    storm: {
      name: { en: "First storm", fr: "Première tempête" },
      effects: [
        { op: "cold", n: 1 },
        { op: "sick", who: "each", n: 1 },
        { op: "hope", n: -1 },
        { op: "stormSet", n: 6 },
      ],
    },
    nightly: [],
    lossIf: [],
    winAtEnd: null,
    objective: {
      en: "Be alive at the end of the Night phase of round 10.",
      fr: "Être en vie à la fin de la phase Nuit de la manche 10.",
    },
  },
  {
    id: "S2",
    name: { en: "The Wall of Snow", fr: "Le mur de neige" },
    difficulty: "standard",
    rounds: 15,
    intro: {
      en: "The scouts agree on one thing: it is coming from the west, and it is taller than the crater. Six courses of packed snow and timber might turn it.",
      fr: "Les éclaireurs s’accordent sur un point : cela vient de l’ouest et dépasse le cratère. Six assises de neige tassée et de bois pourraient le détourner.",
    },
    setup: {
      resources: { wood: 9, coal: 9, steel: 5, food: 18, core: 1 },
      citizens: { worker: 18, engineer: 9, child: 6 },
      sick: { worker: 0, engineer: 0, child: 0 },
      hope: { tokens: 4, active: 2 },
      discontent: { tokens: 2, active: 0 },
      cold: 3,
      radius: [1, 2, 3],
      stormAt: 11,
      startNear: 3,
      startBuildings: ["tent", "tent", "tent", "rampart"],
      duskBase: 6,
      weather: [5, 5, 4],
      techCount: 6,
      lawCount: 8,
      citizenHand: 3,
    },
    counters: { rampart: 0 },
    triggers: [
      {
        round: 5,
        name: { en: "The line on the horizon", fr: "La ligne à l’horizon" },
        flavour: {
          en: "This morning it had a colour, and people running before it.",
          fr: "Ce matin, elle avait une couleur, et des gens fuyaient devant elle.",
        },
        effects: [
          { op: "citizens", who: "worker", n: 3 },
          { op: "addDusk", id: "D20" },
        ],
      },
      {
        round: 9,
        name: { en: "Half a wall", fr: "La moitié d’un mur" },
        flavour: {
          en: "They stop to look at it, going to work.",
          fr: "On s’arrête pour le regarder en allant au travail.",
        },
        effects: [
          {
            op: "if",
            cond: { q: "counter.rampart", cmp: ">=", v: 3 },
            do: [
              { op: "hope", n: 1, type: "resolve" },
              { op: "discontent", n: -1 },
            ],
            else: [{ op: "discontent", n: 1, type: "fear" }],
          },
        ],
      },
      {
        round: 12,
        name: { en: "Folded arms", fr: "Les bras croisés" },
        flavour: {
          en: "Tired men ask why the wall is not a house.",
          fr: "Des hommes las demandent pourquoi ce mur n’est pas une maison.",
        },
        effects: [
          { op: "addDusk", id: "D24" },
          { op: "gain", res: "coal", n: 6 },
        ],
      },
    ],
    special: [
      {
        id: "raise",
        name: { en: "Raise a course", fr: "Monter une assise" },
        who: ["worker", "engineer"],
        limit: "round",
        cost: { wood: 2, steel: 1 },
        req: { q: "counter.rampart", cmp: "<", v: 6 },
        effects: [{ op: "counter", id: "rampart", n: 1 }],
      },
    ],
    storm: {
      name: { en: "The western wall", fr: "Le mur de l’ouest" },
      effects: [
        {
          op: "if",
          cond: { q: "counter.rampart", cmp: ">=", v: 4 },
          do: [{ op: "sick", who: "choose", n: 1 }],
          else: [
            { op: "cold", n: 1 },
            { op: "sick", who: "each", n: 2 },
            { op: "destroy", filter: "any" },
          ],
        },
        { op: "stormSet", n: 6 },
      ],
    },
    nightly: [],
    lossIf: [],
    winAtEnd: { q: "counter.rampart", cmp: ">=", v: 6 },
    objective: {
      en: "Be alive at the end of the Night phase of round 15 with all six courses of the rampart raised.",
      fr: "Être en vie à la fin de la phase Nuit de la manche 15, les six assises du rempart étant montées.",
    },
  },
  {
    id: "S3",
    name: { en: "The Seed Vault", fr: "La chambre des semences" },
    difficulty: "hard",
    rounds: 15,
    intro: {
      en: "Behind two doors of brass lies every field that ever was. Seeds do not complain of the cold. They simply stop being seeds.",
      fr: "Derrière deux portes de laiton dorment tous les champs qui furent. Les graines ne se plaignent pas du froid. Elles cessent d’être des graines.",
    },
    setup: {
      resources: { wood: 9, coal: 8, steel: 5, food: 12, core: 2 },
      citizens: { worker: 15, engineer: 12, child: 3 },
      sick: { worker: 1, engineer: 1, child: 0 },
      hope: { tokens: 4, active: 1 },
      discontent: { tokens: 2, active: 0 },
      cold: 3,
      radius: [1, 2, 3],
      stormAt: 8,
      startNear: 3,
      startBuildings: ["tent", "tent", "tent", "seed-vault", "seed-vault"],
      duskBase: 6,
      weather: [4, 5, 5],
      techCount: 6,
      lawCount: 8,
      citizenHand: 3,
    },
    counters: { seeds: 5 },
    triggers: [
      {
        round: 5,
        name: { en: "Frost on the drawers", fr: "Du givre aux tiroirs" },
        flavour: { en: "The labels curl.", fr: "Les étiquettes se recroquevillent." },
        effects: [
          {
            op: "choose",
            options: [
              {
                label: { en: "Line the drawers", fr: "Garnir les tiroirs" },
                effects: [{ op: "counter", id: "seeds", n: 1 }],
                cost: { wood: 3 },
              },
              {
                label: { en: "Leave them", fr: "Les laisser" },
                effects: [{ op: "counter", id: "seeds", n: -1 }],
              },
            ],
          },
        ],
      },
      {
        round: 10,
        name: { en: "Hungry eyes", fr: "Des yeux affamés" },
        flavour: { en: "Grain is also bread.", fr: "Le grain, c’est aussi du pain." },
        effects: [
          {
            op: "choose",
            options: [
              {
                label: { en: "Guard the vault", fr: "Garder la chambre" },
                effects: [{ op: "discontent", n: 1, type: "anger" }],
              },
              {
                label: { en: "Open two drawers", fr: "Ouvrir deux tiroirs" },
                effects: [
                  { op: "counter", id: "seeds", n: -2 },
                  { op: "gain", res: "food", n: 10 },
                  { op: "discontent", n: -1 },
                ],
              },
            ],
          },
        ],
      },
      {
        round: 13,
        name: { en: "The deepest night", fr: "La nuit la plus profonde" },
        flavour: { en: "Nobody speaks above a breath.", fr: "Nul ne parle plus haut qu’un souffle." },
        effects: [
          { op: "cold", n: 1 },
          { op: "hope", n: 1, type: "faith" },
        ],
      },
    ],
    special: [
      {
        id: "braziers",
        name: { en: "Carry braziers", fr: "Porter des braseros" },
        who: ["worker", "engineer"],
        limit: "round",
        cost: { coal: 1, wood: 1 },
        effects: [{ op: "modifier", mod: "vaultWarm", until: "round" }],
      },
    ],
    storm: {
      name: { en: "The vault door groans", fr: "La porte de la chambre gémit" },
      effects: [
        { op: "cold", n: 1 },
        { op: "sick", who: "each", n: 1 },
        { op: "counter", id: "seeds", n: -1 },
        { op: "stormSet", n: 6 },
      ],
    },
    nightly: [
      {
        op: "if",
        cond: { not: { q: "warm.seed-vault", cmp: ">=", v: 1 } },
        do: [{ op: "counter", id: "seeds", n: -1 }],
      },
    ],
    lossIf: [{ cond: { q: "counter.seeds", cmp: "<=", v: 0 }, reason: "seeds-dead" }],
    winAtEnd: { q: "counter.seeds", cmp: ">=", v: 1 },
    objective: {
      en: "Be alive at the end of the Night phase of round 15 with at least one drawer of living seed.",
      fr: "Être en vie à la fin de la phase Nuit de la manche 15 avec au moins un tiroir de graines vivantes.",
    },
  },
];
