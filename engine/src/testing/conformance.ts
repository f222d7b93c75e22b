import { describe, expect, test } from "vitest";
import { complaintsAbout } from "../complaints.ts";
import { complaintsAboutSetup } from "../complaints-events.ts";
import { type Game, OVER, parseConfig, type TableConfig } from "../game.ts";
import { legalMoves } from "../legal-moves.ts";
import { Random } from "../random.ts";
import { simulate } from "../simulate.ts";
import { expectToSurviveStorage } from "./stored-table.ts";

export interface ConformanceOptions {
  /** Fully checked random games for each configuration. */
  readonly games: number;
  /** How many instead for other values of an option that only says who begins: by default that is left to chance. */
  readonly gamesWith?: Readonly<Record<string, number>>;
}

/** Every seat count with every value of every option, one option away from the defaults at a time. */
export function configurations<S>(game: Game<S>): TableConfig[] {
  const configs: TableConfig[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const choices: Record<string, string>[] = [{}];
    for (const [name, spec] of Object.entries(game.options)) {
      for (const value of spec.values) if (value !== spec.default) choices.push({ [name]: value });
    }
    for (const options of choices) {
      const config = parseConfig(game, seats, options);
      if (!("problem" in config)) configs.push(config);
    }
  }
  return configs;
}

/** Milliseconds: every claim on every state of whole games takes seconds on a busy machine. */
const TIMEOUT = 300_000;

const nameOf = ({ seats, options }: TableConfig): string => `${seats} seats, ${JSON.stringify(options)}`;

/** The conformance suite: run it on every game. */
export function describeConformance<S>(game: Game<S>, options: ConformanceOptions): void {
  describe(`${game.id} keeps the contract`, () => {
    for (const config of configurations(game)) {
      const games = gamesOf(game, config, options);
      test(
        `every claim on ${games} random games: ${nameOf(config)}`,
        () => {
          let seed = 0;
          const result = simulate(game, config, {
            games,
            seed: config.seats,
            inspect: (state) => complaintsAbout(game, state as S, config.seats, seed++),
          });
          expect(result.complaints).toEqual([]);
          expect(result.games).toBe(games);
        },
        TIMEOUT,
      );
    }

    test("what is told of the setup gives nothing away", () => {
      for (const config of configurations(game)) {
        for (let seed = 0; seed < options.games; seed++)
          expect(complaintsAboutSetup(game, config, seed)).toEqual([]);
      }
    });

    test("a table survives storage, and tells every viewer the same from then on", () => {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const config = configurations(game).find((each) => each.seats === seats);
        if (config) expectToSurviveStorage(game, config, seats);
      }
    });

    test("the same seed gives the same game", () => {
      for (const config of configurations(game)) {
        expect(finalState(game, config, 7)).toEqual(finalState(game, config, 7));
      }
    });
  });
}

function gamesOf<S>(
  { options }: Game<S>,
  config: TableConfig,
  { games, gamesWith = {} }: ConformanceOptions,
): number {
  const changed = Object.keys(gamesWith).find((name) => config.options[name] !== options[name]?.default);
  return (changed === undefined ? null : gamesWith[changed]) ?? games;
}

function finalState<S>(game: Game<S>, config: TableConfig, seed: number): unknown {
  const s = game.layout.create();
  const random = Random.of(seed);
  const context = { random, emit: null };
  game.setup(s, config, context);
  while (game.actor(s) !== OVER) {
    const legal = legalMoves(game, s);
    game.apply(s, legal[random.int(legal.length)] as number, context);
  }
  return game.layout.toJson(s);
}
