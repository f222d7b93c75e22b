/** The sun and its queues: who acts when, and how to act sooner. */
import type { Lesson } from "@banquise/engine/lessons";
import { POST, type State } from "../state.ts";
import { berth, groundWith, sailElsewhere, someRounds, zones } from "./positions.ts";

const queues = (): State => someRounds({});

/** Two ships of yours are second in their queues. */
const twoSeconds = (): State =>
  someRounds({
    ships: { Z0: "C", Z1: "CA", Z3: "A", Z4: "C", Z5: "BA", Z6: "B", Z7: "B" },
    holdings: { A: { staff: 1, hand: ["icebreaker"] } },
  });

const sunOnYours = (): State =>
  someRounds({
    sun: "Z5",
    ships: { Z0: "C", Z1: "CA", Z2: "A", Z4: "C", Z5: "BA", Z6: "B", Z7: "B" },
    icebreakers: { Z5: "A" },
    holdings: { A: { staff: 1, hand: [] } },
  });

/** Gull has built a shipyard. */
const shipyard = (): State =>
  someRounds({
    buildings: groundWith({
      Z0: ["seaCentre"],
      Z4: ["well"],
      Z5: ["coastCentre", "lab", "turbine"],
      Z6: ["crane", "well"],
      Z7: ["shipyard"],
    }),
    scientists: { Z0: { C: 1 }, Z4: { A: 1 }, Z5: { A: 1, B: 2 }, Z6: { A: 2 }, Z7: { C: 1 } },
    built: { A: ["B02", "B04", "B01", "B05"], B: ["B12", "D03"], C: ["B15", "D07"] },
  });

export const sun: Lesson<State> = {
  seats: 3,
  steps: [
    {
      position: queues,
      choose: {
        en: "The sun goes round, from coast to coast. Your ship here sails now: which of your ships does the sun free next?",
        fr: "Le soleil fait le tour, de côte en côte. Ton bateau part d’ici maintenant : lequel de tes bateaux le soleil libère-t-il ensuite ?",
      },
      lit: [berth("Z3", 0), berth("Z1", 0), berth("Z7", 0)],
      answers: [
        {
          says: { en: "The one on Scott Coast", fr: "Celui de la côte Scott" },
          reason: {
            en: "The sun has just passed there: it comes back at the very end of its round.",
            fr: "Le soleil vient d’y passer : il n’y revient qu’à la fin de son tour.",
          },
          lit: [berth("Z1", 0)],
        },
        {
          says: { en: "The one on Eights Coast", fr: "Celui de la côte Eights" },
          right: true,
          reason: {
            en: "After three coasts with ships of the others, and there you are first. The sun skips coasts without ships.",
            fr: "Après trois côtes où attendent les autres, et là tu es en tête de file. Le soleil saute les côtes sans bateau.",
          },
          lit: zones("Z4", "Z5", "Z6", "Z7"),
        },
        {
          says: { en: "The one that just sailed", fr: "Celui qui vient de partir" },
          reason: {
            en: "That depends on where it goes, and ahead of the sun every coast has ships already.",
            fr: "Cela dépend d’où il va, et devant le soleil toutes les côtes ont déjà des bateaux.",
          },
          lit: zones("Z4", "Z5", "Z6"),
        },
      ],
      rules: ["ANT-3.1", "ANT-3.3"],
    },
    {
      do: {
        en: "And where will the ship that sails now act again the soonest? Look at the queues.",
        fr: "Et où le bateau qui part maintenant rejouera-t-il le plus tôt ? Regarde les files.",
      },
      lit: [berth("Z3", 0)],
      until: "moveShip Z2",
      wrong: [
        {
          when: ["moveShip Z5", "moveShip Z6"],
          says: {
            en: "The sun comes soon, but frees Penguin’s ship, not yours. Yours would wait for another whole round.",
            fr: "Le soleil y arrive bientôt, mais libère le bateau de Pingouin. Le tien attendrait encore un tour entier.",
          },
          lit: zones("Z2"),
        },
        {
          when: ["moveShip Z0", "moveShip Z1", "moveShip Z7"],
          says: {
            en: "A ship lies before yours: the sun would have to come twice. One coast has none at all.",
            fr: "Un bateau y est déjà devant le tien : il faudrait deux passages du soleil. Une côte n’en a aucun.",
          },
          lit: zones("Z2"),
        },
      ],
      otherwise: {
        en: "Sail first. Which coast has no ship?",
        fr: "Pars d’abord. Quelle côte n’a pas de bateau ?",
      },
      done: {
        en: "Nearly a whole round away, and still the soonest. First in a far queue beats second in a near one.",
        fr: "Presque un tour complet, et c’est pourtant le plus tôt. Premier d’une file lointaine vaut mieux que deuxième d’une proche.",
      },
      doneLit: zones("Z2"),
      rules: ["ANT-1.2", "ANT-5.4", "ANT-3.5"],
    },
    {
      position: twoSeconds,
      do: {
        en: "You hold an icebreaker: lay it on a coast where your ship is second, and it acts right after the first. Two coasts would do: which pays sooner?",
        fr: "Tu as un brise-glace : pose-le là où ton bateau est deuxième, et il agira juste après le premier. Deux côtes conviennent : laquelle sert le plus tôt ?",
      },
      lit: [berth("Z1", 1), berth("Z5", 1)],
      until: "layIcebreaker Z5",
      wrong: [
        {
          when: "layIcebreaker Z1",
          says: {
            en: "That works, too, but the sun has just been there: it takes almost a round. The other coast is two steps away.",
            fr: "Cela marche aussi, mais le soleil vient d’y passer : il faut presque un tour. L’autre côte est à deux pas.",
          },
          lit: zones("Z5"),
        },
      ],
      otherwise: {
        en: "You may do that afterwards. First lay the icebreaker.",
        fr: "Tu pourras le faire ensuite. Pose d’abord le brise-glace.",
      },
      done: {
        en: "Laid in advance, it costs nothing when the sun comes. And one card a turn you may always play.",
        fr: "Posé d’avance, il ne coûte rien quand le soleil arrive. Et tu peux jouer une carte à chaque tour.",
      },
      doneLit: zones("Z5"),
      rules: ["ANT-11.1", "ANT-12.1"],
    },
    {
      position: sunOnYours,
      watch: {
        en: "The sun has come, and Penguin’s ship, the first one, sails away.",
        fr: "Le soleil est là, et le bateau de Pingouin, le premier, s’en va.",
      },
      lit: zones("Z5"),
      moves: ["moveShip Z2", "endTurn"],
      rules: ["ANT-3.4"],
    },
    {
      do: {
        en: "Your icebreaker lies here. Use it now, or wait?",
        fr: "Ton brise-glace est ici. L’utiliser maintenant, ou attendre ?",
      },
      lit: zones("Z5"),
      until: "useIcebreaker yes",
      wrong: [
        {
          when: "useIcebreaker no",
          says: {
            en: "There is no later: when the sun goes on, the icebreaker leaves the game.",
            fr: "Il n’y a pas de plus tard : quand le soleil repart, le brise-glace quitte le jeu.",
          },
          lit: zones("Z5"),
        },
      ],
      otherwise: { en: "Use it.", fr: "Utilise-le." },
      done: {
        en: "A turn of your own, a whole round before its time.",
        fr: "Un tour de jeu pour toi, avec un tour de soleil d’avance.",
      },
      doneLit: [berth("Z5", 0)],
      rules: ["ANT-3.4", "ANT-12.4", "ANT-12.5"],
    },
    {
      position: shipyard,
      do: {
        en: "More ships mean more turns in each round of the sun. Gull has built a shipyard, and everybody may use it: sail there!",
        fr: "Plus de bateaux, c’est plus de tours de jeu à chaque tour de soleil. Goéland a construit un chantier naval, et il est à tous : vas-y !",
      },
      lit: zones("Z7"),
      onTheWay: "moveShip Z7",
      until: "buildShip",
      asks: [
        {
          when: (s) => s.phase === POST,
          says: { en: "And now build a ship.", fr: "Et maintenant, construis un bateau." },
          lit: zones("Z7"),
        },
      ],
      wrong: [
        {
          when: sailElsewhere("Z7"),
          says: {
            en: "There is no shipyard on this coast.",
            fr: "Il n’y a pas de chantier naval sur cette côte.",
          },
          lit: zones("Z7"),
        },
        {
          when: "research",
          says: {
            en: "You can research here as well, but it is one action a turn. This time the ship.",
            fr: "On peut aussi chercher ici, mais c’est une action par tour. Cette fois, le bateau.",
          },
        },
        {
          when: "endTurn",
          says: {
            en: "Then your ship has come for nothing. Build one more!",
            fr: "Alors ton bateau serait venu pour rien. Construis-en un autre !",
          },
        },
      ],
      otherwise: {
        en: "You may, but first sail to the shipyard.",
        fr: "C’est permis, mais va d’abord au chantier naval.",
      },
      done: {
        en: "Your fourth ship joins the queue where the sun is. In return Penguin and Gull each take a shipyard card.",
        fr: "Ton quatrième bateau rejoint la file là où est le soleil. En échange, Pingouin et Goéland prennent chacun une carte du chantier.",
      },
      doneLit: [berth("Z3", 0), "pile.shipyard"],
      rules: ["ANT-7.1", "ANT-7.2", "ANT-7.4"],
    },
    {
      say: {
        en: "Before you sail, count the ships ahead of you, not the coasts. And leave a ship behind the sun: it will be first when it comes round.",
        fr: "Avant de partir, compte les bateaux devant toi, pas les côtes. Et laisse un bateau derrière le soleil : il sera premier à son retour.",
      },
    },
  ],
};
