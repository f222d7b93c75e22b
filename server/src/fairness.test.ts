import {
  type Chance,
  checkExport,
  commitmentTo,
  Table,
  type TableExport,
  type TableSnapshot,
} from "@banquise/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allGames } from "./games.ts";
import { exportSchema } from "./http/export-schemas.ts";
import { Client } from "./testing/client.ts";
import { Player } from "./testing/player.ts";
import { type TestServer, testServer } from "./testing/server.ts";

const [game] = await allGames();
if (game === undefined) throw new Error("there are games");

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

test("a whole game: nobody hears the secret or what is hidden, and the export proves the dice", async () => {
  const people = await Promise.all(["red", "green", "blue"].map(() => Client.guest(server.address)));
  const [host, ...others] = people as [Client, Client, Client];
  const table = await host.open({ nonce: "host-salt", public: true });
  for (const [index, person] of others.entries()) await person.join(table, `salt-${index}`);
  const spectator = new Client(server.address);
  const players = people.map((client, seed) => new Player(client, table.id, game, seed));
  const watcher = new Player(spectator, table.id, game, 9);
  const everybody = [...players, watcher];
  for (const player of everybody) await player.connect();
  for (const player of everybody) await player.hear();
  expect((await host.get(`/api/tables/${table.id}/export`)).body).toMatchObject({ code: "notOver" });
  const spectators = (async () => {
    while (watcher.status !== "over") await watcher.hear();
  })();
  await Promise.all([...players.map((player) => player.playOn()), spectators]);
  const traffic = [...people, spectator].map((client) => client.heard.join("\n"));

  const { body: file } = await spectator.get<TableExport>(`/api/tables/${table.id}/export`);
  expect(exportSchema.strict().parse(file)).toEqual(file);
  expect(checkExport(game, file)).toEqual({ verdict: "verified" });
  expect(file.commitment).toBe(table.commitment);
  expect(commitmentTo(file.secret)).toBe(table.commitment);
  expect(file.nonces).toEqual(["host-salt", "salt-0", "salt-1"]);
  for (const heard of traffic) expect(heard).not.toContain(file.secret);

  // What each was told is exactly what a table replayed from the export would show to that viewer, step by step.
  const chance: Chance = { secret: file.secret, nonces: file.nonces };
  for (const [index, heard] of traffic.entries()) {
    const viewer = index < 3 ? index : null;
    const again = new Table(game, file.config, chance);
    const allowed = [JSON.stringify(game.layout.toJson(again.view(viewer)))];
    const steps = heard.match(/^data: \{"step".*$/gm) ?? [];
    expect(steps).toHaveLength(file.log.length);
    for (const [step, line] of steps.entries()) {
      const before = again.view(viewer);
      const entry = file.log[step];
      const code = game.moves.parse(entry?.m);
      const done = again.play(entry?.s ?? -1, code ?? -1);
      if ("refused" in done) throw new Error(done.refused);
      const message = JSON.parse(line.slice("data: ".length));
      expect(message.patch).toEqual(game.layout.diff(before, again.view(viewer)));
      for (const event of message.step.events) expect(event).not.toHaveProperty("secret");
      allowed.push(JSON.stringify(game.layout.toJson(again.view(viewer))));
    }
    for (const [, view] of heard.matchAll(/"view":(\{[^}]*\})/g)) expect(allowed).toContain(view);
  }
  for (const player of everybody) await player.disconnect();
}, 20_000);

test("the plan of another seat is not in anything that a seat is told before the round is scored", async () => {
  const people = await Promise.all([0, 1].map(() => Client.guest(server.address)));
  const [host, guest] = people as [Client, Client];
  const table = await host.open({ seats: 2 });
  await guest.join(table);
  const spectator = new Client(server.address);
  // The cards in the view, and in the log, by seat.
  const plans = ({ view, log }: TableSnapshot) => {
    const dealt = log[0]?.events.filter(({ type }) => type === "planDealt") ?? [];
    return [view?.plans, [0, 1].map((seat) => dealt.find((event) => event.seat === seat)?.data.plan ?? null)];
  };
  const [first, second, none] = [
    plans(await host.look(table.id)),
    plans(await guest.look(table.id)),
    plans(await spectator.look(table.id)),
  ];
  expect(first).toEqual([[expect.any(Number)], [expect.any(Number), null]]);
  expect(second).toEqual([
    [0, expect.any(Number)],
    [null, expect.any(Number)],
  ]);
  expect(none).toEqual([[], [null, null]]);
});

test("whoever opens a table can have its secret sealed before saying a nonce", async () => {
  const [host, stranger] = [await Client.guest(server.address), await Client.guest(server.address)];
  const sealed = await host.post<{ commitment: string }>("/api/commitments");
  expect(sealed.status).toBe(201);
  const { commitment } = sealed.body;
  const request = { game: "blueprints", seats: 2, bots: [null, "random"], nonce: "salt", commitment };
  const refused = { status: 409, body: { code: "unknownCommitment" } };
  expect(await stranger.post("/api/tables", request)).toMatchObject(refused);
  const table = await host.open(request);
  expect(table).toMatchObject({ status: "playing", commitment, nonces: ["salt", ""] });
  expect(await host.post("/api/tables", request)).toMatchObject(refused);
});
