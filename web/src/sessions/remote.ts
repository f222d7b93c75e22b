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
import { api, type Failure, failed } from "./api.ts";
import {
  type Connection,
  legalOf,
  type Moment,
  NONE,
  suggestableOf,
  type TableSession,
  type Trouble,
} from "./session.ts";
import type { TableStream } from "./stream.ts";

const FIRST_RETRY = 400;
const LONGEST_RETRY = 5_000;
/** An acknowledged move that the stream does not bring within this time means that the stream is stale. */
const ECHO_PATIENCE = 3_000;
const STALE: Trouble = { code: "staleVersion", rule: null, detail: null };

/** What the stream tells besides the steps. */
interface Around {
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly suggestions: ReadonlySignal<SuggestionsMessage | null>;
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
  readonly curtain = signal(null);
  readonly sending = signal<Move | null>(null);
  readonly thought = signal(null);
  private readonly now: Signal<Moment>;
  private readonly stream: TableStream;
  /** A command is on its way: another tap is the same tap. */
  private busy = false;
  private closed = false;

  constructor(game: AnyGame, snapshot: TableSnapshot, { seats, suggestions }: Around, stream: TableStream) {
    this.id = snapshot.id;
    this.game = game;
    this.config = snapshot.config;
    this.seats = seats;
    this.stream = stream;
    this.connection = stream.connection;
    this.now = signal(momentOf(game, snapshot));
    this.moment = this.now;
    this.legal = computed(() => (this.sending.value === null ? legalOf(game, this.now.value) : NONE));
    this.suggestable = computed(() => suggestableOf(game, this.now.value));
    this.suggestions = computed(() => suggestedOf(game, suggestions.value, this.now.value.version));
  }

  /** The server told everything anew. */
  reset(snapshot: TableSnapshot): void {
    if (snapshot.view !== null) this.now.value = momentOf(this.game, snapshot);
  }

  step({ step, patch, actor, status, mayUndo }: StepMessage): void {
    const before = this.now.value;
    if (step.version <= before.version) return;
    if (step.version > before.version + 1) {
      this.stream.resync();
      return;
    }
    const view = this.game.layout.clone(before.view);
    if (patch !== null) this.game.layout.patch(view, patch);
    this.now.value = {
      view: view as AnyView,
      viewer: before.viewer,
      actor,
      version: step.version,
      status,
      log: [...before.log, step],
      events: step.events,
      mayUndo,
    };
  }

  play(move: Move): Promise<Trouble | null> {
    const object = this.game.moves.decode(move);
    return this.send(move, (version, key) => api.move(this.id, version, key, object));
  }

  undo(): Promise<Trouble | null> {
    return this.send(null, (version, key) => api.undo(this.id, version, key));
  }

  async suggest(move: Move | null): Promise<Trouble | null> {
    const object = move === null ? null : this.game.moves.decode(move);
    const answer = await api.suggest(this.id, this.now.value.version, object);
    return failed(answer) ? troubleOf(answer) : null;
  }

  liftCurtain(): void {}

  close(): void {
    this.closed = true;
  }

  private async send(
    move: Move | null,
    post: (version: number, key: string) => Promise<unknown>,
  ): Promise<Trouble | null> {
    if (this.busy) return null;
    this.busy = true;
    const { version } = this.now.value;
    const key = newSecret();
    this.sending.value = move;
    try {
      for (let delay = FIRST_RETRY; !this.closed; delay = Math.min(delay * 2, LONGEST_RETRY)) {
        const answer = await post(version, key);
        if (!failed(answer)) {
          if (!(await this.reaches(version + 1, ECHO_PATIENCE))) this.stream.resync();
          return null;
        }
        if (!isPassing(answer)) {
          this.stream.resync();
          return troubleOf(answer);
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

function momentOf(game: AnyGame, snapshot: TableSnapshot): Moment {
  const { viewer, actor, version, status, log, mayUndo } = snapshot;
  const view = game.layout.fromJson(snapshot.view) as AnyView;
  return { view, viewer, actor, version, status, log, events: [], mayUndo };
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
const isPassing = ({ status }: Failure): boolean => status === 0 || status === 429 || status >= 500;

function troubleOf({ problem, status }: Failure): Trouble {
  return {
    code: problem?.code ?? (status === 0 ? "unreachable" : "unexpected"),
    rule: problem?.rule ?? null,
    detail: problem?.detail ?? null,
  };
}
