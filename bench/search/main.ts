/**
 * Tree search: iterations per second, and who wins at equal time against the search bot of boardgame.io. Both play the
 * same rules of Blueprints. Speeds are taken by the processor and in turns, so that other work disturbs both alike.
 */
import { FULL_STRENGTH, Search, type SearchOptions, searchOptions } from "@banquise/bots";
import { wilsonInterval } from "@banquise/bots/arena";
import {
  type Game,
  MoveList,
  OVER,
  parseConfig,
  Random,
  type TableConfig,
  victoriesOf,
  viewOf,
} from "@banquise/engine";
import { type AnyState, catalogue, loadGame } from "@banquise/games";
import { columns, median, target } from "../report.ts";
import { Peer } from "./boardgame-io.ts";

const ROUNDS = 5;
const POSITIONS = 12;
const DUEL_GAMES = Number(process.env.BENCH_GAMES ?? 40);
/** Iterations of boardgame.io for each of its moves; ours gets the time that they take. */
const PEER_ITERATIONS = Number(process.env.BENCH_PEER_ITERATIONS ?? 8);

/** Measured elsewhere, on a game much like it, when boardgame.io did 175 iterations per second. */
const PUBLISHED = { boardgameIo: 175, tag: 6_500, byHand: 102_000 };
const WANTED = 50_000;

const TO_THE_END: SearchOptions = {
  exploration: 0.5,
  guided: false,
  horizon: Number.POSITIVE_INFINITY,
  candidates: 1,
};

type AnyGame = Game<AnyState>;

async function existing(id: string): Promise<AnyGame> {
  const loaded = await loadGame(id);
  if (loaded === null) throw new Error("there is no game to measure");
  return loaded.game;
}

/** Positions spread over a random game. */
function positions(game: AnyGame, config: TableConfig): AnyState[] {
  const random = Random.of(5);
  const context = { random, emit: null };
  const list = new MoveList();
  const s = game.layout.create();
  const all: AnyState[] = [];
  game.setup(s, config, context);
  while (game.actor(s) !== OVER) {
    all.push(game.layout.clone(s));
    list.clear();
    game.legal(s, list);
    game.apply(s, list.at(random.int(list.length)), context);
  }
  return Array.from({ length: POSITIONS }, (_, i) => all[Math.floor((i * all.length) / POSITIONS)]);
}

const secondsSince = (began: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
};

/** Iterations per second over some positions. */
function speedOf(
  game: AnyGame,
  seats: number,
  options: SearchOptions,
  states: AnyState[],
  iterations: number,
): number {
  const search = new Search(game, seats, options);
  const began = process.cpuUsage();
  for (const s of states) {
    const seat = game.actor(s);
    search.begin(viewOf(game, s, seat), seat, 1);
    search.run(iterations);
  }
  return (states.length * iterations) / secondsSince(began);
}

async function peerSpeed(peer: Peer<AnyState>, states: AnyState[], iterations: number): Promise<number> {
  const began = process.cpuUsage();
  for (const s of states) await peer.choose(s, iterations, 1);
  return (states.length * iterations) / secondsSince(began);
}

async function measureSpeeds(): Promise<void> {
  const game = await existing("blueprints");
  const config = parseConfig(game, 3) as TableConfig;
  const states = positions(game, config);
  const peer = new Peer(game, config, 1);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const [one, other] = [speedOf(game, 3, TO_THE_END, states, 5_000), await peerSpeed(peer, states, 2)];
    // The first round only warms up.
    if (round === 0) continue;
    ours.push(one);
    theirs.push(other);
  }
  const [speed, base] = [median(ours), median(theirs)];
  const times = (figure: number): string => `${Math.round(figure).toLocaleString("en")} ×`;
  const rows = [
    ["Banquise", Math.round(speed).toLocaleString("en"), times(speed / base)],
    ["boardgame.io 0.50", base.toFixed(0), "1 ×"],
    ["TAG (published)", "6,500", times(PUBLISHED.tag / PUBLISHED.boardgameIo)],
    ["by hand (published)", "102,000", times(PUBLISHED.byHand / PUBLISHED.boardgameIo)],
  ];
  console.log("Search: iterations per second on Blueprints, three seats, playouts at random to the end");
  for (const line of columns([["engine", "iterations/s", "boardgame.io = 1"], ...rows])) console.log(line);
  console.log("");
  target(speed, WANTED, "iterations per second on this machine as it is");
  target(speed / base, WANTED / PUBLISHED.boardgameIo, "times boardgame.io, whatever this machine is");
}

/** As the levels play. */
async function measureLevels(): Promise<void> {
  const rows: string[][] = [];
  for (const { meta } of catalogue) {
    const game = await existing(meta.id);
    const seats = Math.max(2, meta.seats.min);
    const config = parseConfig(game, seats) as TableConfig;
    const states = positions(game, config);
    const measure = (): number => speedOf(game, seats, searchOptions(game, FULL_STRENGTH), states, 500);
    measure();
    const speeds = Array.from({ length: ROUNDS }, measure);
    rows.push([meta.id, String(seats), Math.round(median(speeds)).toLocaleString("en")]);
  }
  console.log("\nSearch: iterations per second of the levels");
  for (const line of columns([["game", "seats", "iterations/s"], ...rows])) console.log(line);
}

/** The share of games that ours wins when both have the same time for each move. */
async function duel(): Promise<void> {
  const game = await existing("blueprints");
  const config = parseConfig(game, 2) as TableConfig;
  let [wins, milliseconds] = [0, 0];
  for (let i = 0; i < DUEL_GAMES; i++) {
    const { won, each } = await playDuel(game, config, i);
    wins += won;
    milliseconds += each / DUEL_GAMES;
  }
  const { low, high } = wilsonInterval(wins, DUEL_GAMES);
  const percent = (rate: number): string => `${(100 * rate).toFixed(0)} %`;
  console.log(
    `\nSearch: ${DUEL_GAMES} two-player games of Blueprints against boardgame.io's bot, equal time a move`,
  );
  console.log(
    `${milliseconds.toFixed(0)} ms a move, won ${wins} (95 % interval ${percent(low)} – ${percent(high)})`,
  );
  target(wins / DUEL_GAMES, 0.95, "of the games won");
}

/** Our share of the victory, and the milliseconds that each side had for a move. */
async function playDuel(
  game: AnyGame,
  config: TableConfig,
  index: number,
): Promise<{ readonly won: number; readonly each: number }> {
  const context = { random: Random.of(1_000 + index), emit: null };
  const peer = new Peer(game, config, index);
  const search = new Search(game, config.seats, searchOptions(game, FULL_STRENGTH));
  const own = index % config.seats;
  const s = game.layout.create();
  game.setup(s, config, context);
  let [spent, decisions] = [0, 0];
  for (let seat = game.actor(s); seat !== OVER; seat = game.actor(s)) {
    if (seat !== own || decisions === 0) {
      const began = performance.now();
      const move = await peer.choose(s, PEER_ITERATIONS, decisions);
      spent += performance.now() - began;
      decisions++;
      if (seat !== own) {
        game.apply(s, move, context);
        continue;
      }
    }
    const until = performance.now() + spent / decisions;
    search.begin(viewOf(game, s, seat), seat, decisions);
    if (search.breadth > 1) search.run(Number.POSITIVE_INFINITY, until);
    game.apply(s, search.best(), context);
  }
  return { won: victoriesOf(game, game.result(s))[own] ?? 0, each: spent / decisions };
}

await measureSpeeds();
await measureLevels();
await duel();
