import type { Language } from "@banquise/engine";
import type { Refused } from "../problems.ts";
import { type Identity, isGuest } from "../sessions.ts";
import type { Store } from "../storage/store.ts";
import type { Commands } from "../tables/commands.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { Seating } from "../tables/seating.ts";
import type { Accounts } from "./accounts.ts";

/** What somebody is called who is not here any more. */
const NOBODY: Readonly<Record<Language, string>> = { fr: "Anonyme", en: "Anonymous" };
/** Tables that are read at a time. */
const PAGE = 100;
/** Messages of a copy, the latest: more than anybody writes who does not write by program. */
const MOST_MESSAGES = 10_000;

/** All that is kept about a person: how they get a copy of it, and how it goes. */
export class Belongings {
  private readonly store: Store;
  private readonly accounts: Accounts;
  private readonly tables: LiveTables;
  private readonly seating: Seating;
  private readonly commands: Commands;
  private readonly now: () => number;

  constructor(
    store: Store,
    accounts: Accounts,
    {
      tables,
      seating,
      commands,
      now,
    }: { tables: LiveTables; seating: Seating; commands: Commands; now: () => number },
  ) {
    this.store = store;
    this.accounts = accounts;
    this.tables = tables;
    this.seating = seating;
    this.commands = commands;
    this.now = now;
  }

  /** A copy of everything, but for the games themselves, which have their own export. */
  async copyOf({ person }: Identity) {
    const [row, account, sessions, codes, tokens, passkeys, relations, written, reports, sanctions] =
      await Promise.all([
        this.store.sessions.find(person),
        this.store.accounts.find(person),
        this.store.accounts.sessions(person),
        this.accounts.tickets.codesLeft(person),
        this.store.apiTokens.of(person),
        this.accounts.passkeys.of(person),
        this.store.relations.of(person),
        this.store.talk.writtenBy(person, MOST_MESSAGES),
        this.store.reports.by(person),
        this.store.sanctions.of(person),
      ]);
    const [notices, browsers, invitations, asked] = await Promise.all([
      this.store.notices.settings(person),
      this.store.notices.subscriptions(person),
      this.store.invitations.to(person),
      this.store.invitations.by(person),
    ]);
    const seats = [];
    for await (const seat of this.seatsOf(person)) seats.push(seat);
    return {
      format: 1 as const,
      exportedAt: this.now(),
      person: { id: person, name: row?.name ?? null, createdAt: row?.created_at ?? null },
      account:
        account === null
          ? null
          : {
              createdAt: account.created_at,
              email: account.email,
              settings: JSON.parse(account.settings) as Record<string, unknown>,
              codesLeft: codes,
              bot: account.bot === 1,
              tokens: tokens.map(({ name, scopes, created_at, expires_at, seen_at }) => ({
                name,
                scopes: scopes.split(" "),
                createdAt: created_at,
                expiresAt: expires_at,
                seenAt: seen_at,
              })),
              passkeys: passkeys.map(({ device, created_at, used_at }) => ({
                device,
                createdAt: created_at,
                usedAt: used_at,
              })),
              sessions: sessions.map(({ device, created_at, seen_at }) => ({
                device,
                createdAt: created_at,
                seenAt: seen_at,
              })),
            },
      notices:
        notices === null
          ? null
          : {
              ...(JSON.parse(notices.settings) as Record<string, unknown>),
              webhook: notices.webhook_url,
              browsers: browsers.map(({ device, endpoint, created_at }) => ({
                device,
                endpoint,
                createdAt: created_at,
              })),
            },
      askedTo: invitations.map(({ table_id, from, at }) => ({ table: table_id, from, at })),
      asked: asked.map(({ table_id, name, at }) => ({ table: table_id, name, at })),
      relations: relations.map(({ kind, name, at }) => ({ kind, name, at })),
      messages: written.map(({ table_id, phrase, text, at }) => ({ table: table_id, phrase, text, at })),
      reports: reports.map(({ reason, note, table_id, at }) => ({ reason, note, table: table_id, at })),
      sanctions: sanctions.map(({ kind, reason, at, ends_at, lifted_at }) => ({
        kind,
        reason,
        at,
        endsAt: ends_at,
        liftedAt: lifted_at,
      })),
      tables: seats,
    };
  }

  /**
   * Removes somebody for good: no account, no session, and no name. Open tables are left and running games resigned, so that
   * nobody waits; finished games stay, with a name that is nobody's. The sessions that have ended.
   */
  async remove(identity: Identity, language: Language): Promise<readonly string[] | Refused> {
    const { person, session } = identity;
    if (!isGuest(identity)) {
      const account = await this.accounts.proven(identity);
      if ("refused" in account) return account;
    }
    await this.leaveTables(person, "resign");
    const ended = await this.store.accounts.remove(person, NOBODY[language], session, this.now());
    await this.seating.rename(person);
    return ended;
  }

  /** Nobody waits for somebody who cannot play any more: open tables are left, and bots play on in running games. */
  async leaveTables(person: string, how: "resign" | "handOver"): Promise<void> {
    for await (const { id, status } of this.seatsOf(person))
      if (status !== "over")
        await this.tables.use(id, (live) => this.leave(live, person, how)).catch(() => {});
  }

  private async leave(
    live: Parameters<Seating["leave"]>[0],
    person: string,
    how: "resign" | "handOver",
  ): Promise<Refused | null> {
    const seat = live.seats.of(person);
    if (seat === null) return null;
    if (live.status === "open") return this.seating.leave(live, person);
    const done = await this.commands[how](live, seat, {});
    return "refused" in done ? done : null;
  }

  private async *seatsOf(person: string) {
    for (let last: string | null = null; ; ) {
      const page = await this.store.lists.seatsOf(person, last, PAGE);
      for (const { id, game, options, status, seats, seat, resigned, created_at, updated_at } of page)
        yield {
          id,
          game,
          seats,
          options: JSON.parse(options) as Record<string, string>,
          status,
          seat,
          resigned: resigned === 1,
          createdAt: created_at,
          updatedAt: updated_at,
        };
      if (page.length < PAGE) return;
      last = page.at(-1)?.id ?? null;
    }
  }
}
