/** What operators ask the server for. */
import type { Phrase, Seat } from "@banquise/engine";
import type { ReportReason } from "../people/report-api.ts";
import { call } from "../sessions/api.ts";

export type SanctionKind = "mute" | "ban" | "name";

export interface Sanction {
  readonly id: string;
  readonly kind: SanctionKind;
  /** Null for addresses. */
  readonly name: string | null;
  readonly range: string | null;
  readonly reason: string;
  readonly at: number;
  /** Null: until it is lifted. */
  readonly endsAt: number | null;
}

export interface Said {
  readonly number: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string | null;
  readonly phrase: Phrase | null;
  readonly at: number;
  readonly accused: boolean;
}

export interface Report {
  readonly id: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly at: number;
  readonly reporter: string;
  readonly reported: {
    readonly name: string;
    readonly account: boolean;
    readonly sanctions: readonly Sanction[];
  };
  readonly table: string | null;
  readonly message: number | null;
  readonly evidence: {
    readonly name: string;
    readonly game: string | null;
    readonly messages: readonly Said[];
  };
  readonly closed: { readonly at: number; readonly by: string | null; readonly note: string } | null;
}

export interface Act {
  readonly id: string;
  readonly at: number;
  /** Null: at the command line. */
  readonly operator: string | null;
  readonly act: string;
  readonly about: Readonly<Record<string, unknown>>;
}

/** Whom it is about: the person of a report, an account, or addresses. */
export type Target = { readonly report: string } | { readonly name: string } | { readonly range: string };

export interface NewSanction {
  readonly kind: "mute" | "ban";
  readonly hours: number | null;
  readonly reason: string;
}

const at = (id: string | number): string => encodeURIComponent(id);

export const operatorsApi = {
  reports: (closed: boolean) =>
    call<{ readonly reports: readonly Report[] }>("GET", `/api/operators/reports?closed=${closed ? 1 : 0}`),
  close: (id: string, note: string) =>
    call<null>("POST", `/api/operators/reports/${at(id)}/closing`, { note }),
  sanctions: () => call<{ readonly sanctions: readonly Sanction[] }>("GET", "/api/operators/sanctions"),
  impose: (target: Target, sanction: NewSanction) =>
    call<{ readonly id: string }>("POST", "/api/operators/sanctions", { ...target, ...sanction }),
  lift: (id: string) => call<null>("DELETE", `/api/operators/sanctions/${at(id)}`),
  rename: (report: string, to: string) =>
    call<{ readonly name: string }>("POST", "/api/operators/names", { report, ...(to !== "" && { to }) }),
  removeMessage: (table: string, number: number) =>
    call<null>("DELETE", `/api/operators/tables/${at(table)}/talk/${at(number)}`),
  audit: (before: number | null) =>
    call<{ readonly acts: readonly Act[] }>(
      "GET",
      `/api/operators/audit${before === null ? "" : `?before=${before}`}`,
    ),
};
