/** The first lesson: a first turn, the sun and its queues, and a coast to fight for. Penguin and Gull play along. */
import { at } from "@banquise/engine";
import type { CountLine, Lesson } from "@banquise/engine/lessons";
import { arrangeGame } from "../arrange.ts";
import { ZONE_BONUS, ZONES } from "../data.ts";
import { readLine, sheet } from "../scoring.ts";
import { CHOOSE_TRACK, POST, type State } from "../state.ts";
import { coastOf } from "../strings/coasts.ts";
import { countBits } from "../tables.ts";
import { berth, GROUND, groundWith, sailElsewhere, someRounds, YOU, yourCoasts, zones } from "./positions.ts";

/** The first turn of a first game. */
const beginning = (): State =>
  arrangeGame({
    seats: 3,
    sun: "Z1",
    ships: { Z0: "C", Z1: "AA", Z2: "B", Z3: "C", Z4: "C", Z5: "A", Z6: "B", Z7: "B" },
    buildings: GROUND,
    visible: ["B02", "D10", "A01"],
  });

/** One round of the sun later. Your well stands on the coast of the sea centre. */
const round = (): State =>
  arrangeGame({
    seats: 3,
    sun: "Z2",
    ships: { Z0: "C", Z1: "C", Z2: "BA", Z3: "A", Z5: "BC", Z6: "B", Z7: "A" },
    buildings: groundWith({ Z0: ["seaCentre"], Z4: ["well"], Z5: ["coastCentre"] }),
    scientists: { Z0: { C: 1 }, Z4: { A: 1 }, Z5: { B: 1 } },
    cubes: { T1: { B: 1 }, T2: { A: 1, C: 3 } },
    built: { A: ["B02"], B: ["B12"], C: ["B15"] },
    holdings: { A: { staff: 1 }, B: { staff: 1 } },
    visible: ["B09", "D10", "A01"],
  });

/** The coast of your only scientist, piece by piece. */
function firstCoast(s: State): CountLine[] {
  const [zone = 0] = yourCoasts(s);
  const lit = zones(ZONES[zone] ?? "Z0");
  return [
    {
      says: { en: "Buildings", fr: "Bâtiments" },
      points: countBits(at(s.buildings, zone)),
      lit,
    },
    { says: { en: "Scientists, of everybody", fr: "Scientifiques, de tous" }, points: 1, lit },
    { says: { en: "For being first", fr: "Pour la première place" }, points: ZONE_BONUS, lit },
  ];
}

/** What you would have if the game ended now. */
function yourPoints(s: State): CountLine[] {
  let tracks = 0;
  const lines = sheet(s, YOU).flatMap((line): CountLine[] => {
    const read = readLine(line);
    if (read?.key === "track") tracks += read.points;
    if (read?.key !== "zone") return [];
    const coast = coastOf(read.data.zone);
    return [
      {
        says: { en: `${coast} Coast`, fr: `Côte ${coast}` },
        points: read.points,
        lit: zones(ZONES[read.data.zone] ?? "Z0"),
      },
    ];
  });
  const says = { en: "Research tracks", fr: "Pistes de recherche" };
  return [...lines, { says, points: tracks, lit: ["track.T2", "track.T3"] }];
}

export const first: Lesson<State> = {
  seats: 3,
  learner: YOU,
  steps: [
    {
      position: beginning,
      say: {
        en: "Welcome to the far south! You lead an expedition, and your ships lie in the ice until the sun comes round.",
        fr: "Bienvenue au bout du monde ! Tu mènes une expédition, et tes bateaux attendent dans la glace que le soleil arrive.",
      },
      lit: [berth("Z1", 0), berth("Z1", 1), berth("Z5", 0)],
    },
    {
      say: {
        en: "Whoever has the most points in the end wins. They come from your scientists on the eight coasts, and from research.",
        fr: "À la fin, le plus de points l’emporte. Ils viennent de tes scientifiques sur les huit côtes, et de la recherche.",
      },
      lit: zones(...ZONES),
      rules: ["ANT-16.1", "ANT-15.1"],
    },
    {
      say: {
        en: "These buildings can be built now. The first one, a well, needs a crane: one of your ships must lie where one stands.",
        fr: "Voici ce que l’on peut construire. Le premier, un puits, demande une grue : un de tes bateaux doit être là où il y en a une.",
      },
      lit: ["deck.basic"],
      rules: ["ANT-6.1", "ANT-6.2"],
    },
    {
      do: {
        en: "The sun has freed your ship: it must sail, and where it arrives you act. Choose a coast for your well that has none yet.",
        fr: "Le soleil a libéré ton bateau : il doit partir, et tu agis là où il arrive. Choisis pour ton puits une côte qui n’en a pas encore.",
      },
      lit: [berth("Z1", 0)],
      onTheWay: [...sailElsewhere("Z3"), "buildBuilding basic"],
      until: "chooseTrack",
      asks: [
        {
          when: (s) => s.phase === POST,
          says: {
            en: "The well needs a crane, and your other ship lies beside one. Build!",
            fr: "Le puits demande une grue, et ton autre bateau est à côté d’une grue. Construis !",
          },
          lit: ["deck.basic", berth("Z1", 0)],
        },
        {
          when: (s) => s.phase === CHOOSE_TRACK,
          says: {
            en: "Every building also moves a cube of yours up a research track. Choose one, whichever you like.",
            fr: "Chaque bâtiment fait aussi avancer un de tes cubes sur une piste de recherche. Choisis celle que tu veux.",
          },
          lit: ["track.T1", "track.T2", "track.T3", "track.T4"],
        },
      ],
      wrong: [
        {
          when: "moveShip Z3",
          says: {
            en: "A well stands here already, and there is room for one of a kind. On any other coast yours can stand.",
            fr: "Il y a déjà un puits ici, et une côte n’en reçoit qu’un de chaque sorte. Partout ailleurs, le tien a sa place.",
          },
          lit: zones("Z3"),
        },
        {
          when: "recruit",
          says: {
            en: "One more scientist in your team: useful, too. But first see what a building brings.",
            fr: "Un scientifique de plus dans ton équipe : c’est utile aussi. Mais vois d’abord ce que rapporte un bâtiment.",
          },
          lit: ["deck.basic"],
        },
        {
          when: "endTurn",
          says: {
            en: "Then your ship has sailed for nothing. You have one action where it arrives: build.",
            fr: "Alors ton bateau serait parti pour rien. Tu as une action là où il arrive : construis.",
          },
          lit: ["deck.basic"],
        },
      ],
      otherwise: {
        en: "You may, but keep that for later. First sail, then build the well.",
        fr: "C’est permis, mais garde cela pour plus tard. Pars d’abord, puis construis le puits.",
      },
      done: {
        en: "The well is everybody’s, the scientist who built it is yours. It stays on this coast until the end.",
        fr: "Le puits est à tout le monde, mais le scientifique qui l’a construit est à toi. Il reste sur cette côte jusqu’à la fin.",
      },
      rules: ["ANT-4.1", "ANT-4.3", "ANT-5.1", "ANT-6.2", "ANT-6.6", "ANT-6.7", "ANT-6.9"],
    },
    {
      count: {
        en: "You have the most scientists here, for you are alone. What is that worth at the end?",
        fr: "Tu as le plus de scientifiques ici, puisque tu es seul. Combien cela vaut-il à la fin ?",
      },
      lines: firstCoast,
      rules: ["ANT-15.3"],
    },
    {
      position: round,
      choose: {
        en: "One round later the sun is on this coast. Penguin’s ship is first in the queue, yours is second: when will yours act?",
        fr: "Un tour de soleil plus tard. Sur cette côte, le bateau de Pingouin est premier de la file, le tien deuxième : quand agira-t-il ?",
      },
      lit: [berth("Z2", 0), berth("Z2", 1)],
      answers: [
        {
          says: { en: "Right after Penguin", fr: "Juste après Pingouin" },
          reason: {
            en: "Sadly not: on each visit the sun frees only the first ship.",
            fr: "Hélas non : à chaque passage, le soleil ne libère que le premier bateau.",
          },
          lit: [berth("Z2", 0)],
        },
        {
          says: { en: "When the sun comes round again", fr: "Au prochain passage du soleil" },
          right: true,
          reason: {
            en: "Yes. Penguin sails away, yours moves up, and it is first when the sun comes back.",
            fr: "Oui. Pingouin s’en va, ton bateau avance, et il sera premier au retour du soleil.",
          },
          lit: [berth("Z2", 1)],
        },
        {
          says: { en: "Whenever I like", fr: "Quand je veux" },
          reason: {
            en: "Here the sun alone decides whose turn it is. That is what makes a place in a queue worth so much.",
            fr: "Ici, c’est le soleil qui décide à qui de jouer. Voilà pourquoi une place dans la file compte tant.",
          },
          lit: zones("Z2"),
        },
      ],
      rules: ["ANT-1.2", "ANT-3.3", "ANT-5.4"],
    },
    {
      watch: {
        en: "Penguin sails to a camp and recruits two people. Then the sun goes on to the next coast with a ship: yours!",
        fr: "Pingouin va à un campement et recrute deux personnes. Puis le soleil passe à la côte suivante où il y a un bateau : le tien !",
      },
      moves: ["moveShip Z6", "recruit", "endTurn"],
      lit: zones("Z3"),
      rules: ["ANT-3.1", "ANT-3.5"],
    },
    {
      do: {
        en: "Ships join the end of the queue. Where will yours act again the soonest?",
        fr: "On se range au bout de la file. Où ton bateau pourra-t-il rejouer le plus tôt ?",
      },
      lit: [berth("Z3", 0)],
      until: "moveShip Z4",
      wrong: [
        {
          when: ["moveShip Z5", "moveShip Z6"],
          says: {
            en: "Two ships lie there already. Yours would be third, and the sun would have to come three times.",
            fr: "Deux bateaux y attendent déjà. Le tien serait troisième, et le soleil devrait passer trois fois.",
          },
          lit: zones("Z4"),
        },
        {
          when: "moveShip Z2",
          says: {
            en: "The sun has just left this coast, and your own ship is first there. It would take two rounds.",
            fr: "Le soleil vient de quitter cette côte, et ton autre bateau y est premier. Il faudrait deux tours de soleil.",
          },
          lit: zones("Z4"),
        },
        {
          when: ["moveShip Z0", "moveShip Z1", "moveShip Z7"],
          says: {
            en: "A ship lies there before yours, so the sun would have to come twice. Is there no coast without any?",
            fr: "Un bateau y est déjà devant le tien, le soleil devrait donc passer deux fois. N’y a-t-il pas une côte sans bateau ?",
          },
          lit: zones("Z4"),
        },
      ],
      otherwise: {
        en: "You may, but first sail: look for a coast without ships.",
        fr: "C’est permis, mais pars d’abord : cherche une côte sans bateau.",
      },
      done: {
        en: "Nobody lies before you, and this coast is the sun’s next stop. You will play again at once!",
        fr: "Personne devant toi, et c’est la prochaine étape du soleil. Tu vas rejouer tout de suite !",
      },
      doneLit: zones("Z4"),
      rules: ["ANT-5.2", "ANT-3.6"],
    },
    {
      do: {
        en: "Before that, an action: at this sea centre you research, a space for each ship and scientist of yours here. That makes two: on which track?",
        fr: "Avant cela, une action : ce centre marin fait avancer d’une case par bateau et par scientifique à toi ici. Cela fait deux : sur quelle piste ?",
      },
      lit: ["track.T2", "track.T4"],
      until: "research T2",
      wrong: [
        {
          when: "research T4",
          says: {
            en: "You would be alone here, with 1 point. On the other track you can overtake Gull: 3 points, and a scientist on the way.",
            fr: "Ici tu serais seul, pour 1 point. Sur l’autre piste tu peux dépasser Goéland : 3 points, et un scientifique en chemin.",
          },
          lit: ["track.T2"],
        },
        {
          when: "endTurn",
          says: {
            en: "Your action would be lost. Research costs nothing!",
            fr: "Ton action serait perdue. Chercher ne coûte rien !",
          },
          lit: ["track.T2", "track.T4"],
        },
      ],
      otherwise: {
        en: "That is possible, too, but now research: choose a track.",
        fr: "C’est possible aussi, mais maintenant, cherche : choisis une piste.",
      },
      done: {
        en: "You jumped over Gull, for only free spaces count, and now you lead. The red space on the way brought you a scientist.",
        fr: "Tu as sauté par-dessus Goéland, car seules les cases libres comptent, et te voilà en tête. La case rouge t’a donné un scientifique.",
      },
      doneLit: ["track.T2"],
      rules: ["ANT-8.2", "ANT-9.1", "ANT-9.5", "ANT-9.8", "ANT-15.5"],
    },
    {
      watch: {
        en: "Your turn ends, the sun moves on, and it frees your ship again. A place just ahead of the sun is worth a turn.",
        fr: "Ton tour finit, le soleil avance, et il libère de nouveau ton bateau. Une place juste devant le soleil vaut un tour.",
      },
      moves: ["endTurn"],
      lit: zones("Z4"),
      rules: ["ANT-3.6"],
    },
    {
      do: {
        en: "You will need people. A camp gives you one for each ship and scientist of yours there: which camp gives the most?",
        fr: "Il te faudra du monde. Un campement en donne autant que tu y as de bateaux et de scientifiques : lequel en donne le plus ?",
      },
      lit: zones("Z2", "Z6"),
      onTheWay: "moveShip Z2",
      until: "recruit",
      asks: [
        {
          when: (s) => s.phase === POST,
          says: {
            en: "Two ships of yours lie here now. Recruit!",
            fr: "Tu as maintenant deux bateaux ici. Recrute !",
          },
          lit: zones("Z2"),
        },
      ],
      wrong: [
        {
          when: "moveShip Z6",
          says: {
            en: "Here you would have one ship, so one scientist. At the other camp a ship of yours lies already.",
            fr: "Ici tu n’aurais qu’un bateau, donc un scientifique. À l’autre campement, tu as déjà un bateau.",
          },
          lit: zones("Z2"),
        },
        {
          when: sailElsewhere("Z2", "Z6"),
          says: {
            en: "There is no camp on this coast. Two others have one.",
            fr: "Il n’y a pas de campement sur cette côte. Deux autres en ont un.",
          },
          lit: zones("Z2", "Z6"),
        },
        {
          when: "endTurn",
          says: {
            en: "You have come for people: recruit before you leave.",
            fr: "Tu es venu chercher du monde : recrute avant de partir.",
          },
          lit: zones("Z2"),
        },
      ],
      otherwise: {
        en: "You may, but the camp gives you two people for nothing.",
        fr: "C’est permis, mais le campement te donne deux personnes pour rien.",
      },
      done: {
        en: "Two more in your team, ready to build. Sailing, then one action: that is a turn.",
        fr: "Deux de plus dans ton équipe, prêts à construire. Un trajet, puis une action : voilà un tour.",
      },
      doneLit: ["crew.0"],
      rules: ["ANT-4.2", "ANT-8.1", "ANT-8.2"],
    },
    {
      position: () => someRounds({}),
      try: {
        en: "Some rounds later your ship is free again. Try to sail to the coast where three ships lie.",
        fr: "Quelques tours plus tard, ton bateau est libre à nouveau. Essaie d’aller sur la côte où attendent trois bateaux.",
      },
      lit: zones("Z4"),
      rule: "ANT-5.3",
      moves: ["moveShip Z4"],
      done: {
        en: "Full: a queue has three places. With your ships you can shut others out, too.",
        fr: "Complet : une file a trois places. Avec tes bateaux, tu peux aussi fermer une côte aux autres.",
      },
      otherwise: {
        en: "There is room, yes. But first try the full coast.",
        fr: "Là, il y a de la place. Mais essaie d’abord la côte pleine.",
      },
    },
    {
      choose: {
        en: "On this coast Penguin has two scientists and is first. You have one and are second: what do you get?",
        fr: "Sur cette côte, Pingouin a deux scientifiques et la première place. Tu en as un, tu es deuxième : que reçois-tu ?",
      },
      lit: zones("Z5"),
      answers: [
        {
          says: { en: "Nothing", fr: "Rien" },
          reason: {
            en: "Oh no, whoever has a scientist is paid. Being second is often good business.",
            fr: "Mais si, qui a un scientifique est payé. Être deuxième est souvent une bonne affaire.",
          },
        },
        {
          says: { en: "1 point, for my scientist", fr: "1 point, pour mon scientifique" },
          reason: {
            en: "It is not your own that counts: it is Penguin’s, just ahead of you.",
            fr: "Ce n’est pas le tien qui compte : ce sont ceux de Pingouin, juste devant toi.",
          },
        },
        {
          says: { en: "2 points, for Penguin’s two", fr: "2 points, pour les deux de Pingouin" },
          right: true,
          reason: {
            en: "Yes: each one gets as many points as the one just ahead has scientists. With one you live on what others send.",
            fr: "Oui : chacun reçoit autant de points que le joueur juste devant a de scientifiques. Un seul suffit pour en profiter.",
          },
        },
      ],
      rules: ["ANT-15.2", "ANT-15.3"],
    },
    {
      do: {
        en: "Those who tie for first are both paid in full. You can build a land centre: on which coast does it bring you the most points?",
        fr: "À égalité en tête, chacun est payé en entier. Tu peux construire un centre terrestre : sur quelle côte te rapporte-t-il le plus ?",
      },
      lit: zones("Z0", "Z5", "Z6"),
      onTheWay: ["moveShip Z5", "buildBuilding basic"],
      until: "chooseTrack",
      asks: [
        {
          when: (s) => s.phase === POST,
          says: {
            en: "Here you catch up with Penguin: from 2 points to 10! Build.",
            fr: "Ici tu rattrapes Pingouin : de 2 points à 10 ! Construis.",
          },
          lit: ["deck.basic"],
        },
        {
          when: (s) => s.phase === CHOOSE_TRACK,
          says: {
            en: "And your cube advances by one. Any track will do.",
            fr: "Et ton cube avance d’une case. Toutes les pistes conviennent.",
          },
          lit: ["track.T1", "track.T2", "track.T3", "track.T4"],
        },
      ],
      wrong: [
        {
          when: "moveShip Z6",
          says: {
            en: "You are first here already: from 6 points to 8, so only 2 more. Elsewhere you gain 8.",
            fr: "Tu es déjà premier ici : de 6 points à 8, soit 2 de plus seulement. Ailleurs tu en gagnes 8.",
          },
          lit: zones("Z5"),
        },
        {
          when: "moveShip Z0",
          says: {
            en: "You would tie with Gull: 6 points for each of you. Not bad, but one coast brings you 8.",
            fr: "Tu serais à égalité avec Goéland : 6 points chacun. Pas mal, mais une côte t’en rapporte 8.",
          },
          lit: zones("Z5"),
        },
        {
          when: sailElsewhere("Z5", "Z6", "Z0"),
          says: {
            en: "All alone on a coast with two buildings: 4 points. Where much stands already, first place is worth more.",
            fr: "Tout seul sur une côte à deux bâtiments : 4 points. Là où il y a déjà beaucoup, la première place vaut plus.",
          },
          lit: zones("Z5"),
        },
        {
          when: "endTurn",
          says: {
            en: "The land centre would bring you 8 points here. Build it!",
            fr: "Ici, le centre terrestre te rapporte 8 points. Construis-le !",
          },
          lit: ["deck.basic"],
        },
      ],
      otherwise: {
        en: "You may, but look at the coasts: where can you catch up with somebody?",
        fr: "C’est permis, mais regarde les côtes : où peux-tu rattraper quelqu’un ?",
      },
      done: {
        en: "Five buildings, four scientists and one for first place: 10 points for you, and 10 for Penguin.",
        fr: "Cinq bâtiments, quatre scientifiques et un pour la première place : 10 points pour toi, et 10 pour Pingouin.",
      },
      doneLit: zones("Z5"),
      rules: ["ANT-15.2", "ANT-15.3"],
    },
    {
      count: { en: "And if the game ended now?", fr: "Et si tout finissait maintenant ?" },
      lines: yourPoints,
      rules: ["ANT-15.1"],
    },
    {
      say: {
        en: "The game ends when somebody has placed the last of their scientists, or when the last building stands. So keep an eye on everybody’s team.",
        fr: "La partie finit quand quelqu’un a placé son dernier scientifique, ou quand le dernier bâtiment est construit. Garde donc un œil sur les équipes.",
      },
      lit: ["crew.0", "crew.1", "crew.2"],
      rules: ["ANT-14.1", "ANT-14.2"],
    },
    {
      say: {
        en: "Remember one thing: follow the sun. A ship just ahead of it plays soon, and a single scientist on a rich coast is always paid.",
        fr: "Retiens une chose : suis le soleil. Un bateau juste devant lui joue bientôt, et un seul scientifique sur une côte riche est toujours payé.",
      },
      lit: zones("Z5"),
    },
  ],
};
