import { secretFromSeed } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { cli, finishedGame, inFile } from "../testing.ts";

const game = await finishedGame();
const path = await inFile(game);
const withEntry = (index: number, change: object): object => ({
  ...game,
  log: game.log.map((kept, i) => (i === index ? { ...kept, ...change } : kept)),
});
const takes = game.log.flatMap(({ m }) => (m?.type === "takeDie" ? [m] : []));

describe("check", () => {
  test("verifies an honest game", async () => {
    expect(await cli(`check ${path}`)).toMatchObject({ code: 0, err: "" });
    expect((await cli(`check ${path} --lang fr`)).out).toMatch(/^Vérifié : Blueprints/);
    expect(JSON.parse((await cli(`check ${path} --json`)).out)).toMatchObject({
      ok: true,
      totals: game.totals,
    });
  });

  test("reads what is piped in", async () => {
    const piped = JSON.stringify(game);
    expect(await cli("check -", [], { piped })).toMatchObject({ code: 0, err: "" });
    expect((await cli("replay -", [], { piped })).out).toBe((await cli(`replay ${path}`)).out);
    expect(await cli("check -", [], { piped: "" })).toMatchObject({ code: 1, out: "This file is not JSON." });
  });

  test.each([
    ["notAnExport", null, "{", "This file is not JSON."],
    ["notAnExport", null, [], "not a complete export"],
    ["notAnExport", null, { ...game, format: "pgn" }, "not a complete export"],
    ["otherGame", null, { ...game, game: "chess" }, "not known here"],
    ["otherGame", null, { ...game, game: { toString: 1 } }, "not known here"],
    ["otherVersion", null, { ...game, rules: "one" }, "another version of the rules"],
    ["badConfig", null, { ...game, config: { seats: 7, options: {} } }, "not possible in this game"],
    ["badSecret", null, { ...game, secret: "42" }, "missing or damaged"],
    ["commitmentMismatch", null, { ...game, secret: secretFromSeed(5) }, "The dice were exchanged"],
    ["badNonces", null, { ...game, nonces: [] }, "contributions of the seats"],
    ["mismatch", 0, { ...game, nonces: ["y", "", "z"] }, "[setup]"],
    ["badEntry", 1, withEntry(0, { m: { type: "castle" } }), "[step 1] This is not a move"],
    ["badRecord", 1, withEntry(0, { p: { bag: [99, 1] } }), "[step 1] What was recorded"],
    ["badRecord", 1, withEntry(0, { s: ((game.log[0]?.s ?? 0) + 1) % 3 }), "does not hang together"],
    ["refusedEntry", 1, withEntry(0, { m: { type: "placeDie", space: 0 } }), "(BLU-"],
    ["mismatch", 1, withEntry(0, { m: takes[3] }), "was altered"],
    ["notOver", null, { ...game, log: game.log.slice(0, 4) }, "not over"],
    ["wrongResult", null, { ...game, totals: [99, 0, 0] }, "not what the moves lead to"],
    ["wrongResult", null, { ...game, ranks: [1, 1, 1] }, "not what the moves lead to"],
  ] as const)("finds out %s at %s", async (problem, entry, content, words) => {
    const tampered = await inFile(content);
    const expected = problem === "otherGame" ? 3 : 1;
    const { code, out } = await cli(`check ${tampered}`);
    expect(code).toBe(expected);
    expect(out).toContain(words);
    const french = await cli(`check ${tampered} --lang fr --json`);
    expect(french.code).toBe(expected);
    const told = JSON.parse(french.out);
    expect(told).toMatchObject({ ok: false, problem, entry });
    expect(told.message).not.toBe(out);
  });
});

test("the help of check says what its exit codes mean", async () => {
  expect((await cli("help check")).out).toContain("0 verified, 1 wrong, 3 not verifiable here");
  expect((await cli("help check --lang fr")).out).toContain("0 vérifié, 1 faux, 3 invérifiable ici");
});

test("check says when it cannot tell", async () => {
  const later = await inFile({ ...game, rules: 99 });
  const { code, out } = await cli(`check ${later}`);
  expect(code).toBe(3);
  expect(out).toContain("rules no. 99");
  const told = JSON.parse((await cli(`check ${later} --lang fr --json`)).out);
  expect(told).toMatchObject({ ok: false, verdict: "unverifiable", rules: 99 });
});

describe("replay", () => {
  test("tells the whole game, and how it ended", async () => {
    const { code, out } = await cli(`replay ${path}`);
    expect(code).toBe(0);
    expect(out).toMatch(/^Blueprints: Ada, Bo, Cy\n0\. Setup\n/);
    expect(out).toContain("takes the last move back");
    expect(out).toContain("BLU-5.1");
    expect(out).toMatch(/\nResult\n1st {2}(Ada|Bo|Cy): \d+ points/);
  });

  test("tells a viewer no more than it could know", async () => {
    const steps = async (viewer: string): Promise<{ lines: string[]; events: object[] }[]> =>
      JSON.parse((await cli(`replay ${path} --json ${viewer}`)).out).steps;
    const [all, none] = [await steps(""), await steps("--viewer none")];
    expect(none).toHaveLength(all.length);
    const placements = (told: { lines: string[] }[]): number =>
      told.flatMap(({ lines }) => lines).filter((line) => / places the /.test(line)).length;
    const placed = (seat: number | null): number =>
      game.log.filter(({ m, s }) => m?.type === "placeDie" && (seat === null || s === seat)).length;
    expect(placements(all)).toBe(placed(null));
    expect(placements(none)).toBe(0);
    expect(placements(await steps("--viewer 1"))).toBe(placed(1));
  });

  test("shows one moment", async () => {
    const open = await cli(`replay ${path} --at 9`);
    const seat = await cli(`replay ${path} --at 9 --viewer 1 --lang fr`);
    expect(open.out).toContain("Round 1 of 3");
    expect(seat.out).toContain("Manche 1 sur 3");
    const { version, view } = JSON.parse((await cli(`replay ${path} --at 9 --viewer none --json`)).out);
    expect(version).toBe(9);
    expect(view.plans).toEqual([]);
  });

  test("refuses what is not there, and what was tampered with", async () => {
    expect(await cli(`replay ${path} --at 9999`)).toMatchObject({ code: 2 });
    expect(await cli(`replay ${path} --viewer 3`)).toMatchObject({ code: 2 });
    expect(await cli(`replay ${path} --viewer ada`)).toMatchObject({ code: 2 });
    expect(await cli(`replay ${await inFile({ ...game, secret: "42" })}`)).toMatchObject({ code: 1 });
  });
});
