import { Random, viewOf } from "@banquise/engine";
import { catalogue, loadGame } from "@banquise/games";
import { describe, expect, it } from "vitest";
import { type AnyGame, type AnyState, metaOf } from "../games.ts";
import { forcedMove } from "./forced.ts";

const BY_DEFAULT = { forced: false, endTurns: true };
const quiet = { random: Random.of(1), emit: null };

async function load(id: string): Promise<AnyGame> {
  const loaded = await loadGame(id);
  if (loaded === null) throw new Error(id);
  return loaded.game;
}

/** A game whose beginning leaves the actor nothing but one move, as far as the question of forced moves can tell. */
async function lone(id: string, type: string) {
  const game = await load(id);
  const state = game.layout.create();
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, option]) => [name, option.default]),
  );
  game.setup(state, { seats: 2, options }, quiet);
  const move = Array.from({ length: game.moves.size }, (_, code) => code).find(
    (code) => game.moves.decode(code).type === type,
  );
  if (move === undefined) throw new Error(type);
  return { game, state, move, meta: metaOf(id) };
}

const seen = (game: AnyGame, state: AnyState, undo = false) => ({
  view: viewOf(game, state, 0),
  log: [{ version: 1, kind: undo ? ("undo" as const) : ("move" as const), seat: 0, events: [] }],
});

describe("a lone move", () => {
  it("is played when it only ends the turn, unless that is switched off", async () => {
    const { game, state, move, meta } = await lone("antarctica", "endTurn");
    const moment = seen(game, state);
    expect(forcedMove(game, meta, moment, [move], BY_DEFAULT)).toBe(move);
    expect(forcedMove(game, meta, moment, [move], { forced: false, endTurns: false })).toBeNull();
    expect(forcedMove(game, meta, moment, [move, move + 1], BY_DEFAULT)).toBeNull();
  });

  it("is shown when it does more, unless all forced moves are to be played", async () => {
    const { game, state, move, meta } = await lone("antarctica", "moveShip");
    const moment = seen(game, state);
    expect(forcedMove(game, meta, moment, [move], BY_DEFAULT)).toBeNull();
    expect(forcedMove(game, meta, moment, [move], { forced: true, endTurns: true })).toBe(move);
  });

  it("is not played again for somebody who has just taken it back", async () => {
    const { game, state, move, meta } = await lone("antarctica", "endTurn");
    expect(forcedMove(game, meta, seen(game, state, true), [move], BY_DEFAULT)).toBeNull();
  });

  it("IGL-3.9 · is not played for somebody with a tile in hand, whom its speed would give away", async () => {
    const { game, state, move, meta } = await lone("igloo-igloo", "endTurn");
    expect(forcedMove(game, meta, seen(game, state), [move], BY_DEFAULT)).toBe(move);
    const { hands } = state as unknown as { hands: Uint8Array };
    hands[0] = 1;
    expect(forcedMove(game, meta, seen(game, state), [move], BY_DEFAULT)).toBeNull();
  });
});

describe("what the list of games says", () => {
  it.each(catalogue.map(({ meta }) => meta))("is true of $id", async (meta) => {
    const game = await load(meta.id);
    expect(meta.cooperative ?? false).toBe(game.cooperative);
    for (const type of [...(meta.neverForced ?? []), ...(meta.endsTurn ?? [])])
      expect(game.moves.types.map((kind) => kind.type)).toContain(type);
  });
});
