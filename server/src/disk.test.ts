/** A disk that takes nothing more under the running server: full, read-only, or without the file. */
import { execFileSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, type TestContext, test } from "vitest";
import { allGames } from "./games.ts";
import { Client } from "./testing/client.ts";
import { Player } from "./testing/player.ts";
import { type TestServer, testServer, testServerOn } from "./testing/server.ts";

const [game] = await allGames();
/** Milliseconds that a bot takes: enough for the trouble to begin meanwhile. */
const DELAY = 200;

interface Trouble {
  readonly server: TestServer;
  /** Makes the disk take nothing more. */
  begin(): void;
  /** Makes it as it was before; more than once does no harm. */
  end(): void;
}

test("a full disk: nothing acknowledged is lost, nothing refused is played, and all goes on when there is room", async (context) => {
  const disk = smallDisk(context);
  const server = await testServerOn(join(disk, "data", "test.db"), { botDelay: DELAY });
  const filler = join(disk, "filler");
  await expectPatience({ server, begin: () => fill(filler), end: () => rmSync(filler, { force: true }) });
});

test("a read-only file: the same", async (context) => {
  freezeOrSkip(context);
  const server = await testServer({ botDelay: DELAY });
  const files = ["", "-wal"].map((suffix) => server.place + suffix);
  await expectPatience({
    server,
    begin: () => run("chattr", "+i", ...files),
    end: () => run("chattr", "-i", ...files),
  });
});

test("a file that was moved away: the same, and back in its place it is written to again", async () => {
  const server = await testServer({ botDelay: DELAY });
  const away = `${server.place}.away`;
  await expectPatience({
    server,
    begin: () => renameSync(server.place, away),
    end: () => {
      if (existsSync(away)) renameSync(away, server.place);
    },
  });
});

test("a server does not start in a read-only folder, says so, and changes nothing", async (context) => {
  const server = await testServer();
  const { id } = await (await Client.guest(server.address)).open({ public: true });
  await server.close();
  const folder = newFolder(context);
  mountOrSkip(context, folder, "--bind", dirname(server.place), folder);
  run("mount", "-o", "remount,bind,ro", folder);
  for (const name of ["test.db", "other.db"]) {
    const place = join(folder, name);
    await expect(testServerOn(place)).rejects.toMatchObject({
      name: "StartFailure",
      problem: "data",
      about: place,
    });
  }
  const again = await testServerOn(server.place);
  expect(await (await Client.guest(again.address)).look(id)).toMatchObject({ status: "open" });
  await again.end();
});

/** Plays into the trouble, against it, and out of it again. */
async function expectPatience({ server, begin, end }: Trouble): Promise<void> {
  const player = await soloTable(server.address, 7);
  const other = await soloTable(server.address, 8);
  const { client, id } = player;
  await player.connect();
  await player.hear();
  await playSome(player);
  // What the bot is thinking about is not stored when it comes to it.
  const { version } = await client.look(id);
  begin();
  try {
    while ((await client.get("/healthz")).status !== 503);
    const move = other.choose();
    for (const key of ["first", "second", "first"]) {
      const playing = other.client.play(other.id, 0, move, key);
      // Nor does anybody see it for a moment.
      for (let looks = 0; looks < 10; looks++)
        expect(await client.look(other.id)).toMatchObject({ version: 0, status: "playing" });
      expect(await playing).toMatchObject({ status: 503, body: { code: "notStored" } });
    }
    expect((await client.look(id)).version).toBeGreaterThanOrEqual(version);
    expect(await client.post("/api/tables", { game: "blueprints", seats: 2 })).toMatchObject({
      status: 503,
      body: { code: "unavailable" },
    });
    end();
    while ((await client.get("/healthz")).status !== 200);
    expect(await other.client.play(other.id, 0, move, "first")).toMatchObject({
      status: 200,
      body: { version: 1 },
    });
  } finally {
    end();
  }
  // The bot goes on by itself, and its opponent was told everything, once.
  await playSome(player);
  expect(player.steps).toEqual(player.dueSteps);
  await player.disconnect();
  const again = await server.restart();
  client.address = again.address;
  expect((await client.look(id)).version).toBeGreaterThanOrEqual(player.version);
  await again.end();
}

/** Until the bot has to answer the third move, all of which were heard of. */
async function playSome(player: Player): Promise<void> {
  let moves = 0;
  while (moves < 3 || player.isToMove) {
    if (player.isToMove) {
      const { status, body } = await player.client.play(player.id, player.version, player.choose());
      expect(status).toBe(200);
      while (player.version < body.version) await player.hear();
      moves++;
    } else await player.hear();
  }
}

async function soloTable(address: string, seed: number): Promise<Player> {
  const client = await Client.guest(address);
  const { id } = await client.open({ seats: 2, bots: [null, "random"], options: { firstSeat: "0" } });
  const player = new Player(client, id, game as never, seed);
  player.take(await client.look(id));
  return player;
}

/** A disk of its own that is soon full; it goes with the test. */
function smallDisk(context: TestContext): string {
  const folder = newFolder(context);
  mountOrSkip(context, folder, "-t", "tmpfs", "-o", "size=2m", "banquise-test", folder);
  return folder;
}

function newFolder({ onTestFinished }: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), "banquise-disk-"));
  onTestFinished(() => rmdirSync(folder));
  return folder;
}

function mountOrSkip(context: TestContext, folder: string, ...args: string[]): void {
  orSkip(context, "mount", ...args);
  context.onTestFinished(() => run("umount", "--lazy", folder));
}

/** Some file systems know no frozen files, or let those write who have them open. */
function freezeOrSkip(context: TestContext): void {
  const folder = newFolder(context);
  const path = join(folder, "frozen");
  const file = openSync(path, "w");
  context.onTestFinished(() => rmSync(path));
  context.onTestFinished(() => closeSync(file));
  orSkip(context, "chattr", "+i", path);
  context.onTestFinished(() => run("chattr", "-i", path));
  try {
    writeSync(file, "no");
  } catch {
    return;
  }
  context.skip("a frozen file can be written to here");
}

/** Writes until there is no room. */
function fill(path: string): void {
  for (let size = 1 << 20; size >= 1; size >>= 1) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: "a" });
    } catch (error) {
      if ((error as { code?: unknown }).code !== "ENOSPC") throw error;
    }
  }
}

/** What only an administrator may do; the test says that it was not made where nobody may. */
function orSkip(context: TestContext, command: string, ...args: string[]): void {
  try {
    run(command, ...args);
  } catch (error) {
    context.skip(`${command} does not work here: ${String((error as { stderr?: unknown }).stderr ?? error)}`);
  }
}

const run = (command: string, ...args: string[]): void => {
  execFileSync(command, args, { stdio: ["ignore", "ignore", "pipe"] });
};
