import type { Seat, TalkMessage, TalkNews, TalkRoom } from "@banquise/engine";
import { computed, type ReadonlySignal, signal } from "@preact/signals";

const KEY = "banquise.heard.";
/** Milliseconds for which a seat shows that somebody has said something there. */
const SHOWN = 6_000;

/** Somebody at a table, by where they sit or by something that they said. */
export interface Met {
  readonly name: string;
  readonly seat: Seat | null;
  readonly message: number | null;
}

/** What is said at a table, as far as this browser may read it, and what of it nobody has looked at yet. */
export class TableTalk {
  readonly id: string;
  /** Those who sit there have one, those who watch another. */
  readonly room = signal<TalkRoom>("audience");
  /** In the room of whoever looks, the latest last. */
  readonly messages: ReadonlySignal<readonly TalkMessage[]>;
  /** What others have said since somebody looked. */
  readonly unread: ReadonlySignal<number>;
  /** What somebody else has just said. */
  readonly latest = signal<TalkMessage | null>(null);
  /** Whom somebody wants to do something about. */
  readonly person = signal<Met | null>(null);
  private readonly heard = signal<ReadonlyMap<number, TalkMessage>>(new Map());
  /** The number of the last message that was looked at. */
  private readonly seen;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.seen = signal(lastSeen(id));
    this.messages = computed(() =>
      [...this.heard.value.values()]
        .filter(({ room }) => room === this.room.value)
        .sort((a, b) => a.number - b.number),
    );
    this.unread = computed(
      () =>
        this.messages.value.filter((message) => isNews(message) && message.number > this.seen.value).length,
    );
  }

  hear({ messages, all }: TalkNews): void {
    const before = this.heard.peek();
    this.heard.value = new Map([...before, ...messages.map((message) => [message.number, message] as const)]);
    const isGone = messages.some(
      (message) => message.number === this.latest.peek()?.number && !isNews(message),
    );
    if (isGone) this.latest.value = null;
    const last = messages.findLast((message) => isNews(message) && !before.has(message.number));
    if (last === undefined || all) return;
    this.latest.value = last;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.latest.value = null;
    }, SHOWN);
  }

  /** Whoever is heard may have changed: these are all messages. */
  replace(messages: readonly TalkMessage[]): void {
    this.heard.value = new Map(messages.map((message) => [message.number, message]));
  }

  /** Somebody looks at what was said. */
  look(): void {
    const last = this.messages.peek().at(-1)?.number ?? 0;
    if (last <= this.seen.peek()) return;
    this.seen.value = last;
    try {
      localStorage.setItem(KEY + this.id, String(last));
    } catch {
      // A full or forbidden storage costs the mark, not the message.
    }
  }
}

/** From somebody else, and not taken back. */
const isNews = ({ own, phrase, text }: TalkMessage): boolean => !own && (phrase !== null || text !== null);

function lastSeen(id: string): number {
  try {
    return Number(globalThis.localStorage?.getItem(KEY + id) ?? 0) || 0;
  } catch {
    return 0;
  }
}
