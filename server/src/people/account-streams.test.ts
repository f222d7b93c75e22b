/** One stream for all that happens to somebody, and asking programs to a table. */
import type { Problem } from "@banquise/engine";
import { afterEach, expect, test } from "vitest";
import { type AnyGame, allGames } from "../games.ts";
import { Client } from "../testing/client.ts";
import { Player } from "../testing/player.ts";
import { type TestServer, testServer } from "../testing/server.ts";

let server: TestServer;
afterEach(() => server.end());

async function member(name: string): Promise<Client> {
  const client = await Client.guest(server.address);
  const made = await client.post<{ token: string }>("/api/account", {
    name,
    password: "three fat seals snore",
  });
  client.token = made.body.token;
  return client;
}

interface Told {
  readonly event: string;
  readonly data: {
    readonly table: string;
    readonly id: string;
    readonly invitation: string;
    readonly version: number;
    readonly games: readonly object[];
    readonly invitations: readonly object[];
  };
}

/** What the stream of an account tells, line by line. */
async function follow(
  client: Client,
): Promise<{ next(event: string): Promise<Told["data"]>; readonly told: string[] }> {
  const response = await fetch(`${server.address}/api/account/stream`, {
    headers: { authorization: `Bearer ${client.token}`, accept: "application/x-ndjson" },
  });
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const told: string[] = [];
  const line = async (): Promise<Told> => {
    for (;;) {
      const end = text.indexOf("\n");
      if (end >= 0) {
        const one = JSON.parse(text.slice(0, end)) as Told;
        text = text.slice(end + 1);
        told.push(one.event);
        return one;
      }
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
      if (done) throw new Error("the stream has ended");
      text += value;
    }
  };
  return {
    told,
    next: async (event) => {
      for (;;) {
        const one = await line();
        if (one.event === event) return one.data;
      }
    },
  };
}

test("a program hears that it is asked, that it begins, that it is its turn, what is said and that it is over", async () => {
  server = await testServer();
  const [game] = await allGames();
  const narwhal = await member("Narwhal 9000");
  await narwhal.post("/api/account/bot", {});
  const stream = await follow(narwhal);
  expect(await stream.next("account")).toEqual({ games: [], invitations: [] });

  const ada = await member("Ada");
  const table = await ada.open({ seats: 2 });
  expect((await ada.post(`/api/tables/${table.id}/invitations`, { name: "narwhal 9000" })).status).toBe(204);
  const asked = await stream.next("invited");
  expect(asked).toMatchObject({ table: table.id, from: "Ada", game: "blueprints", seats: 2 });
  const joined = await narwhal.post(`/api/tables/${asked.table}/join`, {
    invitation: asked.invitation,
    nonce: "",
  });
  expect(joined.status).toBe(200);
  expect(await stream.next("begin")).toMatchObject({ table: table.id, seat: 1, status: "playing" });
  await ada.post(`/api/tables/${table.id}/talk`, { text: "good luck" });
  expect(await stream.next("talk")).toEqual({ table: table.id });

  const over = stream.next("over");
  const players = [ada, narwhal].map((client, seed) => new Player(client, table.id, game as AnyGame, seed));
  for (const player of players) await player.connect();
  await Promise.all(players.map((player) => player.playOn()));
  for (const player of players) await player.disconnect();
  expect(await over).toMatchObject({ table: table.id, seat: 1 });
  expect(stream.told.filter((event) => event === "turn").length).toBeGreaterThan(0);
  expect(stream.told.indexOf("begin")).toBeLessThan(stream.told.indexOf("turn"));
  expect(stream.told.lastIndexOf("turn")).toBeLessThan(stream.told.indexOf("over"));
});

test("a challenge is declined or comes to nothing, and both sides hear of it", async () => {
  server = await testServer();
  const narwhal = await member("Narwhal");
  await narwhal.post("/api/account/bot", {});
  const ada = await member("Ada");
  const [asked, asks] = [await follow(narwhal), await follow(ada)];
  await Promise.all([asked.next("account"), asks.next("account")]);
  const challenge = async () => {
    const table = await ada.open({ seats: 2 });
    expect((await ada.post(`/api/tables/${table.id}/invitations`, { name: "Narwhal" })).status).toBe(204);
    const invitation = await asked.next("invited");
    expect(invitation).toMatchObject({ table: table.id });
    return { table, id: invitation.id };
  };
  const first = await challenge();
  const isDeclined = asks.next("declined");
  await narwhal.send("DELETE", `/api/invitations/${first.id}`, undefined, {});
  expect(await isDeclined).toEqual({ id: first.id, table: first.table.id, name: "Narwhal" });
  expect(await asked.next("withdrawn")).toEqual({ id: first.id, table: first.table.id });
  // Somebody else was quicker.
  const second = await challenge();
  await (await Client.guest(server.address)).join(second.table);
  expect(await asked.next("withdrawn")).toEqual({ id: second.id, table: second.table.id });
  // And whoever accepts, and resigns, is neither.
  const third = await challenge();
  expect((await narwhal.join(third.table)).status).toBe(200);
  expect(await asked.next("begin")).toMatchObject({ table: third.table.id });
  expect((await narwhal.post(`/api/tables/${third.table.id}/resign`)).status).toBe(200);
  expect(asked.told.filter((event) => event === "withdrawn")).toHaveLength(2);
});

test("whoever comes back is told everything again; guests, and others than friends and programs, are not served", async () => {
  server = await testServer();
  const ada = await member("Ada");
  const bob = await member("Bob");
  const table = await ada.open({ seats: 2, bots: [null, "random"] });
  const open = await ada.open({ seats: 2 });
  const first = await (await follow(ada)).next("account");
  expect(first.games).toHaveLength(2);
  expect(first).toMatchObject({
    games: expect.arrayContaining([
      expect.objectContaining({ table: table.id, status: "playing" }),
      expect.objectContaining({ table: open.id, status: "open", turn: false }),
    ]),
  });
  const ask = (name: string) => ada.post<Problem>(`/api/tables/${open.id}/invitations`, { name });
  expect((await ask("Bob")).body.code).toBe("personNotFound");
  expect((await ask("nobody at all")).body.code).toBe("personNotFound");
  await ada.send("PUT", "/api/relations", { kind: "follow", name: "Bob" }, {});
  expect((await ask("Bob")).status).toBe(204);
  expect((await (await follow(bob)).next("account")).invitations).toMatchObject([
    { table: open.id, from: "Ada" },
  ]);
  const guest = await Client.guest(server.address);
  expect((await guest.get<Problem>("/api/account/stream")).body.code).toBe("accountNeeded");
});

test("a program that is blocked cannot be asked, and the stream of a session that has ended ends", async () => {
  server = await testServer();
  const ada = await member("Ada");
  const narwhal = await member("Narwhal");
  await narwhal.post("/api/account/bot", {});
  const stream = await follow(narwhal);
  await stream.next("account");
  await narwhal.send("PUT", "/api/relations", { kind: "block", name: "Ada" }, {});
  const table = await ada.open({ seats: 2 });
  await ada.post(`/api/tables/${table.id}/invitations`, { name: "Narwhal" });
  expect((await narwhal.get("/api/invitations")).body).toEqual({ invitations: [] });
  await narwhal.send("DELETE", "/api/session", undefined, {});
  await expect(stream.next("invited")).rejects.toThrow("ended");
});
