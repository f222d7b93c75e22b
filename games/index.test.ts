import { readdirSync } from "node:fs";
import { LANGUAGES } from "@banquise/engine";
import { expect, test } from "vitest";
import { catalogue, loadGame } from "./index.ts";

test.each(catalogue.map(({ meta }) => [meta.id, meta] as const))(
  "%s is where its name says",
  async (id, meta) => {
    const loaded = await loadGame(id);
    expect(loaded?.game).toMatchObject({ id, seats: meta.seats, options: meta.options });
    for (const language of LANGUAGES) {
      expect((await loaded?.text[language]())?.options).toBeDefined();
      expect((await loaded?.rules[language]())?.length).toBeGreaterThan(0);
      expect(meta.blurb[language].name).not.toBe("");
    }
  },
);

test("every folder with a game is listed once; the toy is there to start from, not to be played", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(`${import.meta.dirname}/${name}`).includes("meta.ts"));
  expect(catalogue.map(({ meta }) => meta.id).sort()).toEqual(
    folders.filter((name) => name !== "toy").sort(),
  );
});

test("a game that is not there is nobody's", async () => {
  expect(await loadGame("chess")).toBeNull();
  expect(await loadGame("toy")).toBeNull();
});
