import { afterAll, expect, test } from "vitest";
import { allGames } from "./games.ts";
import { Client } from "./testing/client.ts";
import { newPlace, removePlace } from "./testing/databases.ts";
import { Player } from "./testing/player.ts";
import { type Program, presentBuild } from "./testing/programs.ts";

const [game] = await allGames();
const place = await newPlace();
let running: Program | null = null;
afterAll(async () => {
  await running?.kill();
  await removePlace(place);
});

async function open(address: string, seed: number) {
  const people = [await Client.guest(address), await Client.guest(address)] as const;
  const table = await people[0].open({ bots: [null, null, "random"] });
  await people[1].join(table);
  const players = people.map((client, index) => new Player(client, table.id, game as never, seed + index));
  for (const player of players) await player.connect();
  for (const player of players) while (player.status === "open") await player.hear();
  return { id: table.id, players };
}

const GAMES = 12;
const MOVES_BEFORE = 150;

test("killed in the middle of many games, it comes back with every acknowledged move, and all games end", async () => {
  const first = await presentBuild().serve(place);
  running = first;
  const games = await Promise.all(
    Array.from({ length: GAMES }, (_, index) => open(first.address, index * 10)),
  );
  let moves = 0;
  const acknowledged = new Map<string, number>();
  const commands = new Map<string, { version: number; key: string; move: unknown; player: Player }>();
  let dead: Promise<void> | null = null;
  await Promise.all(
    games.flatMap(({ id, players }) =>
      players.map(async (player) => {
        for (;;) {
          if (player.isToMove) {
            const { version } = player;
            const [key, move] = [player.client.newKey(), player.choose()];
            const answer = await player.client.play(id, version, move, key).catch(() => null);
            if (answer === null) return;
            expect(answer.status).toBe(200);
            acknowledged.set(id, Math.max(acknowledged.get(id) ?? 0, answer.body.version));
            commands.set(id, { version, key, move, player });
            if (++moves === MOVES_BEFORE) dead = first.kill();
            while (player.version < answer.body.version) if ((await player.hear()) === "end") return;
          } else if (player.status === "over" || (await player.hear()) === "end") return;
        }
      }),
    ),
  );
  await dead;
  expect(moves).toBeGreaterThanOrEqual(MOVES_BEFORE);

  const second = await presentBuild().serve(place);
  running = second;
  for (const { id, players } of games) {
    for (const player of players) player.client.address = second.address;
    const [anyPlayer] = players as [Player];
    const { version } = await anyPlayer.client.look(id);
    expect(version).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0);
    const last = commands.get(id);
    if (last !== undefined) {
      const again = await last.player.client.play(id, last.version, last.move, last.key);
      expect(again).toMatchObject({ status: 200, body: { version: last.version + 1 } });
    }
  }
  await Promise.all(
    games.flatMap(({ players }) =>
      players.map(async (player) => {
        await player.connect(player.version);
        // After the steps that were missed comes who is here now.
        while ((await player.hear()) !== "seats");
        await player.playOn();
        expect(player.steps).toEqual(player.dueSteps);
        await player.disconnect();
      }),
    ),
  );
}, 90_000);
