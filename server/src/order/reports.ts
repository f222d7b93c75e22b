import type { Phrase, Seat } from "@banquise/engine";
import { newCaseId } from "../ids.ts";
import type { Guesses } from "../people/guesses.ts";
import type { Refused } from "../problems.ts";
import type { Store } from "../storage/store.ts";
import type { ReportReason } from "../storage/talk-schema.ts";
import type { StoredMessage } from "../storage/talk-store.ts";
import type { Circle, Whom } from "../talk/circle.ts";
import { cleanNote } from "../talk/clean-text.ts";

/** How things were when somebody complained: names and messages may change, and tables go. */
export interface Evidence {
  /** What the person was called. */
  readonly name: string;
  /** The game of the table. */
  readonly game: string | null;
  /** What was said where the complainant heard it; with what was taken back since. */
  readonly messages: readonly Said[];
}

interface Said {
  readonly number: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string | null;
  readonly phrase: Phrase | null;
  readonly at: number;
  /** Whether the person wrote it whom the complaint is about. */
  readonly accused: boolean;
}

export interface Complaint extends Whom {
  readonly reason: ReportReason;
  readonly note: string;
}

/** Messages of a complaint: before the one that it is about, and after it. */
const BEFORE = 20;
const AFTER = 5;

const DAY = 24 * 3_600_000;
/** How often somebody may complain in a day; and all of one address, because sessions cost nothing. */
const MOST_A_DAY = { person: 10, address: 30 } as const;

/** What people tell those who keep order. */
export class Reports {
  private readonly store: Store;
  private readonly circle: Circle;
  private readonly guesses: Guesses;
  private readonly now: () => number;

  constructor(store: Store, circle: Circle, guesses: Guesses, now: () => number) {
    this.store = store;
    this.circle = circle;
    this.guesses = guesses;
    this.now = now;
  }

  /** Keeps a complaint, with how things are now. `from`: keyed hash of where it is made. */
  async make(
    reporter: string,
    { reason, note, ...whom }: Complaint,
    from: string | null,
  ): Promise<Refused | null> {
    const reported = await this.circle.find(reporter, whom);
    if (typeof reported !== "string") return reported;
    if (await this.isTooMany(reporter, from)) return { refused: "tooManyReports" };
    const { table = null, message = null } = whom;
    await this.store.reports.add({
      id: newCaseId(),
      reporter_id: reporter,
      reported_id: reported,
      table_id: table,
      message,
      reason,
      note: cleanNote(note),
      evidence: JSON.stringify(await this.evidence(reporter, reported, table, message)),
      at: this.now(),
      closed_at: null,
      closed_by: null,
      closing_note: "",
    });
    return null;
  }

  private async isTooMany(reporter: string, from: string | null): Promise<boolean> {
    if (await this.guesses.isTooMany(`reports by ${reporter}`, MOST_A_DAY.person, DAY)) return true;
    return from !== null && this.guesses.isTooMany(`reports from ${from}`, MOST_A_DAY.address, DAY);
  }

  private async evidence(
    reporter: string,
    reported: string,
    tableId: string | null,
    message: number | null,
  ): Promise<Evidence> {
    const person = await this.store.sessions.find(reported);
    const stored = tableId === null ? null : await this.store.tables.find(tableId);
    const isSeated = stored?.seats.some(({ session_id }) => session_id === reporter) ?? false;
    const said = tableId === null ? [] : await this.store.talk.list(tableId, isSeated ? "table" : "audience");
    const about = message === null ? said.length : said.findIndex(({ number }) => number === message);
    const near = said.slice(Math.max(0, about - BEFORE), about + 1 + AFTER);
    return {
      name: person?.name ?? "",
      game: stored?.table.game ?? null,
      messages: near.map((line) => shown(line, reported)),
    };
  }
}

const shown = (
  { number, seat, name, text, phrase, at, person_id }: StoredMessage,
  reported: string,
): Said => ({
  number,
  seat,
  name,
  text,
  phrase,
  at,
  accused: person_id === reported,
});
