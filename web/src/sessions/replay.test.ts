import { parseConfig, Random, type Step, secretFromSeed, Table, type TableConfig } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { expect, test } from "vitest";
import type { AnyState } from "../games.ts";
import { ReplaySession } from "./replay.ts";

const loaded = await loadGame("blueprints");
if (loaded === null) throw new Error("no Blueprints");
const { game } = loaded;
const table: Table<AnyState> = new Table(game, parseConfig(game, 3) as TableConfig, {
  secret: secretFromSeed(4),
  nonces: ["", "", ""],
});
const random = Random.of(4);
while (!table.over) {
  const legal = table.legal();
  table.play(table.actor, legal[random.int(legal.length)] ?? 0);
}
const seats = ["Ada", "Bob", "Cleo"].map((name) => ({ kind: "person" as const, name, online: true }));

/** Where others than seat 1 have put a die, behind their screens. */
const othersPlaced = (log: readonly Step[]): boolean =>
  log.some(({ seat, move }) => seat !== 1 && move?.type === "placeDie");

test("a finished game is seen by one seat, or with all that the seats hid, step by step", () => {
  const session = new ReplaySession("x", table, seats, 10, 1);
  const { view, log } = session.moment.value;
  expect(game.layout.equals(view, session.stateAt(10))).toBe(false);
  expect(othersPlaced(log)).toBe(false);

  session.revealed.value = true;
  const open = session.moment.value;
  expect(game.layout.equals(open.view, session.stateAt(10))).toBe(true);
  expect(open.viewer).toBe(1);
  expect(open.events).toEqual([]);
  expect(othersPlaced(open.log)).toBe(true);

  session.show(11, 1);
  expect(session.moment.value.events).toEqual(table.steps("all")[11]?.events);
  expect(game.layout.equals(session.moment.value.view, session.stateAt(11))).toBe(true);

  session.revealed.value = false;
  expect(game.layout.equals(session.moment.value.view, view)).toBe(false);
  session.show(10, 1);
  expect(game.layout.equals(session.moment.value.view, view)).toBe(true);
});
