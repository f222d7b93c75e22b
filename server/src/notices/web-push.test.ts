import { createPublicKey, verify } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { BrowserKeys } from "../testing/browser-keys.ts";
import { type Received, type Receiver, receiver } from "../testing/receiver.ts";
import { ENGLISH, FRENCH, TURN } from "./testing.ts";
import { newVapidKeys, PushSender } from "./web-push.ts";

let service: Receiver;
afterEach(() => service.close());

const vapid = newVapidKeys();
const sender = new PushSender(vapid, ENGLISH.origin, { anywhere: true });
const browser = new BrowserKeys();
const address = () => ({ endpoint: `${service.url}/push/one`, keys: browser.keys });

test("a notice reaches the browser it was sealed for, and no other", async () => {
  service = await receiver();
  expect(await sender.send(TURN, address(), ENGLISH)).toBe("sent");
  const [sent] = service.received as [Received];
  expect(sent).toMatchObject({
    path: "/push/one",
    headers: { "content-encoding": "aes128gcm", urgency: "high", ttl: "259200" },
  });
  expect(JSON.parse(browser.open(sent.body))).toEqual({
    id: "n-1",
    kind: "turn",
    table: "abc123",
    title: "Your turn: Igloo Igloo",
    body: "The table is waiting for you.",
    url: "https://play.example.org/table/abc123",
  });
  expect(() => new BrowserKeys().open(sent.body)).toThrow();
});

test("a notice is put in the reader's language", async () => {
  service = await receiver();
  await sender.send({ ...TURN, kind: "invited", from: "Zoé" }, address(), FRENCH);
  const [sent] = service.received as [Received];
  expect(JSON.parse(browser.open(sent.body)).title).toBe("Zoé t’invite à jouer : Igloo Igloo");
});

test("the push service can tell who sends, for how long that holds, and whom to ask", async () => {
  service = await receiver();
  await sender.send(TURN, address(), ENGLISH);
  const [sent] = service.received as [Received];
  const [, token = "", key = ""] = /^vapid t=(.+), k=(.+)$/.exec(sent.headers.authorization ?? "") ?? [];
  expect(key).toBe(vapid.publicKey);
  const [head = "", claims = "", signature = ""] = token.split(".");
  expect(
    verify(
      "sha256",
      Buffer.from(`${head}.${claims}`),
      { key: publicKeyOf(key), dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    ),
  ).toBe(true);
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
  expect(aud).toBe(service.url);
  expect(sub).toBe("https://play.example.org");
  expect(exp - Date.now() / 1000).toBeGreaterThan(0);
  expect(exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600);
});

test("a browser that is gone is told apart from a service that is busy", async () => {
  service = await receiver((response, { path }) =>
    response.writeHead(path.endsWith("gone") ? 410 : 503).end(),
  );
  expect(await sender.send(TURN, { ...address(), endpoint: `${service.url}/gone` }, ENGLISH)).toBe("gone");
  expect(await sender.send(TURN, address(), ENGLISH)).toBe("later");
});

test("what is no subscription, or points into the private network, is refused and nothing is sent", async () => {
  service = await receiver();
  const { keys } = browser;
  const offCurve = Buffer.alloc(65, 4).toString("base64url");
  for (const to of [
    { endpoint: "nonsense", keys },
    { ...address(), keys: { ...keys, p256dh: "" } },
    { ...address(), keys: { ...keys, p256dh: offCurve } },
    { ...address(), keys: { ...keys, auth: "c2hvcnQ" } },
  ])
    expect(await sender.send(TURN, to, ENGLISH)).toBe("refused");
  const careful = new PushSender(vapid, ENGLISH.origin);
  expect(await careful.send(TURN, address(), ENGLISH)).toBe("refused");
  expect(await careful.send(TURN, { endpoint: "https://localhost/", keys }, ENGLISH)).toBe("refused");
  expect(service.received).toHaveLength(0);
});

function publicKeyOf(key: string) {
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  return createPublicKey({ key: { kty: "EC", crv: "P-256", x: x as string, y: y as string }, format: "jwk" });
}
