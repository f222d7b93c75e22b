import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { isEmail, MailSender } from "./email.ts";
import { ENGLISH, FRENCH, TURN } from "./testing.ts";

interface Letter {
  readonly to: readonly string[];
  readonly head: string;
  readonly text: string;
  readonly html: string;
}

let server: SMTPServer | null = null;
let sender: MailSender | null = null;
afterEach(async () => {
  sender?.close();
  await new Promise<void>((resolve) => (server === null ? resolve() : server.close(() => resolve())));
});

/** A mail server on this machine, and what it was given. */
async function mailbox(options: SMTPServerOptions = {}): Promise<Letter[]> {
  const letters: Letter[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      letters.push(
        letterOf(
          Buffer.concat(chunks).toString(),
          session.envelope.rcptTo.map(({ address }) => address),
        ),
      );
      done();
    },
    ...options,
  });
  server = smtp;
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as AddressInfo;
  sender = new MailSender({ smtp: `smtp://127.0.0.1:${port}`, from: "Banquise <banquise@example.org>" });
  return letters;
}

function letterOf(raw: string, to: readonly string[]): Letter {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const boundary = /boundary="(.+?)"/.exec(head)?.[1] ?? "";
  const parts = rest.join("\r\n\r\n").split(`--${boundary}`);
  const part = (type: string) => decoded(parts.find((each) => each.includes(`Content-Type: ${type}`)) ?? "");
  return { to, head: head.replace(/\r\n[ \t]+/g, " "), text: part("text/plain"), html: part("text/html") };
}

function decoded(part: string): string {
  const [head = "", ...body] = part.split("\r\n\r\n");
  const text = body.join("\r\n\r\n");
  if (/base64/.test(head)) return Buffer.from(text, "base64").toString();
  if (!/quoted-printable/.test(head)) return text;
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** A header whose words may be encoded (RFC 2047). */
const plain = (head: string): string =>
  head.replace(/=\?UTF-8\?(Q|B)\?(.*?)\?= ?/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === "B"
      ? Buffer.from(text, "base64").toString()
      : decoded(`quoted-printable\r\n\r\n${text.replaceAll("_", " ")}`),
  );

const zoe = { email: "zoe@example.org", unsubscribe: "https://play.example.org/api/unsubscribe?token=t-1" };

test("a mail says it in text and in HTML, with a link to the very table and a way out", async () => {
  const letters = await mailbox();
  const due = Date.UTC(2026, 0, 4, 10, 30);
  expect(await sender?.send({ ...TURN, due }, zoe, FRENCH)).toBe("sent");
  const [{ to, head, text, html }] = letters as [Letter];
  expect(to).toEqual(["zoe@example.org"]);
  expect(plain(head)).toContain("Subject: À toi de jouer : Igloo Igloo");
  expect(head).toContain("Message-ID: <n-1@play.example.org>");
  expect(head).toContain(`List-Unsubscribe: <${zoe.unsubscribe}>`);
  expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(head).toContain("Auto-Submitted: auto-generated");
  expect(head).toContain("Content-Language: fr");
  for (const part of [text, html]) {
    expect(part).toContain("La table t’attend. Tu as jusqu’au 4 janvier 2026");
    expect(part).toContain("https://play.example.org/table/abc123");
    expect(part).toContain(zoe.unsubscribe);
  }
  expect(html).toContain('<html lang="fr">');
});

test("a name can neither be markup nor begin a header", async () => {
  const letters = await mailbox();
  const from = `<img src=x onerror=alert(1)>"'&\r\nBcc: everybody@example.org`;
  expect(await sender?.send({ ...TURN, kind: "invited", from }, zoe, ENGLISH)).toBe("sent");
  const [{ to, head, html }] = letters as [Letter];
  expect(to).toEqual(["zoe@example.org"]);
  expect(head).not.toMatch(/^Bcc:/m);
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp; Bcc: everybody@example.org");
});

test("a table cannot be named so that its link leads elsewhere", async () => {
  const letters = await mailbox();
  await sender?.send({ ...TURN, table: '../..//evil.example/"><script>' }, zoe, ENGLISH);
  const [{ html }] = letters as [Letter];
  expect(html).toContain(
    'href="https://play.example.org/table/..%2F..%2F%2Fevil.example%2F%22%3E%3Cscript%3E"',
  );
});

test.each(["", "zoe", "a@b@c", "a@b, c@d", "a <a@b>", "a@b\r\nBcc: c@d", "a b@c", "@b", "a@"])(
  "%j is no address, and no mail is sent",
  async (email) => {
    const letters = await mailbox();
    expect(isEmail(email)).toBe(false);
    expect(await sender?.send(TURN, { ...zoe, email }, ENGLISH)).toBe("refused");
    expect(letters).toHaveLength(0);
  },
);

test("a mail server that knows no such reader is told apart from one that is busy or away", async () => {
  const answering = (responseCode: number): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no"), { responseCode })),
  });
  await mailbox(answering(550));
  expect(await sender?.send(TURN, zoe, ENGLISH)).toBe("refused");
  sender?.close();
  await new Promise<void>((resolve) => server?.close(() => resolve()));
  expect(await sender?.send(TURN, zoe, ENGLISH)).toBe("later");
  await mailbox(answering(451));
  expect(await sender?.send(TURN, zoe, ENGLISH)).toBe("later");
});
