import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { version } from "../package.json" with { type: "json" };

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

test("all rooms have the version of the program, and the changelog begins with it", () => {
  const { workspaces, version: whole } = JSON.parse(read("package.json"));
  for (const room of workspaces) expect(JSON.parse(read(`${room}/package.json`)).version, room).toBe(version);
  expect(whole).toBe(version);
  expect(/^## (\S+)/m.exec(read("CHANGELOG.md"))?.[1]).toBe(version);
});
