import type { ListedTable } from "@banquise/engine";
import { expect, it, vi } from "vitest";
import type { LocalTable } from "../local/local-table.ts";

// A browser's memory and language, for modules that read them when they are loaded.
vi.stubGlobal("navigator", { language: "fr", languages: ["fr"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const { fits, ownSeat, together } = await import("./my-games.ts");

const ALL = { game: "", opponent: "", against: "", result: "" };
const person = (name: string) => ({ kind: "person" as const, name });
const bot = { kind: "bot" as const, name: "level3" };

const local = (values: Partial<LocalTable>): LocalTable => ({
  id: "a",
  game: "nunatak",
  rules: 1,
  config: { seats: 2, options: {} },
  chance: { secret: "", nonces: [] },
  seats: [bot, person("Ada")],
  version: 9,
  actor: null,
  createdAt: 1,
  updatedAt: 1,
  ...values,
});

it("finds the one seat that is one's own, or none where a screen is passed on", () => {
  expect(ownSeat(local({}))).toBe(1);
  expect(ownSeat(local({ seats: [person("Ada"), person("Zoë")] }))).toBeNull();
  expect(ownSeat(local({ seats: [bot, bot] }))).toBeNull();
});

it("narrows games of this browser as the server narrows its own", () => {
  const alone = local({
    places: [
      { rank: 2, total: 5 },
      { rank: 1, total: 9 },
    ],
  });
  const shared = local({ seats: [person("Ada"), person("Zoë Å")] });
  const cases: [Partial<typeof ALL>, boolean, boolean][] = [
    [{}, true, true],
    [{ game: "nunatak" }, true, true],
    [{ game: "blueprints" }, false, false],
    [{ against: "bots" }, true, false],
    [{ against: "people" }, false, true],
    [{ opponent: " zoea" }, false, true],
    [{ opponent: "ada" }, false, true],
    [{ result: "won" }, true, false],
    [{ result: "lost" }, false, false],
  ];
  for (const [filter, one, other] of cases)
    expect(
      [fits(alone, { ...ALL, ...filter }), fits(shared, { ...ALL, ...filter })],
      JSON.stringify(filter),
    ).toEqual([one, other]);
  // What goes on has no result yet.
  expect(fits(local({ actor: 1 }), { ...ALL, result: "won" })).toBe(true);
});

it("puts both kinds in the order of their time, as far back as the server's are known", () => {
  const online = [9, 5].map((at) => ({ id: `online ${at}`, updatedAt: at })) as ListedTable[];
  const here = [7, 2].map((at) => local({ id: `local ${at}`, updatedAt: at }));
  const ids = (next: string | null) =>
    together({ tables: online, next, problem: null }, here).map((game) =>
      "online" in game ? game.online.id : game.local.id,
    );
  expect(ids("more")).toEqual(["online 9", "local 7", "online 5"]);
  expect(ids(null)).toEqual(["online 9", "local 7", "online 5", "local 2"]);
  expect(together(null, here)).toHaveLength(2);
});
