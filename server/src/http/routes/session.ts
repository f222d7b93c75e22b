import type { SessionRow } from "../../storage/schema.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { languageOf } from "../language.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { nameBody, newSessionSchema, optionalNameBody, sessionSchema } from "../schemas.ts";
import { sessionOf } from "../security.ts";

const shown = ({ id, name }: SessionRow) => ({ id, name });

export function sessionRoutes(app: Routes, services: Services): void {
  const { sessions, seating } = services;

  app.get(
    "/session",
    {
      config: limits.read,
      schema: {
        tags: ["session"],
        summary: "Who you are",
        description:
          "A guest session is made at the first call and kept in a cookie. Nothing is stored before you choose a name or take a seat.",
        response: answers(sessionSchema, []),
      },
    },
    async (request, reply) => {
      const id = sessionOf(services, request, reply);
      return shown(await sessions.profile(id, languageOf(request)));
    },
  );

  app.patch(
    "/session",
    {
      config: limits.change,
      schema: {
        tags: ["session"],
        summary: "Choose your name",
        body: nameBody,
        response: answers(sessionSchema, ["badName"]),
      },
    },
    async (request, reply) => {
      const id = sessionOf(services, request, reply);
      const profile = await sessions.rename(id, request.body.name, languageOf(request));
      if (profile === null) return refuse(request, reply, { problem: "badName" });
      seating.rename(id, profile.name);
      return shown(profile);
    },
  );

  app.post(
    "/sessions",
    {
      config: limits.open,
      schema: {
        tags: ["session"],
        summary: "A session for a program",
        description: "A new session, shown as a token instead of a cookie. One program may have several.",
        body: optionalNameBody,
        response: answers(newSessionSchema, ["badName"]),
      },
    },
    async (request, reply) => {
      const { id, token } = sessions.issue();
      const language = languageOf(request);
      const { name } = request.body;
      const profile =
        name === undefined ? await sessions.profile(id, language) : await sessions.rename(id, name, language);
      if (profile === null) return refuse(request, reply, { problem: "badName" });
      return { ...shown(profile), token };
    },
  );
}
