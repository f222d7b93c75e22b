import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { COMMAND_NAMES, COMMANDS } from "./declarations.ts";
import { cli } from "./testing.ts";

describe("help", () => {
  test.each(["", "--help", "-h", "help"])("banquise %s lists every command", async (line) => {
    const { code, out } = await cli(line);
    expect(code).toBe(line === "" ? 2 : 0);
    for (const name of COMMAND_NAMES) expect(out).toContain(`\n  ${name} `);
  });

  test.each(COMMAND_NAMES)("help %s says the same as --help", async (name) => {
    expect(await cli(`help ${name}`)).toEqual(await cli(`${name} --help`));
    expect((await cli(`help --lang fr ${name}`)).out).toBe((await cli(`${name} --help --lang fr`)).out);
  });

  test.each(COMMAND_NAMES)("%s says all about itself in both languages", async (name) => {
    const [en, fr] = await Promise.all([cli(`${name} --help`), cli(`${name} -h --lang fr`)]);
    expect([en.code, fr.code]).toEqual([0, 0]);
    expect(en.out).not.toBe(fr.out);
    for (const flag of Object.keys(COMMANDS[name].flags)) {
      expect(en.out).toContain(`--${flag}`);
      expect(fr.out).toContain(`--${flag}`);
    }
    expect(en.out).toContain("Exit codes: 0");
    expect(fr.out).toContain("Codes de sortie : 0");
  });
});

describe("language", () => {
  test("follows the environment, and --lang before it", async () => {
    const french = { env: { LANG: "fr_FR.UTF-8" } };
    expect((await cli("--help", [], french)).out).toContain("Commandes :");
    expect((await cli("--help --lang=en", [], french)).out).toContain("Commands:");
    expect((await cli("sim nope", [], french)).err).toContain("n’existe pas");
  });

  test("that is not spoken is refused", async () => {
    expect(await cli("sim blueprints --lang de")).toMatchObject({ code: 2 });
  });
});

describe("wrong usage is told, with exit code 2", () => {
  test.each([
    ["fly", "there is no command “fly”"],
    ["help fly", "there is no command “fly”"],
    ["play", "<game> is missing"],
    ["sim", "<game> is missing"],
    ["sim chess", "there is no game “chess”; there are: blueprints"],
    ["sim blueprints twice", "“twice” is one argument too many"],
    ["sim blueprints --wings", "there is no option --wings"],
    ["sim blueprints -w", "there is no option -w"],
    ["sim blueprints --games", "--games needs a value"],
    ["sim blueprints --games many", "--games must be a whole number"],
    ["sim blueprints --games -3", "--games must be a whole number"],
    ["sim blueprints --games 0", "--games must be at least 1"],
    ["sim blueprints --jobs 0", "--jobs must be at least 1"],
    ["sim blueprints --json=yes", "--json takes no value"],
    ["sim blueprints --seats 9", "this game has from 2 to 4 seats"],
    ["sim blueprints --option colour=red", "“colour” is not a variant"],
    ["sim blueprints --option firstSeat=9", "“firstSeat” is not a variant"],
    ["sim blueprints --check=some", "“full” or “invariants”, not “some”"],
    ["arena blueprints --bots greedy", "at least 2 bots are needed"],
    ["arena blueprints", "at least 2 bots are needed"],
    ["arena blueprints --bots greedy,hal", "there is no bot “hal”"],
    ["play blueprints --seat 3 --seats 3", "this game has the seats 0 to 2"],
    ["play blueprints --json", "it has no JSON form"],
    ["rules blueprints BLU-99.1", "there is no rule “BLU-99.1”"],
    ["check /nowhere/game.json", "“/nowhere/game.json” cannot be read"],
    ["serve --log loud", "--log is one of"],
  ])("%s", async (line, message) => {
    const { code, out, err } = await cli(line);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toContain(message);
    expect(err).toContain("--help");
  });
});

test("the command runs as installed, and passes exit codes on", () => {
  const command = fileURLToPath(new URL("../bin/banquise.js", import.meta.url));
  const banquise = (...args: string[]) =>
    spawnSync(process.execPath, [command, ...args], { encoding: "utf8" });
  expect(banquise("rules", "blueprints", "BLU-5.1", "--lang", "en").stdout).toContain("BLU-5.1");
  const play = spawnSync(process.execPath, [command, "play", "blueprints", "--seed", "1", "--lang", "en"], {
    encoding: "utf8",
    input: "1\n1\n",
  });
  expect(play.status).toBe(0);
  expect(play.stdout).toContain("You left the game.");
  expect(banquise("fly").status).toBe(2);
}, 30_000);
