import type { LoadedGame } from "@banquise/games";
import { expect, test, vi } from "vitest";
import { cli } from "../testing.ts";

// Our games keep their rules, so one that does not is needed to see a check fail.
vi.mock("@banquise/games", async (original) => {
  const games = await original<typeof import("@banquise/games")>();
  const broken = (loaded: LoadedGame | null): LoadedGame | null =>
    loaded && { ...loaded, game: { ...loaded.game, longest: 40, violations: () => ["a die is missing"] } };
  return { ...games, loadGame: async (id: string) => broken(await games.loadGame(id)) };
});

test("violations are counted, quoted with their game, and make the exit code 1", async () => {
  const { code, out } = await cli("sim blueprints --seats 2 --games 2 --check=invariants --json");
  expect(code).toBe(1);
  const { violations, complaints, moves } = JSON.parse(out);
  expect(moves).toBe(80);
  expect(violations).toBe(84);
  expect(complaints[0]).toBe("game 0: a die is missing");

  const told = await cli("sim blueprints --seats 2 --games 1 --check=invariants --lang fr");
  expect(told.code).toBe(1);
  expect(told.out).toContain("Violations : 42");
});

test("without --check nothing is looked at", async () => {
  expect(await cli("sim blueprints --seats 2 --games 2")).toMatchObject({ code: 0 });
});
