import { createTransport, type Transporter } from "nodemailer";
import { type Letter, letterOf } from "./letter.ts";
import { type Notice, tableLink, type Wording } from "./notice.ts";
import type { Delivery } from "./outgoing.ts";
import { NOTICE_WORDS, noticeText } from "./words.ts";

export interface MailAddress {
  readonly email: string;
  /** Where one request without a session ends these mails. */
  readonly unsubscribe: string;
}

export interface MailOptions {
  /** "smtps://name:password@mail.example.org" */
  readonly smtp: string;
  /** "Banquise <banquise@example.org>" */
  readonly from: string;
}

/** Milliseconds for each step of the conversation with the mail server. */
const PATIENCE = 20_000;

/** One address, with nothing that could name another or begin a header. */
const EMAIL = /^[^\s@<>,;:"()[\]\\\p{C}]{1,64}@[^\s@<>,;:"()[\]\\\p{C}]{1,190}$/u;

export const isEmail = (text: string): boolean => EMAIL.test(text);

/** Tells people by mail, through the operator's mail server. */
export class MailSender {
  private readonly transport: Transporter;
  private readonly from: string;

  constructor({ smtp, from }: MailOptions) {
    this.transport = createTransport({
      url: smtp,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      // A mail is what we wrote: nothing in it is fetched from a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.from = from;
  }

  /** Tells somebody of something that they have asked to be told of, with the way to have no more of it. */
  send(notice: Notice, { email, unsubscribe }: MailAddress, wording: Wording): Promise<Delivery> {
    const { greeting, open, why, unsubscribe: stop } = NOTICE_WORDS[wording.language];
    const letter = letterOf({
      language: wording.language,
      greeting,
      ...noticeText(notice, wording),
      button: { words: open, address: tableLink(notice, wording) },
      why,
      stop: { words: stop, address: unsubscribe },
    });
    return this.post(email, letter, wording, notice.id, stopHeaders(unsubscribe));
  }

  /** The same of several things at once. */
  sendDigest(
    told: readonly { readonly notice: Notice; readonly wording: Wording }[],
    id: string,
    { email, unsubscribe }: MailAddress,
    { language, origin }: Pick<Wording, "language" | "origin">,
  ): Promise<Delivery> {
    const { greeting, digest, digestBody, home, why, unsubscribe: stop } = NOTICE_WORDS[language];
    const letter = letterOf({
      language,
      greeting,
      title: digest.replace("{count}", String(told.length)),
      body: digestBody,
      links: told.map(({ notice, wording }) => {
        const { title, body } = noticeText(notice, wording);
        return { words: `${title}. ${body}`, address: tableLink(notice, wording) };
      }),
      button: { words: home, address: `${origin}/` },
      why,
      stop: { words: stop, address: unsubscribe },
    });
    return this.post(email, letter, { language, origin }, id, stopHeaders(unsubscribe));
  }

  /** Sends a letter. `id`: the same however often it is sent. */
  async post(
    email: string,
    letter: Letter,
    { language, origin }: Pick<Wording, "language" | "origin">,
    id: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Delivery> {
    if (!isEmail(email)) return "refused";
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: "", address: email },
        ...letter,
        messageId: `<${id}@${new URL(origin).hostname}>`,
        headers: { "Auto-Submitted": "auto-generated", "Content-Language": language, ...headers },
      });
      return "sent";
    } catch (error) {
      return deliveryOf(error);
    }
  }

  close(): void {
    this.transport.close();
  }
}

/** One request, which a mail program makes, ends them. */
const stopHeaders = (unsubscribe: string): Readonly<Record<string, string>> => ({
  "List-Unsubscribe": `<${unsubscribe}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** A mail server that says 5xx to the letter or the reader means it; everything else may pass. */
function deliveryOf(error: unknown): Delivery {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500 ? "refused" : "later";
}
