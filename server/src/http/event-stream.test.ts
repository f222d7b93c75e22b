import { connect } from "node:net";
import fastify from "fastify";
import { expect, test } from "vitest";
import { Client } from "../testing/client.ts";
import { testServer } from "../testing/server.ts";
import { EventStream } from "./event-stream.ts";

test("a client that does not read is let go before it fills the memory", async () => {
  const app = fastify();
  const chunk = Buffer.alloc(1 << 16, "x");
  let sent = 0;
  const closed = new Promise<void>((resolve) => {
    app.get("/", (_request, reply) => {
      const stream = new EventStream(reply, null, null, () => {
        clearInterval(pump);
        resolve();
      });
      const pump = setInterval(() => {
        stream.send(chunk);
        sent += chunk.length;
      }, 0);
    });
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = new URL(app.listeningOrigin);
  const lazy = connect(Number(port), "127.0.0.1");
  lazy.on("error", () => {});
  lazy.pause();
  lazy.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await closed;
  expect(sent).toBeLessThan(64 << 20);
  lazy.destroy();
  await app.close();
}, 20_000);

test("somebody who left before the stream began is known to have left", async () => {
  const app = fastify();
  const closed = new Promise<void>((resolve) => {
    app.get("/", async (request, reply) => {
      const gone = new Promise((left) => request.raw.socket.once("close", left));
      lazy.destroy();
      await gone;
      new EventStream(reply, null, null, resolve);
      return reply;
    });
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = new URL(app.listeningOrigin);
  const lazy = connect(Number(port), "127.0.0.1");
  lazy.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await closed;
  await app.close();
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
