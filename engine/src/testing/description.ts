import { describe, expect, test } from "vitest";
import { type Description, fieldsOf } from "../description.ts";
import type { Game, Viewer } from "../game.ts";
import { Observation } from "../observation.ts";
import { simulate } from "../simulate.ts";
import { configurations } from "./conformance.ts";

/** A state of every so many moves is looked at. */
const STRIDE = 5;
const GAMES = 2;

/** What a game says about its fields holds in random games, and an observation tells all that the view does. */
export function describeDescription<S>(game: Game<S>, describing: () => Promise<Description<S>>): void {
  describe(`the numbers of ${game.id} mean what is said of them`, () => {
    test("every number is in its range, and every observation gives its view back", async () => {
      const description = await describing();
      const observation = new Observation(game.layout, description);
      const out = observation.create();
      const wrong = new Set<string>();
      let moves = 0;
      for (const config of configurations(game)) {
        const viewers: Viewer[] = [...Array(config.seats).keys(), null];
        const look = (s: S): void => {
          for (const viewer of viewers) {
            const view = game.layout.create();
            game.view(s, viewer, view);
            observation.writer(view)(out);
            if (!game.layout.equals(observation.read(out), view)) wrong.add("an observation lost something");
            for (const complaint of outOfRange(observation, out)) wrong.add(complaint);
          }
        };
        simulate(game, config, {
          games: GAMES,
          seed: config.seats,
          inspect: (state) => {
            if (moves++ % STRIDE === 0 || game.actor(state as S) < 0) look(state as S);
            return [];
          },
        });
      }
      expect([...wrong]).toEqual([]);
    });

    test("every table has names of its own, and every field says what it is", async () => {
      const description = await describing();
      for (const [name, rows] of Object.entries(description.tables)) {
        const ids = rows.map(({ id }) => id);
        expect(new Set(ids).size, name).toBe(ids.length);
        expect(JSON.parse(JSON.stringify(rows)), name).toEqual(rows);
      }
      for (const { name, about } of fieldsOf(game.layout, description)) expect(about, name).not.toBe("");
    });
  });
}

function outOfRange<S>({ tensors }: Observation<S>, numbers: ArrayLike<number>): string[] {
  return tensors.flatMap(({ name, offset, shape, encoding }) => {
    if (encoding.type === "bits") return [];
    const allowed = encoding.type === "oneHot" ? new Set(encoding.values) : null;
    const size = shape.reduce((product, n) => product * n, 1);
    const complaints: string[] = [];
    for (let i = offset; i < offset + size; i++) {
      const value = numbers[i] as number;
      const fits =
        encoding.type === "scaled" ? value >= encoding.from && value <= encoding.to : allowed?.has(value);
      if (!fits) complaints.push(`${name} is ${value}`);
    }
    return complaints;
  });
}
