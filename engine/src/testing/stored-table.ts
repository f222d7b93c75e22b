import { expect } from "vitest";
import { secretFromSeed } from "../chance.ts";
import type { Game, TableConfig } from "../game.ts";
import { packEntry } from "../packed-entry.ts";
import { parseCheckpoint, parseEntry } from "../parse-entry.ts";
import { Random } from "../random.ts";
import type { Eyes } from "../steps.ts";
import { Table } from "../table.ts";

const SHARE_OF_UNDOS = 8;

/** A random game, now and then taken back, is the same after storage: its log, its state, and what every viewer is told. */
export function expectToSurviveStorage<S>(game: Game<S>, config: TableConfig, seed: number): void {
  const table = randomTable(game, config, seed);
  const { from, entries } = table.record();
  const stored = entries.map((entry) => parseEntry(JSON.parse(JSON.stringify(packEntry(entry)))));
  expect(stored).toEqual(entries);
  expect(parseCheckpoint(JSON.parse(JSON.stringify(from)))).toEqual(from);
  const half = Math.floor(table.version / 2);
  const later = { ...table.record(), from: table.at(half).checkpoint(), entries: entries.slice(half) };
  const again = Table.load(game, later);
  if ("damage" in again) throw new Error(`${again.damage} at ${again.version}: ${again.detail}`);
  expect(game.layout.diff(again.state, table.state)).toBeNull();
  for (const eyes of [...Array(config.seats).keys(), null, "all"] satisfies Eyes[]) {
    const messages = table.messages(eyes, half);
    expect(again.messages(eyes, half)).toEqual(messages);
    expectToLead(game, table, eyes, half);
  }
}

/** The patches of the messages, and those of their scenes, lead a viewer from one view to the next. */
function expectToLead<S>(game: Game<S>, table: Table<S>, eyes: Eyes, from: number): void {
  const { layout } = game;
  const look = (past: Table<S>): S => layout.clone(eyes === "all" ? past.state : past.view(eyes));
  const view = look(table.at(from));
  for (const { patch, scenes = [] } of table.messages(eyes, from)) {
    const scene = layout.clone(view);
    for (const { patch: change } of scenes) if (change !== null) layout.patch(scene, change);
    if (patch !== null) layout.patch(view, patch);
  }
  expect(layout.diff(view, look(table))).toBeNull();
}

function randomTable<S>(game: Game<S>, config: TableConfig, seed: number): Table<S> {
  const nonces = Array<string>(config.seats).fill("");
  const table = new Table(game, config, { secret: secretFromSeed(seed), nonces });
  const random = Random.of(seed);
  while (!table.over) {
    const { actor } = table;
    const legal = table.legal();
    const done = table.play(actor, legal[random.int(legal.length)] ?? -1, { at: seed });
    if ("refused" in done) throw new Error(`a legal move was refused: ${done.refused} ${done.rule}`);
    if (random.int(SHARE_OF_UNDOS) === 0) table.undo(actor);
  }
  return table;
}
