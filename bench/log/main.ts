/** What the log of a table costs: bytes of an entry in every game, and the time to bring a table back from storage. */
import { deflateSync } from "node:zlib";
import {
  CHECKPOINT_EVERY,
  type Checkpoint,
  type Entry,
  type Game,
  packEntry,
  parseCheckpoint,
  parseConfig,
  parseEntry,
  Random,
  secretFromSeed,
  Table,
  type TableConfig,
} from "@banquise/engine";
import { type AnyState, catalogue } from "@banquise/games";
import { atMost, columns, median, percentile } from "../report.ts";

const GAMES = Number(process.env.BENCH_GAMES ?? 30);
/** Milliseconds since 1970, as a server writes them. */
const NOON = 1_800_000_000_000;
/** Steps that a snapshot shows. */
const PAGE = 50;
const LOOKS = 300;

interface Size {
  readonly whole: number;
  readonly events: number;
  readonly patch: number;
  readonly scenes: number;
}

const bytesOf = (value: unknown): number =>
  value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function randomTable(game: Game<AnyState>, seats: number, seed: number): Table<AnyState> {
  const config = parseConfig(game, seats) as TableConfig;
  const table = new Table(game, config, { secret: secretFromSeed(seed), nonces: Array(seats).fill("") });
  const random = Random.of(seed);
  while (!table.over) {
    const legal = table.legal();
    table.play(table.actor, legal[random.int(legal.length)] ?? 0, { at: NOON + 1_000 * table.version });
  }
  return table;
}

function sizesOf(game: Game<AnyState>): { sizes: Size[]; packed: number; perMove: number } {
  const sizes: Size[] = [];
  let packed = 0;
  let microseconds = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
    const began = process.cpuUsage();
    const { entries } = randomTable(game, seats, seed);
    const { user, system } = process.cpuUsage(began);
    microseconds += user + system;
    const log = entries.map(packEntry);
    packed += deflateSync(JSON.stringify(log)).length;
    for (const entry of log) {
      const { e, p, c } = entry;
      sizes.push({ whole: bytesOf(entry), events: bytesOf(e), patch: bytesOf(p), scenes: bytesOf(c) });
    }
  }
  return { sizes, packed: packed / sizes.length, perMove: microseconds / sizes.length };
}

/** A log of this many entries: somebody plays and takes back. */
function longTable(game: Game<AnyState>, length: number): Table<AnyState> {
  const table = new Table(game, parseConfig(game, 3) as TableConfig, {
    secret: secretFromSeed(1),
    nonces: ["", "", ""],
  });
  const move = table.legal()[0] ?? 0;
  const { actor } = table;
  while (table.version < length) {
    table.play(actor, move);
    table.undo(actor, {}, { most: Number.POSITIVE_INFINITY });
  }
  return table;
}

/** Microseconds of processor to show a table that is in storage to one viewer: from bytes to the bytes of a snapshot. */
function lookAt(game: Game<AnyState>, table: Table<AnyState>): number {
  const { config, chance } = table.record();
  const floor = table.version - (table.version % CHECKPOINT_EVERY || CHECKPOINT_EVERY);
  const kept = JSON.stringify(table.at(floor).checkpoint());
  const texts = table.entries
    .slice(Math.min(floor, table.version - PAGE))
    .map((e) => JSON.stringify(packEntry(e)));
  const times: number[] = [];
  for (let i = 0; i < LOOKS; i++) {
    const began = process.hrtime.bigint();
    const from = parseCheckpoint(JSON.parse(kept)) as Checkpoint;
    const entries = texts.map((text) => parseEntry(JSON.parse(text)) as Entry);
    const loaded = Table.load(game, { config, chance, from, entries: entries.slice(floor - table.version) });
    if ("damage" in loaded) throw new Error(loaded.detail);
    JSON.stringify([game.layout.toJson(loaded.view(0)), loaded.newest(0, PAGE), loaded.mayUndo(0)]);
    times.push(Number(process.hrtime.bigint() - began) / 1_000);
  }
  return median(times);
}

console.log(
  `Log: bytes of an entry in ${GAMES} random games of every seat count, with its time, without a key`,
);
const rows = [["game", "entries", "mean", "events", "patch", "scenes", "p99", "packed", "CPU µs/move"]];
const means: number[] = [];
for (const entry of catalogue) {
  const { game } = await entry.load();
  const { sizes, packed, perMove } = sizesOf(game);
  const whole = sizes.map((size) => size.whole);
  means.push(mean(whole));
  rows.push([
    game.id,
    String(sizes.length),
    ...[
      mean(whole),
      mean(sizes.map(({ events }) => events)),
      mean(sizes.map(({ patch }) => patch)),
      mean(sizes.map(({ scenes }) => scenes)),
      percentile(whole, 0.99),
      packed,
      perMove,
    ].map((value) => value.toFixed(0)),
  ]);
}
for (const line of columns(rows)) console.log(line);
console.log("");

const loaded = await catalogue.find(({ meta }) => meta.id === "blueprints")?.load();
if (loaded === undefined) throw new Error("there is no game to measure");
const looks = [100, 1_000, 10_000].map((length) => {
  const table = longTable(loaded.game, length);
  const microseconds = lookAt(loaded.game, table);
  console.log(`A look at a table with ${length.toLocaleString("en")} entries: ${microseconds.toFixed(0)} µs`);
  return microseconds;
});
console.log("");
atMost(mean(means), 400, "bytes an entry on average over the games");
atMost(Math.max(...looks), 1_000, "µs for a look at a table");
atMost(Math.max(...looks) / Math.min(...looks), 1.5, "times from the shortest log to the longest");
