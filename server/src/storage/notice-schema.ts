/** How somebody wants to be told while they are elsewhere. */
export interface NoticeSettingsRow {
  person_id: string;
  /** JSON: see `notices/choices.ts`. */
  settings: string;
  webhook_url: string | null;
  webhook_secret: string | null;
  /** Whoever knows it can end the mails, and nothing else: it stands in each of them. */
  stop_key: string;
}

/** A browser that wants to be told. */
export interface PushSubscriptionRow {
  id: string;
  person_id: string;
  /** The session that it was made by, and ends with. */
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** "Firefox · Linux" */
  device: string;
  created_at: number;
}
