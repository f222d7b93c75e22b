import { legalMoves, parseConfig, Random, type TableConfig, viewOf } from "@banquise/engine";
import { catalogue } from "@banquise/games";
import { becauseOf } from "@banquise/games/because";
import { describe, expect, test } from "vitest";
import { consequencesOf } from "./consequences.ts";

const STEPS = 60;

describe.each(catalogue)("what moves surely bring in $meta.id", async ({ meta, load }) => {
  const { game } = await load();
  const config = parseConfig(game, Math.max(2, game.seats.min)) as TableConfig;
  const because = await becauseOf(meta.id);
  const s = game.layout.create();
  const random = Random.of(11);
  game.setup(s, config, { random, emit: null });

  test("holds in worlds that were not asked, and says so in words of the game", () => {
    let told = 0;
    let concrete = 0;
    const seats = Array.from({ length: config.seats }, (_, seat) => seat);
    for (let step = 0; step < STEPS && game.actor(s) >= 0; step++) {
      const seat = game.actor(s);
      const view = viewOf(game, s, seat);
      const json = JSON.stringify(game.layout.toJson(view));
      const moves = legalMoves(game, s);
      const move = moves[random.int(moves.length)] as number;
      const { own, places, moves: way, after } = consequencesOf(game, view, seat, move);
      expect(JSON.stringify(game.layout.toJson(view))).toBe(json);
      expect(way[0]).toBe(move);
      expect(places).toEqual(expect.arrayContaining([...game.places.ofMove(view, move)]));
      const world = game.layout.clone(view);
      game.redeal(world, seat, Random.of(77));
      const other = Random.of(78);
      for (const each of way) game.apply(world, each, { random: other, emit: null });
      const then = game.sheet(viewOf(game, world, seat), seat);
      const points = (lines: typeof then, key: string): number =>
        lines.filter((line) => line.key === key).reduce((sum, line) => sum + line.points, 0);
      const now = game.sheet(view, seat);
      for (const { line, by } of own) expect(points(then, line.key) - points(now, line.key)).toBe(by);
      told += own.length;
      const english = after.map(
        (seen) => because?.because.en({ before: view, after: seen, seat, moves: way }, String) ?? [],
      );
      const sure = (english[0] ?? []).some((fact) => english.every((facts) => facts.includes(fact)));
      if (sure || own.some(({ line }) => because?.lasting.includes(line.key))) concrete++;
      for (const seen of after)
        for (const said of because?.because.fr({ before: view, after: seen, seat, moves: way }, String) ?? [])
          expect(said).toBeTruthy();
      const kept = (whose: number): number =>
        game
          .sheet(s, whose)
          .filter(({ key }) => because?.lasting.includes(key))
          .reduce((sum, { points: each }) => sum + each, 0);
      const had = seats.map(kept);
      game.apply(s, move, { random, emit: null });
      // What is called lasting nobody else takes away, unless it is counted and begun anew.
      for (const rival of seats)
        if (rival !== seat && kept(rival) > 0) expect(kept(rival)).toBeGreaterThanOrEqual(had[rival] ?? 0);
    }
    expect(told).toBeGreaterThan(0);
    // Moves at random, and still most of them do something that can be told.
    expect(concrete).toBeGreaterThan(STEPS / 2);
  });
});
