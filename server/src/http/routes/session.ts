import { z } from "zod";
import type { SessionRow } from "../../storage/schema.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { languageOf } from "../language.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { nameBody, newSessionSchema, optionalNameBody, sessionSchema } from "../schemas.ts";
import { dropCookie, newSession, sessionOf } from "../security.ts";

const shown = ({ id, name }: SessionRow) => ({ id, name });

export function sessionRoutes(app: Routes, services: Services): void {
  const { tables, sessions, seating, cluster } = services;

  app.get(
    "/session",
    {
      config: limits.read,
      schema: {
        tags: ["session"],
        summary: "Who you are",
        description:
          "A guest session is made at the first call and kept in a cookie. Nothing is stored before you choose a name or take a seat.",
        response: answers(sessionSchema, ["rateLimited"]),
      },
    },
    async (request, reply) => {
      const id = await sessionOf(services, request, reply);
      if (typeof id !== "string") return refuse(request, reply, id);
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
        response: answers(sessionSchema, ["badName", "rateLimited"]),
      },
    },
    async (request, reply) => {
      const id = await sessionOf(services, request, reply);
      if (typeof id !== "string") return refuse(request, reply, id);
      const profile = await sessions.rename(id, request.body.name, languageOf(request));
      if (profile === null) return refuse(request, reply, { refused: "badName" });
      await seating.rename(id, profile.name);
      return shown(profile);
    },
  );

  app.delete(
    "/session",
    {
      config: limits.change,
      schema: {
        tags: ["session"],
        summary: "End your session",
        description:
          "Its token and its cookie are worth nothing from then on, wherever they are, and its streams end. Its seats stay taken: nobody else can play them.",
        response: answers(z.undefined(), ["sessionNeeded"], 204),
      },
    },
    async (request, reply) => {
      const id = await sessions.identify(request.headers);
      if (id === null) return refuse(request, reply, { refused: "sessionNeeded" });
      await sessions.end(id);
      for (const { audience } of tables.all()) audience.endAll(id);
      cluster.publish({ ended: [id] });
      dropCookie(services, request, reply);
      return reply.code(204).send();
    },
  );

  app.post(
    "/sessions",
    {
      config: limits.change,
      schema: {
        tags: ["session"],
        summary: "A session for a program",
        description: "A new session, shown as a token instead of a cookie. One program may have several.",
        body: optionalNameBody,
        response: answers(newSessionSchema, ["badName", "rateLimited"]),
      },
    },
    async (request, reply) => {
      const made = await newSession(services, request, reply);
      if ("refused" in made) return refuse(request, reply, made);
      const { id, token } = made;
      const language = languageOf(request);
      const { name } = request.body;
      const profile =
        name === undefined ? await sessions.profile(id, language) : await sessions.rename(id, name, language);
      if (profile === null) return refuse(request, reply, { refused: "badName" });
      return { ...shown(profile), token };
    },
  );
}
