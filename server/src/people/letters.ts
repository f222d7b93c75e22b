import type { Language } from "@banquise/engine";
import { newTicket } from "../ids.ts";
import type { MailSender } from "../notices/email.ts";
import { letterOf } from "../notices/letter.ts";
import type { Delivery } from "../notices/outgoing.ts";

/** confirm: whether the address is the reader's. recover: a way in for somebody who forgot the password. */
export type LetterKind = "confirm" | "recover";

interface Words {
  readonly greeting: string;
  readonly title: string;
  readonly body: string;
  readonly button: string;
  readonly why: string;
}

/** `{name}` stands for the name of the account. */
const WORDS: Readonly<Record<Language, Readonly<Record<LetterKind, Words>>>> = {
  fr: {
    confirm: {
      greeting: "Bonjour {name},",
      title: "Confirme ton adresse",
      body: "Avec cette adresse, tu pourras retrouver ton compte Banquise si tu oublies ton mot de passe. Le lien est valable deux jours.",
      button: "Confirmer mon adresse",
      why: "Si tu n’as rien demandé, ignore ce message : il ne se passera rien.",
    },
    recover: {
      greeting: "Bonjour {name},",
      title: "Choisis un nouveau mot de passe",
      body: "Quelqu’un, toi sans doute, a demandé à retrouver ton compte Banquise. Le lien est valable une heure et ne sert qu’une fois.",
      button: "Choisir un mot de passe",
      why: "Si tu n’as rien demandé, ignore ce message : ton mot de passe reste le même.",
    },
  },
  en: {
    confirm: {
      greeting: "Hello {name},",
      title: "Confirm your address",
      body: "With this address you can get back into your Banquise account if you forget your password. The link is good for two days.",
      button: "Confirm my address",
      why: "If you have not asked for this, ignore this message: nothing will happen.",
    },
    recover: {
      greeting: "Hello {name},",
      title: "Choose a new password",
      body: "Somebody, most likely you, asked to get back into your Banquise account. The link is good for an hour, and once.",
      button: "Choose a password",
      why: "If you have not asked for this, ignore this message: your password stays as it is.",
    },
  },
};

/** The pages that the links lead to. What is secret stands after the #, which browsers tell no server. */
const PAGES: Readonly<Record<LetterKind, string>> = {
  confirm: "/account/confirm",
  recover: "/account/recover",
};

/** Letters about an account. Their links lead to the address that the operator has set, whatever a request says. */
export class Letters {
  private readonly sender: MailSender;
  private readonly origin: string;

  constructor(sender: MailSender, origin: string) {
    this.sender = sender;
    this.origin = origin;
  }

  send(
    kind: LetterKind,
    to: { readonly email: string; readonly name: string; readonly ticket: string },
    language: Language,
  ): Promise<Delivery> {
    const { greeting, title, body, button, why } = WORDS[language][kind];
    const letter = letterOf({
      language,
      greeting: greeting.replace("{name}", () => to.name),
      title,
      body,
      button: { words: button, address: `${this.origin}${PAGES[kind]}#${to.ticket}` },
      why,
    });
    return this.sender.post(to.email, letter, { language, origin: this.origin }, newTicket());
  }
}
