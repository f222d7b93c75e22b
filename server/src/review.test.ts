import type { Analysis } from "@banquise/bots";
import { decisionsOf, importTable } from "@banquise/engine";
import { afterEach, expect, test } from "vitest";
import type { z } from "zod";
import { allGames } from "./games.ts";
import type { hintSchema } from "./http/table-schemas.ts";
import { Client } from "./testing/client.ts";
import { endlessBots, inlineBots, type TestServer, testServer } from "./testing/server.ts";

let server: TestServer;
afterEach(() => server.end());

const review = (client: Client, id: string) =>
  fetch(`${server.address}/api/tables/${id}/review`, {
    method: "POST",
    headers: { authorization: `Bearer ${client.token}` },
  });

test("a finished game is thought about decision by decision, from what each seat could know", async () => {
  const asked: { view: unknown; seat: number }[] = [];
  server = await testServer({
    botRunner: {
      ...inlineBots,
      analyse: (question, client) => {
        asked.push(question);
        return inlineBots.analyse({ ...question, budget: { iterations: 8, milliseconds: 1_000 } }, client);
      },
    },
  });
  const id = await finishedGame();
  const stranger = await Client.guest(server.address);
  const { body: file } = await stranger.get<{ game: string }>(`/api/tables/${id}/export`);
  const game = (await allGames()).find((each) => each.id === file.game);
  if (game === undefined) throw new Error("a game that is here");
  const imported = importTable(game, file, () => game);
  if ("problem" in imported) throw new Error(imported.problem);
  const decisions = decisionsOf(imported.table);
  const answer = await review(stranger, id);
  expect(answer.headers.get("content-type")).toContain("application/x-ndjson");
  const lines = (await answer.text()).trimEnd().split("\n");
  const thoughts = lines.map((line) => JSON.parse(line) as { at: number; analysis: Analysis });
  expect(thoughts.map(({ at }) => at)).toEqual(decisions.map(({ at }) => at));
  for (const [index, { analysis }] of thoughts.entries())
    expect(game.whyNot(decisions[index]?.view, analysis.best)).toBeNull();
  expect(asked.map(({ seat, view }) => [seat, view])).toEqual(
    decisions.map(({ seat, view }) => [seat, game.layout.toJson(view)]),
  );
});

test("a running game is not thought about, and a dozen an hour are enough", async () => {
  server = await testServer({ rateLimit: true, botRunner: endlessBots });
  const client = await Client.guest(server.address);
  const { id } = await client.open({ seats: 2, bots: [null, "random"] });
  expect((await review(client, "nowhere00000")).status).toBe(404);
  for (let count = 1; count < 12; count++) {
    const answer = await review(client, id);
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: "notOver" }]);
  }
  expect(await (await review(client, id)).json()).toMatchObject({ code: "rateLimited" });
});

test("whoever leaves is not thought for any more", async () => {
  let asked = 0;
  let answer: () => void = () => {};
  server = await testServer();
  const id = await finishedGame();
  server = await server.restart({
    botRunner: {
      ...inlineBots,
      analyse: async (question, client) => {
        asked++;
        if (asked > 4) await new Promise<void>((resolve) => (answer = resolve));
        return inlineBots.analyse({ ...question, budget: { iterations: 1, milliseconds: 1_000 } }, client);
      },
    },
  });
  const client = await Client.guest(server.address);
  const leaving = new AbortController();
  const stream = await fetch(`${server.address}/api/tables/${id}/review`, {
    method: "POST",
    headers: { authorization: `Bearer ${client.token}` },
    signal: leaving.signal,
  });
  const reader = stream.body?.getReader();
  await reader?.read();
  leaving.abort();
  await reader?.read().catch(() => {});
  while (asked < 5) await new Promise((resolve) => setTimeout(resolve, 5));
  const before = asked;
  answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked - before).toBeLessThanOrEqual(4);
});

/** A game of bots, to its end. */
async function finishedGame(): Promise<string> {
  const client = await Client.guest(server.address);
  const { id } = await client.open({ seats: 2, bots: ["random", "random"] });
  while ((await client.look(id)).status !== "over") await new Promise((resolve) => setTimeout(resolve, 10));
  return id;
}

test("a hint says what a strong bot would play and why, to the seat that decides", async () => {
  server = await testServer({
    botRunner: {
      ...inlineBots,
      analyse: (question, client) =>
        inlineBots.analyse({ ...question, budget: { iterations: 60, milliseconds: 5_000 } }, client),
    },
  });
  const client = await Client.guest(server.address);
  const { id } = await client.open({ seats: 2, bots: [null, "random"], options: { firstSeat: "0" } });
  const hint = (who: Client, language = "en") =>
    who.post<z.infer<typeof hintSchema>>(`/api/tables/${id}/hint?lang=${language}`);
  const { status, body } = await hint(client);
  expect(status).toBe(200);
  const { legal } = (await client.get<{ legal: unknown[] }>(`/api/tables/${id}/legal`)).body;
  expect(legal).toContainEqual(body.best);
  for (const { move } of body.moves) expect(legal).toContainEqual(move);
  expect(body.moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(body.iterations);
  const [french] = [(await hint(client, "fr")).body];
  expect(french.reasons.map(({ line, by }) => [line, by])).toEqual(
    body.reasons.map(({ line, by }) => [line, by]),
  );
  expect(body.reasons.length).toBeGreaterThan(0);
  for (const [i, { text }] of body.reasons.entries()) expect(text).not.toBe(french.reasons[i]?.text);
  expect((await hint(await Client.guest(server.address))).body).toMatchObject({ code: "notSeated" });
  expect((await hint(new Client(server.address))).body).toMatchObject({ code: "sessionNeeded" });
  expect((await client.play(id, 0, body.best)).status).toBe(200);
  await client.post(`/api/tables/${id}/hand-over`);
  expect((await hint(client)).body).toMatchObject({ code: expect.stringMatching(/notYourTurn|gameOver/) });
});

test("there are no hints in the challenge of the day, nor before a game begins, and sixty an hour are enough", async () => {
  server = await testServer({ rateLimit: true });
  const client = await Client.guest(server.address);
  const daily = await client.post<{ table: string }>("/api/daily/blueprints");
  expect((await client.post(`/api/tables/${daily.body.table}/hint`)).body).toMatchObject({
    code: "dailyHint",
  });
  const { id } = await client.open({ seats: 2 });
  for (let count = 2; count <= 60; count++)
    expect((await client.post(`/api/tables/${id}/hint`)).body).toMatchObject({ code: "notStarted" });
  expect((await client.post(`/api/tables/${id}/hint`)).body).toMatchObject({ code: "rateLimited" });
});
