/** The game in pictures. The buildings of the points are the two that the rulebook scores. */
import type { GameGuide } from "../game-guide.ts";
import { arrange, type Site } from "./arrange.ts";
import type { State } from "./state.ts";

const ROOM = [1180, 760] as const;
const NARROW = [560, 900] as const;

/** The buildings of the rulebook's example. */
const A: Site = { plan: "P01", stacks: "R1C1 G1; R2C1 R2 W4; R3C1 G2 R3 R5" };
const B: Site = { plan: "P12", stacks: "R1C1 R1 R2; R2C1 W2 S4; R2C2 W3 R5" };

const begun = (): State =>
  arrange({
    sites: [
      { plan: "P12", stacks: "R1C1 G5; R2C2 R2; R3C1 R1" },
      { plan: "P19", stacks: "R1C1 W5; R2C1 S4; R3C1 G1" },
      { plan: "P23", stacks: "R1C1 R6; R2C2 S3; R3C2 G3" },
    ],
    inDemand: ["stone", "wood"],
    pool: "R3 R4 R6 S1 S3 S6 G2 G4 S2",
  });

/** Yours is complete; Lou has one die to take. */
const built = (own: Site) => (): State =>
  arrange({
    sites: [own, { plan: "P19", stacks: "R1C1 W5; R2C1 S4; R3C1 G1 S5; R3C2 S3" }],
    inDemand: ["recycled", "stone"],
    turn: 11,
    pool: "W1 W5 W6 S2 S6 G3 G6 R4",
  });

export const guide: GameGuide<State> = {
  seats: 3,
  parts: {
    goal: {
      says: {
        en: [
          "You are an architect. In each of three rounds you build with six dice, on a plan that only you see.",
          "The best buildings of a round win award cards, feats win prizes. These cards are your victory points: most of them win.",
        ],
        fr: [
          "Tu es architecte. À chacune des trois manches, tu bâtis avec six dés, sur un plan que toi seul vois.",
          "Les meilleurs édifices de la manche gagnent des distinctions, les exploits des prix. Ces cartes sont tes points de victoire : le plus haut total l’emporte.",
        ],
      },
      rules: ["BLU-7.3", "BLU-8.1", "BLU-8.2", "BLU-8.3", "BLU-8.4", "BLU-11.1"],
      pictures: [
        {
          position: begun,
          room: [820, 800],
          shows: ".bp-prizes",
          caption: {
            en: "What there is to win in every round: gold, silver and four prizes.",
            fr: "Ce qu’on gagne à chaque manche : l’or, l’argent et quatre prix.",
          },
        },
      ],
    },
    turn: {
      says: {
        en: [
          "Take a die from the middle and put it on your plan. Then a new die is rolled for the others.",
          "A die stands on an empty space, or on a die that shows no more than it does: a 3 on a 1, a 2 or another 3.",
          "A die that fits nowhere is lost.",
        ],
        fr: [
          "Prends un dé au milieu et pose-le sur ton plan. Un nouveau dé est ensuite lancé pour les autres.",
          "Un dé se pose sur une case vide, ou sur un dé qui ne montre pas plus que lui : un 3 sur un 1, un 2 ou un autre 3.",
          "Un dé qui ne va nulle part est perdu.",
        ],
      },
      rules: ["BLU-4.1", "BLU-5.1", "BLU-5.5"],
      pictures: [
        {
          position: begun,
          room: NARROW,
          shows: ".bp-desk, .bp-sheet",
          asked: true,
          caption: {
            en: "Above your plan, with the heights that it asks for; below the dice to choose from.",
            fr: "En haut ton plan, avec les hauteurs qu’il demande ; en bas les dés à choisir.",
          },
        },
      ],
    },
    points: {
      says: {
        en: [
          "Glass scores what it shows. Wood scores 2 for every die that it touches. Stone scores more the higher it stands. Recycled dice score more together.",
          "Six points more if every stack is exactly as high as the plan asks.",
        ],
        fr: [
          "Le verre vaut ce qu’il montre. Le bois vaut 2 par dé qu’il touche. La pierre vaut plus en hauteur. Les dés recyclés valent plus ensemble.",
          "Et 6 points de plus si chaque pile a exactement la hauteur du plan.",
        ],
      },
      rules: ["BLU-6.1", "BLU-6.2", "BLU-6.3", "BLU-6.4", "BLU-6.5"],
      pictures: [
        {
          position: built(A),
          room: ROOM,
          shows: ".bp-sheet",
          caption: {
            en: "The plan is followed (6). The wood touches two dice (4), three recycled ones (10), glass 1 and 2 (3): 23 points.",
            fr: "Le plan est suivi (6). Le bois touche deux dés (4), trois recyclés (10), du verre 1 et 2 (3) : 23 points.",
          },
        },
        {
          position: built(B),
          room: ROOM,
          shows: ".bp-sheet",
          caption: {
            en: "The plan is not followed. Wood touches two and three dice (10), three recycled ones (10), stone on level 2 (3): 23 as well. The tie goes to whoever has more dice of the materials in demand.",
            fr: "Le plan n’est pas suivi. Le bois touche deux et trois dés (10), trois recyclés (10), la pierre à l’étage 2 (3) : 23 aussi. L’égalité revient à qui a le plus de dés des matériaux demandés.",
          },
        },
      ],
    },
    end: {
      says: {
        en: [
          "When everybody has taken six dice the screens are lifted, buildings are counted and cards are given.",
          "After three rounds the cards decide. The points of the buildings themselves are forgotten.",
        ],
        fr: [
          "Quand chacun a pris six dés, on lève les paravents, on compte les édifices et on donne les cartes.",
          "Après trois manches, seules les cartes comptent. Les points des édifices, eux, sont oubliés.",
        ],
      },
      rules: ["BLU-4.3", "BLU-9.3", "BLU-6.7", "BLU-11.2"],
      pictures: [
        {
          position: begun,
          room: ROOM,
          shows: ".bp-screen:first-child",
          caption: {
            en: "What you see of the others: which dice they took, not where they put them.",
            fr: "Ce qu’on voit des autres : les dés qu’ils ont pris, pas l’endroit où ils les ont posés.",
          },
        },
      ],
    },
  },
};
