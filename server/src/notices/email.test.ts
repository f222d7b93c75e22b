import type { SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { type Mailbox, mailbox, plain, type Received } from "../testing/mailbox.ts";
import { isEmail, MailSender } from "./email.ts";
import { ENGLISH, FRENCH, TURN } from "./testing.ts";

let box: Mailbox | null = null;
let sender: MailSender | null = null;
afterEach(async () => {
  sender?.close();
  await box?.close();
  box = null;
});

/** A mail server, somebody who sends by it, and what comes. */
async function receiving(options: SMTPServerOptions = {}): Promise<readonly Received[]> {
  box = await mailbox(options);
  sender = new MailSender({ smtp: box.smtp, from: "Banquise <banquise@example.org>" });
  return box.letters;
}

const zoe = { email: "zoe@example.org", unsubscribe: "https://play.example.org/api/unsubscribe?token=t-1" };

test("a mail says it in text and in HTML, with a link to the very table and a way out", async () => {
  const letters = await receiving();
  const due = Date.UTC(2026, 0, 4, 10, 30);
  expect(await sender?.send({ ...TURN, due }, zoe, FRENCH)).toBe("sent");
  const [{ to, head, text, html }] = letters as [Received];
  expect(to).toEqual(["zoe@example.org"]);
  expect(plain(head)).toContain("Subject: À toi de jouer : Igloo Igloo");
  expect(head).toContain("Message-ID: <n-1@play.example.org>");
  expect(head).toContain(`List-Unsubscribe: <${zoe.unsubscribe}>`);
  expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(head).toContain("Auto-Submitted: auto-generated");
  expect(head).toContain("Content-Language: fr");
  for (const part of [text, html]) {
    expect(part).toContain("La table t’attend. Tu as jusqu’au 4 janvier 2026 à 10:30 UTC.");
    expect(part).toContain("https://play.example.org/table/abc123");
    expect(part).toContain(zoe.unsubscribe);
  }
  expect(html).toContain('<html lang="fr">');
});

test("a moment is told by the reader's own clock, in winter and in summer", async () => {
  const letters = await receiving();
  const paris = { ...FRENCH, zone: "Europe/Paris" };
  for (const month of [0, 6]) {
    const due = Date.UTC(2026, month, 4, 10, 30);
    await sender?.send(
      { ...TURN, due, id: `n-${month}` },
      zoe,
      month === 0 ? paris : { ...paris, language: "en" },
    );
  }
  expect(letters[0]?.text).toContain("jusqu’au 4 janvier 2026 à 11:30 UTC+1.");
  expect(letters[1]?.text).toMatch(/until July 4, 2026 at 12:30\sPM GMT\+2\./);
});

test("a name can neither be markup nor begin a header", async () => {
  const letters = await receiving();
  const from = `<img src=x onerror=alert(1)>"'&\r\nBcc: everybody@example.org`;
  expect(await sender?.send({ ...TURN, kind: "invited", from }, zoe, ENGLISH)).toBe("sent");
  const [{ to, head, html }] = letters as [Received];
  expect(to).toEqual(["zoe@example.org"]);
  expect(head).not.toMatch(/^Bcc:/m);
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp; Bcc: everybody@example.org");
});

test("a table cannot be named so that its link leads elsewhere", async () => {
  const letters = await receiving();
  await sender?.send({ ...TURN, table: '../..//evil.example/"><script>' }, zoe, ENGLISH);
  const [{ html }] = letters as [Received];
  expect(html).toContain(
    'href="https://play.example.org/table/..%2F..%2F%2Fevil.example%2F%22%3E%3Cscript%3E"',
  );
});

test.each(["", "zoe", "a@b@c", "a@b, c@d", "a <a@b>", "a@b\r\nBcc: c@d", "a b@c", "@b", "a@"])(
  "%j is no address, and no mail is sent",
  async (email) => {
    const letters = await receiving();
    expect(isEmail(email)).toBe(false);
    expect(await sender?.send(TURN, { ...zoe, email }, ENGLISH)).toBe("refused");
    expect(letters).toHaveLength(0);
  },
);

test("a mail server that knows no such reader is told apart from one that is busy or away", async () => {
  const answering = (responseCode: number): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no"), { responseCode })),
  });
  await receiving(answering(550));
  expect(await sender?.send(TURN, zoe, ENGLISH)).toBe("refused");
  sender?.close();
  await box?.close();
  expect(await sender?.send(TURN, zoe, ENGLISH)).toBe("later");
  await receiving(answering(451));
  expect(await sender?.send(TURN, zoe, ENGLISH)).toBe("later");
});
