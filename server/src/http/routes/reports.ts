import { z } from "zod";
import { addressOf } from "../address.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { languageOf } from "../language.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { reportBody } from "../order-schemas.ts";
import { identityOf } from "../security.ts";

/** Telling those who keep order. */
export function reportRoutes(app: Routes, services: Services): void {
  const { reports, sessions, settings } = services;

  app.post(
    "/reports",
    {
      config: limits.change,
      schema: {
        tags: ["talk"],
        summary: "Report somebody to those who keep order here",
        description:
          "Say who is meant as for relations; with a `message`, what was said is kept as it was, with what was said around it, even if it is taken back later. Nobody is told who has reported them. At most ten a day.",
        body: reportBody,
        response: answers(
          z.undefined(),
          ["personNotFound", "yourself", "tooManyReports", "rateLimited"],
          204,
        ),
      },
    },
    async (request, reply) => {
      const identity = await identityOf(services, request, reply);
      if ("refused" in identity) return refuse(request, reply, identity);
      await sessions.remember(identity.person, languageOf(request));
      const from = settings.rateLimit ? sessions.alias(addressOf(request)) : null;
      const refused = await reports.make(identity.person, request.body, from);
      return refused === null ? reply.code(204).send() : refuse(request, reply, refused);
    },
  );
}
