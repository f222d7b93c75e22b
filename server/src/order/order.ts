import { newCaseId } from "../ids.ts";
import { skeleton } from "../names.ts";
import type { Refused } from "../problems.ts";
import type { StoredAct } from "../storage/operator-store.ts";
import type { StoredReport } from "../storage/report-store.ts";
import type { StoredSanction } from "../storage/sanction-store.ts";
import type { Store } from "../storage/store.ts";
import type { Sanction, SanctionRow } from "../storage/talk-schema.ts";
import { rangeOf } from "./range.ts";

/** Whoever keeps order: an operator, or null for somebody at the command line. */
export type Keeper = string | null;

/** Whom it is about: the person of a complaint, an account, or addresses. */
export interface Target {
  readonly report?: string | undefined;
  readonly name?: string | undefined;
  readonly range?: string | undefined;
}

interface Found {
  readonly person: string | null;
  readonly range: string | null;
  /** What they are called, for the audit log. */
  readonly called: string;
}

export interface Wish extends Target {
  readonly kind: Sanction;
  readonly reason: string;
  /** Milliseconds that it holds; null until it is lifted. */
  readonly span: number | null;
}

/** What those do who keep order, from the page or from the command line: each act is noted. */
export class Order {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  isOperator(person: string | null): Promise<boolean> {
    return person === null ? Promise.resolve(false) : this.store.operators.has(person);
  }

  reports(closed: boolean, limit: number): Promise<StoredReport[]> {
    return this.store.reports.list(closed, limit);
  }

  sanctions(): Promise<StoredSanction[]> {
    return this.store.sanctions.inForce(this.now());
  }

  acts(before: number | null, limit: number): Promise<StoredAct[]> {
    return this.store.operators.acts(before ?? Number.MAX_SAFE_INTEGER, limit);
  }

  /** Has dealt with a complaint. */
  async close(by: Keeper, id: string, note: string): Promise<Refused | null> {
    const report = await this.store.reports.find(id);
    if (report === null || !(await this.store.reports.close(id, by, note, this.now())))
      return { refused: "reportNotFound" };
    await this.note(by, "closeReport", { report: id, reason: report.reason, person: report.reported, note });
    return null;
  }

  /** Forbids something for a while; the id of it. */
  async impose(by: Keeper, { kind, reason, span, ...target }: Wish): Promise<string | Refused> {
    const found = await this.find(target);
    if ("refused" in found) return found;
    if (found.person === null && kind !== "ban") return { refused: "personNotFound" };
    if (await this.isOperator(found.person)) return { refused: "isOperator" };
    const { id, ends_at } = await this.add(kind, found, reason, span);
    await this.note(by, kind, { sanction: id, whom: found.called, reason, until: ends_at });
    return id;
  }

  /** Lets somebody keep the name for a while that they were given; the id of it. */
  async holdName(person: string, span: number): Promise<string> {
    return (await this.add("name", { person, range: null }, "", span)).id;
  }

  /** Ends what was forbidden: one thing, or all of a kind of somebody; how many there were. */
  async lift(
    by: Keeper,
    which: { readonly id: string } | { readonly kind: Sanction; readonly target: Target },
  ): Promise<number | Refused> {
    const found = "id" in which ? null : await this.find(which.target);
    if (found !== null && "refused" in found) return found;
    const lifted = await this.store.sanctions.lift(
      "id" in which
        ? which
        : { kind: which.kind, person: found?.person ?? null, range: found?.range ?? null },
      this.now(),
    );
    if (lifted.length === 0) return { refused: "sanctionNotFound" };
    for (const { id, kind, person_id, range } of lifted) {
      const person = person_id === null ? null : await this.store.sessions.find(person_id);
      await this.note(by, `un${kind}`, { sanction: id, whom: range ?? person?.name ?? "" });
    }
    return lifted.length;
  }

  /** Lets an account keep order, or not any more: at the command line alone. */
  async appoint(name: string, on: boolean): Promise<Refused | null> {
    const account = await this.store.accounts.findByName(skeleton(name));
    if (account === null) return { refused: "personNotFound" };
    const { person_id } = account;
    const { operators } = this.store;
    if (on ? await operators.add(person_id, this.now()) : await operators.remove(person_id))
      await this.note(null, on ? "appoint" : "dismiss", { whom: account.name });
    return null;
  }

  /** The person whom an operator means. */
  async person(target: Target): Promise<string | Refused> {
    const found = await this.find(target);
    if ("refused" in found) return found;
    return found.person ?? { refused: "personNotFound" };
  }

  /** Writes down what was done. */
  async note(by: Keeper, act: string, about: Readonly<Record<string, unknown>>): Promise<void> {
    const row = { id: newCaseId(), at: this.now(), operator_id: by, act, about: JSON.stringify(about) };
    await this.store.operators.note(row);
  }

  private async add(
    kind: Sanction,
    { person, range }: Pick<Found, "person" | "range">,
    reason: string,
    span: number | null,
  ): Promise<SanctionRow> {
    const at = this.now();
    const row = {
      id: newCaseId(),
      kind,
      person_id: person,
      range,
      reason,
      ends_at: span === null ? null : at + span,
      at,
      lifted_at: null,
      seen_to_at: null,
    };
    await this.store.sanctions.add(row);
    return row;
  }

  private async find({ report, name, range: wish }: Target): Promise<Found | Refused> {
    if (wish !== undefined) {
      const range = rangeOf(wish);
      return range === null
        ? { refused: "badRange" }
        : { person: null, range: range.text, called: range.text };
    }
    if (report !== undefined) {
      const found = await this.store.reports.find(report);
      if (found === null) return { refused: "reportNotFound" };
      return { person: found.reported_id, range: null, called: found.reported };
    }
    const account = name === undefined ? null : await this.store.accounts.findByName(skeleton(name));
    if (account === null) return { refused: "personNotFound" };
    return { person: account.person_id, range: null, called: account.name };
  }
}
