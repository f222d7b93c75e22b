/** An online table from the moment its address is opened: looked for, waited at, then played. */
import type {
  SeatInfo,
  SeatsMessage,
  SuggestionsMessage,
  TableSnapshot,
  TimedStepMessage,
} from "@banquise/engine";
import { signal } from "@preact/signals";
import { loadRules } from "../games.ts";
import { TableAffairs } from "./affairs.ts";
import { api } from "./api.ts";
import { isRefused, type Refused } from "./refused.ts";
import { RemoteSession } from "./remote.ts";
import { TableStream } from "./stream.ts";
import { TableTalk } from "./table-talk.ts";

export class RemoteTable {
  readonly id: string;
  /** The table as the server last told it whole; null until it did. */
  readonly snapshot = signal<TableSnapshot | null>(null);
  readonly seats = signal<readonly SeatInfo[]>([]);
  readonly suggestions = signal<SuggestionsMessage | null>(null);
  readonly talk: TableTalk;
  private around: TableAffairs | null = null;
  /** Null while seats are free. */
  readonly session = signal<RemoteSession | null>(null);
  /** Why there is nothing to show. */
  readonly failure = signal<Refused | null>(null);
  /** The table where its players meet again, once somebody has asked for it. */
  readonly rematch = signal<string | null>(null);
  readonly stream: TableStream;
  private closed = false;
  /** What the server told last: rules that were being loaded for something older come too late. */
  private latest: TableSnapshot | null = null;

  constructor(id: string) {
    this.id = id;
    this.talk = new TableTalk(id);
    this.stream = new TableStream(id, {
      snapshot: (message) => void this.onSnapshot(message),
      step: (message) => this.onStep(message),
      seats: (message) => this.onSeats(message),
      suggestions: (message) => {
        this.suggestions.value = message;
      },
      talk: (news) => this.talk.hear(news),
      beat: ({ version }) => {
        if (this.session.value && version > this.session.value.moment.value.version) this.stream.resync();
      },
      gone: () => {
        this.stream.close();
        this.failure.value = { refused: "tableNotFound", rule: null, status: 404 };
      },
      broken: () => this.worthTrying(),
      peek: () => void this.peek(),
      version: () => this.session.value?.moment.value.version ?? null,
    });
  }

  /** After this browser took or left a seat: what it may see has changed. */
  async refresh(): Promise<void> {
    this.session.value?.close();
    this.session.value = null;
    this.stream.resync();
  }

  close(): void {
    this.closed = true;
    this.session.value?.close();
    this.stream.close();
  }

  private async onSnapshot(snapshot: TableSnapshot): Promise<void> {
    // A node that is behind the others, or a stream that was given up, may tell of a moment that has passed.
    if (snapshot.version < (this.session.value?.moment.value.version ?? 0)) return;
    this.latest = snapshot;
    this.failure.value = null;
    this.rematch.value = snapshot.rematch;
    this.seats.value = snapshot.seats;
    this.affairsOf(snapshot).told(snapshot);
    this.talk.room.value = snapshot.viewer === null ? "audience" : "table";
    const { value: session } = this.session;
    if (session) {
      if (!session.reset(snapshot)) return this.differ(session.game, snapshot);
    } else if (snapshot.view !== null) {
      const game = await loadRules(snapshot.game);
      // Whoever takes the last seat may be told of the beginning twice: as a spectator, then in that seat.
      if (this.closed || this.latest !== snapshot) return;
      const { seats, suggestions, talk } = this;
      const around = { seats, suggestions, talk, affairs: this.affairsOf(snapshot) };
      const opened = game && RemoteSession.open(game, snapshot, around, this.stream);
      if (opened === null) return this.differ(game, snapshot);
      this.session.value = opened;
    }
    this.snapshot.value = snapshot;
  }

  /**
   * The server goes by other rules than this page: by newer ones, which a reload brings, or still by older ones, while servers
   * are replaced; then it tells everything anew as soon as it does not.
   */
  private differ(game: { readonly version: number } | null, { form }: TableSnapshot): void {
    this.session.value?.close();
    this.session.value = null;
    this.failure.value = {
      refused: game !== null && form < game.version ? "oldServer" : "oldPage",
      rule: null,
    };
  }

  private affairsOf({ id, clock }: TableSnapshot): TableAffairs {
    this.around ??= new TableAffairs(id, clock, this.seats, () => this.stream.resync());
    return this.around;
  }

  private onStep(message: TimedStepMessage): void {
    this.around?.step(message);
    if (this.session.value) this.session.value.step(message);
    else this.stream.resync();
  }

  private onSeats({ seats, status, rematch, ...affairs }: SeatsMessage): void {
    this.seats.value = seats;
    this.around?.news(affairs);
    this.rematch.value = rematch;
    const snapshot = this.snapshot.value;
    if (snapshot === null) return;
    // The last seat was taken: the game has begun, and there is a view to ask for.
    if (status !== "open" && this.session.value === null) this.stream.resync();
    else this.snapshot.value = { ...snapshot, seats, status: this.session.value ? snapshot.status : status };
  }

  /** Looks whether the game has begun, or the turn has come: for whoever sits here and does something else meanwhile. */
  private async peek(): Promise<void> {
    const { viewer, status, actor } = this.session.value?.moment.value ?? this.snapshot.value ?? {};
    if (viewer == null || status === "over" || actor === viewer) return;
    const answer = await api.table(this.id);
    if (!isRefused(answer) && !this.closed) await this.onSnapshot(answer);
  }

  /** A stream does not say why it was refused; a plain request does. */
  private async worthTrying(): Promise<boolean> {
    const answer = await api.table(this.id);
    if (!isRefused(answer)) return true;
    const { status = 0 } = answer;
    const gone = status >= 400 && status < 500 && status !== 429;
    if (gone || this.snapshot.value === null) this.failure.value = answer;
    return !gone;
  }
}
