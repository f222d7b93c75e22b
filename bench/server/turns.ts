/** Turns of bots on PostgreSQL: how soon one begins, and how soon another server takes it over when its own is killed. */
import { setTimeout as sleep } from "node:timers/promises";
import type { StepMessage } from "@banquise/engine";
import { Client } from "../../server/src/testing/client.ts";
import { Player } from "../../server/src/testing/player.ts";
import { startCluster } from "../../server/src/testing/postgres.ts";
import { atMost, percentile } from "../report.ts";
import { gameById } from "./prepared.ts";
import { PROGRAM, type ServerProcess, startProcess } from "./process.ts";

const GAMES = Number(process.env.BENCH_GAMES ?? 20);
const ROUNDS = 5;

const blueprints = gameById("blueprints");
const cluster = await startCluster({ durable: true });
await cluster.run("create database bench");
const place = cluster.address("bench");
const serve = (...flags: string[]): Promise<ServerProcess> =>
  startProcess(PROGRAM, ["serve", "--port", "0", "--database", place, "--log", "error", "--json", ...flags], {
    BANQUISE_RATE_LIMIT: "off",
    BANQUISE_BOT_DELAY: "0",
  });
const addressOf = ({ address }: ServerProcess): string => address.origin;

/** From sending a move to hearing that of the bot after it: its beginning, its thought and both commits. */
async function delaysOf(server: ServerProcess, seed: number): Promise<number[]> {
  const client = await Client.guest(addressOf(server));
  const { id } = await client.open({ bots: [null, "random"], seats: 2 });
  const player = new Player(client, id, blueprints, seed);
  await player.connect();
  const delays: number[] = [];
  while (player.status !== "over") {
    if (!player.isToMove) {
      await player.hear();
      continue;
    }
    const sent = performance.now();
    const { body } = await client.play(id, player.version, player.choose());
    while (player.version < body.version) await player.hear();
    if (player.isToMove || player.status === "over") continue;
    while (player.version === body.version) await player.hear();
    delays.push(performance.now() - sent);
    // People think, too.
    await sleep(50);
  }
  await player.disconnect();
  return delays;
}

/** A bot's turn that its server has begun and cannot end, because it is killed. */
async function takeOver(staying: ServerProcess): Promise<number> {
  const dying = await serve("--think", "off");
  const client = await Client.guest(addressOf(dying));
  const { id } = await client.open({ bots: [null, "random"], seats: 2, options: { firstSeat: "1" } });
  client.address = addressOf(staying);
  const stream = await client.stream(id);
  await stream.nextOf("snapshot");
  await dying.kill();
  const killed = performance.now();
  await stream.nextOf<StepMessage>("step");
  await stream.close();
  return (performance.now() - killed) / 1_000;
}

try {
  const server = await serve();
  const delays = (
    await Promise.all(Array.from({ length: GAMES }, (_, seed) => delaysOf(server, seed)))
  ).flat();
  const gone: number[] = [];
  for (let round = 0; round < ROUNDS; round++) gone.push(await takeOver(server));
  await server.stop();
  console.log(
    `${delays.length} turns of bots in ${GAMES} games at once: ${percentile(delays, 0.5).toFixed(1)} ms from a move to the bot's own (half of them)`,
  );
  console.log("");
  atMost(percentile(delays, 0.95), 50, "ms from a move to the bot's own, commits included (p95)");
  atMost(Math.max(...gone), 15, `s until another server had played for a killed one (of ${ROUNDS})`);
} finally {
  await cluster.stop();
}
