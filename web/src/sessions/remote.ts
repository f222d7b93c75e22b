/**
 * A table on the server. Nothing is guessed: what is shown is what the server said, in its order. A move that could not
 * be sent is sent again under the same key, so it is played once or not at all.
 */
import {
  type Move,
  newSecret,
  type SeatInfo,
  type StepMessage,
  type SuggestionsMessage,
  type TableSnapshot,
} from "@banquise/engine";
import type { Suggested } from "@banquise/ui";
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { AnyGame, AnyView } from "../games.ts";
import type { TableAffairs } from "./affairs.ts";
import { api } from "./api.ts";
import { type Moment, momentAfter } from "./moment.ts";
import { isRefused, type Refused } from "./refused.ts";
import { type Connection, legalOf, NONE, suggestableOf, type TableSession } from "./session.ts";
import type { TableStream } from "./stream.ts";
import type { TableTalk } from "./table-talk.ts";

const FIRST_RETRY = 400;
const LONGEST_RETRY = 5_000;
/** An acknowledged move that the stream does not bring within this time means that the stream is stale. */
const ECHO_PATIENCE = 3_000;
const STALE: Refused = { refused: "staleVersion", rule: null };
/** Older steps that are asked for at once. */
const PAGE = 50;

/** What the stream tells besides the steps. */
interface Around {
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly suggestions: ReadonlySignal<SuggestionsMessage | null>;
  readonly affairs: TableAffairs;
  readonly talk: TableTalk;
}

export class RemoteSession implements TableSession {
  readonly kind = "remote";
  readonly id: string;
  readonly game: AnyGame;
  readonly config: TableSnapshot["config"];
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly moment: ReadonlySignal<Moment>;
  readonly legal: ReadonlySignal<readonly Move[]>;
  readonly suggestable: ReadonlySignal<readonly Move[]>;
  readonly suggestions: ReadonlySignal<readonly Suggested[]>;
  readonly connection: ReadonlySignal<Connection>;
  readonly affairs: TableAffairs;
  readonly daily: string | null;
  readonly talk: TableTalk;
  readonly unkept = signal(null);
  readonly curtain = signal(null);
  readonly sending = signal<Move | null>(null);
  readonly thought = signal(null);
  private readonly now: Signal<Moment>;
  private readonly stream: TableStream;
  /** A command is on its way: another tap is the same tap. */
  private busy = false;
  private closed = false;
  private asking: Promise<Refused | null> | null = null;

  private constructor(
    game: AnyGame,
    snapshot: TableSnapshot,
    moment: Moment,
    { seats, suggestions, affairs, talk }: Around,
    stream: TableStream,
  ) {
    this.id = snapshot.id;
    this.game = game;
    this.config = snapshot.config;
    this.seats = seats;
    this.affairs = affairs;
    this.daily = snapshot.daily;
    this.talk = talk;
    this.stream = stream;
    this.connection = stream.connection;
    this.now = signal(moment);
    this.moment = this.now;
    this.legal = computed(() =>
      this.sending.value === null && !this.isHeldUp ? legalOf(game, this.now.value) : NONE,
    );
    this.suggestable = computed(() => suggestableOf(game, this.now.value));
    this.suggestions = computed(() => suggestedOf(game, suggestions.value, this.now.value.version));
  }

  /** Null when this page goes by other rules than the server. */
  static open(
    game: AnyGame,
    snapshot: TableSnapshot,
    around: Around,
    stream: TableStream,
  ): RemoteSession | null {
    const moment = momentOf(game, snapshot);
    return moment && new RemoteSession(game, snapshot, moment, around, stream);
  }

  /** The server told everything anew. False when it goes by other rules than this page now. */
  reset(snapshot: TableSnapshot): boolean {
    const told = momentOf(this.game, snapshot);
    if (told === null) return false;
    const { viewer, log } = this.now.value;
    // Pages of older steps are not asked for again, unless somebody else looks now, or there is a gap.
    const first = told.log[0]?.version ?? 0;
    const joins = viewer === told.viewer && (log.at(-1)?.version ?? -1) >= first - 1;
    const known = joins ? log.filter(({ version }) => version < first) : [];
    this.now.value = { ...told, log: [...known, ...told.log] };
    return true;
  }

  step(message: StepMessage): void {
    const before = this.now.value;
    const { version } = message.step;
    if (version <= before.version) return;
    if (version > before.version + 1) this.stream.resync();
    else this.now.value = momentAfter(this.game, before, message);
  }

  older(): Promise<Refused | null> {
    this.asking ??= this.askOlder().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  play(move: Move): Promise<Refused | null> {
    const object = this.game.moves.decode(move);
    return this.send(move, (version, key) => api.move(this.id, version, key, object));
  }

  undo(): Promise<Refused | null> {
    return this.send(null, (version, key) => api.undo(this.id, version, key));
  }

  async suggest(move: Move | null): Promise<Refused | null> {
    const object = move === null ? null : this.game.moves.decode(move);
    const answer = await api.suggest(this.id, this.now.value.version, object);
    return isRefused(answer) ? answer : null;
  }

  hurry(): void {}

  liftCurtain(): void {}

  /** Nobody decides in a pause, and a bot does while it stands in. */
  private get isHeldUp(): boolean {
    const { paused } = this.affairs;
    return paused.value || this.affairs.standIn(this.now.value.viewer) !== null;
  }

  close(): void {
    this.closed = true;
  }

  private async send(
    move: Move | null,
    post: (version: number, key: string) => Promise<unknown>,
  ): Promise<Refused | null> {
    if (this.busy) return null;
    this.busy = true;
    const { version } = this.now.value;
    const key = newSecret();
    this.sending.value = move;
    try {
      for (let delay = FIRST_RETRY; !this.closed; delay = Math.min(delay * 2, LONGEST_RETRY)) {
        const answer = await post(version, key);
        if (!isRefused(answer)) {
          if (!(await this.reaches(version + 1, ECHO_PATIENCE))) this.stream.resync();
          return null;
        }
        if (!isPassing(answer)) {
          this.stream.resync();
          return answer;
        }
        // Somebody else's step in the meantime: this move is no longer an answer to what is asked.
        if (
          (await this.reaches(version + 1, delay)) &&
          this.now.value.log.at(-1)?.seat !== this.now.value.viewer
        )
          return STALE;
      }
      return null;
    } finally {
      this.busy = false;
      this.sending.value = null;
    }
  }

  private async askOlder(): Promise<Refused | null> {
    const before = this.now.value.log[0]?.version ?? 0;
    if (before === 0) return null;
    const answer = await api.steps(this.id, before, PAGE);
    if (isRefused(answer)) return answer;
    const { log, ...moment } = this.now.value;
    // Steps may have come meanwhile, at the other end.
    const older = answer.steps.filter(({ version }) => version < (log[0]?.version ?? 0));
    this.now.value = { ...moment, log: [...older, ...log] };
    return null;
  }

  /** Waits for a version to be shown, up to a time. */
  private reaches(version: number, patience: number): Promise<boolean> {
    if (this.now.value.version >= version) return Promise.resolve(true);
    return new Promise((resolve) => {
      const done = (reached: boolean): void => {
        clearTimeout(timer);
        stop();
        resolve(reached);
      };
      const timer = setTimeout(() => done(false), patience);
      const stop = this.now.subscribe((moment) => {
        if (moment.version >= version) queueMicrotask(() => done(true));
      });
    });
  }
}

function momentOf(game: AnyGame, snapshot: TableSnapshot): Moment | null {
  const { viewer, actor, version, status, log, mayUndo } = snapshot;
  if (snapshot.view === null || snapshot.form !== game.version) return null;
  try {
    const view = game.layout.fromJson(snapshot.view) as AnyView;
    return { view, viewer, actor, version, status, log, events: [], scenes: [], mayUndo };
  } catch (error) {
    console.error("the view is not one of this page's rules", snapshot.game, snapshot.rules, error);
    return null;
  }
}

/** What is suggested for the decision that is shown. */
function suggestedOf(game: AnyGame, told: SuggestionsMessage | null, version: number): readonly Suggested[] {
  if (told === null || told.version !== version) return [];
  return told.suggestions.flatMap(({ seat, move }) => {
    const parsed = game.moves.parse(move);
    return parsed === null ? [] : [{ seat, move: parsed }];
  });
}

/** Worth trying again: nobody answered, or the answer was not about the move. */
const isPassing = ({ status = 0 }: Refused): boolean => status === 0 || status === 429 || status >= 500;
