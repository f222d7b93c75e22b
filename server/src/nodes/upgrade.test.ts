/** Servers of this program and of the next one side by side on one database, while one after the other is replaced. */
import { rmSync } from "node:fs";
import type { Step, TableSnapshot } from "@banquise/engine";
import { afterAll, expect, test } from "vitest";
import { type AnyGame, allGames } from "../games.ts";
import { NEWEST_SCHEMA, shapeOf } from "../storage/migrations.ts";
import { openDatabase } from "../storage/store.ts";
import { Client } from "../testing/client.ts";
import { newEmptyPlace } from "../testing/databases.ts";
import { nextBuild } from "../testing/next-build.ts";
import { Player } from "../testing/player.ts";
import { type Program, presentBuild } from "../testing/programs.ts";
import { Wanderer } from "../testing/wanderer.ts";

const blueprints = (await allGames()).find(({ id }) => id === "blueprints") as AnyGame;
const [now, later] = [blueprints.version, blueprints.version + 1];
const present = presentBuild();
const next = nextBuild();
// Not one that other tests get: its shape is another one.
const place = await newEmptyPlace();
const running = new Set<Program>();
afterAll(async () => {
  for (const program of running) await program.kill();
  rmSync(next.folder, { recursive: true });
});

async function started(program: Promise<Program>): Promise<Program> {
  running.add(await program);
  return program;
}

async function stop(program: Program): Promise<void> {
  await program.stop();
  running.delete(program);
}

/** Two people and a bot, at whichever node is next. */
async function begin(nextNode: () => string): Promise<{ id: string; wanderers: Wanderer[] }> {
  const clients = [await Client.guest(nextNode()), await Client.guest(nextNode())];
  const [ana, ben] = clients as [Client, Client];
  const table = await ana.open({ bots: [null, null, "random"], options: { firstSeat: "0" } });
  expect(await ben.join(table)).toMatchObject({ status: 200 });
  const wanderers = clients.map(
    (client, seed) =>
      new Wanderer(new Player(client, table.id, blueprints, seed), nextNode, { rulesMayChange: true }),
  );
  return { id: table.id, wanderers };
}

/** Lets people decide so many times, and then waits for the word to go on. */
function pace(): { moved(): Promise<void>; until(moves: number): Promise<void>; goOn(): void } {
  let moves = 0;
  let isFree = false;
  let limit = 0;
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const go of waiting) go();
    waiting.clear();
  };
  const change = () => new Promise<void>((resolve) => waiting.add(resolve));
  return {
    moved: async () => {
      moves++;
      wake();
      while (!isFree && moves >= limit) await change();
    },
    until: async (count) => {
      limit = moves + count;
      wake();
      while (moves < limit) await change();
    },
    goOn: () => {
      isFree = true;
      wake();
    },
  };
}

const stepsOf = async (client: Client, id: string): Promise<Step[]> =>
  (await client.get<{ steps: Step[] }>(`/api/tables/${id}/steps?before=10000&limit=200`)).body.steps;

test("games go on while servers and workers are replaced one by one, and change their rules when all know them", async () => {
  const serve = (build = present) => started(build.serve(place, "--think", "off"));
  const nodes = [await serve(), await serve()];
  let worker = await started(present.work(place));
  let turn = 0;
  const nextNode = () => (nodes[turn++ % nodes.length] as Program).address;
  const all = <T>(ask: (client: Client) => Promise<T>) =>
    Promise.all(nodes.map(({ address }) => ask(new Client(address))));
  const first = await begin(nextNode);
  const { moved, until, goOn } = pace();
  const playing = first.wanderers.map((wanderer) => wanderer.playOn(moved));
  await until(2);

  // The next program brings the database to its shape while the servers of this one go on.
  nodes.push(await serve(next.build));
  const database = openDatabase(place);
  expect(await shapeOf(database.build, database)).toMatchObject({ schema: NEWEST_SCHEMA + 1 });
  await database.close();
  await until(4);
  const second = await begin(nextNode);
  for (const { id } of [first, second])
    expect(await all((client) => client.look(id))).toEqual(
      nodes.map(() => expect.objectContaining({ rules: now, form: now, status: "playing" })),
    );

  // One that is started late, or started again, works on what it finds.
  await stop(nodes.shift() as Program);
  nodes.push(await serve());
  await until(4);
  const replaced = nodes.shift() as Program;
  nodes.unshift(await serve(next.build));
  await stop(replaced);
  await stop(nodes.pop() as Program);
  await until(4);
  // The worker of this program knows the former rules only, and holds the others to them.
  expect(await all((client) => client.look(first.id))).toEqual(
    nodes.map(() => expect.objectContaining({ rules: now, form: now })),
  );
  const old = worker;
  worker = await started(next.build.work(place));
  await stop(old);
  await expect.poll(() => all(async (client) => (await client.look(first.id)).rules)).toEqual([later, later]);
  const host = await Client.guest(nextNode());
  await expect.poll(() => host.open({ seats: 2 })).toMatchObject({ rules: later, form: later });

  goOn();
  await Promise.all([...playing, ...second.wanderers.map((wanderer) => wanderer.playOn(() => {}))]);
  for (const { id, wanderers } of [first, second]) {
    const snapshots: TableSnapshot[] = await all((client) => client.look(id));
    expect(snapshots.map(({ status, rules }) => [status, rules])).toEqual(nodes.map(() => ["over", later]));
    for (const { player, acknowledged } of wanderers) {
      expect(player.steps).toEqual(player.dueSteps);
      const steps = await stepsOf(player.client, id);
      expect(steps.filter(({ kind }) => kind === "rules")).toHaveLength(1);
      const own = steps.filter(({ seat, move }) => seat === player.seat && move !== undefined);
      expect(own.map(({ version, move }) => ({ version, move }))).toEqual(acknowledged);
    }
  }
  await stop(worker);
}, 120_000);
