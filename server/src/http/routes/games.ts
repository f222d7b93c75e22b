import type { Game, MoveParameter } from "@banquise/engine";
import type { Routes, Services } from "../context.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { gamesSchema } from "../schemas.ts";

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
