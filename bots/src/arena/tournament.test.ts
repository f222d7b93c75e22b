import { parseConfig, type TableConfig } from "@banquise/engine";
import { type AnyState, type LoadedGame, loadGame } from "@banquise/games";
import { expect, test } from "vitest";
import type { Bot } from "../bot.ts";
import type { BotFault } from "../decide.ts";
import { greedy } from "../greedy.ts";
import { random } from "../random.ts";
import { standings } from "./standings.ts";
import { type Entrant, groupsOf, playTournament, type Tournament } from "./tournament.ts";

const { game } = (await loadGame("blueprints")) as LoadedGame;
const budget = { iterations: 20, milliseconds: Number.POSITIVE_INFINITY };

function tournamentOf(bots: readonly Bot[], { seats = bots.length, seed = 1 } = {}): Tournament<AnyState> {
  const entrants: Entrant[] = bots.map((bot) => ({ bot, budget }));
  return { game, config: parseConfig(game, seats) as TableConfig, entrants, seed };
}

test("a tournament depends on its seed alone, and parts of it add up to the whole", () => {
  const tournament = tournamentOf([greedy, random, random], { seed: 3 });
  const whole = playTournament(tournament, { first: 0, games: 6 });
  const parts = [
    playTournament(tournament, { first: 0, games: 4 }),
    playTournament(tournament, { first: 4, games: 2 }),
  ];
  expect(parts.flat()).toEqual(whole);
  const other = tournamentOf([greedy, random, random], { seed: 4 });
  expect(playTournament(other, { first: 0, games: 6 })).not.toEqual(whole);
});

test("seats are rotated", () => {
  const records = playTournament(tournamentOf([random, random, random]), { first: 0, games: 4 });
  expect(records.map(({ entrants }) => entrants)).toEqual([
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
    [0, 1, 2],
  ]);
});

test("every group of entrants meets equally often, from every seat", () => {
  expect(groupsOf(4, 2)).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
  expect(groupsOf(3, 1)).toEqual([[0], [1], [2]]);
  const tournament = tournamentOf([random, random, random], { seats: 2 });
  const seatings = playTournament(tournament, { first: 0, games: 6 }).map(({ entrants }) =>
    entrants.join(""),
  );
  expect(seatings).toEqual(["01", "02", "12", "10", "20", "21"]);
});

test("every game gives away one victory, shared when it is tied", () => {
  for (const { wins } of playTournament(tournamentOf([random, random, random]), { first: 0, games: 40 })) {
    expect(wins.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1);
  }
});

function caught(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

test("a bot that cheats is found out, with seed, game and move", () => {
  let asked = 0;
  const cheat: Bot = {
    id: "cheat",
    choose: (question) => (++asked < 20 ? random.choose(question) : game.moves.size - 1),
  };
  const tournament = tournamentOf([cheat, random, random], { seed: 6 });
  const { fault } = caught(() => playTournament(tournament, { first: 2, games: 3 })) as BotFault;
  expect(fault).toMatchObject({ bot: "cheat", game: "blueprints", at: { seed: 6, game: 2 } });
  expect(fault.at?.move).toBeGreaterThan(20);
});

test("greedy beats two random bots in at least 80 % of the games", () => {
  const records = playTournament(tournamentOf([greedy, random, random]), { first: 0, games: 10 });
  expect(standings(3, records)[0]?.winRate).toBeGreaterThanOrEqual(0.8);
}, 30_000);
