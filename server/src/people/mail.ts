import type { Language } from "@banquise/engine";
import { isEmail } from "../notices/email.ts";
import type { Refused } from "../problems.ts";
import type { Identity } from "../sessions.ts";
import type { Store } from "../storage/store.ts";
import type { Accounts } from "./accounts.ts";
import type { Letters } from "./letters.ts";

const HOUR = 3_600_000;
/** Letters an hour: to one address, and at the wish of one address of the network. */
const MOST_LETTERS = { to: 3, from: 20 } as const;
/** Accounts that one address may stand for. */
const MOST_ACCOUNTS = 5;

/** The mail address of an account: confirmed by its owner, and a way back in. */
export class AccountMail {
  private readonly accounts: Accounts;
  private readonly store: Store;
  /** Null where no mail can be sent. */
  private readonly letters: Letters | null;
  private readonly failed: (error: unknown) => void;

  constructor(accounts: Accounts, store: Store, letters: Letters | null, failed: (error: unknown) => void) {
    this.accounts = accounts;
    this.store = store;
    this.letters = letters;
    this.failed = failed;
  }

  get isPossible(): boolean {
    return this.letters !== null;
  }

  /** Asks the owner of an address to confirm it; the account has it from then on. */
  async ask(
    identity: Identity,
    email: string,
    from: string,
    language: Language,
  ): Promise<Refused | { readonly asked: true }> {
    const account = await this.accounts.proven(identity);
    if ("refused" in account) return account;
    if (this.letters === null) return { refused: "noMail" };
    if (!isEmail(email)) return { refused: "badEmail" };
    if (await this.isTooMuch(email, from)) return { refused: "rateLimited" };
    const ticket = await this.accounts.tickets.newLink(account.person_id, "confirm", email);
    const delivery = await this.letters.send("confirm", { email, name: account.name, ticket }, language);
    return delivery === "refused" ? { refused: "badEmail" } : { asked: true };
  }

  /** The reader of a letter has followed its link. */
  async confirm(ticket: string): Promise<Refused | { readonly email: string }> {
    const used = await this.accounts.tickets.useLink("confirm", ticket);
    if (used === null) return { refused: "staleLink" };
    await this.store.accounts.update(used.person, { email: used.data, email_key: keyOf(used.data) });
    return { email: used.data };
  }

  async remove(identity: Identity): Promise<Refused | null> {
    const account = await this.accounts.proven(identity);
    if ("refused" in account) return account;
    await this.store.accounts.update(account.person_id, { email: null, email_key: null });
    await this.store.tickets.replace(account.person_id, "confirm", []);
    return null;
  }

  /** Sends a way in to whoever has confirmed this address. Nobody learns from the answer whether somebody has. */
  async recover(email: string, from: string, language: Language): Promise<Refused | null> {
    if (this.letters === null) return { refused: "noMail" };
    if (!isEmail(email)) return { refused: "badEmail" };
    if (await this.isTooMuch(email, from)) return { refused: "rateLimited" };
    // The answer does not wait for the letters: it would take longer where there are any.
    this.sendAll(this.letters, email, language).catch(this.failed);
    return null;
  }

  private async sendAll(letters: Letters, email: string, language: Language): Promise<void> {
    for (const { person_id, email: to, name } of await this.store.accounts.findByEmail(
      keyOf(email),
      MOST_ACCOUNTS,
    )) {
      const ticket = await this.accounts.tickets.newLink(person_id, "recover", "");
      const delivery = await letters.send("recover", { email: to ?? email, name, ticket }, language);
      if (delivery !== "sent") this.failed(new Error(`a letter was not taken: ${delivery}`));
    }
  }

  private async isTooMuch(email: string, from: string): Promise<boolean> {
    const { guesses } = this.accounts;
    const counts = [
      await guesses.isTooMany(`letters to ${keyOf(email)}`, MOST_LETTERS.to, HOUR),
      await guesses.isTooMany(`letters from ${from}`, MOST_LETTERS.from, HOUR),
    ];
    return counts.includes(true);
  }
}

const keyOf = (email: string): string => email.toLowerCase();
