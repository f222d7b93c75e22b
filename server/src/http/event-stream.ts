import type { Socket } from "node:net";
import type { Viewer } from "@banquise/engine";
import type { FastifyReply } from "fastify";
import type { Identity } from "../sessions.ts";
import type { Listener } from "../tables/audience.ts";
import { SERVER_SENT, type StreamFormat } from "./stream-format.ts";

/** Bytes that wait for a client that does not read. What comes after that is looked up again when it reads on. */
const MOST_WAITING = 256 * 1024;
/** Milliseconds without a byte read after which a client is let go; it comes back and resumes where it was. */
const STALLED = 30_000;

const HEADERS = {
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
  "x-content-type-options": "nosniff",
};

export interface StreamEvents {
  closed(): void;
  /** The client was so slow that it was not told all, and has caught up with what it was told. */
  behind(): void;
}

/**
 * One open connection that is told of events. A client that reads slowly is told what happened when it is ready for it; one
 * that does not read at all costs little and not for long.
 */
export class EventStream implements Listener {
  viewer: Viewer;
  readonly identity: Identity | null;
  readonly address: string;
  /** The version of the last thing that was sent about the game; null before the game. */
  version: number | null = null;
  private readonly socket: Socket;
  private readonly events: StreamEvents;
  private readonly format: StreamFormat;
  /** What the socket does not take yet. */
  private readonly waiting: Buffer[] = [];
  private waitingBytes = 0;
  private isFull = false;
  private isBehind = false;

  constructor(
    reply: FastifyReply,
    viewer: Viewer,
    identity: Identity | null,
    events: StreamEvents,
    { format = SERVER_SENT, stalled = STALLED }: { format?: StreamFormat; stalled?: number } = {},
  ) {
    this.viewer = viewer;
    this.identity = identity;
    this.address = reply.request.ip;
    this.events = events;
    this.format = format;
    reply.hijack();
    const { raw } = reply;
    // Without chunks the bytes of an event go to all its listeners as they are; the end of the connection ends it.
    raw.useChunkedEncodingByDefault = false;
    raw.writeHead(200, { "content-type": format.contentType, ...HEADERS });
    raw.flushHeaders();
    const { socket } = raw;
    if (socket === null) throw new Error("the connection of a request has a socket");
    this.socket = socket;
    // The socket counts the time since a byte was taken; it is written to only when it takes more, or that would count.
    socket.setTimeout(stalled);
    raw.on("timeout", () => {
      if (this.isFull) socket.destroy();
    });
    socket.on("drain", () => this.flush());
    // Whoever left while the table was looked up has been closed already, and will not be closed again.
    if (socket.destroyed) setImmediate(() => events.closed());
    else socket.once("close", () => events.closed());
    if (format.opening !== null) this.write(format.opening);
  }

  /** What somebody is told first: all of it, however long. */
  open(chunks: readonly Buffer[], version: number | null): void {
    for (const chunk of chunks) this.write(this.format.shape(chunk, this.viewer));
    this.version = version;
  }

  send(chunk: Buffer, version: number | null = this.version): void {
    if (this.isBehind) return;
    if (this.isFull && this.waitingBytes + chunk.length > MOST_WAITING) {
      this.isBehind = true;
      return;
    }
    this.version = version;
    this.write(this.format.shape(chunk, this.viewer));
  }

  end(): void {
    this.socket.end();
  }

  private write(chunk: Buffer): void {
    if (!this.socket.writable) return;
    if (this.isFull) {
      this.waiting.push(chunk);
      this.waitingBytes += chunk.length;
    } else this.isFull = !this.socket.write(chunk);
  }

  private flush(): void {
    this.isFull = false;
    const chunks = this.waiting.splice(0);
    this.waitingBytes = 0;
    for (const chunk of chunks) this.write(chunk);
    if (this.isFull || !this.isBehind) return;
    this.isBehind = false;
    this.events.behind();
  }
}

/** Milliseconds that a timer can count. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Ends a stream when the token does that it was opened with; to be cleared when it closes. */
export function endWithToken(
  stream: EventStream,
  identity: Identity | null,
  now: number,
): NodeJS.Timeout | undefined {
  const left = (identity?.until ?? Number.POSITIVE_INFINITY) - now;
  // No stream lasts so long that a token could end later than a timer can count.
  return left < LONGEST_TIMER ? setTimeout(() => stream.end(), left) : undefined;
}
