import { Readable } from "node:stream";
import { z } from "zod";
import { reviewOf } from "../../tables/review.ts";
import { addressOf } from "../address.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { exportSchema } from "../export-schemas.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { tableId } from "../shared-schemas.ts";
import { NDJSON } from "../stream-format.ts";
import { stepsQuery, stepsSchema } from "../table-schemas.ts";

/** What has happened at a table. */
export function logRoutes(app: Routes, { tables, sessions, archive, runner }: Services): void {
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
  app.post(
    "/tables/:id/review",
    {
      config: limits.review,
      schema: {
        tags: ["tables"],
        summary: "What a strong bot thinks of a finished game",
        description:
          "One decision a line, in their order, each as soon as it was thought about: `at`, the version it was made on, and `analysis`, what each move was worth by what its seat could know (moves as ids of the action space, the most tried first; for each seat its chance to win and its expected points). What was taken back and what left no choice is left out. Somebody can ask for a dozen an hour.",
        params: tableId,
        produces: [NDJSON],
        response: answers(z.unknown().describe("One decision a line."), [
          "tableNotFound",
          "notOver",
          "dailyNotOver",
          "rateLimited",
        ]),
      },
    },
    async (request, reply) => {
      const client = sessions.alias(addressOf(request));
      const review = await archive.finished(request.params.id, (table) => ({
        lines: Readable.from(linesOf(reviewOf(table, runner, client))),
      }));
      if ("refused" in review) return refuse(request, reply, review);
      return reply.header("content-type", `${NDJSON}; charset=utf-8`).send(review.lines);
    },
  );
}

async function* linesOf(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}
