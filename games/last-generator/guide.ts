/** The game in pictures: one city, some days on. */
import type { Game } from "@banquise/engine";
import type { GameGuide } from "../game-guide.ts";
import { playedUntil } from "../played-until.ts";
import type { State } from "./state.ts";

const ROOM = [1180, 760] as const;
const NARROW = [420, 1000] as const;
const config = {
  seats: 1,
  options: { scenario: "S1", difficulty: "gentle", council: "no", weather: "hidden" },
};
const SEED = 12;

const played =
  (day: number, asked: string) =>
  (game: Game<State>): State =>
    playedUntil(game, config, SEED, (s, kinds) => s.round === day && kinds.includes(asked));

const firstDay = played(1, "actMeeple");
const thirdDay = played(3, "actMeeple");
const fire = played(2, "feed");

export const guide: GameGuide<State> = {
  seats: 1,
  parts: {
    goal: {
      says: {
        en: [
          "A city, a generator, and a cold that keeps growing. You lead it together: either all win or all lose.",
          "Get through the nights of the scenario, and fulfil what it asks.",
        ],
        fr: [
          "Une ville, un générateur, et un froid qui monte. Vous la dirigez ensemble : tous gagnent, ou tous perdent.",
          "Tenez toutes les nuits du scénario, et accomplissez ce qu’il demande.",
        ],
      },
      rules: ["GEN-13.8", "GEN-14.8"],
      pictures: [
        {
          position: firstDay,
          room: ROOM,
          shows: ".lg-city",
          caption: {
            en: "The city on the first day: the Generator in the middle, the first buildings, snow all around.",
            fr: "La ville au premier jour : le Générateur au centre, les premiers bâtiments, la neige tout autour.",
          },
        },
      ],
    },
    turn: {
      says: {
        en: [
          "Every day begins with coal: feed the Generator, or people fall sick of the cold.",
          "Then you send your people to work, one after the other: clear snow, gather, build, use a building, scout.",
          "In the evening a card brings trouble, then everybody eats and sleeps. Whoever has no warm bed falls sick.",
        ],
        fr: [
          "Chaque jour commence par le charbon : nourris le Générateur, sinon le froid rend malade.",
          "Ensuite, tu envoies tes gens au travail, l’un après l’autre : déneiger, récolter, bâtir, se servir d’un bâtiment, explorer.",
          "Le soir, une carte apporte des ennuis, puis chacun mange et dort. Qui n’a pas de lit au chaud tombe malade.",
        ],
      },
      rules: ["GEN-4.1", "GEN-7.1", "GEN-7.2", "GEN-10.4", "GEN-12.5", "GEN-13.4", "GEN-13.5"],
      pictures: [
        {
          position: fire,
          room: [760, 720],
          shows: ".lg-boiler-room",
          caption: {
            en: "The boiler room: every coal raises the heat by one. Between heat and cold stand those who would fall sick. The fire also throws cubes into the tower: they become pressure.",
            fr: "La chaufferie : chaque charbon monte la chaleur d’un cran. Entre chaleur et froid, ceux qui tomberaient malades. Le feu jette aussi des cubes dans la tour : ils deviennent de la pression.",
          },
        },
        {
          position: firstDay,
          room: NARROW,
          shows: ".lg-population",
          caption: {
            en: "Your people: how many can still be sent to work today, how many live here, and who is sick.",
            fr: "Tes gens : combien on peut encore en envoyer au travail aujourd’hui, combien vivent ici, et qui est malade.",
          },
        },
      ],
    },
    points: {
      says: {
        en: [
          "There are six ways to lose. The panel shows how many steps are left to each of them.",
          "Points only compare games: 100 for a victory, 5 for each night, one for everybody alive, more for hope, less for discontent and the dead.",
        ],
        fr: [
          "Il y a six façons de perdre. Le panneau montre combien de pas restent avant chacune.",
          "Les points ne servent qu’à comparer les parties : 100 pour une victoire, 5 par nuit, un par habitant vivant, plus pour l’espoir, moins pour le mécontentement et les morts.",
        ],
      },
      rules: ["GEN-14.1", "GEN-14.2", "GEN-14.3", "GEN-14.4", "GEN-14.5", "GEN-14.6", "GEN-14.9"],
      pictures: [
        {
          position: thirdDay,
          room: ROOM,
          shows: ".lg-dangers",
          caption: {
            en: "Hope gone, too much discontent, a second breakdown, too many sick, too much hunger, too many dead.",
            fr: "Plus d’espoir, trop de mécontentement, une deuxième panne, trop de malades, trop de faim, trop de morts.",
          },
        },
      ],
    },
    end: {
      says: {
        en: [
          "When the last night of the scenario is over and its goal is reached, the city has made it.",
          "If one of the dangers comes true before that, the game is lost at once.",
        ],
        fr: [
          "Quand la dernière nuit du scénario est passée et que son objectif est atteint, la ville est sauvée.",
          "Si l’un des dangers se réalise avant, la partie est perdue aussitôt.",
        ],
      },
      rules: ["GEN-13.8", "GEN-14.7", "GEN-14.8"],
      pictures: [
        {
          position: thirdDay,
          room: NARROW,
          shows: ".lg-days",
          caption: {
            en: "The days of the scenario: day three of ten.",
            fr: "Les jours du scénario : le troisième sur dix.",
          },
        },
      ],
    },
  },
};
