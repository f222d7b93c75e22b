import type { Socket } from "node:net";
import type { Viewer } from "@banquise/engine";
import type { FastifyReply } from "fastify";
import type { Listener } from "../tables/audience.ts";

/** A client that does not read is let go; it comes back and resumes where it was. */
const MAX_BACKLOG_BYTES = 1 << 20;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
  "x-content-type-options": "nosniff",
};

/** How soon a browser comes back, in milliseconds. */
const RETRY = Buffer.from("retry: 1000\n\n");

/** One open connection of server-sent events. */
export class EventStream implements Listener {
  viewer: Viewer;
  readonly session: string | null;
  private readonly socket: Socket;

  constructor(reply: FastifyReply, viewer: Viewer, session: string | null, closed: () => void) {
    this.viewer = viewer;
    this.session = session;
    reply.hijack();
    const { raw } = reply;
    // Without chunks the bytes of an event go to all its listeners as they are; the end of the connection ends it.
    raw.useChunkedEncodingByDefault = false;
    raw.writeHead(200, HEADERS);
    raw.flushHeaders();
    const { socket } = raw;
    if (socket === null) throw new Error("the connection of a request has a socket");
    this.socket = socket;
    socket.setTimeout(0);
    // Whoever left while the table was looked up has been closed already, and will not be closed again.
    if (socket.destroyed) setImmediate(closed);
    else socket.once("close", closed);
    this.send(RETRY);
  }

  send(chunk: Buffer): void {
    if (this.socket.writable && !this.socket.write(chunk) && this.socket.writableLength > MAX_BACKLOG_BYTES) {
      this.socket.destroy();
    }
  }

  end(): void {
    this.socket.end();
  }
}
