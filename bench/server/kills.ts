/** One server that is killed a hundred times on each engine while games are played: how many acknowledged moves are lost. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { Client } from "../../server/src/testing/client.ts";
import { Player } from "../../server/src/testing/player.ts";
import { startCluster } from "../../server/src/testing/postgres.ts";
import { type Program, presentBuild } from "../../server/src/testing/programs.ts";
import { Wanderer } from "../../server/src/testing/wanderer.ts";
import { atMost, target } from "../report.ts";
import { gameById } from "./prepared.ts";

const KILLS = Number(process.env.BENCH_KILLS ?? 100);
/** Games at once, and acknowledged moves between two kills. */
const GAMES = 6;
const MOVES = 60;

const blueprints = gameById("blueprints");

async function measure(name: string, place: string): Promise<void> {
  const build = presentBuild();
  let server: Program = await build.serve(place);
  const address = () => server.address;
  let moves = 0;
  let kills = 0;
  let [acknowledged, wrong] = [0, 0];
  const start = performance.now();
  const play = async (seed: number): Promise<void> => {
    const people = await begin(address, seed);
    const moved = () => {
      moves++;
    };
    await Promise.all(people.map((person) => person.playOn(moved)));
    for (const person of people) {
      const { player, acknowledged: said } = person;
      acknowledged += said.length;
      const kept = await persistently(() => person.keptAt(address()));
      if (!isDeepStrictEqual(kept, said) || !isDeepStrictEqual(player.steps, player.dueSteps)) wrong++;
    }
  };
  const lane = async (number: number): Promise<void> => {
    for (let seed = number; kills < KILLS; seed += GAMES) await play(seed);
  };
  const killing = async (): Promise<void> => {
    for (let last = 0; kills < KILLS; ) {
      await sleep(5);
      if (moves < last + MOVES) continue;
      await server.kill();
      server = await build.serve(place);
      kills++;
      last = moves;
    }
  };
  await Promise.all([killing(), ...Array.from({ length: GAMES }, (_, number) => lane(number))]);
  await server.kill();
  const seconds = (performance.now() - start) / 1_000;
  console.log(`${name}: ${acknowledged} acknowledged moves in ${seconds.toFixed(0)} s`);
  target(kills, KILLS, "kills of the server");
  atMost(wrong, 0, "people whose moves or steps are not those that were acknowledged, each once");
}

async function begin(address: () => string, seed: number): Promise<readonly Wanderer[]> {
  const clients = [
    await persistently(() => Client.guest(address())),
    await persistently(() => Client.guest(address())),
  ];
  const [host, guest] = clients as [Client, Client];
  const moveTo = (client: Client): Client => {
    client.address = address();
    return client;
  };
  const table = await persistently(() => moveTo(host).open({ seats: 2 }));
  await persistently(async () => {
    const { status, body } = await moveTo(guest).join(table);
    // Whoever got no answer may sit there already.
    if (status >= 500) throw new Error(JSON.stringify(body));
  });
  return clients.map(
    (client, seat) => new Wanderer(new Player(client, table.id, blueprints, seed * 2 + seat), address),
  );
}

async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await sleep(20);
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), "banquise-bench-"));
await measure("SQLite", join(folder, "bench.db"));
rmSync(folder, { recursive: true });
const cluster = await startCluster({ durable: true });
try {
  await cluster.run("create database bench");
  await measure("PostgreSQL", cluster.address("bench"));
} finally {
  await cluster.stop();
}
