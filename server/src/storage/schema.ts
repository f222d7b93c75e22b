import type { DailyVerdict } from "@banquise/bots";
import type { Language, TableStatus } from "@banquise/engine";
import type { NoticeSettingsRow, PushSubscriptionRow } from "./notice-schema.ts";
import type {
  AuditRow,
  MessageRow,
  OperatorRow,
  RelationRow,
  ReportRow,
  SanctionRow,
} from "./talk-schema.ts";

/** The tables of the database, as the query builder knows them. Times are milliseconds since 1970. */
export interface Schema {
  settings: { name: string; value: string };
  /** People, by the id of the session that they first came with. */
  sessions: PersonRow;
  /** Sessions that their owners have ended: their tokens are worth nothing any more. */
  ended_sessions: { id: string; at: number };
  accounts: AccountRow;
  account_sessions: AccountSessionRow;
  tickets: TicketRow;
  api_tokens: ApiTokenRow;
  passkeys: PasskeyRow;
  challenges: ChallengeRow;
  attempts: AttemptRow;
  tables: TableRow & EarlyState;
  seats: SeatRow;
  entries: EntryRow;
  checkpoints: CheckpointRow;
  pages: PageRow;
  moves: MoveRow;
  nodes: NodeRow;
  presence: PresenceRow;
  commitments: CommitmentRow;
  jobs: JobRow;
  daily_starts: DailyStartRow;
  daily_tries: DailyTryRow;
  messages: MessageRow;
  relations: RelationRow;
  reports: ReportRow;
  sanctions: SanctionRow;
  operators: OperatorRow;
  audit: AuditRow;
  invitations: InvitationRow;
  notice_settings: NoticeSettingsRow;
  push_subscriptions: PushSubscriptionRow;
  outbox: JobRow;
}

/** Every table with the columns of its key, in the order of what refers to what. */
export const TABLE_KEYS = {
  settings: ["name"],
  sessions: ["id"],
  ended_sessions: ["id"],
  accounts: ["person_id"],
  account_sessions: ["id"],
  tickets: ["hash"],
  api_tokens: ["id"],
  passkeys: ["id"],
  challenges: ["challenge"],
  attempts: ["topic"],
  tables: ["id"],
  seats: ["table_id", "seat"],
  entries: ["table_id", "version"],
  checkpoints: ["table_id", "version"],
  pages: ["table_id", "first"],
  moves: ["table_id", "version"],
  nodes: ["id"],
  presence: ["table_id", "session_id", "node_id"],
  commitments: ["commitment"],
  jobs: ["id"],
  daily_starts: ["day", "game"],
  daily_tries: ["day", "game", "session_id"],
  messages: ["table_id", "number"],
  relations: ["id"],
  reports: ["id"],
  sanctions: ["id"],
  operators: ["person_id"],
  audit: ["id"],
  invitations: ["id"],
  notice_settings: ["person_id"],
  push_subscriptions: ["id"],
  outbox: ["id"],
} as const satisfies { readonly [Table in keyof Schema]: readonly (keyof Schema[Table])[] };

export const TABLE_NAMES = Object.keys(TABLE_KEYS) as (keyof Schema)[];

/** A person, or a program that plays as one: a guest, unless there is an account for them. */
export interface PersonRow {
  id: string;
  name: string;
  created_at: number;
}

/** A person, and whether that is the account of a program (1). */
export interface Person extends PersonRow {
  program: number | null;
}

/** What makes a guest somebody who can come back from anywhere. */
export interface AccountRow {
  person_id: string;
  /** What is left of the name when look-alikes are taken as one: no two accounts have the same. */
  name_key: string;
  /** Hash, with its salt and its cost; of something that nobody knows for who has no password. */
  password: string;
  /** 0: gets in by passkeys alone. */
  has_password: number;
  /** Confirmed by its owner; null if there is none. */
  email: string | null;
  email_key: string | null;
  /** JSON: choices of the pages that follow their owner from device to device. */
  settings: string;
  created_at: number;
  /** 1: a program plays here, and everybody is told. */
  bot: number;
}

/** A device on which somebody has signed in. The session of a guest has no row: its id is the guest's own. */
export interface AccountSessionRow {
  id: string;
  person_id: string;
  /** "Firefox · Linux" */
  device: string;
  /** Keyed hash of the address: whoever guesses passwords elsewhere does not keep the owner out at home. */
  signed_in_from: string;
  created_at: number;
  /** An hour more or less. */
  seen_at: number;
  /** When its owner last showed the password. */
  proved_at: number;
}

/** A key by which a program acts for its owner, within limits. */
export interface ApiTokenRow {
  id: string;
  person_id: string;
  /** SHA-256 of it: whoever reads the database cannot use it. */
  hash: string;
  /** What its owner calls it. */
  name: string;
  /** What it may do, with spaces between. */
  scopes: string;
  created_at: number;
  /** Null: good until it is revoked. */
  expires_at: number | null;
  /** An hour more or less; null if it was never used. */
  seen_at: number | null;
}

/** Something that is good once: a recovery code, a link in a mail. */
export interface TicketRow {
  /** SHA-256 of it: whoever reads the database cannot use it. */
  hash: string;
  kind: "code" | "confirm" | "recover";
  person_id: string;
  data: string;
  /** Null: good until it is used. */
  expires_at: number | null;
}

/** A key that somebody's device keeps; the other half of it is here. */
export interface PasskeyRow {
  /** As the device calls it. */
  id: string;
  person_id: string;
  public_key: ArrayBuffer | Uint8Array;
  /** How often it was used, for devices that count. */
  counter: number;
  /** JSON: how a browser reaches it. */
  transports: string;
  /** Where it was made: "Firefox · Linux". */
  device: string;
  created_at: number;
  used_at: number | null;
}

/** What a passkey was asked to sign: good once, and not for long. */
export interface ChallengeRow {
  challenge: string;
  /** make: a new key. enter: signing in. prove: showing once more that an account is one's own. */
  purpose: "make" | "enter" | "prove";
  /** The session that asked; empty for whoever signs in. */
  session_id: string;
  expires_at: number;
}

/** How often something was tried that somebody could try to guess. */
interface AttemptRow {
  topic: string;
  count: number;
  /** From then on it counts from zero again. */
  ends_at: number;
}

/**
 * Where the log of a table is. `moves`: in `moves`, as early programs wrote it, waiting to be played once more; `entries`:
 * in `entries`; `pages`: the game is over and the log is packed into `pages`.
 */
export const LOG_FORMS = { moves: 1, entries: 2, pages: 3 } as const;

export interface TableRow {
  id: string;
  game: string;
  /** Rules version of the game at its start; the log says when that changed. */
  rules: number;
  seats: number;
  /** JSON: a value for every option of the game. */
  options: string;
  /** 1: anybody may take a free seat. */
  public: number;
  status: TableStatus;
  /** Leaves the server only in the export of a finished game. */
  secret: string;
  invitation: string;
  /** The table where its players meet again. */
  rematch: string | null;
  /** Number of entries. */
  version: number;
  /** The seat that decides; null before the start and after the end. */
  actor: number | null;
  /** One of `LOG_FORMS`. */
  log_form: number;
  /** JSON of the engine's time control; null for none. */
  clock: string | null;
  /** The bot that plays for those who have left. */
  stand_in: string;
  /** When the time of whoever decides is up; null when no clock runs. */
  due_at: number | null;
  /** JSON: the milliseconds that each seat had left when the clock was last written; null before the start or without a clock. */
  time_left: string | null;
  /** JSON of what somebody has proposed to the others; null for nothing. */
  proposal: string | null;
  /** Who opened it, by a keyed hash of the address: for quotas and for turns of bots, not to find anybody. */
  opened_from: string;
  /**
   * When somebody was last seen to wait at an open table, or to play at one that has begun; a minute more or less, so that
   * moves do not have to keep an index in order.
   */
  alive_at: number;
  created_at: number;
  updated_at: number;
  /** Raised by every change that is no entry of the log: seats, rematch, suggestions, who is connected. */
  revision: number;
  /** JSON: what the others would do in the place of the seat that decides; see `tables/suggestions.ts`. */
  suggestions: string | null;
  /** Since when a bot has to decide; null when none has. */
  think_at: number | null;
  /** The node that sees to it, for as long as it lives. */
  claimed_by: string | null;
  /** The day whose challenge is played here; null at any other table. */
  daily: string | null;
  /** 0: nobody writes messages here; phrases are said anyway. */
  chat: number;
  /** The revision at which something was last said, or taken back; 0 for never. */
  talk_revision: number;
  /** The language of whoever opened it; null where nobody asked. */
  language: Language | null;
  /** JSON: people who were sent away from the open table. */
  sent_away: string | null;
  /** When somebody may have to be told of what has happened here; null when nobody has. */
  tell_at: number | null;
  /** Whether the game was played to its end, or ended as it stood; null until that is noted, at its seats, too. */
  ending: "played" | "abandoned" | null;
}

/** What early programs kept beside their logs: a state to compare with when the log is played once more. */
export interface EarlyState {
  /** JSON. */
  state: string | null;
  state_version: number | null;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: "free" | "person" | "bot";
  /** Whose seat it is, for a person. */
  session_id: string | null;
  /** Which bot, for a bot. */
  bot: string | null;
  nonce: string;
  /** The bot that plays in the person's stead, as the log says; null while the person decides. */
  stand_in: string | null;
  /** 1: the person has left for good. */
  resigned: number;
  /** As the game counts them; null until it is over, and where nobody can say. */
  rank: number | null;
  total: number | null;
  /** When the game ended; null until then, and until it is noted. */
  ended_at: number | null;
}

/** The log of a table: (table_id, version) is unique, so no two entries can make the same version. */
export interface EntryRow {
  table_id: string;
  version: number;
  /** The client's own key of the command; null for bots. */
  key: string | null;
  /** JSON of the engine's packed entry, without version and key. */
  payload: string;
}

/** A kept state: the first one of every game, with what was told of the setup, and some later ones to load from. */
export interface CheckpointRow {
  table_id: string;
  version: number;
  /** JSON of the engine's checkpoint, deflated. */
  data: ArrayBuffer | Uint8Array;
}

/** Entries of a finished game, from one version to another: a JSON list of packed entries, deflated. */
export interface PageRow {
  table_id: string;
  first: number;
  last: number;
  data: ArrayBuffer | Uint8Array;
}

/** A log of early programs: what was decided, and nothing of what it did. */
export interface MoveRow {
  table_id: string;
  version: number;
  seat: number;
  /** Code of the move under the rules of then; null for an undo. */
  move: number | null;
  key: string | null;
  at: number;
}

/** A process that works on this database. */
export interface NodeRow {
  id: string;
  /** JSON: which program it is. */
  facts: string;
  /** By the time of the database; after that it is taken for dead, and what it had claimed is free. */
  alive_until: number;
}

/** Somebody who sits at a table has it on a screen, by a connection to a node. */
export interface PresenceRow {
  table_id: string;
  session_id: string;
  node_id: string;
}

/** A secret that was promised to somebody before their table was opened. */
export interface CommitmentRow {
  commitment: string;
  session_id: string;
  secret: string;
  expires_at: number;
}

/** Something to do for whichever node takes it. */
export interface JobRow {
  id: string;
  kind: string;
  /** For whom: clients are served in turn. */
  client: string;
  /** JSON: all that whoever does it may know. */
  payload: string;
  /** JSON: what came of it. */
  answer: string | null;
  attempts: number;
  due_at: number;
  /** The node that does it, for as long as it lives. */
  claimed_by: string | null;
  done_at: number | null;
}

/** The start of a challenge of the day, the same for everybody. */
export interface DailyStartRow {
  /** "2026-11-18", by universal time. */
  day: string;
  game: string;
  /** Leaves the server only when no try can go on. */
  secret: string;
  seats: number;
  /** JSON: a value for every option of the game. */
  options: string;
}

/** Somebody's one try at a challenge of the day. */
export interface DailyTryRow {
  day: string;
  game: string;
  session_id: string;
  table_id: string;
  /** What came of verifying it, or "late" where its secret was out by then; null until the game is over and that is done. */
  verdict: DailyVerdict | "late" | null;
  /** As the game counts them; null until then. */
  total: number | null;
  rank: number | null;
  finished_at: number | null;
}

/** Somebody is asked to an open table by somebody who sits there. */
export interface InvitationRow {
  id: string;
  table_id: string;
  from_id: string;
  to_id: string;
  at: number;
  declined_at: number | null;
}
