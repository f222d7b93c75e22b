import type { MorningCard } from "./types.ts";

/** What each morning brings, and the answers to it (GEN-6). */
export const MORNING: readonly MorningCard[] = [
  {
    id: "M01",
    name: { en: "The split main", fr: "La conduite fendue" },
    flavour: {
      en: "Overnight the water pipe burst like a seed pod.",
      fr: "Dans la nuit, la conduite a éclaté comme une gousse.",
    },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Patch it", fr: "Colmater" },
        effects: [{ op: "pressure", n: -1 }],
        cost: { wood: 2 },
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Melt snow in the soup pots", fr: "Faire fondre la neige dans les marmites" },
        effects: [],
        cost: { food: 3 },
      },
      {
        n: 3,
        after: "remove",
        label: { en: "Drink what there is", fr: "Boire ce qui reste" },
        effects: [
          { op: "sick", who: "choose", n: 1 },
          { op: "addDusk", id: "D09" },
        ],
      },
    ],
  },
  {
    id: "M02",
    name: { en: "A roof, they said", fr: "Un toit, disaient-ils" },
    flavour: {
      en: "Forty names on one frozen sheet of paper.",
      fr: "Quarante noms sur une feuille raidie par le gel.",
    },
    options: [
      {
        n: 1,
        after: "display",
        label: { en: "Give your word", fr: "Donner sa parole" },
        effects: [{ op: "token", n: 3 }],
        event: {
          protected: true,
          text: {
            en: "When the token is reached, someone counts the beds.",
            fr: "Quand le jeton est atteint, on compte les lits.",
          },
          onToken: [
            {
              op: "if",
              cond: { q: "unsheltered", cmp: "==", v: 0 },
              do: [
                { op: "hope", n: 1, type: "solidarity" },
                { op: "discontent", n: -1 },
              ],
              else: [{ op: "discontent", n: 1, type: "anger" }],
            },
          ],
        },
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Fold the paper away", fr: "Plier la feuille" },
        effects: [{ op: "discontent", n: 1 }],
      },
    ],
  },
  {
    id: "M03",
    name: { en: "Shapes in the drift", fr: "Des formes dans la congère" },
    flavour: {
      en: "Strangers, and a child asleep on their sledge.",
      fr: "Des inconnus et, sur leur traîneau, un enfant endormi.",
    },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Open the gate", fr: "Ouvrir la porte" },
        effects: [
          { op: "citizens", who: "worker", n: 2 },
          { op: "citizens", who: "child", n: 1 },
          { op: "sick", who: "worker", n: 1 },
          { op: "addDusk", id: "D10" },
        ],
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Only those with a trade", fr: "Seulement ceux qui ont un métier" },
        effects: [
          { op: "citizens", who: "engineer", n: 2 },
          { op: "discontent", n: 1, type: "grief" },
        ],
      },
      {
        n: 3,
        after: "remove",
        label: { en: "Point to the road", fr: "Montrer la route" },
        effects: [{ op: "hope", n: -1 }],
      },
    ],
  },
  {
    id: "M04",
    name: { en: "The stoker who slept", fr: "Le chauffeur endormi" },
    flavour: { en: "He dreams standing up, shovel in hand.", fr: "Il rêve debout, la pelle à la main." },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Send him to bed", fr: "Le mettre au lit" },
        effects: [
          { op: "fatigue", who: "worker", n: 1 },
          { op: "hope", n: 1, type: "resolve" },
        ],
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Shake him awake", fr: "Le secouer" },
        effects: [
          { op: "gain", res: "coal", n: 2 },
          { op: "addDusk", id: "D11" },
        ],
      },
    ],
  },
  {
    id: "M05",
    name: { en: "The buried cart", fr: "La charrette ensevelie" },
    flavour: { en: "A wheel rim shows above the ice.", fr: "Un cerclage de roue dépasse de la glace." },
    options: [
      {
        n: 1,
        after: "display",
        label: { en: "Mark the spot", fr: "Marquer l’endroit" },
        effects: [{ op: "token", n: 3 }],
        event: {
          text: {
            en: "The cart is yours until the token is reached.",
            fr: "La charrette est à vous jusqu’au jeton.",
          },
          special: {
            who: ["worker", "engineer"],
            strict: true,
            limit: "once",
            effects: [
              { op: "gain", res: "wood", n: 3 },
              { op: "gain", res: "steel", n: 2 },
            ],
            thenRemove: true,
          },
          onToken: [],
        },
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Burn the wheel", fr: "Brûler la roue" },
        effects: [{ op: "gain", res: "coal", n: 1 }],
      },
    ],
  },
  {
    id: "M06",
    name: { en: "Green meat", fr: "La viande verte" },
    flavour: {
      en: "The smell reached the generator first.",
      fr: "Le générateur en a senti l’odeur avant nous.",
    },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Serve it anyway", fr: "La servir quand même" },
        effects: [{ op: "sick", who: "choose", n: 2 }],
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Throw it out", fr: "La jeter" },
        effects: [],
        cost: { food: 4 },
      },
      {
        n: 3,
        after: "remove",
        label: { en: "Feed the beds with it", fr: "En nourrir les plants" },
        effects: [{ op: "gain", res: "food", n: 2 }],
        req: { q: "building.hothouse", cmp: ">=", v: 1 },
      },
    ],
  },
  {
    id: "M07",
    name: { en: "The lost lantern", fr: "La lanterne perdue" },
    flavour: {
      en: "One small light went past the fence and did not return.",
      fr: "Une petite lumière a passé la clôture et n’est pas revenue.",
    },
    options: [
      {
        n: 1,
        after: "display",
        label: { en: "Call out the searchers", fr: "Organiser les recherches" },
        effects: [{ op: "token", n: 1 }],
        event: {
          text: {
            en: "The searchers leave at your word; at the token it is too late.",
            fr: "Les secours partent sur votre ordre ; au jeton, il est trop tard.",
          },
          special: {
            who: ["worker", "engineer"],
            strict: true,
            limit: "once",
            effects: [
              { op: "sick", who: "acting", n: 1 },
              { op: "hope", n: 1, type: "solidarity" },
            ],
            thenRemove: true,
          },
          onToken: [{ op: "die", who: "child", n: 1 }],
        },
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Wait for daylight", fr: "Attendre le jour" },
        effects: [
          { op: "sick", who: "child", n: 2 },
          { op: "hope", n: -1 },
        ],
      },
    ],
  },
  {
    id: "M08",
    name: { en: "The man on the barrel", fr: "L’homme sur le tonneau" },
    flavour: {
      en: "He says the frost is a letter addressed to us.",
      fr: "Il dit que le gel est une lettre qui nous est adressée.",
    },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Let him talk", fr: "Le laisser dire" },
        effects: [
          { op: "hope", n: 1, type: "faith" },
          { op: "addDusk", id: "D12" },
        ],
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Take the barrel", fr: "Reprendre le tonneau" },
        effects: [
          { op: "discontent", n: 1, type: "fear" },
          { op: "gain", res: "wood", n: 1 },
        ],
      },
    ],
  },
  {
    id: "M09",
    name: { en: "A tired valve", fr: "La soupape lasse" },
    flavour: {
      en: "It sings a note nobody has heard before.",
      fr: "Elle chante une note que personne ne connaît.",
    },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Fit a new one", fr: "La remplacer" },
        effects: [{ op: "pressure", n: -4 }],
        cost: { steel: 1 },
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Lean on it", fr: "S’appuyer dessus" },
        effects: [{ op: "pressure", n: 2 }],
      },
      {
        n: 3,
        after: "remove",
        label: { en: "Let the fires drop", fr: "Laisser baisser le feu" },
        effects: [
          { op: "heat", n: -2 },
          { op: "sick", who: "choose", n: 1 },
        ],
      },
    ],
  },
  {
    id: "M10",
    name: { en: "Black pockets", fr: "Poches noires" },
    flavour: {
      en: "The miners’ coats are heavier than they should be.",
      fr: "Les manteaux des mineurs pèsent plus qu’ils ne devraient.",
    },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Turn them out", fr: "Les faire vider" },
        effects: [
          { op: "gain", res: "coal", n: 4 },
          { op: "discontent", n: 1, type: "anger" },
        ],
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Buy it back", fr: "Racheter le charbon" },
        effects: [{ op: "gain", res: "coal", n: 3 }],
        cost: { food: 2 },
      },
      {
        n: 3,
        after: "display",
        label: { en: "See nothing", fr: "Ne rien voir" },
        effects: [
          { op: "token", n: 4 },
          { op: "addDusk", id: "D13" },
        ],
        event: {
          text: { en: "The hidden heap can still be found.", fr: "Le tas caché peut encore être trouvé." },
          special: {
            who: ["worker"],
            strict: true,
            limit: "once",
            effects: [{ op: "gain", res: "coal", n: 4 }],
            thenRemove: true,
          },
          onToken: [],
        },
      },
    ],
  },
  {
    id: "M11",
    name: { en: "Fever at the drawing board", fr: "Fièvre à la table à dessin" },
    flavour: {
      en: "Her lines are straight; her hands are not.",
      fr: "Ses traits sont droits, ses mains ne le sont plus.",
    },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Order rest", fr: "Ordonner le repos" },
        effects: [{ op: "fatigue", who: "engineer", n: 1 }],
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Let her finish", fr: "La laisser finir" },
        effects: [
          { op: "sick", who: "engineer", n: 2 },
          { op: "dev", n: 1 },
        ],
      },
    ],
  },
  {
    id: "M12",
    name: { en: "Letters in the frost", fr: "Des lettres dans le givre" },
    flavour: {
      en: "The children write on the windows with one finger.",
      fr: "Les enfants écrivent du doigt sur les vitres.",
    },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Find them slates", fr: "Leur trouver des ardoises" },
        effects: [{ op: "hope", n: 1, type: "resolve" }],
        cost: { wood: 2 },
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Find them sacks", fr: "Leur trouver des sacs" },
        effects: [
          { op: "gain", res: "coal", n: 2 },
          { op: "sick", who: "child", n: 1 },
        ],
      },
    ],
  },
  {
    id: "M13",
    name: { en: "Eyes beyond the lamps", fr: "Des yeux au-delà des lampes" },
    flavour: { en: "They have followed the smell of soup.", fr: "Ils ont suivi l’odeur de la soupe." },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Hunt the pack", fr: "Chasser la meute" },
        effects: [
          { op: "gain", res: "food", n: 4 },
          { op: "sick", who: "worker", n: 1 },
        ],
        req: { q: "building.hunters-hut", cmp: ">=", v: 1 },
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Close the gaps", fr: "Boucher les trous" },
        effects: [],
        cost: { wood: 2 },
      },
      {
        n: 3,
        after: "remove",
        label: { en: "Stay behind doors", fr: "Rester derrière les portes" },
        effects: [{ op: "discontent", n: 1, type: "fear" }],
      },
    ],
  },
  {
    id: "M14",
    name: { en: "The dumb telegraph", fr: "Le télégraphe muet" },
    flavour: {
      en: "Wire without a voice, humming in the wind.",
      fr: "Un fil sans voix qui bourdonne au vent.",
    },
    options: [
      {
        n: 1,
        after: "display",
        label: { en: "Send a mechanic", fr: "Envoyer un mécanicien" },
        effects: [{ op: "token", n: 3 }],
        event: {
          text: {
            en: "The mast waits for an engineer until the token is reached.",
            fr: "Le mât attend un ingénieur jusqu’au jeton.",
          },
          special: {
            who: ["engineer"],
            strict: true,
            limit: "once",
            effects: [
              { op: "scouts", n: 2, which: "each" },
              { op: "hope", n: 1, type: "resolve" },
            ],
            thenRemove: true,
          },
          onToken: [],
        },
        cost: { steel: 1 },
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Cut it for scrap", fr: "Le couper pour la ferraille" },
        effects: [
          { op: "gain", res: "steel", n: 1 },
          { op: "addDusk", id: "D14" },
        ],
      },
    ],
  },
  {
    id: "M15",
    name: { en: "The crack", fr: "La fissure" },
    flavour: {
      en: "It runs under the beds, thin as a hair.",
      fr: "Elle court sous les lits, fine comme un cheveu.",
    },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Shore it up", fr: "Étayer" },
        effects: [{ op: "hope", n: 1, type: "resolve" }],
        cost: { wood: 3 },
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Pull the house down", fr: "Abattre la maison" },
        effects: [
          { op: "destroy", filter: "shelter" },
          { op: "gain", res: "wood", n: 1 },
        ],
        req: {
          any: [
            { q: "building.tent", cmp: ">=", v: 1 },
            { q: "building.bunkhouse", cmp: ">=", v: 1 },
          ],
        },
      },
      {
        n: 3,
        after: "remove",
        label: { en: "Trust the ice", fr: "Se fier à la glace" },
        effects: [{ op: "addDusk", id: "D15" }],
      },
    ],
  },
  {
    id: "M16",
    name: { en: "A day in red ink", fr: "Un jour à l’encre rouge" },
    flavour: {
      en: "On some calendars this was a holiday.",
      fr: "Sur certains calendriers, c’était jour de fête.",
    },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Lay every table", fr: "Dresser toutes les tables" },
        effects: [
          { op: "hope", n: 1, type: "solidarity" },
          { op: "discontent", n: -1 },
        ],
        cost: { food: 5 },
      },
      {
        n: 2,
        after: "remove",
        label: { en: "A spoon of sugar", fr: "Une cuillerée de sucre" },
        effects: [{ op: "discontent", n: -1 }],
        cost: { food: 2 },
      },
      {
        n: 3,
        after: "remove",
        label: { en: "Work as usual", fr: "Travailler comme hier" },
        effects: [{ op: "hope", n: -1 }],
      },
    ],
  },
  {
    id: "M17",
    name: { en: "Tracks leading away", fr: "Des traces qui s’éloignent" },
    flavour: { en: "Two coats missing from the pegs.", fr: "Deux manteaux manquent aux patères." },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Let them go", fr: "Les laisser partir" },
        effects: [
          { op: "citizens", who: "worker", n: -2 },
          { op: "lose", res: "food", n: 2 },
        ],
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Run after them", fr: "Leur courir après" },
        effects: [{ op: "exhaust", track: "hope", n: 1 }],
        req: { q: "hope.active", cmp: ">=", v: 1 },
      },
      {
        n: 3,
        after: "remove",
        label: { en: "Bar the gate", fr: "Barrer la porte" },
        effects: [
          { op: "discontent", n: 1, type: "fear" },
          { op: "addDusk", id: "D16" },
        ],
      },
    ],
  },
  {
    id: "M18",
    name: { en: "Soft wind", fr: "Vent doux" },
    flavour: {
      en: "For an hour the icicles remembered water.",
      fr: "Une heure durant, les stalactites se sont souvenues de l’eau.",
    },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Bank the fires", fr: "Couvrir les feux" },
        effects: [{ op: "cold", n: -1 }],
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Empty the yards", fr: "Vider les dépôts" },
        effects: [{ op: "modifier", mod: "gatherBonus", n: 1, until: "round" }],
      },
    ],
  },
  {
    id: "M19",
    name: { en: "No planks left", fr: "Plus de planches" },
    flavour: {
      en: "The carpenter has measured, and has no answer.",
      fr: "Le menuisier a mesuré ; il n’a pas de réponse.",
    },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Give the benches", fr: "Donner les bancs" },
        effects: [{ op: "discontent", n: -1 }],
        cost: { wood: 2 },
        req: { q: "corpses", cmp: ">=", v: 1 },
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Snow will do", fr: "La neige suffira" },
        effects: [{ op: "addDusk", id: "D17" }],
      },
      {
        n: 3,
        after: "remove",
        label: { en: "Share what is planed", fr: "Partager ce qui est raboté" },
        effects: [
          { op: "gain", res: "wood", n: 2 },
          { op: "discontent", n: 1, type: "grief" },
        ],
        req: { q: "corpses", cmp: ">=", v: 1 },
      },
    ],
  },
  {
    id: "M20",
    name: { en: "The woman with the springs", fr: "La femme aux ressorts" },
    flavour: { en: "Her pockets tick.", fr: "Ses poches font tic-tac." },
    options: [
      {
        n: 1,
        after: "display",
        label: { en: "Give her a bench", fr: "Lui donner un établi" },
        effects: [
          { op: "token", n: 4 },
          { op: "hope", n: 1 },
        ],
        event: {
          text: {
            en: "While the bench stands, an engineer may work at it.",
            fr: "Tant que l’établi est là, un ingénieur peut y travailler.",
          },
          special: { who: ["engineer"], strict: true, limit: "round", effects: [{ op: "dev", n: 2 }] },
          onToken: [],
        },
        cost: { steel: 1 },
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Keep the springs", fr: "Garder les ressorts" },
        effects: [{ op: "gain", res: "steel", n: 1 }],
      },
    ],
  },
  {
    id: "M21",
    name: { en: "Footprints in the flour", fr: "Des pas dans la farine" },
    flavour: { en: "Small boots, in and out.", fr: "De petites bottes, aller et retour." },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Post a guard", fr: "Poster un garde" },
        effects: [{ op: "fatigue", who: "worker", n: 1 }],
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Make an example", fr: "Faire un exemple" },
        effects: [
          { op: "gain", res: "food", n: 2 },
          { op: "discontent", n: 1, type: "fear" },
        ],
      },
      {
        n: 3,
        after: "remove",
        label: { en: "Set a plate aside", fr: "Laisser une assiette" },
        effects: [{ op: "hope", n: 1 }],
        cost: { food: 3 },
      },
    ],
  },
  {
    id: "M22",
    name: { en: "The cough", fr: "La toux" },
    flavour: {
      en: "It passes from bed to bed like a message.",
      fr: "Elle passe de lit en lit comme un message.",
    },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Boil everything", fr: "Tout faire bouillir" },
        effects: [{ op: "cure", n: 2 }],
        cost: { coal: 1 },
        req: {
          any: [
            { q: "building.infirmary", cmp: ">=", v: 1 },
            { q: "building.first-aid-post", cmp: ">=", v: 1 },
          ],
        },
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Burn the blankets", fr: "Brûler les couvertures" },
        effects: [{ op: "sick", who: "choose", n: 1 }],
        cost: { wood: 1 },
      },
      {
        n: 3,
        after: "display",
        label: { en: "Shut the doors", fr: "Fermer les portes" },
        effects: [{ op: "token", n: 2 }],
        event: {
          text: {
            en: "Each dusk the cough takes two more; an engineer can end it.",
            fr: "Chaque soir, la toux en prend deux de plus ; un ingénieur peut y mettre fin.",
          },
          special: {
            who: ["engineer"],
            strict: true,
            limit: "once",
            effects: [{ op: "cure", n: 1 }],
            thenRemove: true,
          },
          onDusk: [{ op: "sick", who: "choose", n: 2 }],
          onToken: [],
        },
      },
    ],
  },
  {
    id: "M23",
    name: { en: "Two foremen", fr: "Deux contremaîtres" },
    flavour: { en: "One has the plan, the other has the men.", fr: "L’un a le plan, l’autre a les hommes." },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Back the men", fr: "Soutenir les hommes" },
        effects: [
          { op: "discontent", n: -1 },
          { op: "fatigue", who: "engineer", n: 1 },
        ],
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Back the plan", fr: "Soutenir le plan" },
        effects: [
          { op: "gain", res: "steel", n: 2 },
          { op: "discontent", n: 1, type: "anger" },
        ],
      },
      {
        n: 3,
        after: "remove",
        label: { en: "Make them share a shovel", fr: "Une pelle pour deux" },
        effects: [
          { op: "fatigue", who: "worker", n: 1 },
          { op: "gain", res: "coal", n: 2 },
        ],
      },
    ],
  },
  {
    id: "M24",
    name: { en: "The silk balloon", fr: "Le ballon de soie" },
    flavour: { en: "It came down in the yard, still warm.", fr: "Il est tombé dans la cour, encore tiède." },
    options: [
      {
        n: 1,
        after: "remove",
        label: { en: "Read the map inside", fr: "Lire la carte à bord" },
        effects: [
          { op: "newExpedition", n: 1 },
          { op: "scouts", n: 1, which: "each" },
        ],
      },
      {
        n: 2,
        after: "remove",
        label: { en: "Keep the silk", fr: "Garder la soie" },
        effects: [
          { op: "cure", n: 1 },
          { op: "addDusk", id: "D21" },
        ],
      },
    ],
  },
];
