import { join } from "node:path";
import { startServer } from "@banquise/server";
import { expect, test } from "vitest";
import { cli, freshFolder } from "../testing.ts";

test("an operator looks, keeps a copy, tries it, tidies and ends a game, in both languages and for programs", async () => {
  const folder = await freshFolder();
  const data = join(folder, "banquise.db");
  const idle = { ask: async () => 0, close: async () => {} };
  const server = await startServer({ port: 0, data, web: null, logLevel: "silent", botRunner: idle });
  const post = async (path: string, body: unknown, token = "") => {
    const headers = {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(server.address + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { id: string; token: string };
  };
  const { token } = await post("/api/sessions", {});
  const { id } = await post("/api/tables", { game: "blueprints", seats: 2, bots: [null, "random"] }, token);
  const admin = (line: string) => cli(`admin ${line} --data ${data}`);

  expect(await admin("stats")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/blueprints +playing +1/),
  });
  expect((await admin("stats --lang fr")).out).toMatch(/blueprints +en cours +1[\s\S]*Taille : \d+,\d Mo/);
  expect(JSON.parse((await admin("stats --json")).out)).toMatchObject({ sessions: 1 });
  const copy = join(folder, "copy.db");
  expect(await admin(`backup ${copy}`)).toMatchObject({ code: 0, out: expect.stringContaining("Written: ") });
  expect(await admin(`backup ${copy}`)).toMatchObject({ code: 2, err: expect.stringContaining("already") });
  const unwritable = await admin(`backup ${copy}/b.db --lang fr`);
  expect(unwritable).toMatchObject({ code: 2, err: expect.stringContaining("impossible d’écrire") });
  expect(await admin(`restore ${copy}`)).toMatchObject({ code: 2 });
  expect(await admin(`restore ${copy}.none --check`)).toMatchObject({ code: 2 });
  expect(JSON.parse((await admin(`restore ${copy} --check --json`)).out)).toMatchObject({
    sound: true,
    tried: 1,
  });
  expect((await admin("prune --older-than 1h")).out).toContain("would go: 0");
  expect(await admin("prune --older-than 0h")).toMatchObject({ code: 2 });
  expect((await admin(`table ${id}`)).out).toContain(`${id} · blueprints · playing`);
  expect(await admin(`table ${id} --end`)).toMatchObject({
    code: 2,
    err: expect.stringContaining("stop it"),
  });
  await server.close();

  expect(await admin(`table ${id} --hand 1`)).toMatchObject({ code: 2 });
  const hand = await admin(`table ${id} --hand 0 --to random --version 9 --json`);
  expect(hand.code).toBe(1);
  expect(JSON.parse(hand.out)).toMatchObject({ code: "staleVersion" });
  expect(await admin(`table ${id} --hand 0 --to random`)).toMatchObject({ code: 0 });
  expect((await admin(`table ${id} --lang fr`)).out).toContain("jouée par random");
  expect(await admin(`table ${id} --end`)).toMatchObject({ code: 0 });
  expect(JSON.parse((await admin(`table ${id} --json`)).out)).toMatchObject({ status: "over" });
});

test("what cannot be done is told in words", async () => {
  const data = join(await freshFolder(), "none.db");
  for (const [line, words] of [
    ["admin", "action"],
    ["admin dance", "stats, backup"],
    [`admin stats --data ${data}`, "cannot be used as the database"],
    [`admin move-to ${data}.other --data ${data}`, "empty PostgreSQL database"],
    ["admin move-to postgres://db/a --database postgres://db/b", "only a file moves"],
    [`admin worker-role thinker --data ${data}`, "a file has no roles"],
    ["admin worker-role --database postgres://db/b", "name"],
  ] as const)
    expect(await cli(line)).toMatchObject({ code: 2, err: expect.stringContaining(words) });
  const dump = await cli("admin backup b.dump --json --database postgres://ada:secret@db.example.org/games");
  expect(JSON.parse(dump.out).command).toContain("postgres://ada@db.example.org/games");
});
