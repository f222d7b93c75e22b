import type { DuskCard } from "./types.ts";

/** Base cards lie in the deck from the start; linked ones are called by their id (GEN-3.10, GEN-28.25). */
export const DUSK: readonly DuskCard[] = [
  {
    id: "D01",
    kind: "base",
    protected: false,
    name: { en: "Lamp talk", fr: "Propos sous la lampe" },
    flavour: { en: "Voices carry on a still night.", fr: "Les voix portent par nuit calme." },
    effects: [
      {
        op: "if",
        cond: { q: "discontent.active", cmp: ">=", v: 2 },
        do: [{ op: "discontent", n: 1 }],
        else: [{ op: "hope", n: 1 }],
      },
    ],
    after: "discard",
  },
  {
    id: "D02",
    kind: "base",
    protected: false,
    name: { en: "Loose boards", fr: "Planches volées" },
    flavour: {
      en: "By the gate, something is being pried off.",
      fr: "Près de la porte, on décloue quelque chose.",
    },
    effects: [
      {
        op: "if",
        cond: { q: "discontent.active.anger", cmp: ">=", v: 1 },
        do: [
          { op: "repeat", count: "discontent.active.anger", max: 3, do: [{ op: "lose", res: "wood", n: 2 }] },
          { op: "exhaust", track: "discontent", n: 1, type: "anger" },
        ],
        else: [{ op: "gain", res: "wood", n: 1 }],
      },
    ],
    after: "discard",
  },
  {
    id: "D03",
    kind: "base",
    protected: false,
    name: { en: "Counting beds", fr: "Compter les lits" },
    flavour: {
      en: "The last in line hold their own blankets.",
      fr: "Les derniers de la file tiennent leur couverture.",
    },
    effects: [
      {
        op: "if",
        cond: { q: "unsheltered", cmp: ">=", v: 1 },
        do: [{ op: "discontent", n: 1, type: "fear" }],
        else: [{ op: "discontent", n: -1 }],
      },
    ],
    after: "discard",
  },
  {
    id: "D04",
    kind: "base",
    protected: false,
    name: { en: "The ladle", fr: "La louche" },
    flavour: { en: "It scrapes, or it does not.", fr: "Elle racle, ou ne racle pas." },
    effects: [
      {
        op: "if",
        cond: { q: "res.food", cmp: "<=", v: 4 },
        do: [{ op: "discontent", n: 1, type: "anger" }],
        else: [{ op: "hope", n: 1 }],
      },
    ],
    after: "discard",
  },
  {
    id: "D05",
    kind: "base",
    protected: false,
    name: { en: "The ward at night", fr: "La salle, la nuit" },
    flavour: { en: "Someone keeps asking what time it is.", fr: "Quelqu’un demande sans cesse l’heure." },
    effects: [
      {
        op: "if",
        cond: { q: "sick.total", cmp: ">=", v: 12 },
        do: [
          { op: "flip", who: "choose", n: 1 },
          { op: "discontent", n: 1, type: "fear" },
        ],
        else: [
          {
            op: "if",
            cond: { q: "sick.total", cmp: ">=", v: 6 },
            do: [{ op: "sick", who: "choose", n: 1 }],
            else: [{ op: "cure", n: 2 }],
          },
        ],
      },
    ],
    after: "discard",
  },
  {
    id: "D06",
    kind: "base",
    protected: false,
    name: { en: "Pipe song", fr: "Le chant des tuyaux" },
    flavour: { en: "The whole city listens to one hiss.", fr: "Toute la ville écoute un seul sifflement." },
    effects: [
      {
        op: "if",
        cond: { q: "pressure", cmp: ">=", v: 7 },
        do: [
          { op: "pressure", n: 1 },
          { op: "discontent", n: 1, type: "fear" },
        ],
        else: [{ op: "pressure", n: -1 }],
      },
    ],
    after: "discard",
  },
  {
    id: "D07",
    kind: "base",
    protected: false,
    name: { en: "Names on the wall", fr: "Des noms sur le mur" },
    flavour: { en: "Chalk, and room for more.", fr: "De la craie, et encore de la place." },
    effects: [
      {
        op: "if",
        cond: { q: "corpses", cmp: ">=", v: 4 },
        do: [{ op: "discontent", n: 1, type: "grief" }],
        else: [
          {
            op: "if",
            cond: { q: "corpses", cmp: ">=", v: 1 },
            do: [
              {
                op: "choose",
                options: [
                  {
                    label: { en: "Read them aloud", fr: "Les lire à voix haute" },
                    effects: [{ op: "hope", n: 1, type: "faith" }],
                  },
                  {
                    label: { en: "Wash the wall", fr: "Laver le mur" },
                    effects: [{ op: "discontent", n: -1 }],
                  },
                ],
              },
            ],
            else: [{ op: "hope", n: 1 }],
          },
        ],
      },
    ],
    after: "discard",
  },
  {
    id: "D08",
    kind: "base",
    protected: false,
    name: { en: "One more hour", fr: "Encore une heure" },
    flavour: { en: "The bell rings and no one moves.", fr: "La cloche sonne et nul ne bouge." },
    effects: [
      {
        op: "choose",
        options: [
          {
            label: { en: "Hold the shift", fr: "Retenir l’équipe" },
            effects: [
              { op: "gain", res: "coal", n: 2 },
              { op: "fatigue", who: "worker", n: 1 },
            ],
          },
          {
            label: { en: "Send them home fed", fr: "Les renvoyer chez eux, nourris" },
            effects: [{ op: "hope", n: 1 }],
            cost: { food: 2 },
          },
          { label: { en: "Say nothing", fr: "Ne rien dire" }, effects: [{ op: "discontent", n: 1 }] },
        ],
      },
    ],
    after: "discard",
  },
  {
    id: "D09",
    kind: "linked",
    protected: false,
    name: { en: "Fouled water", fr: "L’eau souillée" },
    flavour: {
      en: "It tasted of iron and of something else.",
      fr: "Elle avait un goût de fer et d’autre chose.",
    },
    effects: [{ op: "sick", who: "each", n: 1 }],
    after: "remove",
  },
  {
    id: "D10",
    kind: "linked",
    protected: false,
    name: { en: "Too many mouths", fr: "Trop de bouches" },
    flavour: {
      en: "The newcomers eat in silence; the others do not.",
      fr: "Les nouveaux mangent en silence, pas les autres.",
    },
    effects: [
      {
        op: "choose",
        options: [
          { label: { en: "Share again", fr: "Partager encore" }, effects: [], cost: { food: 4 } },
          {
            label: { en: "Feed the old hands first", fr: "Servir les anciens d’abord" },
            effects: [{ op: "discontent", n: 1, type: "anger" }],
          },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "D11",
    kind: "linked",
    protected: false,
    name: { en: "The stoker fell", fr: "Le chauffeur est tombé" },
    flavour: { en: "The shovel was still warm.", fr: "La pelle était encore chaude." },
    effects: [
      {
        op: "choose",
        options: [
          {
            label: { en: "Close the firebox", fr: "Fermer le foyer" },
            effects: [
              { op: "heat", n: -2 },
              { op: "sick", who: "worker", n: 1 },
            ],
          },
          {
            label: { en: "Keep it lit", fr: "Le garder allumé" },
            effects: [
              { op: "sick", who: "worker", n: 2 },
              { op: "fatigue", who: "worker", n: 1 },
            ],
          },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "D12",
    kind: "linked",
    protected: false,
    name: { en: "The kneeling crowd", fr: "La foule à genoux" },
    flavour: { en: "They pray where the sledges must pass.", fr: "Ils prient là où passent les traîneaux." },
    effects: [
      {
        op: "if",
        cond: { q: "hope.active.faith", cmp: ">=", v: 1 },
        do: [
          { op: "exhaust", track: "hope", n: 1, type: "faith" },
          { op: "discontent", n: -1 },
        ],
        else: [
          { op: "fatigue", who: "worker", n: 1 },
          { op: "discontent", n: 1, type: "anger" },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "D13",
    kind: "linked",
    protected: false,
    name: { en: "The night market", fr: "Le marché de nuit" },
    flavour: {
      en: "Everything has a price, and someone is paid in coal.",
      fr: "Tout a un prix, et quelqu’un se paie en charbon.",
    },
    effects: [
      {
        op: "choose",
        options: [
          {
            label: { en: "Buy bread", fr: "Acheter du pain" },
            effects: [{ op: "gain", res: "food", n: 4 }],
            cost: { coal: 2 },
          },
          {
            label: { en: "Raid it", fr: "Le disperser" },
            effects: [
              { op: "gain", res: "coal", n: 2 },
              { op: "discontent", n: 1, type: "anger" },
            ],
          },
          { label: { en: "Look away", fr: "Détourner les yeux" }, effects: [], cost: { coal: 1 } },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "D14",
    kind: "linked",
    protected: false,
    name: { en: "News from nowhere", fr: "Nouvelles de nulle part" },
    flavour: {
      en: "A runner swears that the south has gone quiet.",
      fr: "Un coureur jure que le sud s’est tu.",
    },
    effects: [
      {
        op: "choose",
        options: [
          { label: { en: "Let it spread", fr: "Laisser courir le bruit" }, effects: [{ op: "hope", n: -1 }] },
          {
            label: { en: "Send someone to deny it", fr: "Envoyer un démenti" },
            effects: [{ op: "discardCitizen", n: 1 }],
            req: { q: "hand", cmp: ">=", v: 1 },
          },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "D15",
    kind: "linked",
    protected: false,
    name: { en: "The house leans", fr: "La maison penche" },
    flavour: {
      en: "It went without a sound, as snow does.",
      fr: "Elle est partie sans bruit, comme la neige.",
    },
    effects: [
      {
        op: "if",
        cond: {
          any: [
            { q: "building.tent", cmp: ">=", v: 1 },
            { q: "building.bunkhouse", cmp: ">=", v: 1 },
          ],
        },
        do: [
          { op: "destroy", filter: "shelter" },
          { op: "sick", who: "choose", n: 1 },
        ],
        else: [{ op: "hope", n: 1 }],
      },
    ],
    after: "remove",
  },
  {
    id: "D16",
    kind: "linked",
    protected: false,
    name: { en: "A cut cable", fr: "Un câble coupé" },
    flavour: { en: "The edges are clean.", fr: "La coupe est nette." },
    effects: [
      {
        op: "if",
        cond: { q: "discontent.active", cmp: ">=", v: 1 },
        do: [
          { op: "tower", n: 3 },
          { op: "exhaust", track: "discontent", n: 1 },
        ],
        else: [{ op: "pressure", n: 1 }],
      },
    ],
    after: "remove",
  },
  {
    id: "D17",
    kind: "linked",
    protected: false,
    name: { en: "Bones in the drift", fr: "Des os dans la congère" },
    flavour: { en: "The wind undid our work.", fr: "Le vent a défait notre ouvrage." },
    effects: [
      { op: "discontent", n: 1, type: "grief" },
      { op: "sick", who: "choose", n: 1 },
    ],
    after: "remove",
  },
  {
    id: "D18",
    kind: "linked",
    protected: false,
    name: { en: "The debt", fr: "La dette" },
    flavour: {
      en: "Someone has come with the page you signed.",
      fr: "Quelqu’un est venu avec la page signée.",
    },
    effects: [
      {
        op: "choose",
        options: [
          { label: { en: "Pay in timber", fr: "Payer en bois" }, effects: [], cost: { wood: 4 } },
          { label: { en: "Pay in bread", fr: "Payer en pain" }, effects: [], cost: { food: 4 } },
          {
            label: { en: "Do not pay", fr: "Ne pas payer" },
            effects: [{ op: "discontent", n: 1, type: "anger" }],
          },
        ],
      },
    ],
    after: "remove",
  },
  {
    id: "D19",
    kind: "linked",
    protected: false,
    name: { en: "Empty cots", fr: "Des couchettes vides" },
    flavour: {
      en: "Nobody has the heart to fold the blankets.",
      fr: "Personne n’a le cœur de plier les couvertures.",
    },
    effects: [
      { op: "discontent", n: 1, type: "grief" },
      { op: "activate", track: "discontent", n: 1, type: "grief" },
    ],
    after: "remove",
  },
  {
    id: "D20",
    kind: "linked",
    protected: false,
    name: { en: "The rumour", fr: "La rumeur" },
    flavour: {
      en: "It says the leaders keep a warmer room.",
      fr: "On dit que les chefs ont une chambre plus chaude.",
    },
    effects: [
      {
        op: "if",
        cond: { q: "hope.active", cmp: ">=", v: 2 },
        do: [{ op: "exhaust", track: "hope", n: 1 }],
        else: [{ op: "discontent", n: 1, type: "anger" }],
      },
    ],
    after: "remove",
  },
  {
    id: "D21",
    kind: "linked",
    protected: false,
    name: { en: "A coat of silk", fr: "Un manteau de soie" },
    flavour: { en: "Stitched by night, given without a word.", fr: "Cousu la nuit, donné sans un mot." },
    effects: [
      { op: "hope", n: 1, type: "solidarity" },
      { op: "cure", n: 1 },
    ],
    after: "remove",
  },
  {
    id: "D22",
    kind: "linked",
    protected: false,
    name: { en: "Old hands", fr: "Les anciens" },
    flavour: {
      en: "They have seen worse, they say, and are believed.",
      fr: "Ils ont vu pire, disent-ils, et on les croit.",
    },
    effects: [
      { op: "hope", n: 1, type: "resolve" },
      { op: "gain", res: "coal", n: 1 },
    ],
    after: "remove",
  },
  {
    id: "D23",
    kind: "linked",
    protected: false,
    name: { en: "Vigil", fr: "La veillée" },
    flavour: {
      en: "A candle in each window facing the ice.",
      fr: "Une bougie à chaque fenêtre tournée vers la glace.",
    },
    effects: [
      { op: "hope", n: 1, type: "faith" },
      { op: "discontent", n: -1 },
    ],
    after: "remove",
  },
  {
    id: "D24",
    kind: "linked",
    protected: false,
    name: { en: "Folded arms", fr: "Les bras croisés" },
    flavour: {
      en: "The shift is here. The shift does not work.",
      fr: "L’équipe est là. L’équipe ne travaille pas.",
    },
    effects: [
      {
        op: "choose",
        options: [
          {
            label: { en: "Hear them out", fr: "Les écouter" },
            effects: [
              { op: "discontent", n: -1 },
              { op: "fatigue", who: "worker", n: 2 },
            ],
          },
          {
            label: { en: "Halve the ration", fr: "Réduire la ration de moitié" },
            effects: [
              { op: "gain", res: "food", n: 3 },
              { op: "discontent", n: 1, type: "anger" },
            ],
          },
        ],
      },
    ],
    after: "remove",
  },
];
