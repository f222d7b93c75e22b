import { z } from "zod";
import { addressOf } from "../address.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { languageOf } from "../language.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { sessionOf } from "../security.ts";
import { configSchema, dayOf, gameId } from "../shared-schemas.ts";

const mine = z
  .object({
    table: z.string(),
    state: z
      .enum(["begun", "verifying", "verified", "unverified", "notOwn", "late"])
      .describe(
        "begun: not over. verifying: over, and being played again. verified: played again with the same end. unverified: it counts, but the bots decide otherwise here and now. notOwn: a bot played in your stead, so it does not count. late: it ended when the secret was out, three hours after midnight, so it does not count.",
      ),
    total: z.int().nullable(),
    rank: z
      .int()
      .nullable()
      .describe("Among those at the table; playing together 1 is a win and 2 a defeat."),
    place: z.int().nullable().describe("Among all tries of the day."),
  })
  .nullable()
  .describe("Your try.");

const commitment = z.string().describe("SHA-256 of the secret that the start follows from.");
const tries = z.int().describe("How many have ended a try.");

const todaySchema = z.object({
  day: dayOf,
  ends: z.int().describe("When the next day begins, in milliseconds since 1970."),
  streak: z.int().describe("Days in a row on which you have ended a try."),
  games: z.array(
    z.object({
      game: z.string(),
      config: configSchema,
      bot: z.string().describe("Who plays the other seats."),
      commitment,
      next: commitment.nullable().describe("The commitment of tomorrow."),
      tries,
      mine,
    }),
  ),
});

const resultsSchema = z.object({
  day: dayOf,
  game: z.string(),
  config: configSchema,
  commitment,
  secret: z
    .string()
    .nullable()
    .describe("Null until three hours after the end of the day, when no try can go on."),
  tries,
  mine,
  results: z
    .array(
      z.object({
        place: z.int(),
        name: z.string(),
        isYou: z.boolean(),
        table: z.string().nullable().describe("Null while others may still have to play."),
        total: z.int(),
        rank: z.int(),
        verified: z.boolean(),
        finishedAt: z.int(),
      }),
    )
    .describe("The best, first those who won their table, then by points."),
});

/** The challenge of the day. */
export function dailyRoutes(app: Routes, services: Services): void {
  const { daily, sessions } = services;

  app.get(
    "/daily",
    {
      config: limits.read,
      schema: {
        tags: ["daily"],
        summary: "The challenge of today, in each game",
        description:
          "The same start and the same bots for everybody. A day begins at midnight, universal time; the commitment to its secret is known the day before, the secret when it is over.",
        response: answers(todaySchema, []),
      },
    },
    async (request) => daily.today(await sessions.identify(request.headers)),
  );

  app.get(
    "/daily/:day/:id",
    {
      config: limits.read,
      schema: {
        tags: ["daily"],
        summary: "The results of a challenge",
        params: z.object({ day: dayOf, ...gameId.shape }),
        response: answers(resultsSchema, ["notFound"]),
      },
    },
    async (request, reply) => {
      const { day, id } = request.params;
      const results = await daily.results(day, id, await sessions.identify(request.headers));
      return results ?? refuse(request, reply, { refused: "notFound" });
    },
  );

  app.post(
    "/daily/:id",
    {
      config: limits.open,
      schema: {
        tags: ["daily"],
        summary: "Take today’s challenge, or go on with it",
        description:
          "One try a person and day. The table is like any other, except that nothing is taken back; asking again leads to the same table.",
        params: gameId,
        response: answers(
          z.object({ table: z.string() }),
          ["unknownGame", "badOption", "tooManyBotTables", "tooManyBotGames", "rateLimited"],
          201,
        ),
      },
    },
    async (request, reply) => {
      const id = await sessionOf(services, request, reply);
      if (typeof id !== "string") return refuse(request, reply, id);
      const person = await sessions.remember(id, languageOf(request));
      const table = await daily.open(request.params.id, person, sessions.alias(addressOf(request)));
      if (typeof table !== "string") return refuse(request, reply, table);
      return reply.code(201).header("location", `/api/tables/${table}`).send({ table });
    },
  );
}
