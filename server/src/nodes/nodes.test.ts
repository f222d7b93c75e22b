/** Several nodes on one database, and every request to another one of them. */
import type { SeatsMessage, StepMessage, SuggestionsMessage, TableSnapshot } from "@banquise/engine";
import { toy } from "@banquise/engine/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type AnyGame, allGames } from "../games.ts";
import { Client } from "../testing/client.ts";
import type { EventReader } from "../testing/events.ts";
import { type TestNodes, testNodes } from "../testing/nodes.ts";
import { Player } from "../testing/player.ts";
import { endlessBots, testServerOn } from "../testing/server.ts";

const games = await allGames();
const blueprints = games.find(({ id }) => id === "blueprints");
let nodes: TestNodes;
beforeEach(async () => {
  nodes = await testNodes(2);
});
afterEach(() => nodes.end());

const at = (client: Client, node: number): Client => {
  client.address = nodes.address(node);
  return client;
};

async function two(): Promise<readonly [Client, Client]> {
  return [await Client.guest(nodes.address(0)), await Client.guest(nodes.address(1))];
}

/** A table of two people that has begun. */
async function begun(): Promise<{ id: string; ana: Client; ben: Client; table: TableSnapshot }> {
  const [ana, ben] = await two();
  const table = await ana.open({ seats: 2, public: true, options: { firstSeat: "0" } });
  await ben.join(table);
  return { id: table.id, ana, ben, table };
}

async function moveOf(client: Client, id: string, seed = 1) {
  const player = new Player(client, id, blueprints as never, seed);
  player.take(await client.look(id));
  return player;
}

const seatsWhere = async (stream: EventReader, isRight: (message: SeatsMessage) => boolean) => {
  for (;;) {
    const message = await stream.nextOf<SeatsMessage>("seats");
    if (isRight(message)) return message;
  }
};

test("a table that was opened at one node is there at the other, and begins for those who wait at both", async () => {
  const [ana, ben] = await two();
  const table = await ana.open({ seats: 2, public: true });
  const streams = [await ana.stream(table.id), await ben.stream(table.id)];
  for (const stream of streams) await stream.nextOf("snapshot");
  expect((await ben.join(table)).body).toEqual({ seat: 1 });
  for (const [viewer, stream] of streams.entries()) {
    let snapshot = await stream.nextOf<TableSnapshot>("snapshot");
    while (snapshot.status === "open") snapshot = await stream.nextOf<TableSnapshot>("snapshot");
    expect(snapshot).toMatchObject({ status: "playing", version: 0, viewer });
    await stream.close();
  }
});

test("two who take the last seats at two nodes at the same moment leave no full table that has not begun", async () => {
  for (let round = 0; round < 8; round++) {
    const [ana, ben] = await two();
    const host = await Client.guest(nodes.address(round % 2));
    const table = await host.open({ seats: 3, public: true });
    const answers = await Promise.all([ana.join(table), ben.join(table)]);
    expect(answers.map(({ body }) => body.seat).sort()).toEqual([1, 2]);
    for (const client of [ana, ben, host])
      for (const node of [0, 1])
        expect(await at(client, node).look(table.id)).toMatchObject({ status: "playing" });
  }
});

test("those who leave and come back at two nodes leave none either", async () => {
  for (let round = 0; round < 8; round++) {
    const [ana, ben] = await two();
    const host = await Client.guest(nodes.address(0));
    const table = await host.open({ seats: 3, public: true });
    await ana.join(table);
    const [left, joined] = await Promise.all([ana.post(`/api/tables/${table.id}/leave`), ben.join(table)]);
    expect(joined.status).toBe(200);
    expect([204, 409]).toContain(left.status);
    await Promise.all([ana.join(table), ben.join(table)]);
    const [here, there] = [await at(host, 0).look(table.id), await at(host, 1).look(table.id)];
    expect(here.status).toBe("playing");
    expect(there).toMatchObject({ status: "playing", nonces: here.nonces, view: here.view });
  }
});

test("the same move at two nodes at once is played once: the same key gets the same answer, another key is stale", async () => {
  const { id, ana, ben } = await begun();
  const streams = [await at(ana, 0).stream(id), await at(ben, 1).stream(id)];
  const told: number[][] = [[], []];
  const other = new Client(nodes.address(1));
  other.token = ana.token;
  let { version } = await ana.look(id);
  for (let round = 0; round < 10; round++) {
    const player = await moveOf(ana, id, round);
    if (!player.isToMove) break;
    const move = player.choose();
    const isSame = round % 2 === 0;
    const answers = await Promise.all([
      ana.play(id, version, move, `a${round}`),
      other.play(id, version, move, isSame ? `a${round}` : `b${round}`),
    ]);
    const codes = answers.map(({ status, body }) => (status === 200 ? body.version : body.code)).sort();
    expect(codes).toEqual(isSame ? [version + 1, version + 1] : [version + 1, "staleVersion"]);
    version++;
    for (const node of [0, 1]) expect(await at(ben, node).look(id)).toMatchObject({ version });
  }
  expect(version).toBeGreaterThan(1);
  for (const [index, stream] of streams.entries()) {
    while ((told[index]?.at(-1) ?? 0) < version)
      told[index]?.push((await stream.nextOf<StepMessage>("step")).step.version);
    await stream.close();
    expect(told[index]).toEqual(Array.from({ length: version }, (_, step) => step + 1));
  }
});

test("a whole game by requests that each go to another node; both streams have every step once, in order", async () => {
  const { id, ana, ben } = await begun();
  const players = [ana, ben].map((client, seed) => new Player(client, id, blueprints as never, seed));
  for (const [node, player] of players.entries()) {
    at(player.client, node);
    await player.connect();
    while (player.status === "open" || player.view === null) await player.hear();
  }
  let turn = 0;
  await Promise.all(
    players.map(async (player) => {
      while (player.status !== "over") {
        if (player.isToMove) {
          const { status, body } = await at(player.client, turn++ % 2).play(
            id,
            player.version,
            player.choose(),
          );
          if (status !== 200) throw new Error(JSON.stringify(body));
          while (player.version < body.version) await player.hear();
        } else await player.hear();
      }
      expect(player.steps).toEqual(player.dueSteps);
      await player.disconnect();
    }),
  );
  for (const [node, player] of players.entries())
    expect((await at(player.client, node).get(`/api/tables/${id}/export`)).status).toBe(200);
}, 60_000);

test("a rematch that both ask for at two nodes is one table", async () => {
  const nodesOf = await testNodes(2, { games: [toy as unknown as AnyGame] });
  const [ana, ben] = [await Client.guest(nodesOf.address(0)), await Client.guest(nodesOf.address(1))];
  const table = await ana.open({ game: "toy", seats: 2, public: true });
  await ben.join(table);
  const { id } = table;
  let { version } = await ana.look(id);
  for (let turn = 0; turn < 6; turn++)
    version = (await (turn % 2 === 0 ? ana : ben).play(id, version, { type: "pass" })).body.version;
  expect(await ana.look(id)).toMatchObject({ status: "over" });
  const answers = await Promise.all(
    [ana, ben].map((client) => client.post<{ id: string }>(`/api/tables/${id}/rematch`)),
  );
  const [first, second] = answers.map(({ body }) => body.id);
  expect(first).toBe(second);
  expect(await ana.look(first ?? "")).toMatchObject({ status: "playing" });
  await nodesOf.end();
});

test("suggestions of two seats at two nodes are shown to all", async () => {
  const together = await testNodes(2);
  const clients = [];
  for (let seat = 0; seat < 3; seat++) clients.push(await Client.guest(together.address(seat % 2)));
  const [ana, ben, eve] = clients as [Client, Client, Client];
  const table = await ana.open({ game: "last-generator", seats: 3, public: true });
  await ben.join(table);
  await eve.join(table);
  const { actor, version } = await ana.look(table.id);
  const game = games.find(({ id }) => id === "last-generator");
  const others = clients.filter((_, seat) => seat !== actor);
  const moves = await Promise.all(
    others.map(async (client) => {
      const player = new Player(client, table.id, game as never, 3);
      player.take(await client.look(table.id));
      return player.choose();
    }),
  );
  const streams = await Promise.all(clients.map((client) => client.stream(table.id)));
  const answers = await Promise.all(
    others.map((client, index) =>
      client.post(`/api/tables/${table.id}/suggest`, { version, move: moves[index] }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  for (const stream of streams) {
    for (;;) {
      const { suggestions } = await stream.nextOf<SuggestionsMessage>("suggestions");
      if (suggestions.length === 2) break;
    }
    await stream.close();
  }
  await together.end();
});

test("who is connected to one node is seen at the other, until the node dies", async () => {
  const [ana, ben] = await two();
  const table = await ana.open({ seats: 3, public: true });
  await ben.join(table);
  const here = await at(ana, 0).stream(table.id);
  const there = await at(ben, 1).stream(table.id);
  const bothOnline = ({ seats }: SeatsMessage) => seats.slice(0, 2).every(({ online }) => online);
  await seatsWhere(here, bothOnline);
  await seatsWhere(there, bothOnline);
  const { body } = await at(ana, 0).get<{ tables: TableSnapshot[] }>("/api/tables?scope=mine");
  expect(body.tables[0]?.seats.map(({ online }) => online)).toEqual([true, true, false]);
  await there.close();
  await seatsWhere(here, ({ seats }) => seats[1]?.online === false);
  await here.close();
});

test("a session that is ended at one node is ended at the other, streams included", async () => {
  const [ana] = await two();
  const table = await ana.open({ seats: 2, public: true });
  const stream = await at(ana, 1).stream(table.id);
  await stream.nextOf("snapshot");
  expect(await at(ana, 1).look(table.id)).toMatchObject({ viewer: 0 });
  await at(ana, 0).send("DELETE", "/api/session", undefined, {});
  while ((await stream.next()) !== null);
  expect(await at(ana, 1).look(table.id)).toMatchObject({ viewer: null });
});

test("a promised secret is redeemed at another node, once", async () => {
  const [ana] = await two();
  const { body } = await at(ana, 0).post<{ commitment: string }>("/api/commitments");
  const open = (node: number) =>
    at(ana, node).post<TableSnapshot>("/api/tables", {
      game: "blueprints",
      seats: 2,
      commitment: body.commitment,
    });
  const first = await open(1);
  expect(first).toMatchObject({ status: 201, body: { commitment: body.commitment } });
  expect((await open(0)).status).toBe(409);
});

test("a new name is seen at the other node", async () => {
  const [ana, ben] = await two();
  const table = await ana.open({ seats: 2, public: true });
  const stream = await at(ben, 1).stream(table.id);
  await at(ana, 0).send("PATCH", "/api/session", { name: "Nanouk" }, {});
  await seatsWhere(stream, ({ seats }) => seats[0]?.name === "Nanouk");
  await stream.close();
});

test("notices that are lost are made up for by the beat", async () => {
  const deaf = await testNodes(2, { isDeaf: true, clusterBeat: 200 });
  const [ana, ben] = [await Client.guest(deaf.address(0)), await Client.guest(deaf.address(1))];
  const table = await ana.open({ seats: 2, public: true, options: { firstSeat: "0" } });
  const stream = await ben.stream(table.id);
  await stream.nextOf("snapshot");
  const other = await Client.guest(deaf.address(0));
  await other.join(table);
  let snapshot = await stream.nextOf<TableSnapshot>("snapshot");
  while (snapshot.status === "open") snapshot = await stream.nextOf<TableSnapshot>("snapshot");
  const player = await moveOf(ana, table.id);
  await ana.play(table.id, 0, player.choose());
  expect(await stream.nextOf<StepMessage>("step")).toMatchObject({ step: { version: 1 } });
  await stream.close();
  const former = new Client(deaf.address(1));
  former.token = ana.token;
  const ended = await former.stream(table.id);
  await ended.nextOf("snapshot");
  await ana.send("DELETE", "/api/session", undefined, {});
  while ((await ended.next()) !== null);
  await deaf.end();
});

test("a node that leaves sends its screens elsewhere and gives back at once what it had taken on", async () => {
  // A lease that nobody could wait for.
  const options = { lease: 600_000, clusterBeat: 50 };
  const leaving = await testServerOn(nodes.place, {
    ...options,
    botRunner: endlessBots,
  });
  const staying = await testServerOn(nodes.place, options);
  const client = await Client.guest(leaving.address);
  const { id } = await client.open({ bots: [null, "random"], seats: 2, options: { firstSeat: "1" } });
  const stream = await client.stream(id);
  await stream.nextOf("snapshot");
  // The other one lets its bots play, but not this one: it is seen to.
  const other = new Client(staying.address);
  other.token = client.token;
  expect(await other.look(id)).toMatchObject({ version: 0, actor: 1 });
  await leaving.close();
  while ((await stream.next()) !== null);
  const again = await other.stream(id, 0);
  expect(await again.nextOf<StepMessage>("step")).toMatchObject({ step: { version: 1, seat: 1 } });
  await again.close();
  await staying.close();
});
