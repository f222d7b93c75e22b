/** Three servers and a worker on one PostgreSQL, some of which are killed again and again: what is lost, and what is told twice. */
import { isDeepStrictEqual } from "node:util";
import { ordeal } from "../../server/src/testing/ordeal.ts";
import { startCluster } from "../../server/src/testing/postgres.ts";
import { atMost, target } from "../report.ts";

const GAMES = Number(process.env.BENCH_GAMES ?? 60);
/** Acknowledged moves after which one server and the worker are killed, for each game. */
const KILLS_AFTER = [10, 25, 40].map((moves) => moves * GAMES);

const cluster = await startCluster({ durable: true });
await cluster.run("create database bench");
const start = performance.now();
const { accounts, kills } = await ordeal(cluster.address("bench"), {
  games: GAMES,
  killsAfter: KILLS_AFTER,
}).finally(() => cluster.stop());
const seconds = (performance.now() - start) / 1_000;

const count = (of: (account: (typeof accounts)[number]) => number): number =>
  accounts.reduce((sum, account) => sum + of(account), 0);
const moves = count(({ acknowledged }) => acknowledged.length);
console.log(
  `${GAMES} games to their end in ${seconds.toFixed(1)} s, every request to another of three servers`,
);
console.log(
  `${moves} acknowledged moves, ${count(({ told }) => told.length)} steps on ${accounts.length} streams,`,
);
console.log(`which were taken up again ${count(({ returns }) => returns)} times`);
console.log("");
target(kills, 2 * KILLS_AFTER.length, "processes killed");
atMost(
  count(({ acknowledged, kept }) => (kept.every((each) => isDeepStrictEqual(each, acknowledged)) ? 0 : 1)),
  0,
  "people whose moves are not those that were acknowledged, each once",
);
atMost(
  count(({ told, due }) => (isDeepStrictEqual(told, due) ? 0 : 1)),
  0,
  "streams without every step once, in order",
);
