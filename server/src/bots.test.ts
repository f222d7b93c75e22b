import { afterEach, expect, test } from "vitest";
import type { BotRunner } from "./tables/bots.ts";
import { Client } from "./testing/client.ts";
import { endlessBots, inlineBots, type TestServer, testServer } from "./testing/server.ts";

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

test("one address keeps only a few games of bots going, also after a restart; with a seat of one's own there may be more", async () => {
  server = await testServer({ botRunner: endlessBots, rateLimit: true });
  const client = await Client.guest(server.address);
  const bots = ["random", "random", "random"];
  for (let table = 0; table < 4; table++) await client.open({ bots });
  server = await server.restart();
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
    ...endlessBots,
    ask: () => answers[asked++ % answers.length]?.() ?? Promise.reject(new Error()),
  };
  server = await testServer({ botRunner, metricsToken: "measure" });
  const client = await Client.guest(server.address);
  const { id } = await client.open({ bots: ["random", "random", "random"] });
  await untilOver(client, id);
  const failures = await failuresOf(client);
  // Every answer is one or the other; what may have been legal by luck is the only difference.
  expect(failures.failed).toBe(Math.ceil(asked / answers.length));
  expect(failures.nonsense).toBeGreaterThanOrEqual(4 * Math.floor(asked / answers.length));
}, 20_000);

test.each([
  ["nothing", undefined],
  ["an unknown move", { type: "fly" }],
  ["no number", Number.NaN],
])(
  "a bot that answers %s is counted",
  async (_, said) => {
    const botRunner: BotRunner = { ...endlessBots, ask: () => Promise.resolve(said as never) };
    server = await testServer({ botRunner, metricsToken: "measure" });
    const client = await Client.guest(server.address);
    const { id } = await client.open({ seats: 2, bots: ["random", "random"] });
    const { version } = await untilOver(client, id);
    expect(await failuresOf(client)).toEqual({ failed: 0, nonsense: version });
  },
  20_000,
);

async function failuresOf(client: Client) {
  const { body } = await client.get<string>("/metrics", { authorization: "Bearer measure" });
  const count = (reason: string) =>
    Number(
      new RegExp(`banquise_bot_failures_total\\{bot="random",reason="${reason}"\\} (\\d+)`).exec(body)?.[1] ??
        0,
    );
  return { failed: count("failed"), nonsense: count("nonsense") };
}

test("bots think for one address and for another in turn", async () => {
  const clients: string[] = [];
  const botRunner: BotRunner = {
    ...endlessBots,
    ask: (_question, client) => {
      clients.push(client);
      return new Promise(() => {});
    },
  };
  server = await testServer({ botRunner, trustProxy: true });
  const client = await Client.guest(server.address);
  const bots = ["random", "random", "random"];
  for (const from of ["203.0.113.1", "203.0.113.1", "2001:db8::1", "2001:db8::2"]) {
    await client.post("/api/tables", { game: "blueprints", seats: 3, bots }, { "x-forwarded-for": from });
  }
  const [a, b, c, d] = clients;
  expect([a === b, a === c, c === d]).toEqual([true, false, true]);
  expect(clients.join()).not.toContain("203");
});

test("bots go on after a restart, with nobody looking", async () => {
  server = await testServer({ botRunner: endlessBots });
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
    ...endlessBots,
    ask: (question, client) => {
      questions.push(question);
      return inlineBots.ask(question, client);
    },
  };
  server = await testServer({ botRunner: spy });
  const client = await Client.guest(server.address);
  const { id } = await client.open({ seats: 2, bots: ["random", "random"] });
  await untilOver(client, id);
  const [first] = questions as [{ seat: number; view: { plans: number[] } }];
  expect(Object.keys(first).sort()).toEqual([
    "bot",
    "budget",
    "game",
    "rules",
    "seat",
    "seed",
    "table",
    "view",
  ]);
  const { view, seat } = first;
  expect(view.plans.filter((plan) => plan > 0)).toHaveLength(1);
  expect(view.plans[seat]).toBeGreaterThan(0);
}, 20_000);
