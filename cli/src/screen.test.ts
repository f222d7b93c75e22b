import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { cli, finishedGame, inFile } from "./testing.ts";

const path = await inFile(await finishedGame());

const LINES = ["--help", "help play", "games", "games blueprints", "rules blueprints", `replay ${path}`];

test.each(LINES)("%s fits into the terminal", async (line) => {
  for (const language of ["en", "fr"]) {
    const { out } = await cli(`${line} --lang ${language}`, [], { width: 72 });
    const words = (text: string) => text.split(/\s+/).filter(Boolean);
    for (const each of out.split("\n")) expect(each.length).toBeLessThanOrEqual(72);
    expect(words(out)).toEqual(words((await cli(`${line} --lang ${language}`)).out));
  }
});

test.each(LINES)("%s says the same in colour", async (line) => {
  const coloured = (await cli(line, [], { colour: true, width: 72 })).out;
  const plain = (await cli(line, [], { width: 72 })).out;
  expect(coloured).not.toBe(plain);
  expect(stripVTControlCharacters(coloured)).toBe(plain);
});

test("programs get no colour and no lines", async () => {
  const { out } = await cli("rules blueprints --json", [], { colour: true, width: 40 });
  expect(JSON.parse(out).game).toBe("blueprints");
});
