import { createHmac } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { type Received, type Receiver, receiver } from "../testing/receiver.ts";
import { ENGLISH, TURN } from "./testing.ts";
import { newWebhookSecret, WebhookSender } from "./webhook.ts";

let program: Receiver;
afterEach(() => program.close());

const NOW = 1_767_348_000_000;
const sender = new WebhookSender({ anywhere: true }, () => NOW);

/** As the receiver of a webhook checks it (standardwebhooks.com). */
function isGenuine({ headers, body }: Received, secret: string): boolean {
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  return headers["webhook-signature"] === `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

test("a program gets what happened, signed with its secret", async () => {
  program = await receiver();
  const secret = newWebhookSecret();
  expect(await sender.send(TURN, { url: `${program.url}/hook`, secret }, ENGLISH)).toBe("sent");
  const [sent] = program.received as [Received];
  expect(sent.headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": "n-1",
    "webhook-timestamp": String(NOW / 1000),
  });
  expect(JSON.parse(sent.body.toString())).toEqual({
    type: "turn",
    id: "n-1",
    at: TURN.at,
    table: "abc123",
    game: "igloo-igloo",
    from: null,
    due: null,
    url: "https://play.example.org/table/abc123",
  });
  expect(isGenuine(sent, secret)).toBe(true);
  expect(isGenuine(sent, newWebhookSecret())).toBe(false);
  expect(
    isGenuine({ ...sent, body: Buffer.from(sent.body.toString().replace("turn", "over")) }, secret),
  ).toBe(false);
});

test("a webhook into the private network is refused", async () => {
  program = await receiver();
  const careful = new WebhookSender();
  const secret = newWebhookSecret();
  expect(await careful.send(TURN, { url: program.url, secret }, ENGLISH)).toBe("refused");
  expect(await careful.send(TURN, { url: "https://169.254.169.254/latest", secret }, ENGLISH)).toBe(
    "refused",
  );
  expect(program.received).toHaveLength(0);
});
