import { z } from "zod";
import { addressOf } from "../address.ts";
import { notIfBanned } from "../bans.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { accountOf } from "../entering.ts";
import { EventStream, endWithToken } from "../event-stream.ts";
import { limits } from "../limits.ts";
import { OpenStreams } from "../open-streams.ts";
import { answers } from "../openapi.ts";
import { NDJSON, streamFormat } from "../stream-format.ts";

/** Of one account: a program for each game, and some to spare. */
const MOST_STREAMS = 20;

const PROSE = `Server-sent events, or one JSON object a line with \`Accept: application/x-ndjson\`:

1. The first is always \`account\`: your \`games\` that are not over, each with \`turn\`, whether the decision is yours, and the
   \`invitations\` that you have.
2. Then what changes, wherever you sit: \`invited\` (somebody asks you to a table), \`withdrawn\` (that has come to nothing: declined, begun
   without you, or gone), \`declined\` (somebody whom you asked does not come), \`begin\` (a game has begun), \`turn\` (the decision
   is yours, once for each version), \`over\`, \`gone\` (you have left, or the table was removed) and \`talk\` (something was said there).
   \`begin\` comes before the first \`turn\` of a table, and \`over\` after the last.
3. \`beat\` when nothing else was sent for a while.

It has no ids: whoever comes back is told everything again. What came and went between two looks, a quarter of a second at most, is not
told; the stream of a table tells all of it.`;

/** What happens to somebody, wherever they sit. */
export function accountStreamRoutes(app: Routes, services: Services): void {
  const { accountStreams, metrics, settings } = services;
  const streams = new OpenStreams(settings.rateLimit ? MOST_STREAMS : Number.POSITIVE_INFINITY);

  app.get(
    "/account/stream",
    {
      config: { ...limits.stream, ...notIfBanned },
      exposeHeadRoute: false,
      schema: {
        tags: ["account"],
        summary: "Everything that happens to you",
        description: PROSE,
        produces: ["text/event-stream", NDJSON],
        response: answers(z.string(), ["sessionNeeded", "accountNeeded", "tooManyStreams", "pipelined"]),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      if ("refused" in identity) return refuse(request, reply, identity);
      if (reply.raw.socket === null) return refuse(request, reply, { refused: "pipelined" });
      const key = `${identity.person} ${addressOf(request)}`;
      if (!streams.admit(key)) return refuse(request, reply, { refused: "tooManyStreams" });
      const events = {
        closed: () => {
          clearTimeout(end);
          streams.release(key);
          metrics.streams.dec();
          following.leave();
        },
        behind: () => following.again(),
      };
      const format = streamFormat(request.headers.accept, null);
      const stream = new EventStream(reply, null, identity, events, { format });
      metrics.streams.inc();
      const end = endWithToken(stream, identity, settings.now());
      const following = accountStreams.follow(identity.person, stream);
      return reply;
    },
  );
}
