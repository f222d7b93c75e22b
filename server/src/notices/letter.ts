import type { Language } from "@banquise/engine";

/** A mail as its reader sees it: the same as plain text and as HTML. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a letter says. Plain texts: nothing in them is markup. */
export interface LetterParts {
  readonly language: Language;
  readonly greeting: string;
  readonly title: string;
  readonly body: string;
  /** More than one thing to open. */
  readonly links?: readonly Link[];
  readonly button: Link;
  /** Why somebody gets this mail. */
  readonly why: string;
  /** How to get no more of them. */
  readonly stop?: Link;
}

interface Link {
  readonly words: string;
  readonly address: string;
}

export function letterOf(parts: LetterParts): Letter {
  const { language, greeting, title, body, links = [], button, why, stop } = parts;
  const colon = language === "fr" ? " :" : ":";
  const line = ({ words, address }: Link) => `${words}${colon} ${address}\n`;
  const small = "color:#4a5a6a";
  return {
    subject: title,
    text: `${greeting}\n\n${title}\n${body}\n\n${links.map(line).join("")}${line(button)}\n-- \n${why}\n${stop === undefined ? "" : line(stop)}`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="font-family:system-ui,sans-serif;line-height:1.5;color:#16202c;background:#ffffff">
<p>${escaped(greeting)}</p>
<p><strong>${escaped(title)}</strong><br>${escaped(body)}</p>
${links.length === 0 ? "" : `<ul>\n${links.map((link) => `<li>${anchor(link, "color:#0b5a7a")}</li>`).join("\n")}\n</ul>\n`}<p>${anchor(button, "display:inline-block;padding:10px 18px;border-radius:8px;background:#0b5a7a;color:#ffffff;text-decoration:none")}</p>
<p style="font-size:13px;${small}">${escaped(why)}${stop === undefined ? "" : ` ${anchor(stop, small)}`}</p>
</body>
</html>
`,
  };
}

const anchor = ({ words, address }: Link, style: string): string =>
  `<a href="${escaped(address)}" style="${style}">${escaped(words)}</a>`;

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
