/** How one is told while one is elsewhere, as the pages ask the server for it. */
import type { Language } from "@banquise/engine";
import { call } from "../sessions/api.ts";

export const KINDS = ["turn", "begun", "over", "invited"] as const;
export const CHANNELS = ["push", "email", "webhook"] as const;
export type Kind = (typeof KINDS)[number];
export type Channel = (typeof CHANNELS)[number];

export interface Choices {
  readonly channels: Readonly<Record<Kind, readonly Channel[]>>;
  readonly quiet: { readonly from: string; readonly to: string } | null;
  /** The hour of one mail a day; null for a mail each. */
  readonly digest: number | null;
  readonly zone: string;
  readonly language: Language;
}

interface Browser {
  readonly id: string;
  readonly device: string;
  readonly current: boolean;
}

export interface NoticeSettings {
  /** `push`: the key that browsers know the server by; null where nobody is told. */
  readonly possible: { readonly push: string | null; readonly email: boolean; readonly webhook: boolean };
  readonly email: string | null;
  readonly choices: Choices;
  readonly webhook: string | null;
  readonly browsers: readonly Browser[];
}

export const noticesApi = {
  settings: () => call<NoticeSettings>("GET", "/api/notices"),
  choose: (choices: Choices) => call<null>("PUT", "/api/notices", choices),
  subscribe: (subscription: object) =>
    call<{ readonly id: string }>("POST", "/api/notices/push", subscription),
  unsubscribe: (id: string) => call<null>("DELETE", `/api/notices/push/${encodeURIComponent(id)}`),
  setWebhook: (url: string) => call<{ readonly secret: string }>("PUT", "/api/notices/webhook", { url }),
  removeWebhook: () => call<null>("DELETE", "/api/notices/webhook"),
  stopMails: (token: string) => call<null>("POST", `/api/unsubscribe?token=${encodeURIComponent(token)}`, {}),
};
