import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Authenticator } from "../testing/authenticator.ts";
import { Client } from "../testing/client.ts";
import { type TestServer, testServer } from "../testing/server.ts";

const PASSWORD = "three fat seals snore";
const ORIGIN = "https://play.example.org";
const MINUTE = 60_000;

interface Body {
  readonly code: string;
  readonly token: string;
  readonly id: string;
  readonly name: string;
  readonly codes: readonly string[];
  readonly challenge: string;
  readonly user: { readonly id: string };
  readonly password: boolean;
  readonly passkeys: readonly {
    readonly id: string;
    readonly device: string;
    readonly usedAt: number | null;
  }[];
}

let server: TestServer;
let now: number;
beforeEach(async () => {
  now = Date.now();
  server = await testServer({ now: () => now, origin: ORIGIN });
});
afterEach(() => server.end());

const guest = () => Client.guest(server.address);

async function ask(client: Client, method: string, path: string, body?: unknown) {
  const answer = await client.send<Body>(method, path, body, {});
  if (answer.status < 300 && answer.body?.token !== undefined) client.token = answer.body.token;
  return answer;
}

const options = async (client: Client, path: string, body: unknown = {}) =>
  (await ask(client, "POST", path, body)).body;

/** Somebody who has signed up with a passkey. */
async function member(name = "Nansen") {
  const client = await guest();
  const device = new Authenticator(ORIGIN);
  const asked = await options(client, "/api/account/passkeys/options", { name });
  const { status, body } = await ask(client, "POST", "/api/account", { name, passkey: device.create(asked) });
  expect({ status, name: body.name }).toEqual({ status: 201, name });
  return { client, device, codes: body.codes };
}

/** Adds a passkey to an account. */
async function add(client: Client, device = new Authenticator(ORIGIN)) {
  const asked = await options(client, "/api/account/passkeys/options");
  return ask(client, "POST", "/api/account/passkeys", { passkey: device.create(asked) });
}

async function signIn(client: Client, device: Authenticator) {
  const asked = await options(client, "/api/sign-in/options");
  return ask(client, "POST", "/api/sign-in", { passkey: device.get(asked) });
}

const account = async (client: Client) => (await ask(client, "GET", "/api/account")).body;

describe("an account by a passkey", () => {
  test("is made of a guest who keeps everything, and opened elsewhere without a name, with a new session", async () => {
    const client = await guest();
    const table = await client.open({ bots: [null, "random", "random"] });
    const device = new Authenticator(ORIGIN);
    const asked = await options(client, "/api/account/passkeys/options", { name: "Nansen" });
    const former = client.token;
    const { body } = await ask(client, "POST", "/api/account", {
      name: "Nansen",
      passkey: device.create(asked),
    });
    expect(body.codes).toHaveLength(8);
    expect(client.token).not.toBe(former);
    expect((await client.look(table.id)).viewer).toBe(0);
    expect(await account(client)).toMatchObject({ password: false, passkeys: [{ usedAt: null }] });
    const phone = await guest();
    const before = phone.token;
    expect(await signIn(phone, device)).toMatchObject({ status: 200, body: { name: "Nansen" } });
    expect(phone.token).not.toBe(before);
    expect((await phone.look(table.id)).viewer).toBe(0);
    expect((await account(phone)).passkeys).toMatchObject([{ usedAt: now }]);
    // No password opens it: there is none.
    for (const password of ["", PASSWORD])
      expect((await ask(await guest(), "POST", "/api/sign-in", { name: "Nansen", password })).status).toBe(
        401,
      );
    // The device learns nothing about who that is.
    expect(Buffer.from(asked.user.id, "base64url").toString("latin1")).not.toContain(body.id);
  });

  test("is open to a password that is set later, and then the last key may go", async () => {
    const { client, device } = await member();
    const id = device.id.toString("base64url");
    expect(await ask(client, "DELETE", `/api/account/passkeys/${id}`)).toMatchObject({
      status: 409,
      body: { code: "lastWayIn" },
    });
    expect((await ask(client, "PUT", "/api/account/password", { password: PASSWORD })).status).toBe(200);
    expect(await account(client)).toMatchObject({ password: true });
    expect((await ask(client, "DELETE", `/api/account/passkeys/${id}`)).status).toBe(204);
    expect((await signIn(await guest(), device)).body).toMatchObject({ code: "wrongPasskey" });
    expect(
      (await ask(await guest(), "POST", "/api/sign-in", { name: "Nansen", password: PASSWORD })).status,
    ).toBe(200);
  });

  test("has keys of several devices; of two that are removed at once one stays", async () => {
    const { client, device } = await member();
    const other = new Authenticator(ORIGIN);
    expect((await add(client, other)).status).toBe(201);
    expect((await account(client)).passkeys).toHaveLength(2);
    const remove = ({ id }: Authenticator) =>
      ask(client, "DELETE", `/api/account/passkeys/${id.toString("base64url")}`);
    const removed = await Promise.all([remove(device), remove(other)]);
    expect(removed.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await account(client)).passkeys).toHaveLength(1);
    const stranger = await member("Amundsen");
    expect(
      (await ask(stranger.client, "DELETE", `/api/account/passkeys/${other.id.toString("base64url")}`))
        .status,
    ).toBe(404);
  });

  test("is in the copy of all data without the key, and gone with the account", async () => {
    const { client, device } = await member();
    const { body } = await client.get<{ account: { passkeys: unknown[] } }>("/api/account/export");
    expect(body.account.passkeys).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain(device.id.toString("base64url"));
    expect((await ask(client, "DELETE", "/api/account")).status).toBe(204);
    expect((await signIn(await guest(), device)).body).toMatchObject({ code: "wrongPasskey" });
  });

  test("can be recovered by a code, after which keys of before open nothing", async () => {
    const { device, codes } = await member();
    const recovery = { name: "Nansen", code: codes[0], password: PASSWORD };
    const client = await guest();
    expect((await ask(client, "POST", "/api/account/recovery", recovery)).status).toBe(200);
    expect(await account(client)).toMatchObject({ password: true, passkeys: [] });
    expect((await signIn(await guest(), device)).body).toMatchObject({ code: "wrongPasskey" });
  });
});

describe("proof", () => {
  test("by a passkey is as good as by a password, for the account of the one who asks alone", async () => {
    const { client, device } = await member();
    const stranger = await member("Amundsen");
    now += 20 * MINUTE;
    expect((await options(client, "/api/account/passkeys/options")).code).toBe("proofNeeded");
    expect((await ask(client, "POST", "/api/account/codes", {})).body.code).toBe("proofNeeded");
    const asked = await options(client, "/api/account/proof/options");
    const wrong = await ask(client, "POST", "/api/account/proof", { passkey: stranger.device.get(asked) });
    expect(wrong).toMatchObject({ status: 401, body: { code: "wrongPasskey" } });
    const again = await options(client, "/api/account/proof/options");
    expect((await ask(client, "POST", "/api/account/proof", { passkey: device.get(again) })).status).toBe(
      204,
    );
    expect((await ask(client, "POST", "/api/account/codes", {})).status).toBe(200);
  });

  test("is asked for before a key is added or removed", async () => {
    const { client, device } = await member();
    const asked = await options(client, "/api/account/passkeys/options");
    now += 16 * MINUTE;
    const made = new Authenticator(ORIGIN).create(asked);
    expect((await ask(client, "POST", "/api/account/passkeys", { passkey: made })).body.code).toBe(
      "proofNeeded",
    );
    const id = device.id.toString("base64url");
    expect((await ask(client, "DELETE", `/api/account/passkeys/${id}`)).body.code).toBe("proofNeeded");
  });
});

describe("nobody else gets in", () => {
  test("by an answer that was given before, too late, for something else or at another session", async () => {
    const { client, device } = await member();
    const phone = await guest();
    const enter = (passkey: unknown) => ask(phone, "POST", "/api/sign-in", { passkey });
    const answer = device.get(await options(phone, "/api/sign-in/options"));
    expect((await enter(answer)).status).toBe(200);
    expect((await enter(answer)).body.code).toBe("wrongPasskey");
    const late = device.get(await options(phone, "/api/sign-in/options"));
    now += 6 * MINUTE;
    expect((await enter(late)).body.code).toBe("wrongPasskey");
    expect((await enter(device.get(await options(client, "/api/account/proof/options")))).body.code).toBe(
      "wrongPasskey",
    );
    expect((await enter(device.get({ challenge: "bWFkZSB1cA", rpId: "play.example.org" }))).body.code).toBe(
      "wrongPasskey",
    );
    // A proof that another session of the same person has asked for.
    const proof = device.get(await options(phone, "/api/account/proof/options"));
    expect((await ask(client, "POST", "/api/account/proof", { passkey: proof })).body.code).toBe(
      "wrongPasskey",
    );
    // A key that another session has asked for.
    const asked = await options(await guest(), "/api/account/passkeys/options", { name: "Scott" });
    const made = { name: "Scott", passkey: new Authenticator(ORIGIN).create(asked) };
    expect((await ask(await guest(), "POST", "/api/account", made)).body.code).toBe("wrongPasskey");
  });

  test("from another site, without the owner’s finger, by a copied device or another key", async () => {
    const { device } = await member();
    const enter = async (tool: Authenticator) => (await signIn(await guest(), tool)).body.code;
    device.origin = "https://play.example.org.evil.test";
    expect(await enter(device)).toBe("wrongPasskey");
    device.origin = ORIGIN;
    device.isVerified = false;
    expect(await enter(device)).toBe("wrongPasskey");
    device.isVerified = true;
    const phone = await guest();
    const asked = await options(phone, "/api/sign-in/options");
    const elsewhere = { passkey: device.get({ ...asked, rpId: "evil.test" }) };
    expect((await ask(phone, "POST", "/api/sign-in", elsewhere)).body.code).toBe("wrongPasskey");
    expect(await enter(device)).toBeUndefined();
    // It counts: whoever has a copy from before is behind.
    device.counter = 1;
    expect(await enter(device)).toBe("wrongPasskey");
    device.counter = 50;
    const forger = new Authenticator(ORIGIN);
    device.id.copy(forger.id);
    forger.counter = 60;
    expect(await enter(forger)).toBe("wrongPasskey");
    expect(await enter(device)).toBeUndefined();
  });

  test("by what is no answer at all", async () => {
    const phone = await guest();
    const device = new Authenticator(ORIGIN);
    const { response, ...rest } = device.get(await options(phone, "/api/sign-in/options"));
    for (const passkey of [
      null,
      {},
      { ...rest },
      { ...rest, response: { ...response, signature: "%%%" } },
      { ...rest, response: { ...response, clientDataJSON: "A".repeat(9_000) } },
    ])
      expect((await ask(phone, "POST", "/api/sign-in", { passkey })).status).toBe(400);
    for (const changed of [{ authenticatorData: "" }, { clientDataJSON: "AAAA" }, { signature: "AAAA" }])
      expect(
        (
          await ask(phone, "POST", "/api/sign-in", {
            passkey: { ...rest, response: { ...response, ...changed } },
          })
        ).body.code,
      ).toBe("wrongPasskey");
    const asked = await options(phone, "/api/account/passkeys/options", { name: "Scott" });
    const { response: made, ...about } = device.create(asked);
    const passkey = { ...about, response: { ...made, attestationObject: "AAAA" } };
    expect((await ask(phone, "POST", "/api/account", { name: "Scott", passkey })).body.code).toBe(
      "wrongPasskey",
    );
  });

  test("and a name is refused before a key is made for it; asking to sign in tells nothing of anybody", async () => {
    await member();
    const other = await guest();
    for (const [name, code] of [
      ["nansen", "nameTaken"],
      ["level3", "badName"],
      ["", "badName"],
    ])
      expect((await options(other, "/api/account/passkeys/options", { name })).code).toBe(code);
    const asked = await options(new Client(server.address), "/api/sign-in/options");
    expect(asked).not.toHaveProperty("allowCredentials.0");
  });
});

test("without a configured address the site is where the browser says it is, and only where it came from", async () => {
  const own = await testServer({});
  const client = await Client.guest(own.address);
  const port = new URL(own.address).port;
  const ask = <T>(path: string, body: unknown, origin: string) =>
    client.send<T & Body>("POST", path, body, { origin });
  const asked = await ask<{ rp: { id: string } }>(
    "/api/account/passkeys/options",
    { name: "Nansen" },
    own.address,
  );
  expect(asked.body.rp.id).toBe("127.0.0.1");
  const elsewhere = new Authenticator(`http://localhost:${port}`);
  const wrong = { name: "Nansen", passkey: elsewhere.create(asked.body) };
  expect((await ask("/api/account", wrong, own.address)).body.code).toBe("wrongPasskey");
  expect((await ask("/api/account", wrong, elsewhere.origin)).body.code).toBe("wrongOrigin");
  const again = await ask("/api/account/passkeys/options", { name: "Nansen" }, own.address);
  const right = { name: "Nansen", passkey: new Authenticator(own.address).create(again.body) };
  expect((await ask("/api/account", right, own.address)).status).toBe(201);
  await own.end();
});
