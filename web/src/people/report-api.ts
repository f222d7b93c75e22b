import type { Seat } from "@banquise/engine";
import { call } from "../sessions/api.ts";

export const REPORT_REASONS = ["insult", "spam", "cheating", "name", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Whom somebody reports: by a seat, by something they said, or by the name of their account. */
export type Reported =
  | { readonly table: string; readonly seat: Seat }
  | { readonly table: string; readonly message: number }
  | { readonly name: string };

export const sendReport = (whom: Reported, reason: ReportReason, note: string) =>
  call<null>("POST", "/api/reports", { ...whom, reason, note });
