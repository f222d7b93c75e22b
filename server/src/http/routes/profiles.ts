import { z } from "zod";
import { type Routes, refuse, type Services } from "../context.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { seat, time } from "../shared-schemas.ts";
import { listedSchema } from "../table-schemas.ts";

const tally = {
  played: z.int().describe("To the end."),
  won: z.int(),
};

const profileSchema = z.object({
  name: z.string(),
  isYou: z.boolean(),
  createdAt: time,
  daily: z
    .object({ days: z.int(), streak: z.int().describe("Up to today."), longest: z.int() })
    .describe("Days on which a challenge of the day was ended, and days in a row."),
  games: z.array(
    z.object({
      game: z.string(),
      ...tally,
      unfinished: z.int().describe("Left to a bot for good, or ended as they stood."),
      seats: z.array(z.object({ seats: z.int(), ...tally })).describe("By number of seats."),
      people: z.object(tally).describe("With other people."),
      bots: z.array(z.object({ bot: z.string(), ...tally })).describe("With bots, by level."),
    }),
  ),
  opponents: z
    .array(z.object({ name: z.string(), ...tally }))
    .describe("People with accounts, those met most often first; `won` by whose profile it is."),
  last: z.array(z.object({ seat: seat.describe("Of whose profile it is."), table: listedSchema })),
});

/** What everybody may know of somebody. */
export function profileRoutes(app: Routes, { profiles, sessions }: Services): void {
  app.get(
    "/people/:name",
    {
      config: limits.look,
      schema: {
        tags: ["people"],
        summary: "Somebody’s games and results",
        description:
          "Of those who have an account. All finished games count; opponents and last games are of public tables and past challenges of the day, unless you look at your own. A name that nobody has, a guest’s, and that of somebody who blocks you or whom you block get the same answer.",
        params: z.object({ name: z.string().max(200) }),
        response: answers(profileSchema, ["personNotFound", "rateLimited"]),
      },
    },
    async (request, reply) => {
      const profile = await profiles.of(request.params.name, await sessions.identify(request.headers));
      return "refused" in profile ? refuse(request, reply, profile) : profile;
    },
  );
}
