import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A letter as its reader gets it. */
export interface Received {
  readonly to: readonly string[];
  readonly head: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailbox {
  /** "smtp://127.0.0.1:2525" */
  readonly smtp: string;
  readonly letters: readonly Received[];
  close(): Promise<void>;
}

/** A mail server on this machine, and what it was given. */
export async function mailbox(options: SMTPServerOptions = {}): Promise<Mailbox> {
  const letters: Received[] = [];
  const server = new SMTPServer({
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtp: `smtp://127.0.0.1:${port}`,
    letters,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function letterOf(raw: string, to: readonly string[]): Received {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const boundary = /boundary="(.+?)"/.exec(head)?.[1] ?? "";
  const parts = rest.join("\r\n\r\n").split(`--${boundary}`);
  const part = (type: string) => decoded(parts.find((each) => each.includes(`Content-Type: ${type}`)) ?? "");
  return { to, head: head.replace(/\r\n[ \t]+/g, " "), text: part("text/plain"), html: part("text/html") };
}

/** The body of a part as it was written. */
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
export const plain = (head: string): string =>
  head.replace(/=\?UTF-8\?(Q|B)\?(.*?)\?= ?/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === "B"
      ? Buffer.from(text, "base64").toString()
      : decoded(`quoted-printable\r\n\r\n${text.replaceAll("_", " ")}`),
  );
