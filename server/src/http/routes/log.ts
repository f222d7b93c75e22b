import { type Routes, refuse, type Services } from "../context.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { exportSchema, stepsQuery, stepsSchema, tableId } from "../schemas.ts";

/** What has happened at a table. */
export function logRoutes(app: Routes, { tables, sessions, archive }: Services): void {
  app.get(
    "/tables/:id/steps",
    {
      config: limits.read,
      schema: {
        tags: ["tables"],
        summary: "Older steps of the log, by page",
        description:
          "The last `limit` steps before a version, the oldest of them first, as you may know them. A snapshot has the newest steps; ask for those before its first one, and so on, until you have version 0, which is the setup.",
        params: tableId,
        querystring: stepsQuery,
        response: answers(stepsSchema, ["tableNotFound", "notStarted"]),
      },
    },
    async (request, reply) => {
      const session = await sessions.identify(request.headers);
      const { before, limit } = request.query;
      const steps = await tables.use(request.params.id, async (live) => {
        await tables.settled(live);
        if (live.game === null) return { refused: "notStarted" } as const;
        return live.game.stepsBefore(live.seats.of(session), before, limit);
      });
      return "refused" in steps ? refuse(request, reply, steps) : { steps };
    },
  );

  app.get(
    "/tables/:id/export",
    {
      config: limits.change,
      schema: {
        tags: ["tables"],
        summary: "A finished game as a file",
        description:
          "Everything needed to watch it again and to prove that it was played fairly (`banquise check`): the secret is published here, and only here, once the game is over.",
        params: tableId,
        response: answers(exportSchema, ["tableNotFound", "notOver", "dailyNotOver"]),
      },
    },
    async (request, reply) => {
      const file = await archive.file(request.params.id);
      if ("refused" in file) return refuse(request, reply, file);
      const name = `${file.game}-${request.params.id}.json`;
      return reply.header("content-disposition", `attachment; filename="${name}"`).send(file);
    },
  );
}
