import { z } from "zod";
import { isGuest } from "../../sessions.ts";
import type { PersonRow } from "../../storage/schema.ts";
import { evenIfBanned } from "../bans.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { endStreams } from "../entering.ts";
import { languageOf } from "../language.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { dropCookie, identityOf, newSession } from "../security.ts";
import { nameBody, newSessionSchema, optionalNameBody, sessionSchema } from "../session-schemas.ts";

const shown = ({ id, name }: PersonRow, account: boolean) => ({ id, name, account });

export function sessionRoutes(app: Routes, services: Services): void {
  const { accounts, sessions, seating } = services;

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
      const identity = await identityOf(services, request, reply);
      if ("refused" in identity) return refuse(request, reply, identity);
      return shown(await sessions.profile(identity.person, languageOf(request)), !isGuest(identity));
    },
  );

  app.patch(
    "/session",
    {
      config: limits.look,
      schema: {
        tags: ["session"],
        summary: "Choose your name",
        body: nameBody,
        response: answers(sessionSchema, ["badName", "nameTaken", "nameHeld", "rateLimited"]),
      },
    },
    async (request, reply) => {
      const identity = await identityOf(services, request, reply);
      if ("refused" in identity) return refuse(request, reply, identity);
      const held = services.sanctions.against("name", identity.person);
      if (held !== null) return refuse(request, reply, held);
      const renamed = await accounts.rename(identity.person, request.body.name, languageOf(request));
      if ("refused" in renamed) return refuse(request, reply, renamed);
      await seating.rename(identity.person);
      return shown(renamed, !isGuest(identity));
    },
  );

  app.delete(
    "/session",
    {
      config: { ...limits.change, ...evenIfBanned },
      schema: {
        tags: ["session"],
        summary: "End your session",
        description:
          "Its token and its cookie are worth nothing from then on, wherever they are, and its streams end. Whoever has an account signs in again when they like; the seats of a guest stay taken, and nobody can play them.",
        response: answers(z.undefined(), ["sessionNeeded"], 204),
      },
    },
    async (request, reply) => {
      const identity = await sessions.identity(request.headers);
      if (identity === null) return refuse(request, reply, { refused: "sessionNeeded" });
      await sessions.end([identity.session]);
      endStreams(services, [identity.session]);
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
        response: answers(newSessionSchema, ["badName", "nameTaken", "rateLimited"]),
      },
    },
    async (request, reply) => {
      const made = await newSession(services, request, reply);
      if ("refused" in made) return refuse(request, reply, made);
      const { id, token } = made;
      const language = languageOf(request);
      const { name } = request.body;
      const profile =
        name === undefined ? await sessions.profile(id, language) : await accounts.rename(id, name, language);
      if ("refused" in profile) return refuse(request, reply, profile);
      return { ...shown(profile, false), token };
    },
  );
}
