/**
 * The live stream of an online table. It comes back by itself after any loss, asking for what was missed. While nobody looks
 * at the page it sleeps, so that others see who is away, and only asks now and then whether the turn has come.
 */
import type {
  BeatMessage,
  SeatsMessage,
  StepMessage,
  SuggestionsMessage,
  TableSnapshot,
  TalkNews,
} from "@banquise/engine";
import { signal } from "@preact/signals";
import { tablePath } from "./api.ts";
import type { Connection } from "./session.ts";

export interface StreamListener {
  snapshot(message: TableSnapshot): void;
  step(message: StepMessage): void;
  seats(message: SeatsMessage): void;
  suggestions(message: SuggestionsMessage): void;
  talk(news: TalkNews): void;
  beat(message: BeatMessage): void;
  /** The last person left before the game began. */
  gone(): void;
  /** The stream was refused or cut. Answers whether it is worth trying again. */
  broken(): Promise<boolean>;
  /** Nobody looks, and the stream sleeps: something may have happened that is worth a sound. */
  peek(): void;
  /** The version that is known; null asks for a snapshot. */
  version(): number | null;
}

const FIRST_DELAY = 300;
const LONGEST_DELAY = 10_000;
/** The server beats every 15 seconds: silence beyond this is a dead connection that nobody has told us about. */
const SILENCE = 40_000;
/** A short look at another tab does not cut the stream. */
const SLEEP_AFTER = 30_000;
const PEEK_EVERY = 20_000;

export class TableStream {
  readonly connection = signal<Connection>("connecting");
  private readonly id: string;
  private readonly listener: StreamListener;
  private source: EventSource | null = null;
  private delay = FIRST_DELAY;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private sleeper: ReturnType<typeof setTimeout> | undefined;
  private peeking: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(id: string, listener: StreamListener) {
    this.id = id;
    this.listener = listener;
    document.addEventListener("visibilitychange", this.onVisibility);
    addEventListener("online", this.wake);
    addEventListener("offline", this.onOffline);
    this.connect();
  }

  /** Asks again for everything after the known version. */
  resync(): void {
    if (!this.closed) this.connect();
  }

  close(): void {
    this.closed = true;
    this.drop();
    this.stir();
    document.removeEventListener("visibilitychange", this.onVisibility);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.onOffline);
  }

  private connect(): void {
    this.drop();
    const version = this.listener.version();
    const from = version === null ? "" : `?lastEventId=${version}`;
    const source = new EventSource(`${tablePath(this.id)}/stream${from}`);
    this.source = source;
    source.onopen = () => {
      this.delay = FIRST_DELAY;
      this.connection.value = "live";
      this.listenForSilence();
    };
    source.onerror = () => void this.onError(source);
    this.on("snapshot", source, (message: TableSnapshot) => this.listener.snapshot(message));
    this.on("step", source, (message: StepMessage) => this.listener.step(message));
    this.on("seats", source, (message: SeatsMessage) => this.listener.seats(message));
    this.on("suggestions", source, (message: SuggestionsMessage) => this.listener.suggestions(message));
    this.on("talk", source, (news: TalkNews) => this.listener.talk(news));
    this.on("gone", source, () => this.listener.gone());
    this.on("beat", source, (message: BeatMessage) => this.listener.beat(message));
  }

  private on<T>(name: string, source: EventSource, tell: (message: T) => void): void {
    source.addEventListener(name, (event) => {
      if (source !== this.source) return;
      this.listenForSilence();
      tell(JSON.parse((event as MessageEvent<string>).data) as T);
    });
  }

  private async onError(source: EventSource): Promise<void> {
    if (source !== this.source || this.closed) return;
    this.drop();
    this.connection.value = "lost";
    if (!(await this.listener.broken()) || this.closed || this.source) return;
    this.retry = setTimeout(() => this.connect(), this.delay);
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.watchdog);
    this.source?.close();
    this.source = null;
  }

  private listenForSilence(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.connect(), SILENCE);
  }

  private readonly wake = (): void => {
    if (this.closed || document.hidden) return;
    this.delay = FIRST_DELAY;
    this.connect();
  };

  /** The browser knows before any timeout does. */
  private readonly onOffline = (): void => {
    this.drop();
    this.connection.value = "lost";
  };

  private readonly onVisibility = (): void => {
    this.stir();
    if (document.hidden) this.sleeper = setTimeout(() => this.sleep(), SLEEP_AFTER);
    else if (this.source === null) this.wake();
  };

  private sleep(): void {
    this.drop();
    this.peeking = setInterval(() => this.listener.peek(), PEEK_EVERY);
  }

  private stir(): void {
    clearTimeout(this.sleeper);
    clearInterval(this.peeking);
  }
}
