import { MoveList, type SuggestionsMessage, type TableSnapshot } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Client } from "./testing/client.ts";
import { type TestServer, testServer } from "./testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

/** A table of two people, begun; `decider` is the one who is asked now. */
async function together() {
  const people = [await Client.guest(server.address), await Client.guest(server.address)] as const;
  const open = await people[0].open({ game: "last-generator", seats: 2 });
  await people[1].join(open);
  const table = await people[0].look(open.id);
  const decider = table.actor === 0 ? people[0] : people[1];
  const other = table.actor === 0 ? people[1] : people[0];
  return { table, decider, other };
}

async function firstMove(table: TableSnapshot) {
  const loaded = await loadGame(table.game);
  if (loaded === null || table.view === null) throw new Error("no game");
  const { game } = loaded;
  const list = new MoveList();
  game.legal(game.layout.fromJson(table.view), list);
  return game.moves.decode(list.at(0));
}

const suggest = (client: Client, { id, version }: TableSnapshot, move: unknown) =>
  client.post(`/api/tables/${id}/suggest`, { version, move });

test("what one points at is shown to all, also to those who come later, until it is taken back", async () => {
  const { table, decider, other } = await together();
  const seat = 1 - (table.actor ?? 0);
  const stream = await decider.stream(table.id);
  const move = await firstMove(table);
  expect(await suggest(other, table, move)).toMatchObject({ status: 204 });
  const told = { version: table.version, suggestions: [{ seat, move }] };
  expect(await stream.nextOf<SuggestionsMessage>("suggestions")).toEqual(told);
  const late = await other.stream(table.id);
  expect(await late.nextOf<SuggestionsMessage>("suggestions")).toEqual(told);
  expect(await suggest(other, table, null)).toMatchObject({ status: 204 });
  expect(await stream.nextOf<SuggestionsMessage>("suggestions")).toEqual({ ...told, suggestions: [] });
  await stream.close();
  await late.close();
});

test("a suggestion is gone when the decision is made", async () => {
  const { table, decider, other } = await together();
  const move = await firstMove(table);
  await suggest(other, table, move);
  expect(await decider.play(table.id, table.version, move)).toMatchObject({ status: 200 });
  const late = await other.stream(table.id);
  expect(await late.next()).toMatchObject({ event: "snapshot" });
  expect(await late.next()).toMatchObject({ event: "seats" });
  expect(await suggest(other, table, move)).toMatchObject({ status: 409, body: { code: "staleVersion" } });
  await late.close();
});

test("whoever decides, plays alone, plays not at all or points at nothing possible is refused", async () => {
  const { table, decider, other } = await together();
  const move = await firstMove(table);
  expect(await suggest(decider, table, move)).toMatchObject({ status: 409, body: { code: "yourDecision" } });
  expect(await suggest(other, table, { type: "fly" })).toMatchObject({
    status: 422,
    body: { code: "malformedMove" },
  });
  expect(await suggest(other, table, { type: "stop" })).toMatchObject({
    status: 422,
    body: { code: "illegalMove", rule: expect.stringMatching(/^GEN-/) },
  });
  const stranger = await Client.guest(server.address);
  expect(await suggest(stranger, table, move)).toMatchObject({ status: 403, body: { code: "notSeated" } });
  const rivals = await decider.open({ bots: [null, "random", "random"] });
  expect(await suggest(decider, rivals, null)).toMatchObject({ status: 409, body: { code: "notTogether" } });
  const open = await decider.open({ game: "last-generator", seats: 2 });
  expect(await suggest(decider, open, null)).toMatchObject({ status: 409, body: { code: "notStarted" } });
});
