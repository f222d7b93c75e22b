/** The same rules as a boardgame.io game, written as its documentation recommends. */
import type { Game } from "boardgame.io";
import { type Die, fits, legalDrafts, PLANS, POOL, ROUNDS, roundPoints, SEATS, TURNS } from "./rules.ts";

export interface LiteG {
  round: number;
  turn: number;
  over: boolean;
  deck: number[];
  bag: number[];
  pool: Die[];
  players: { cells: Die[][]; points: number; plan: number }[];
}

interface Chance {
  Die(sides: number): number;
  Shuffle<T>(items: T[]): T[];
}

function draw(G: LiteG, random: Chance): Die {
  let rest = random.Die(G.bag.reduce((sum, count) => sum + count)) - 1;
  let colour = 0;
  while (rest >= G.bag[colour]) rest -= G.bag[colour++];
  G.bag[colour]--;
  return { colour, value: random.Die(6) };
}

function startRound(G: LiteG, random: Chance): void {
  G.turn = 0;
  G.bag = [8, 8, 8, 8];
  G.pool = [];
  for (let i = 0; i < POOL; i++) G.pool.push(draw(G, random));
  G.players.forEach((player, seat) => {
    player.cells = [[], [], [], [], [], []];
    player.plan = G.deck[G.round * SEATS + seat];
  });
}

export const liteGame: Game<LiteG> = {
  name: "blueprint-lite",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const deck = random.Shuffle(PLANS.map((_, plan) => plan));
    const players = Array.from({ length: SEATS }, () => ({ cells: [], points: 0, plan: 0 }));
    const G: LiteG = { round: 0, turn: 0, over: false, deck, bag: [], pool: [], players };
    startRound(G, random);
    return G;
  },
  moves: {
    draft: ({ G, playerID, random }, die: number, cell: number) => {
      const stack = G.players[Number(playerID)].cells[cell];
      const taken = G.pool[die];
      if (!stack || !taken || !fits(taken, stack)) return "INVALID_MOVE";
      stack.push({ colour: taken.colour, value: taken.value });
      G.pool[die] = draw(G, random);
      G.turn++;
      if (G.turn < TURNS) return;
      const buildings = G.players.map((player) => player.cells);
      const plans = G.players.map((player) => player.plan);
      roundPoints(G.round, buildings, plans).forEach((points, seat) => {
        G.players[seat].points += points;
      });
      G.round++;
      if (G.round === ROUNDS) G.over = true;
      else startRound(G, random);
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: () => 0, next: ({ G }) => (G.round + G.turn) % SEATS },
  },
  endIf: ({ G }) => (G.over ? { points: G.players.map((player) => player.points) } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: [],
    players: G.players.map((player, seat) => (String(seat) === playerID ? player : { ...player, plan: -1 })),
  }),
  ai: {
    enumerate: (G, ctx) =>
      legalDrafts(G.pool, G.players[Number(ctx.currentPlayer)].cells).map(({ die, cell }) => ({
        move: "draft",
        args: [die, cell],
      })),
  },
};
