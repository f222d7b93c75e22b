import { BOT_IDS } from "@banquise/bots";
import { catalogue } from "@banquise/games";
import { expect, test } from "vitest";
import { version } from "../../package.json" with { type: "json" };
import { cli } from "../testing.ts";

test("every game is listed, with what it is about", async () => {
  const [en, fr] = [await cli("games"), await cli("games --lang fr")];
  expect(en.code).toBe(0);
  for (const { meta } of catalogue) {
    expect(en.out).toMatch(new RegExp(`^${meta.id} .*${meta.blurb.en.name}.*${meta.blurb.en.tagline}`, "m"));
    expect(fr.out).toContain(meta.blurb.fr.tagline);
  }
  const { games } = JSON.parse((await cli("games --json")).out);
  expect(games.map(({ id }: { id: string }) => id)).toEqual(catalogue.map(({ meta }) => meta.id));
});

test.each(catalogue.map(({ meta }) => meta))("$id says what can be chosen", async ({ id, options }) => {
  const { code, out } = await cli(`games ${id}`);
  expect(code).toBe(0);
  for (const [name, { values }] of Object.entries(options)) {
    for (const value of values) expect(out).toContain(`--option ${name}=${value}`);
  }
  const answer = JSON.parse((await cli(`games ${id} --json --lang fr`)).out);
  expect(answer.options.map((option: { id: string }) => option.id)).toEqual(Object.keys(options));
});

test("a game that does not exist is told", async () => {
  expect(await cli("games chess")).toMatchObject({ code: 2 });
});

test("every bot is listed by id and name", async () => {
  const { out } = await cli("bots --lang fr");
  expect(out.split("\n")).toHaveLength(BOT_IDS.length);
  expect(out).toMatch(/^level5\s+Ours\s+se trompe rarement/m);
  expect(JSON.parse((await cli("bots --json")).out).bots[0]).toMatchObject({
    id: "random",
    name: "Snowflake",
  });
});

test.each(["level1", "Penguin", "pingouin", "PINGOUIN"])("%s is a bot by any of its names", async (name) => {
  const { code, out } = await cli(`arena blueprints --bots ${name},random --games 1 --json`);
  expect(code).toBe(0);
  expect(JSON.parse(out).bots[0].bot).toBe("level1");
});

test.each(["--version", "-v"])("%s says which program this is", async (flag) => {
  expect(await cli(flag)).toEqual({ code: 0, out: `banquise ${version}`, err: "" });
  expect(JSON.parse((await cli(`${flag} --json`)).out)).toMatchObject({ version });
});
