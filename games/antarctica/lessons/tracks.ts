/** Research tracks: jumps, red and blue spaces, and what a place on them is worth. */
import type { Lesson } from "@banquise/engine/lessons";
import { ZONES } from "../data.ts";
import { POST, RELOCATE_TO, type State } from "../state.ts";
import { after, berth, sailElsewhere, someRounds, zones } from "./positions.ts";

/** Penguin and Gull are just ahead of you on the first track; one of your ships is third in a queue. */
const behindTwo = (): State =>
  someRounds({
    ships: { Z0: "B", Z3: "A", Z4: "CBA", Z6: "BC", Z7: "A", Z1: "C" },
    scientists: { Z0: { A: 1, C: 1 }, Z4: { A: 1 }, Z5: { B: 2 }, Z6: { A: 2 } },
    cubes: { T1: { A: 2, B: 3, C: 4 }, T2: { A: 4, C: 3 }, T3: { A: 3 } },
  });

/** A land centre has just been built: one step on a track of your choice. */
const oneStep = (): State =>
  after(
    someRounds({ cubes: { T1: { A: 4, C: 5 }, T2: { A: 5, C: 7 }, T3: { A: 3 } } }),
    { type: "moveShip", zone: "Z2" },
    { type: "buildBuilding", deck: "basic" },
  );

export const tracks: Lesson<State> = {
  seats: 3,
  steps: [
    {
      position: behindTwo,
      do: {
        en: "Only free spaces count, so others give you a lift. At the coastal centre your second ship lies already: sail there and research where you jump over two.",
        fr: "Seules les cases libres comptent : les autres te servent de tremplin. Au centre côtier, tu as déjà un bateau : vas-y, et cherche là où tu sautes par-dessus deux cubes.",
      },
      lit: [...zones("Z7"), "track.T1"],
      onTheWay: "moveShip Z7",
      until: "research T1",
      asks: [
        {
          when: (s) => s.phase === POST,
          says: {
            en: "Two ships, two free spaces. This centre serves two tracks: on which one do you gain more?",
            fr: "Deux bateaux, deux cases libres. Ce centre sert deux pistes : sur laquelle gagnes-tu le plus ?",
          },
          lit: ["track.T1", "track.T4"],
        },
      ],
      wrong: [
        {
          when: "research T4",
          says: {
            en: "There you would be alone on space 2, for 1 point. On the other one two cubes are waiting to be overtaken.",
            fr: "Là, sans personne à dépasser, ta case 2 vaudrait 1 point. Sur l’autre, deux cubes n’attendent que d’être dépassés.",
          },
          lit: ["track.T1"],
        },
        {
          when: "moveShip Z5",
          says: {
            en: "A coastal centre, too, but you would have one ship here, so one space. At the other one it makes two.",
            fr: "Un centre côtier aussi, mais tu n’y aurais qu’un bateau, donc une case. À l’autre, cela en fait deux.",
          },
          lit: zones("Z7"),
        },
        {
          when: sailElsewhere("Z5", "Z7"),
          says: {
            en: "This coast does not lead to the first track. The coastal centre does, and a ship of yours lies there.",
            fr: "Cette côte ne mène pas à la première piste. Le centre côtier, si, et tu y as un bateau.",
          },
          lit: zones("Z7"),
        },
        {
          when: ["endTurn", "buildBuilding"],
          says: {
            en: "This time research: it costs nothing.",
            fr: "Cette fois, cherche : cela ne coûte rien.",
          },
          lit: ["track.T1"],
        },
      ],
      otherwise: {
        en: "You may, but now it is about research.",
        fr: "C’est permis, mais il s’agit maintenant de recherche.",
      },
      done: {
        en: "From space 2 to space 6, over both of them! The red space on the way gave you a scientist, and you have reached a blue one.",
        fr: "De la case 2 à la case 6, par-dessus les deux ! La case rouge t’a donné un scientifique, et te voilà sur une bleue.",
      },
      doneLit: ["track.T1"],
      rules: ["ANT-9.1", "ANT-9.5", "ANT-9.8"],
    },
    {
      do: {
        en: "A blue space works once, for everybody, you first: each may relocate a ship. Yours that is third in its queue would act sooner elsewhere.",
        fr: "Une case bleue agit une fois, pour tous, toi d’abord : chacun peut déplacer un bateau. Le tien, troisième de sa file, jouerait plus tôt ailleurs.",
      },
      lit: [berth("Z4", 2), ...zones("Z5")],
      onTheWay: "relocateShip Z4 2",
      until: "relocateTo Z5",
      asks: [
        {
          when: (s) => s.phase === RELOCATE_TO,
          says: {
            en: "Which coast without ships does the sun reach first?",
            fr: "Quelle côte sans bateau le soleil atteint-il en premier ?",
          },
          lit: zones("Z2", "Z5"),
        },
      ],
      wrong: [
        {
          when: "keepShips",
          says: {
            en: "You may, but then your ship waits for three visits of the sun. Use the gift!",
            fr: "C’est permis, mais alors ton bateau attend trois passages du soleil. Profite du cadeau !",
          },
          lit: [berth("Z4", 2)],
        },
        {
          when: ["relocateShip Z7 0", "relocateShip Z7 1"],
          says: {
            en: "Those two lie well. The one that is third waits the longest.",
            fr: "Ces deux-là sont bien placés. Le troisième de l’autre file attend le plus.",
          },
          lit: [berth("Z4", 2)],
        },
        {
          when: ZONES.filter((zone) => zone !== "Z5").map((zone) => `relocateTo ${zone}`),
          says: {
            en: "It would act there as well, but later. Two steps ahead of the sun a coast is empty.",
            fr: "Il y jouerait aussi, mais plus tard. À deux pas devant le soleil, une côte est vide.",
          },
          lit: zones("Z5"),
        },
      ],
      otherwise: { en: "Choose the ship that is third.", fr: "Choisis le bateau troisième de sa file." },
      done: {
        en: "First in its queue, two steps ahead of the sun. Penguin and Gull may relocate a ship now, too.",
        fr: "Premier de sa file, à deux pas du soleil. Pingouin et Goéland peuvent maintenant déplacer un bateau, eux aussi.",
      },
      doneLit: zones("Z5"),
      rules: ["ANT-9.9", "ANT-10.5"],
    },
    {
      choose: {
        en: "On this track you lead with a 3, Gull has a 2, Penguin a 2. What does Penguin get for it, who is last?",
        fr: "Sur cette piste tu mènes avec un 3, Goéland a un 2, Pingouin un 2. Que reçoit Pingouin, qui est dernier ?",
      },
      lit: ["track.T1"],
      answers: [
        {
          says: { en: "Nothing", fr: "Rien" },
          reason: {
            en: "Whoever has a cube on a track is paid: by the one just ahead.",
            fr: "Qui a un cube sur la piste est payé : par celui qui est juste devant.",
          },
          lit: ["track.T1"],
        },
        {
          says: { en: "2, like Gull’s cube", fr: "2, comme le cube de Goéland" },
          right: true,
          reason: {
            en: "Each one gets the value of the cube just ahead. You, in front, get all of them: 3 + 2 + 2 = 7.",
            fr: "Chacun reçoit la valeur du cube juste devant. Toi, en tête, tu les reçois toutes : 3 + 2 + 2 = 7.",
          },
          lit: ["track.T1"],
        },
        {
          says: { en: "3, like your cube", fr: "3, comme ton cube" },
          reason: {
            en: "That is for Gull, who is right behind you. Penguin is behind Gull.",
            fr: "Cela, c’est pour Goéland, juste derrière toi. Pingouin est derrière Goéland.",
          },
          lit: ["track.T1"],
        },
      ],
      rules: ["ANT-15.5"],
    },
    {
      position: oneStep,
      do: {
        en: "You have built, so one step on a track of your choice. On which one is that single step worth most?",
        fr: "Tu as construit : un pas, sur la piste de ton choix. Sur laquelle ce seul pas vaut-il le plus ?",
      },
      lit: ["track.T1", "track.T2", "track.T3", "track.T4"],
      until: "chooseTrack T1",
      wrong: [
        {
          when: "chooseTrack T2",
          says: {
            en: "You stay behind Gull and get what Gull’s cube shows, as before: nothing gained.",
            fr: "Tu restes derrière Goéland et reçois toujours la valeur de son cube : rien de gagné.",
          },
          lit: ["track.T1"],
        },
        {
          when: "chooseTrack T3",
          says: {
            en: "You are alone there, and your space stays worth 2. Nothing gained for now.",
            fr: "Personne d’autre n’y est, et ta case vaut toujours 2. Rien de gagné pour l’instant.",
          },
          lit: ["track.T1"],
        },
        {
          when: "chooseTrack T4",
          says: {
            en: "A first cube here: 1 point. On one track you overtake somebody.",
            fr: "Un premier cube ici : 1 point. Sur une piste, tu dépasses quelqu’un.",
          },
          lit: ["track.T1"],
        },
      ],
      otherwise: { en: "Choose a track.", fr: "Choisis une piste." },
      done: {
        en: "Over Gull with one step: from 3 points to 6. Right behind a cube is the best place to be.",
        fr: "Par-dessus Goéland d’un seul pas : de 3 points à 6. Juste derrière un cube, c’est la meilleure place.",
      },
      doneLit: ["track.T1"],
      rules: ["ANT-6.10", "ANT-15.5"],
    },
    {
      say: {
        en: "Each track you enter costs one of your few cubes, and pays even the last. So enter several early, and jump when somebody is just ahead.",
        fr: "Entrer sur une piste coûte un de tes rares cubes, et paie même le dernier. Entre tôt sur plusieurs, et saute quand quelqu’un est juste devant.",
      },
      lit: ["track.T1", "track.T2", "track.T3", "track.T4"],
      rules: ["ANT-9.4"],
    },
  ],
};
