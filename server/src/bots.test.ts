import { afterEach, expect, test } from "vitest";
import type { BotRunner } from "./tables/bots.ts";
import { Client } from "./testing/client.ts";
import { inlineBots, type TestServer, testServer } from "./testing/server.ts";

let server: TestServer;
afterEach(() => server.end());

async function untilOver(client: Client, id: string) {
  for (;;) {
    const table = await client.look(id);
    if (table.status === "over") return table;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("bots play a whole game among themselves", async () => {
  server = await testServer();
  const client = await Client.guest(server.address);
  const table = await client.open({ bots: ["random", "greedy", "random"] });
  expect(table).toMatchObject({ viewer: null, status: "playing" });
  await untilOver(client, table.id);
}, 20_000);

test("one address keeps only a few games of bots going; with a seat of one's own there is no such limit", async () => {
  const sleepy: BotRunner = { ask: () => new Promise(() => {}), close: async () => {} };
  server = await testServer({ botRunner: sleepy, rateLimit: true });
  const client = await Client.guest(server.address);
  const bots = ["random", "random", "random"];
  for (let table = 0; table < 4; table++) await client.open({ bots });
  const another = await Client.guest(server.address);
  const request = { game: "blueprints", seats: 3, bots };
  expect(await another.post("/api/tables?lang=en", request)).toMatchObject({
    status: 409,
    body: { code: "tooManyBotGames", detail: expect.stringContaining("4 games") },
  });
  await another.open({ bots: [null, "random", "random"] });
});

test("a bot that throws, answers nonsense or an illegal move is replaced by a random move, never a stuck table", async () => {
  const answers = [
    () => Promise.reject(new Error("out of ideas")),
    () => Promise.resolve(-1),
    () => Promise.resolve(1e9),
    () => Promise.resolve(Number.NaN),
    () => Promise.resolve({ type: "fly" }),
    () => Promise.resolve({ type: "placeDie", space: 0 }),
  ];
  let asked = 0;
  const botRunner: BotRunner = {
    ask: () => answers[asked++ % answers.length]?.() ?? Promise.reject(new Error()),
    close: async () => {},
  };
  server = await testServer({ botRunner });
  const client = await Client.guest(server.address);
  const { id } = await client.open({ bots: ["random", "random", "random"] });
  await untilOver(client, id);
  const { body } = await client.get<string>("/metrics");
  expect(body).toMatch(/banquise_bot_failures_total\{bot="random"\} \d+/);
}, 20_000);

test("bots go on after a restart, with nobody looking", async () => {
  const sleepy: BotRunner = { ask: () => new Promise(() => {}), close: async () => {} };
  server = await testServer({ botRunner: sleepy });
  const client = await Client.guest(server.address);
  const { id } = await client.open({ bots: ["random", "random", "random"] });
  expect(await client.look(id)).toMatchObject({ version: 0 });
  server = await server.restart({ botRunner: inlineBots });
  const again = new Client(server.address);
  await untilOver(again, id);
}, 20_000);

test("a bot is asked with its own view and nothing else", async () => {
  const questions: unknown[] = [];
  const spy: BotRunner = {
    ask: (question) => {
      questions.push(question);
      return inlineBots.ask(question);
    },
    close: async () => {},
  };
  server = await testServer({ botRunner: spy });
  const client = await Client.guest(server.address);
  const { id } = await client.open({ seats: 2, bots: ["random", "random"] });
  await untilOver(client, id);
  const [first] = questions as [{ seat: number; view: { plans: number[] } }];
  expect(Object.keys(first).sort()).toEqual(["bot", "budget", "game", "seat", "seed", "table", "view"]);
  const { view, seat } = first;
  expect(view.plans.filter((plan) => plan > 0)).toHaveLength(1);
  expect(view.plans[seat]).toBeGreaterThan(0);
}, 20_000);
