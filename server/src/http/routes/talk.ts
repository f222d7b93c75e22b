import { z } from "zod";
import { evenIfBanned } from "../bans.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { languageOf } from "../language.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { identityOf } from "../security.ts";
import { tableId } from "../shared-schemas.ts";
import { messageId, messageSchema, sayingBody, talkSchema } from "../talk-schemas.ts";

/** What people say at a table. */
export function talkRoutes(app: Routes, services: Services): void {
  const { sessions, tables, talk } = services;

  app.get(
    "/tables/:id/talk",
    {
      config: limits.read,
      schema: {
        tags: ["talk"],
        summary: "What was said at a table",
        description:
          "In your room: those who sit there have one, those who watch another. Whoever you have muted, or who has nothing to do with you because one of you blocks the other, is not heard. New messages come with the stream, as `talk`.",
        params: tableId,
        response: answers(talkSchema, ["tableNotFound"]),
      },
    },
    async (request, reply) => {
      const identity = await sessions.identity(request.headers);
      const heard = await tables.use(request.params.id, (live) => talk.heard(live, identity));
      return "refused" in heard ? refuse(request, reply, heard) : heard;
    },
  );

  app.post(
    "/tables/:id/talk",
    {
      config: limits.change,
      schema: {
        tags: ["talk"],
        summary: "Say something",
        description:
          "A phrase, which anybody may say and everybody reads in their own language; or a text. Guests may write texts where they sit by invitation; at public tables, and in the audience, one needs an account. At most six messages in ten seconds.",
        params: tableId,
        body: sayingBody,
        response: answers(
          messageSchema,
          ["tableNotFound", "badMessage", "chatOff", "phrasesOnly", "tooMuchTalk", "rateLimited"],
          201,
        ),
      },
    },
    async (request, reply) => {
      const said = await tables.use(request.params.id, async (live) => {
        const identity = await identityOf(services, request, reply);
        if ("refused" in identity) return identity;
        await sessions.remember(identity.person, languageOf(request));
        return talk.say(live, identity, request.body);
      });
      return "refused" in said ? refuse(request, reply, said) : reply.code(201).send(said);
    },
  );

  app.delete(
    "/tables/:id/talk/:number",
    {
      config: { ...limits.change, ...evenIfBanned },
      schema: {
        tags: ["talk"],
        summary: "Take a message back",
        description: "Your own. Nobody reads it any more; operators may for a day, if somebody reports it.",
        params: messageId,
        response: answers(z.undefined(), ["sessionNeeded", "tableNotFound", "messageNotFound"], 204),
      },
    },
    async (request, reply) => {
      const person = await sessions.identify(request.headers);
      if (person === null) return refuse(request, reply, { refused: "sessionNeeded" });
      const { id, number } = request.params;
      const refused = await tables.use(id, (live) => talk.remove(live, person, number, false));
      return refused === null ? reply.code(204).send() : refuse(request, reply, refused);
    },
  );
}
