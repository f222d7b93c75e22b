import { afterEach, expect, test, vi } from "vitest";
import { startServer } from "./start.ts";

afterEach(() => vi.unstubAllEnvs());

test("a setting that means nothing stops the start, by its name", async () => {
  vi.stubEnv("BANQUISE_SESSION_KEY", "");
  await expect(startServer({ port: 0 })).rejects.toMatchObject({
    name: "StartFailure",
    problem: "setting",
    about: "BANQUISE_SESSION_KEY",
  });
});

test("a database that cannot be reached stops the start, and its password is not told", async () => {
  const database = "postgres://somebody:secret@127.0.0.1:1/nothing";
  const failure = await startServer({ port: 0, database, logLevel: "silent" }).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({
    name: "StartFailure",
    problem: "data",
    about: "postgres://somebody@127.0.0.1:1/nothing",
  });
  expect(String(failure)).not.toContain("secret");
});
