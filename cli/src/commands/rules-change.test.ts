import type { LoadedGame } from "@banquise/games";
import { expect, test, vi } from "vitest";
import { cli, finishedGame, freshFolder, inFile } from "../testing.ts";

// The program is replaced by one with newer rules while a game is left, or before it is looked at.
const program = vi.hoisted(() => ({ newer: 0 }));
vi.mock("@banquise/games", async (original) => {
  const games = await original<typeof import("@banquise/games")>();
  const now = (loaded: LoadedGame | null): LoadedGame | null =>
    loaded && { ...loaded, game: { ...loaded.game, version: loaded.game.version + program.newer } };
  return { ...games, loadGame: async (id: string) => now(await games.loadGame(id)) };
});

test("a game that was left goes on under newer rules", async () => {
  const env = { XDG_STATE_HOME: await freshFolder() };
  program.newer = 0;
  await cli("play blueprints --seats 2 --bot random --seed 5", ["1", "q"], { env });
  program.newer = 1;
  const { code, out } = await cli("play --resume", Array<string>(200).fill("1"), { env });
  expect(code).toBe(0);
  expect(out).toContain("The game is over.");
  const [, path] = /^Saved: (.*)$/m.exec(out) ?? [];
  const told = await cli(`replay ${path}`);
  expect(told.out).toMatch(/^\d+\. the rules of the game have changed; it goes on under the new ones$/m);
  expect((await cli(`replay ${path} --lang fr`)).out).toContain("les règles du jeu ont changé");
});

test("an old game is told as it was, and checked where its rules are kept", async () => {
  program.newer = 0;
  const path = await inFile(await finishedGame());
  const before = await cli(`replay ${path}`);
  program.newer = 1;
  expect((await cli(`replay ${path}`)).out).toBe(before.out);
  expect(await cli(`check ${path}`)).toMatchObject({ code: 3 });
});
