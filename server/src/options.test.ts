import { expect, test } from "vitest";
import { settingsFrom } from "./options.ts";

test("what was chosen wins over the environment, and the environment over the default", () => {
  const env = { PORT: "9000", BANQUISE_BOT_DELAY: "5", BANQUISE_ACCESS_LOG: "on" };
  expect(settingsFrom({}, env)).toMatchObject({
    port: 9000,
    botDelay: 5,
    accessLog: true,
    residentTables: 5_000,
  });
  expect(settingsFrom({ port: 1 }, { ...env, BANQUISE_PORT: "8000" })).toMatchObject({ port: 1 });
  expect(settingsFrom({}, { ...env, BANQUISE_PORT: "8000" })).toMatchObject({ port: 8000 });
});

test.each([
  ["BANQUISE_PORT", "abc"],
  ["BANQUISE_PORT", ""],
  ["BANQUISE_PORT", "70000"],
  ["PORT", "80 80"],
  ["BANQUISE_HOST", ""],
  ["BANQUISE_DATA", " "],
  ["BANQUISE_SESSION_KEY", ""],
  ["BANQUISE_SESSION_KEY", "  "],
  ["BANQUISE_METRICS_TOKEN", ""],
  ["BANQUISE_TRUST_PROXY", "maybe"],
  ["BANQUISE_RATE_LIMIT", ""],
  ["BANQUISE_LOG_LEVEL", "verbose"],
  ["BANQUISE_BOT_THREADS", "0"],
  ["BANQUISE_BOT_DELAY", "soon"],
  ["BANQUISE_RESIDENT_TABLES", "-3"],
  ["BANQUISE_ORIGIN", "play.example.org"],
])("%s=%j is refused by its name", (setting, value) => {
  expect(() => settingsFrom({}, { [setting]: value })).toThrow(expect.objectContaining({ setting }));
});

test("a key that is empty signs nothing, wherever it comes from", () => {
  expect(() => settingsFrom({ sessionKey: "" }, {})).toThrow(
    expect.objectContaining({ setting: "BANQUISE_SESSION_KEY" }),
  );
});
