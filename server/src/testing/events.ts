export interface StreamEvent {
  readonly event: string;
  readonly id: string | null;
  readonly data: unknown;
}

/** Reads server-sent events one by one. */
export class EventReader {
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  private readonly heard: string[];
  private readonly decoder = new TextDecoder();
  private buffer = "";

  constructor(body: ReadableStream<Uint8Array>, heard: string[]) {
    this.reader = body.getReader();
    this.heard = heard;
  }

  /** The next event; null when the stream has ended. Beats are left out unless asked for. */
  async next(beats = false): Promise<StreamEvent | null> {
    for (;;) {
      const end = this.buffer.indexOf("\n\n");
      if (end >= 0) {
        const block = this.buffer.slice(0, end);
        this.buffer = this.buffer.slice(end + 2);
        const parsed = parse(block);
        if (parsed !== null && (beats || parsed.event !== "beat")) return parsed;
        continue;
      }
      const { done, value } = await this.reader.read().catch(() => ({ done: true, value: undefined }));
      if (done) return null;
      const text = this.decoder.decode(value, { stream: true });
      this.heard.push(text);
      this.buffer += text;
    }
  }

  /** The next event of a kind; those before it are skipped. */
  async nextOf<T>(event: string): Promise<T> {
    for (;;) {
      const found = await this.next(event === "beat");
      if (found === null) throw new Error(`the stream ended before a ${event}`);
      if (found.event === event) return found.data as T;
    }
  }

  /** Resolves when nothing more comes, because the other side has ended it. */
  async ended(): Promise<void> {
    while ((await this.next(true)) !== null);
  }

  async close(): Promise<void> {
    await this.reader.cancel().catch(() => {});
  }
}

function parse(block: string): StreamEvent | null {
  const fields = new Map(
    block.split("\n").map((line) => [line.split(": ", 1)[0], line.slice(line.indexOf(": ") + 2)]),
  );
  const event = fields.get("event");
  if (event === undefined) return null;
  return { event, id: fields.get("id") ?? null, data: JSON.parse(fields.get("data") ?? "null") };
}
