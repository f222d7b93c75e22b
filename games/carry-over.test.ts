/** Games that were begun under rules that are kept only frozen go on under the present ones, from where they stand. */
import { readdirSync } from "node:fs";
import { type Context, type GameEvent, MoveList, OVER, parseConfig, Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { loadRules } from "./frozen.ts";
import { loadGame } from "./index.ts";

const FROZEN = readdirSync(new URL("./frozen/", import.meta.url)).flatMap((file) => {
  const [, id, version] = /^(.*)-(\d+)\.js$/.exec(file) ?? [];
  return id && version ? [{ id, version: Number(version) }] : [];
});

/** Every so many moves a game is carried over and played to its end. */
const EVERY = 25;

describe.each(FROZEN)("$id under rules $version", ({ id, version }) => {
  test("goes on under the present rules, whatever was pending", async () => {
    const before = await loadRules(id, version);
    const present = (await loadGame(id))?.game;
    if (!before || !present) throw new Error(`${id} ${version} is not kept`);
    const list = new MoveList();
    const { options } = present;
    const [variants] = Object.entries(options).map(([name, { values }]) =>
      values.map((value) => ({ [name]: value })),
    );
    for (const [seed, variant] of (variants ?? [{}]).entries()) {
      const config = parseConfig(before, before.seats.max, variant);
      if ("problem" in config) continue;
      const random = Random.of(seed + 1);
      const told: GameEvent[] = [];
      const context: Context = { random, emit: (event) => told.push(event) };
      const s = before.layout.create();
      before.setup(s, config, context);
      for (let moves = 0; before.actor(s) !== OVER; moves++) {
        if (moves % EVERY === 0) {
          const json = before.layout.toJson(s);
          const carried = present.layout.fromJson(present.migrate?.state(json, version) ?? json);
          expect(present.violations(carried)).toEqual([]);
          expect(present.actor(carried)).toBe(before.actor(s));
          const fork = Random.of(moves);
          while (present.actor(carried) !== OVER) {
            list.clear();
            present.legal(carried, list);
            expect(list.length).toBeGreaterThan(0);
            present.apply(carried, list.at(fork.int(list.length)), { random: fork, emit: null });
          }
          expect(present.violations(carried)).toEqual([]);
        }
        list.clear();
        before.legal(s, list);
        before.apply(s, list.at(random.int(list.length)), context);
      }
      for (const event of told) {
        const carried = present.migrate?.event(event, version) ?? event;
        expect(present.events?.complaint(carried) ?? null).toBe(null);
      }
    }
  });
});
