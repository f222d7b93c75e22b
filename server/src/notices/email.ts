import { createTransport, type Transporter } from "nodemailer";
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

  async send(notice: Notice, { email, unsubscribe }: MailAddress, wording: Wording): Promise<Delivery> {
    if (!isEmail(email)) return "refused";
    const letter = letterOf(notice, wording, unsubscribe);
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: "", address: email },
        ...letter,
        messageId: `<${notice.id}@${new URL(wording.origin).hostname}>`,
        headers: {
          "Auto-Submitted": "auto-generated",
          "Content-Language": wording.language,
          "List-Unsubscribe": `<${unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
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

/** A mail server that says 5xx to the letter or the reader means it; everything else may pass. */
function deliveryOf(error: unknown): Delivery {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500 ? "refused" : "later";
}

function letterOf(notice: Notice, wording: Wording, unsubscribe: string) {
  const { greeting, open, why, unsubscribe: stop } = NOTICE_WORDS[wording.language];
  const { title, body } = noticeText(notice, wording);
  const link = tableLink(notice, wording);
  const text = `${greeting}\n\n${title}\n${body}\n\n${open}${colon(wording)} ${link}\n\n-- \n${why}\n${stop}${colon(wording)} ${unsubscribe}\n`;
  const html = `<!doctype html>
<html lang="${wording.language}">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="font-family:system-ui,sans-serif;line-height:1.5;color:#16202c;background:#ffffff">
<p>${escaped(greeting)}</p>
<p><strong>${escaped(title)}</strong><br>${escaped(body)}</p>
<p><a href="${escaped(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0b5a7a;color:#ffffff;text-decoration:none">${escaped(open)}</a></p>
<p style="font-size:13px;color:#4a5a6a">${escaped(why)} <a href="${escaped(unsubscribe)}" style="color:#4a5a6a">${escaped(stop)}</a></p>
</body>
</html>
`;
  return { subject: title, text, html };
}

const colon = ({ language }: Wording): string => (language === "fr" ? " :" : ":");

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
