import type { Game, MoveParameter } from "@banquise/engine";
import type { z } from "zod";
import { type Routes, refuse, type Services } from "../context.ts";
import { type GameGuide, gameGuide } from "../game-guide.ts";
import { gameGuideSchema, gamesSchema } from "../game-schemas.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { gameId } from "../shared-schemas.ts";

export function gameRoutes(app: Routes, { tables, botIds }: Services): void {
  const games = [...tables.games.values()].map(gameInfo);

  app.get(
    "/games",
    {
      config: limits.read,
      schema: {
        tags: ["games"],
        summary: "The games, their options and moves, and the bots",
        response: answers(gamesSchema, []),
      },
    },
    async () => ({ games, bots: [...botIds] }),
  );

  // Made when somebody asks, and kept: it never changes while the server runs.
  const guides = new Map<string, Promise<GameGuide>>();

  app.get(
    "/games/:id",
    {
      config: limits.read,
      schema: {
        tags: ["games"],
        summary: "All about a game, for programs",
        description:
          "What every number of a view means, by what lists are indexed, the tables of data behind them, every move and every rule: all that is needed to read a view in any language.",
        params: gameId,
        response: answers(gameGuideSchema, ["unknownGame"]),
      },
    },
    async (request, reply) => {
      const game = tables.games.get(request.params.id);
      if (game === undefined) return refuse(request, reply, { refused: "unknownGame" });
      const guide = guides.get(game.id) ?? gameGuide(game);
      guides.set(game.id, guide);
      return (await guide) as z.infer<typeof gameGuideSchema>;
    },
  );
}

function gameInfo({ id, version, seats, options, cooperative, moves }: Game<unknown>) {
  const types = moves.types.map(({ type, parameters }) => [
    type,
    Object.fromEntries(parameters.map((parameter) => [parameter.name, valuesOf(parameter)])),
  ]);
  return { id, version, seats, options, cooperative, moves: Object.fromEntries(types) };
}

const valuesOf = ({ names, from, size }: MoveParameter): readonly string[] | [number, number] =>
  names ?? [from, from + size - 1];
