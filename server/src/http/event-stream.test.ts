import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { Client } from "../testing/client.ts";
import { testServer } from "../testing/server.ts";
import { EventStream } from "./event-stream.ts";

const LIMIT = 256 * 1024;

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app?.close();
});

interface Served {
  readonly stream: EventStream;
  readonly closed: Promise<void>;
  /** How often the client was found to be behind. */
  readonly behind: () => number;
  readonly client: Socket;
  /** Of the server's end. */
  readonly socket: Socket;
}

/** A stream, and a client that reads when it is told to. */
async function serve(stalled?: number): Promise<Served> {
  app = fastify();
  let client: Socket;
  const served = new Promise<Served>((resolve) => {
    app.get("/", (request, reply) => {
      let behind = 0;
      let close = (): void => {};
      const closed = new Promise<void>((done) => {
        close = done;
      });
      const events = { closed: close, behind: () => void behind++ };
      const stream = new EventStream(reply, null, null, events, stalled === undefined ? {} : { stalled });
      resolve({ stream, closed, behind: () => behind, client, socket: request.raw.socket });
    });
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  client = connect(Number(new URL(app.listeningOrigin).port), "127.0.0.1");
  sockets.push(client);
  client.on("error", () => {});
  client.pause();
  client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  return served;
}

/** Sends until the client's end takes nothing more, and then some. */
function flood(stream: EventStream, from: number, count: number, bytes = 64 * 1024): void {
  for (let version = from; version < from + count; version++) {
    const line = `v${version} `;
    stream.send(Buffer.from(line.padEnd(bytes - 1, "x").concat("\n")), version);
  }
}

test("a client that does not read costs a quarter of a megabyte, and what it was not told is noted", async () => {
  const { stream, socket, behind } = await serve();
  flood(stream, 1, 1_000);
  const waiting = (stream as unknown as { waitingBytes: number }).waitingBytes;
  expect(waiting).toBeLessThanOrEqual(LIMIT);
  expect(socket.writableLength).toBeLessThanOrEqual(LIMIT);
  expect(stream.version).toBeLessThan(1_000);
  expect(behind()).toBe(0);
});

test("when it reads on it has heard all up to some version, and is told the rest then", async () => {
  const { stream, client, behind } = await serve();
  flood(stream, 1, 400);
  const told = stream.version ?? 0;
  let heard = "";
  client.on("data", (chunk) => {
    heard += chunk;
  });
  client.resume();
  while (behind() === 0) await sleep(5);
  expect(behind()).toBe(1);
  const rest = Buffer.from("the rest\n");
  stream.open([rest], 400);
  stream.send(Buffer.from("and on\n"), 401);
  while (!heard.includes("and on")) await sleep(5);
  const versions = [...heard.matchAll(/v(\d+) x/g)].map(([, version]) => Number(version));
  expect(versions).toEqual(Array.from({ length: told }, (_, index) => index + 1));
  expect(heard.indexOf("the rest")).toBeGreaterThan(heard.lastIndexOf("xx"));
});

test("what a stream begins with may be as long as it is", async () => {
  const { stream, client } = await serve();
  const chunks = Array.from({ length: 40 }, () => Buffer.alloc(64 * 1024, "y"));
  stream.open(chunks, 7);
  stream.send(Buffer.from("end\n"), 8);
  let heard = 0;
  client.on("data", (chunk: Buffer) => {
    heard += chunk.toString("latin1").replace(/[^y]/g, "").length;
  });
  client.resume();
  while (heard < 40 * 64 * 1024) await sleep(5);
});

test("whoever reads nothing for a while is let go", async () => {
  const { stream, socket, closed } = await serve(100);
  flood(stream, 1, 400);
  await closed;
  expect(socket.destroyed).toBe(true);
});

test("whoever reads now and then is not, though it never catches up", async () => {
  const { stream, client, socket, behind } = await serve(1_000);
  flood(stream, 1, 400);
  let bytes = 0;
  // More than the operating system holds on its own: so much that a client that stood still would be seen.
  while (bytes < 10 << 20) {
    bytes += (client.read() as Buffer | null)?.length ?? 0;
    await sleep(5);
    if (behind() > 0) flood(stream, 1, 100);
  }
  expect(socket.destroyed).toBe(false);
});

test("a quiet client is not a client that does not read", async () => {
  const { stream, socket } = await serve();
  stream.send(Buffer.from("hello\n"));
  await sleep(20);
  socket.emit("timeout");
  await sleep(20);
  expect(socket.destroyed).toBe(false);
});

test("somebody who left before the stream began is known to have left", async () => {
  app = fastify();
  const closed = new Promise<void>((resolve) => {
    app.get("/", async (request, reply) => {
      const gone = new Promise((left) => request.raw.socket.once("close", left));
      lazy.destroy();
      await gone;
      new EventStream(reply, null, null, { closed: resolve, behind: () => {} });
      return reply;
    });
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = new URL(app.listeningOrigin);
  const lazy = connect(Number(port), "127.0.0.1");
  lazy.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await closed;
});

test("a quiet stream beats, and says which version there is", async () => {
  const server = await testServer({ beat: 40 });
  const client = await Client.guest(server.address);
  const { id } = await client.open();
  const stream = await client.stream(id);
  expect(await stream.nextOf("beat")).toEqual({ version: 0 });
  await stream.close();
  await server.end();
});
