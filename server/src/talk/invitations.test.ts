/** Asking friends to a table: who may, whom, and what those who are asked find. */
import type { Problem } from "@banquise/engine";
import { afterEach, beforeEach, expect, test } from "vitest";
import { invitationsSchema, sentInvitationsSchema } from "../http/talk-schemas.ts";
import { Client } from "../testing/client.ts";
import { type TestServer, testServer } from "../testing/server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.end());

async function member(name: string): Promise<Client> {
  const client = await Client.guest(server.address);
  const password = "three fat seals snore";
  const made = await client.post<{ token: string }>("/api/account", { name, password });
  client.token = made.body.token;
  return client;
}

interface Relations {
  readonly relations: { readonly id: string; readonly kind: string; readonly name: string }[];
}

const relate = (client: Client, kind: string, name: string) =>
  client.send("PUT", "/api/relations", { kind, name }, {});

/** The id by which somebody names a friend. */
async function follow(client: Client, name: string): Promise<string> {
  await relate(client, "follow", name);
  const { body } = await client.get<Relations>("/api/relations");
  return body.relations.find((relation) => relation.name === name)?.id ?? "";
}

const invite = (client: Client, table: string, relation: string) =>
  client.post<Problem>(`/api/tables/${table}/invitations`, { relation });

interface Received {
  readonly id: string;
  readonly table: string;
  readonly invitation: string;
  readonly from: string;
}

const received = async (client: Client) =>
  (await client.get<{ invitations: Received[] }>("/api/invitations")).body.invitations;

test("a friend finds the invitation, sits down by it, and then it is gone", async () => {
  const [ana, ben] = [await member("Ana"), await member("Ben")];
  const friend = await follow(ana, "Ben");
  const table = await ana.open({ seats: 3, clock: { kind: "days", days: 2 } });
  expect((await invite(ana, table.id, friend)).status).toBe(204);
  expect((await invite(ana, table.id, friend)).status).toBe(204);
  const asked = await received(ben);
  expect(invitationsSchema.strict().parse({ invitations: asked })).toEqual({ invitations: asked });
  expect(asked).toMatchObject([
    { table: table.id, from: "Ana", game: "blueprints", seats: 3, clock: { kind: "days", days: 2 } },
  ]);
  const sent = await ana.get(`/api/tables/${table.id}/invitations`);
  expect(sentInvitationsSchema.strict().parse(sent.body)).toEqual(sent.body);
  expect(sent.body).toMatchObject({ invitations: [{ name: "Ben", declined: false }] });
  const [{ invitation = "" } = {}] = asked;
  const joined = await ben.post(`/api/tables/${table.id}/join`, { invitation, nonce: "" });
  expect(joined.status).toBe(200);
  expect(await received(ben)).toEqual([]);
});

test("of people who do not know them somebody asks five in an hour, of the others many", async () => {
  const ana = await member("Ana");
  const table = await ana.open({ seats: 2 });
  const ask = async (name: string) => (await invite(ana, table.id, await follow(ana, name))).status;
  const known = await member("Known");
  await relate(known, "follow", "Ana");
  const mate = await member("Mate");
  await mate.join(await ana.open({ seats: 2 }));
  for (let number = 1; number <= 6; number++) {
    await member(`Stranger ${number}`);
    expect(await ask(`Stranger ${number}`)).toBe(number <= 5 ? 204 : 429);
  }
  for (const name of ["Known", "Mate"]) expect(await ask(name)).toBe(204);
  const { body } = await ana.get<{ asked: { name: string }[] }>("/api/account/export");
  expect(body.asked).toHaveLength(7);
});

test("an invitation that is declined is gone, and those at the table see that", async () => {
  const [ana, ben] = [await member("Ana"), await member("Ben")];
  const friend = await follow(ana, "Ben");
  const table = await ana.open();
  await invite(ana, table.id, friend);
  const [{ id = "" } = {}] = await received(ben);
  expect((await ana.send("DELETE", `/api/invitations/${id}`, undefined, {})).status).toBe(404);
  expect((await ben.send("DELETE", `/api/invitations/${id}`, undefined, {})).status).toBe(204);
  expect(await received(ben)).toEqual([]);
  expect((await ana.get(`/api/tables/${table.id}/invitations`)).body).toMatchObject({
    invitations: [{ name: "Ben", declined: true }],
  });
  // Who has said no is not asked again.
  await invite(ana, table.id, friend);
  expect(await received(ben)).toEqual([]);
});

test.each(["mute", "block"])("whom somebody has chosen to %s does not reach them", async (kind) => {
  const [ana, ben] = [await member("Ana"), await member("Ben")];
  const friend = await follow(ana, "Ben");
  const table = await ana.open();
  await invite(ana, table.id, friend);
  expect(await received(ben)).toHaveLength(1);
  await relate(ben, kind, "Ana");
  expect(await received(ben)).toEqual([]);
});

test("only those who sit there ask, only friends, and only while there is a seat", async () => {
  const [ana, ben, cleo] = [await member("Ana"), await member("Ben"), await member("Cleo")];
  const friend = await follow(ana, "Ben");
  const table = await ana.open({ seats: 2 });
  const guest = await Client.guest(server.address);
  expect((await invite(guest, table.id, friend)).body.code).toBe("accountNeeded");
  expect((await invite(cleo, table.id, friend)).body.code).toBe("notSeated");
  expect((await invite(ana, table.id, "nobody")).body.code).toBe("personNotFound");
  // A relation is its owner's alone.
  const other = await cleo.open();
  expect((await invite(cleo, other.id, friend)).body.code).toBe("personNotFound");
  await relate(ana, "mute", "Cleo");
  const { body } = await ana.get<Relations>("/api/relations");
  const muted = body.relations.find(({ kind }) => kind === "mute")?.id ?? "";
  expect((await invite(ana, table.id, muted)).body.code).toBe("personNotFound");
  await invite(ana, table.id, friend);
  await cleo.join(table);
  expect((await invite(ana, table.id, friend)).body.code).toBe("tableStarted");
  expect(await received(ben)).toEqual([]);
  expect((await cleo.get<Problem>(`/api/tables/nowhere/invitations`)).body.code).toBe("tableNotFound");
  expect((await ben.get<Problem>(`/api/tables/${table.id}/invitations`)).body.code).toBe("notSeated");
});
