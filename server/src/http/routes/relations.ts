import { type Routes, refuse, type Services } from "../context.ts";
import { languageOf } from "../language.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { identityOf } from "../security.ts";
import { relatedSchema, relationBody, relationsSchema } from "../talk-schemas.ts";

/** Whom somebody follows, and of whom they do not want to hear. */
export function relationRoutes(app: Routes, services: Services): void {
  const { sessions, circle } = services;

  app.get(
    "/relations",
    {
      config: limits.read,
      schema: {
        tags: ["talk"],
        summary: "Your friends, and those you do not want to hear of",
        description: "Only you see it: nobody is told that you follow, mute or block them.",
        response: answers(relationsSchema, ["sessionNeeded"]),
      },
    },
    async (request, reply) => {
      const person = await sessions.identify(request.headers);
      if (person === null) return refuse(request, reply, { refused: "sessionNeeded" });
      const relations = await circle.of(person);
      return {
        relations: relations.map(({ id, kind, name, account, at }) => ({ id, kind, name, account, at })),
      };
    },
  );

  app.put(
    "/relations",
    {
      config: limits.look,
      schema: {
        tags: ["talk"],
        summary: "Follow, mute or block somebody, or stop doing so",
        description:
          "Say who is meant by the name of their account, by a seat or a message at a table, or by one of your relations. Who wants friends needs an account, and so do they. Whom you block, or who blocks you, takes no seat at a table where the other sits, does not see the other’s open tables, and reads nothing that the other says.",
        body: relationBody,
        response: answers(relatedSchema, [
          "personNotFound",
          "yourself",
          "accountNeeded",
          "notFollowable",
          "notWelcome",
          "tooManyRelations",
          "rateLimited",
        ]),
      },
    },
    async (request, reply) => {
      const identity = await identityOf(services, request, reply);
      if ("refused" in identity) return refuse(request, reply, identity);
      await sessions.remember(identity.person, languageOf(request));
      const { kind, on, ...whom } = request.body;
      const relations = await circle.relate(identity, kind, on, whom);
      return "refused" in relations ? refuse(request, reply, relations) : { relations };
    },
  );
}
