import { join } from "node:path";
import { startServer } from "@banquise/server";
import { expect, test } from "vitest";
import { cli, freshFolder } from "../testing.ts";

const IDLE = {
  ask: async () => 0,
  analyse: () => Promise.reject(new Error("nobody thinks")),
  close: async () => {},
};

test("an operator looks, keeps a copy, tries it, tidies and ends a game, in both languages and for programs", async () => {
  const folder = await freshFolder();
  const data = join(folder, "banquise.db");
  const server = await startServer({ port: 0, data, web: null, logLevel: "silent", botRunner: IDLE });
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

test("an operator keeps order while the server runs: reports, mutes, bans, and what was done", async () => {
  const data = join(await freshFolder(), "banquise.db");
  const server = await startServer({ port: 0, data, web: null, logLevel: "silent", botRunner: IDLE });
  const send = async (path: string, body: unknown, token = "") => {
    const headers = {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(server.address + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === "" ? {} : JSON.parse(text)) as Record<string, string> };
  };
  const { token = "" } = (await send("/api/sessions", {})).body;
  const made = await send("/api/account", { name: "Ben", password: "three fat seals snore" }, token);
  const ben = made.body.token ?? "";
  const table = (await send("/api/tables", { game: "blueprints", seats: 2 }, ben)).body;
  await send(`/api/tables/${table.id}/talk`, { text: "you fool" }, ben);
  const report = { reason: "insult", name: "Ben", note: "he is rude" };
  expect((await send("/api/reports", report, (await send("/api/sessions", {})).body.token)).status).toBe(204);
  const admin = (line: string) => cli(`admin ${line} --data ${data}`);

  expect((await admin("operator")).out).toContain("Nobody keeps order");
  expect(await admin("operator Nobody")).toMatchObject({ code: 1 });
  expect((await admin("operator ben")).out).toBe("Ben");
  expect((await admin("operator Ben --remove")).out).toContain("Nobody");
  const shown = await admin("reports --lang fr");
  expect(shown.out).toMatch(/insultes · Ben, signalé par \S+ \d+[\s\S]*he is rude/);
  const [{ id }] = JSON.parse((await admin("reports --json")).out).reports;
  expect(await admin(`mute --report ${id} --for 12h --reason rude`)).toMatchObject({ code: 0 });
  await expect
    .poll(async () => (await send(`/api/tables/${table.id}/talk`, { text: "but" }, ben)).body.code)
    .toBe("muted");
  expect(await admin("ban ben --for 7d")).toMatchObject({ code: 0, out: expect.stringContaining("seconds") });
  await expect
    .poll(async () => (await send("/api/tables", { game: "blueprints", seats: 2 }, ben)).body.code)
    .toBe("banned");
  expect((await admin("unban Ben")).out).toBe("Lifted: 1");
  expect((await admin("unmute Ben")).out).toBe("Lifted: 1");
  expect(await admin("unban Ben")).toMatchObject({ code: 1 });
  expect(await admin("ban 192.0.2.7/24 --reason flood")).toMatchObject({ code: 0 });
  expect((await admin("unban 192.0.2.0/24 --json")).out).toBe('{"lifted":1}');
  for (const line of ["ban", `ban Ben --report ${id}`, "ban Ben --for ever", "mute Ben --for 0h"])
    expect([line, await admin(line)]).toMatchObject([line, { code: 2 }]);
  for (const line of ["ban 0.0.0.0/0", "mute 192.0.2.0/24", "mute Nobody", "reports none"])
    expect([line, await admin(line)]).toMatchObject([line, { code: 1 }]);
  expect(await admin(`reports ${id} --note warned`)).toMatchObject({ code: 0 });
  expect((await admin("reports")).out).toContain("No reports");
  expect((await admin("reports --closed")).out).toContain("warned");
  expect((await admin("audit")).out).toMatch(
    /command line +closeReport[\s\S]*unban[\s\S]*192\.0\.2\.0\/24[\s\S]*unmute[\s\S]*mute[\s\S]*dismiss[\s\S]*appoint/,
  );
  await server.close();
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
