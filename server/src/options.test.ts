import { expect, test } from "vitest";
import { settingsFrom } from "./options.ts";

test("what was chosen wins over the environment, and what is no number counts as not said", () => {
  const env = { PORT: "9000", BANQUISE_BOT_DELAY: "soon", BANQUISE_RESIDENT_TABLES: "-3" };
  expect(settingsFrom({}, env)).toMatchObject({ port: 9000, botDelay: 700, residentTables: 5_000 });
  expect(settingsFrom({ port: 1 }, { ...env, BANQUISE_PORT: "8000" })).toMatchObject({ port: 1 });
  expect(settingsFrom({}, { ...env, BANQUISE_PORT: "8000" })).toMatchObject({ port: 8000 });
});

test("there is always a thread for bots: without one their tables would wait for ever", () => {
  expect(settingsFrom({}, { BANQUISE_BOT_THREADS: "0" }).botThreads).toBe(1);
  expect(settingsFrom({}, { BANQUISE_BOT_THREADS: "3" }).botThreads).toBe(3);
});
