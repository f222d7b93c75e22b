import { createHash } from "node:crypto";
import { newCode, newTicket } from "../ids.ts";
import type { TicketRow } from "../storage/schema.ts";
import type { TicketStore } from "../storage/ticket-store.ts";

const HOUR = 3_600_000;
/** How long a link in a mail is good. */
const LINK_GOOD = { confirm: 48 * HOUR, recover: HOUR } as const;
const CODES = 8;

/** What is shown once and good once: codes to write down, links in mails. */
export class Tickets {
  private readonly store: TicketStore;
  private readonly now: () => number;

  constructor(store: TicketStore, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** New recovery codes, instead of all that somebody had. */
  async newCodes(person: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    const rows = codes.map((code) => this.row("code", person, code, "", null));
    await this.store.replace(person, "code", rows);
    return codes;
  }

  codesLeft(person: string): Promise<number> {
    return this.store.count(person, "code");
  }

  /** Uses a code up; false if it is none of this person's. However it is written: with or without hyphens, in capitals. */
  async useCode(person: string | null, code: string): Promise<boolean> {
    const row = await this.store.redeem(hashOf(plain(code)), "code", this.now(), person ?? "");
    return row !== null;
  }

  /** The secret part of a link in a mail, instead of those that were sent before. */
  async newLink(person: string, kind: keyof typeof LINK_GOOD, data: string): Promise<string> {
    const ticket = newTicket();
    await this.store.replace(person, kind, [
      this.row(kind, person, ticket, data, this.now() + LINK_GOOD[kind]),
    ]);
    return ticket;
  }

  /** Uses the link up; whose it was, and what was noted with it. Null if it is good no more. */
  async useLink(
    kind: keyof typeof LINK_GOOD,
    ticket: string,
  ): Promise<{ person: string; data: string } | null> {
    const row = await this.store.redeem(hashOf(plain(ticket)), kind, this.now());
    return row === null ? null : { person: row.person_id, data: row.data };
  }

  private row(
    kind: TicketRow["kind"],
    person_id: string,
    ticket: string,
    data: string,
    expires_at: number | null,
  ): TicketRow {
    return { hash: hashOf(plain(ticket)), kind, person_id, data, expires_at };
  }
}

/** Enough bits are in each that one round of hashing keeps it secret. */
const hashOf = (ticket: string): string => createHash("sha256").update(ticket).digest("hex");

const plain = (ticket: string): string => ticket.toLowerCase().replace(/[^a-z0-9]/g, "");
