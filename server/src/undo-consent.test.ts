import type { SeatsMessage, TableSnapshot } from "@banquise/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { allGames } from "./games.ts";
import type { ServerOptions } from "./options.ts";
import { Client } from "./testing/client.ts";
import { engine } from "./testing/databases.ts";
import { testNodes } from "./testing/nodes.ts";
import { Player } from "./testing/player.ts";
import { endlessBots, type TestServer, testServer } from "./testing/server.ts";

const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
let now = START;
let end: () => Promise<void>;

beforeEach(() => {
  now = START;
});
afterEach(() => end());

async function serve(options: ServerOptions = {}): Promise<TestServer> {
  const server = await testServer({
    now: () => now,
    sweep: 1_000_000,
    downtime: Number.POSITIVE_INFINITY,
    ...options,
  });
  end = () => server.end();
  return server;
}

/** People at a table of Blueprints where seat 0 begins. */
async function seated(
  addresses: readonly string[],
  request: Record<string, unknown> = {},
): Promise<{ id: string; people: Client[] }> {
  const people = await Promise.all(addresses.map((address) => Client.guest(address)));
  const [host, ...others] = people as [Client, ...Client[]];
  const table = await host.open({ seats: people.length, options: { firstSeat: "0" }, ...request });
  for (const client of others) await client.join(table);
  return { id: table.id, people };
}

/** Plays moves, each of whoever decides. */
async function play(id: string, people: readonly Client[], moves: number): Promise<TableSnapshot> {
  const [game] = await allGames();
  for (let made = 0; ; made++) {
    const { actor } = await (people[0] as Client).look(id);
    const client = people[actor ?? 0] as Client;
    const table = await client.look(id);
    if (made === moves) return table;
    const player = new Player(client, id, game as never, made);
    player.take(table);
    expect(await client.play(id, table.version, player.choose())).toMatchObject({ status: 200 });
  }
}

interface Said {
  version: number;
  code?: string;
}
const ask = (client: Client, id: string, body: object = {}) =>
  client.post<Said>(`/api/tables/${id}/undo`, { ask: true, ...body });
const answer = (client: Client, id: string, proposal: string | undefined, agree = true) =>
  client.post<Said>(`/api/tables/${id}/answer`, { proposal, agree });

/** Versions just before the moves of a seat. */
const decisionsOf = ({ log }: TableSnapshot, seat: number) =>
  log.flatMap((step) => (step.kind === "move" && step.seat === seat ? [step.version - 1] : []));

describe("undo by consent", () => {
  test("goes back to any decision of one's own when all other people agree, and the log shows it", async () => {
    const { address } = await serve();
    const { id, people } = await seated([address, address, address]);
    const [ada, bob, eve] = people as [Client, Client, Client];
    const before = await ada.look(id);
    const stream = await bob.stream(id);
    await stream.nextOf("snapshot");
    const table = await play(id, people, 12);
    const [first = -1] = decisionsOf(table, 0);
    expect(first).toBe(0);
    expect(await ada.undo(id, table.version)).toMatchObject({ status: 409 });
    expect(await ask(ada, id, { to: first, key: "please" })).toMatchObject({
      status: 200,
      body: { version: 12 },
    });
    for (;;) {
      const { proposal } = await stream.nextOf<SeatsMessage>("seats");
      if (proposal === null) continue;
      expect(proposal).toMatchObject({
        kind: "undo",
        by: 0,
        seat: null,
        back: 0,
        agreed: [0],
        asked: [1, 2],
      });
      break;
    }
    const id1 = (await bob.look(id)).proposal?.id;
    // Asked twice, it is asked once.
    expect(await ask(ada, id, { to: first, key: "please" })).toMatchObject({ status: 200 });
    expect((await bob.look(id)).proposal?.id).toBe(id1);
    expect(await answer(bob, id, id1)).toMatchObject({ body: { version: 12 } });
    expect(await answer(eve, id, id1)).toMatchObject({ body: { version: 13 } });
    const after = await ada.look(id);
    expect(after).toMatchObject({ actor: 0, proposal: null, view: before.view });
    expect(after.log.at(-1)).toMatchObject({ kind: "undo", seat: 0, back: 0, consent: true });
    await play(id, people, 3);
    await stream.close();
  });

  test("is about one's last decision if nothing else is said; one no is enough, and so is a change of mind", async () => {
    const { address } = await serve();
    const { id, people } = await seated([address, address]);
    const [ada, bob] = people as [Client, Client];
    expect(await ask(ada, id)).toMatchObject({ status: 409, body: { code: "nothingToUndo" } });
    const table = await play(id, people, 9);
    const last = decisionsOf(table, 0).at(-1);
    for (const to of [99, last === undefined ? 0 : last + 1, decisionsOf(table, 1)[0]])
      expect(await ask(ada, id, { to })).toMatchObject({ status: 409, body: { code: "nothingToUndo" } });
    await ask(ada, id);
    const { proposal } = await bob.look(id);
    expect(proposal?.back).toBe(last);
    expect(await ask(bob, id)).toMatchObject({ status: 409, body: { code: "proposalOpen" } });
    expect(await answer(bob, id, proposal?.id, false)).toMatchObject({ status: 200 });
    expect(await bob.look(id)).toMatchObject({ version: 9, proposal: null });
    await ask(ada, id);
    await answer(ada, id, (await ada.look(id)).proposal?.id, false);
    expect(await bob.look(id)).toMatchObject({ version: 9, proposal: null });
    for (const body of [{ ask: true, to: -1 }, { ask: true, to: 1.5 }, { ask: "yes" }, { to: 3 }])
      expect(await ada.post(`/api/tables/${id}/undo`, body)).toMatchObject({ status: 400 });
  });

  test("bots agree: who plays with them alone goes back at once, past what was drawn", async () => {
    const { address } = await serve();
    const { id, people } = await seated([address], { seats: 2, bots: [null, "random"] });
    const [ada] = people as [Client];
    const [game] = await allGames();
    const player = new Player(ada, id, game as never, 7);
    for (let move = 0; move < 4; ) {
      player.take(await ada.look(id));
      if (!player.isToMove) continue;
      await ada.play(id, player.version, player.choose());
      move++;
    }
    const table = await ada.look(id);
    const [, second] = decisionsOf(table, 0);
    const done = await ask(ada, id, { to: second });
    expect(done.status).toBe(200);
    expect(await ada.look(id)).toMatchObject({ version: done.body.version, actor: 0 });
  });

  test("moves of others meanwhile are taken back too; a move of whoever asks takes the question back", async () => {
    const { address } = await serve();
    const { id, people } = await seated([address, address]);
    const [ada, bob] = people as [Client, Client];
    let table = await play(id, people, 1);
    while (table.actor !== 1) table = await play(id, people, 1);
    const before = await ada.look(id);
    await ask(ada, id, { to: 0 });
    table = await play(id, people, 1);
    expect(table.proposal).toMatchObject({ kind: "undo", back: 0 });
    await answer(bob, id, table.proposal?.id);
    expect(await ada.look(id)).toMatchObject({ version: before.version + 2, actor: 0, proposal: null });
    await play(id, people, 1);
    await ask(ada, id, { to: before.version + 2 });
    const asked = await bob.look(id);
    expect(asked.proposal).toMatchObject({ back: before.version + 2 });
    while ((await ada.look(id)).actor !== 0) await play(id, people, 1);
    await play(id, people, 1);
    expect(await answer(bob, id, asked.proposal?.id)).toMatchObject({
      status: 409,
      body: { code: "noProposal" },
    });
  });

  test("one who asked before a restart is answered after it, and gets half a minute at least on a live clock", async () => {
    let server = await serve({ botRunner: endlessBots });
    const { id, people } = await seated([server.address, server.address], {
      clock: { kind: "live", bank: 60, increment: 0 },
    });
    const [ada, bob] = people as [Client, Client];
    now += MINUTE - 5_000;
    let table = await play(id, people, 1);
    while (table.actor !== 1) table = await play(id, people, 1);
    await ask(ada, id, { to: 0 });
    server = await server.restart();
    end = () => server.end();
    for (const client of people) client.address = server.address;
    const { proposal } = await bob.look(id);
    expect(await answer(bob, id, proposal?.id)).toMatchObject({ status: 200 });
    const { time } = await ada.look(id);
    expect(time).toMatchObject({ running: { seat: 0 } });
    expect(time?.left[0]).toBe(30_000);
  });

  test("is refused to strangers, before the start, in a pause, after the end and while a bot stands in", async () => {
    const { address } = await serve({ botRunner: endlessBots });
    const { id, people } = await seated([address, address], {
      clock: { kind: "live", bank: 600, increment: 0 },
    });
    const [ada, bob] = people as [Client, Client];
    const stranger = await Client.guest(address);
    await play(id, people, 2);
    expect(await ask(stranger, id)).toMatchObject({ status: 403, body: { code: "notSeated" } });
    const open = await ada.open();
    expect(await ask(ada, open.id)).toMatchObject({ status: 409, body: { code: "notStarted" } });
    for (const client of people) await client.post(`/api/tables/${id}/pause`, {});
    expect(await ask(ada, id)).toMatchObject({ status: 409, body: { code: "paused" } });
    await ada.post(`/api/tables/${id}/resume`, {});
    await ada.post(`/api/tables/${id}/hand-over`, {});
    expect(await ask(ada, id)).toMatchObject({ status: 409, body: { code: "handedOver" } });
    await bob.post(`/api/tables/${id}/abandon`, {});
    expect(await ask(bob, id)).toMatchObject({ status: 409, body: { code: "gameOver" } });
  });

  test.runIf(engine === "postgres").each([false, true])(
    "the last answer and a move of whoever asked, at once on two nodes: one of them counts (deaf: %s)",
    async (isDeaf) => {
      const nodes = await testNodes(2, { isDeaf, botRunner: endlessBots });
      end = () => nodes.end();
      const { id, people } = await seated([nodes.address(0), nodes.address(1)]);
      const [ada, bob] = people as [Client, Client];
      const [game] = await allGames();
      for (let round = 0; round < 5; round++) {
        await play(id, people, 1);
        while ((await ada.look(id)).actor !== 0) await play(id, people, 1);
        await ask(ada, id);
        const { proposal, version } = await bob.look(id);
        const player = new Player(ada, id, game as never, round);
        player.take(await ada.look(id));
        const [moved, agreed] = await Promise.all([
          ada.play(id, version, player.choose()),
          answer(bob, id, proposal?.id),
        ]);
        const table = await ada.look(id);
        expect(table).toMatchObject(
          await bob.look(id).then(({ version: at, actor }) => ({ version: at, actor })),
        );
        expect(table).toMatchObject({ version: version + 1, proposal: null });
        expect([moved.status, agreed.status].toSorted()).toEqual([200, 409]);
        expect(table.log.at(-1)?.kind).toBe(moved.status === 200 ? "move" : "undo");
      }
    },
  );
});
