/** Somebody who has used everything there is goes: what is left of them, in every table of the database. */
import { afterEach, expect, test, vi } from "vitest";
import { TABLE_NAMES } from "../storage/schema.ts";
import { openDatabase } from "../storage/store.ts";
import { Authenticator } from "../testing/authenticator.ts";
import { BrowserKeys } from "../testing/browser-keys.ts";
import { Client } from "../testing/client.ts";
import { type Mailbox, mailbox } from "../testing/mailbox.ts";
import { endlessBots, type TestServer, testServer } from "../testing/server.ts";

const ORIGIN = "https://play.example.org";
const NAME = "Nansen Zwölf";
const MAIL = "fridtjof@fram.example";
const LIVE = { kind: "live", bank: 600, increment: 30 };

let server: TestServer;
let mails: Mailbox;
afterEach(async () => {
  await server.end();
  await mails.close();
});

async function member(name: string): Promise<Client> {
  const client = await Client.guest(server.address);
  const made = await client.post<{ token: string }>("/api/account", {
    name,
    password: "three fat seals snore",
  });
  client.token = made.body.token;
  return client;
}

/** The tables of the database in which something is written. */
async function whereIs(text: string): Promise<string[]> {
  const database = openDatabase(server.place);
  const found: string[] = [];
  for (const table of TABLE_NAMES) {
    const rows = await database.all(database.build.selectFrom(table).selectAll());
    const isThere = rows.some((row) =>
      Object.values(row).some((value) =>
        (value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value)).includes(text),
      ),
    );
    if (isThere) found.push(table);
  }
  await database.close();
  return found;
}

test("of an account with everything in place nothing is left but seats, tries and empty messages of nobody", async () => {
  mails = await mailbox();
  server = await testServer({
    origin: ORIGIN,
    smtp: mails.smtp,
    outgoing: { anywhere: true },
    botRunner: endlessBots,
  });
  const home = await member(NAME);
  const friend = await member("Johansen");
  const ok = async (method: string, path: string, body?: unknown, client = home) => {
    const answer = await client.send<Record<string, string>>(method, path, body, {});
    expect({ method, path, body: answer.body, isOk: answer.status < 300 }).toMatchObject({ isOk: true });
    return answer.body;
  };
  // A way back in, keys, tokens, and where to be told.
  await ok("PUT", "/api/account/email", { email: MAIL });
  await vi.waitFor(() => expect(mails.letters).toHaveLength(1), { timeout: 30_000 });
  const [, ticket = ""] = /confirm#(\w+)/.exec(mails.letters[0]?.text ?? "") ?? [];
  await ok("POST", "/api/account/email/confirmation", { ticket });
  const key = new Authenticator(ORIGIN);
  const asked = await ok("POST", "/api/account/passkeys/options", {});
  await ok("POST", "/api/account/passkeys", { passkey: key.create(asked as never) });
  await ok("POST", "/api/account/tokens", { name: `of ${NAME}`, scopes: ["play"], days: 30 });
  const { keys } = new BrowserKeys();
  await ok("POST", "/api/notices/push", { endpoint: `https://push.example/${MAIL}`, keys });
  await ok("PUT", "/api/notices/webhook", { url: `https://hook.example/${MAIL}` });
  const all = ["push", "email", "webhook"];
  await ok("PUT", "/api/notices", {
    channels: { turn: all, begun: all, over: all, invited: all },
    quiet: null,
    digest: null,
    zone: "Europe/Oslo",
    language: "fr",
  });
  await ok("PUT", "/api/account/settings", { settings: { theme: NAME } });
  // Others, in both directions.
  for (const [client, name] of [
    [home, "Johansen"],
    [friend, NAME],
  ] as const)
    await ok("PUT", "/api/relations", { kind: "follow", name }, client);
  const [{ id: relation = "" } = {}] = (await home.get<{ relations: { id: string }[] }>("/api/relations"))
    .body.relations;
  // Games: one that goes on with a clock, one that is over, one that is open with an invitation, a challenge.
  const running = await home.open({ seats: 2, clock: LIVE, options: { firstSeat: "0" } });
  expect((await friend.join(running)).status).toBe(200);
  await ok("POST", `/api/tables/${running.id}/talk`, { text: `here is ${NAME}` });
  await ok("POST", `/api/tables/${running.id}/pause`, {});
  const over = await home.open({ seats: 2 });
  await friend.join(over);
  for (const client of [home, friend]) await ok("POST", `/api/tables/${over.id}/abandon`, {}, client);
  const open = await home.open({ seats: 3 });
  await ok("POST", `/api/tables/${open.id}/invitations`, { relation });
  await ok("POST", "/api/daily/blueprints");
  const id = (await home.get<{ person: { id: string } }>("/api/account/export")).body.person.id;
  expect((await whereIs(MAIL)).length).toBeGreaterThan(2);

  await ok("DELETE", "/api/account");
  expect(await whereIs(NAME)).toEqual([]);
  expect(await whereIs("nansenzwolf")).toEqual([]);
  expect(await whereIs(MAIL)).toEqual([]);
  expect((await whereIs(id)).sort()).toEqual([
    "daily_tries",
    "ended_sessions",
    "messages",
    "seats",
    "sessions",
  ]);
  // Nobody waits: a bot plays on, what was asked is asked no more, and the finished game keeps a place.
  const after = await friend.look(running.id);
  expect(after).toMatchObject({ proposal: null, seats: [{ name: "Anonyme", resigned: true }, {}] });
  expect((await friend.look(over.id)).seats[0]).toMatchObject({ name: "Anonyme" });
  expect((await friend.get(`/api/invitations`)).body).toEqual({ invitations: [] });
  expect((await friend.get(`/api/tables/${running.id}/talk`)).body).toMatchObject({
    messages: [{ text: null, phrase: null }],
  });
});
