import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { noticeChoices } from "../../notices/choices.ts";
import { evenIfBanned } from "../bans.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { languageOf } from "../language.ts";
import { limits } from "../limits.ts";
import {
  browserId,
  noticesSchema,
  pushBody,
  pushedSchema,
  stopQuery,
  webhookBody,
  webhookSchema,
} from "../notice-schemas.ts";
import { answers } from "../openapi.ts";
import { identityOf } from "../security.ts";

/** Where the pages ask whether somebody really wants no more mails. */
const STOP_PAGE = "/unsubscribe";

/** How somebody is told while they are elsewhere. */
export function noticeRoutes(app: Routes, services: Services): void {
  const { sessions, preferences } = services;

  app.get(
    "/notices",
    {
      config: limits.read,
      schema: {
        tags: ["notices"],
        summary: "How you are told while you are elsewhere",
        description:
          "Of your turn, of a game that begins or is over, of an invitation: by web push, mail and webhook, as you choose for each. Nothing comes while you have that table in front of you.",
        response: answers(noticesSchema, []),
      },
    },
    async (request) => preferences.of(await sessions.identity(request.headers), languageOf(request)),
  );

  app.put(
    "/notices",
    {
      config: limits.change,
      schema: {
        tags: ["notices"],
        summary: "Choose what you are told, how and when",
        body: noticeChoices,
        response: answers(z.undefined(), ["noNotices", "rateLimited"], 204),
      },
    },
    async (request, reply) => {
      const identity = await identityOf(services, request, reply);
      if ("refused" in identity) return refuse(request, reply, identity);
      await sessions.remember(identity.person, languageOf(request));
      const refused = await preferences.choose(identity.person, request.body);
      return refused === null ? reply.code(204).send() : refuse(request, reply, refused);
    },
  );

  app.post(
    "/notices/push",
    {
      config: limits.change,
      schema: {
        tags: ["notices"],
        summary: "Let a browser be told",
        description:
          "What `pushManager.subscribe` gave, with `possible.push` as the key. It is forgotten when you sign out there, or when the push service says that it is gone.",
        body: pushBody,
        response: answers(pushedSchema, ["noNotices", "badPushAddress", "rateLimited"], 201),
      },
    },
    async (request, reply) => {
      const identity = await identityOf(services, request, reply);
      if ("refused" in identity) return refuse(request, reply, identity);
      const language = languageOf(request);
      await sessions.remember(identity.person, language);
      const device = request.headers["user-agent"] ?? "";
      const made = await preferences.subscribe(identity, request.body, device, language);
      return "refused" in made ? refuse(request, reply, made) : reply.code(201).send(made);
    },
  );

  app.delete(
    "/notices/push/:id",
    {
      config: limits.change,
      schema: {
        tags: ["notices"],
        summary: "Tell a browser no more",
        params: browserId,
        response: answers(z.undefined(), ["sessionNeeded", "deviceNotFound"], 204),
      },
    },
    async (request, reply) => {
      const person = await sessions.identify(request.headers);
      if (person === null) return refuse(request, reply, { refused: "sessionNeeded" });
      const refused = await preferences.unsubscribe(person, request.params.id);
      return refused === null ? reply.code(204).send() : refuse(request, reply, refused);
    },
  );

  app.put(
    "/notices/webhook",
    {
      config: limits.change,
      schema: {
        tags: ["notices"],
        summary: "Let a program be told",
        description:
          "JSON is posted there, signed as the Standard Webhooks say; the secret is shown once. A public address by https, no redirects.",
        body: webhookBody,
        response: answers(webhookSchema, ["noNotices", "badWebhook", "rateLimited"]),
      },
    },
    async (request, reply) => {
      const identity = await identityOf(services, request, reply);
      if ("refused" in identity) return refuse(request, reply, identity);
      const language = languageOf(request);
      await sessions.remember(identity.person, language);
      const made = await preferences.setWebhook(identity.person, request.body.url, language);
      return "refused" in made ? refuse(request, reply, made) : made;
    },
  );

  app.delete(
    "/notices/webhook",
    {
      config: limits.change,
      schema: {
        tags: ["notices"],
        summary: "Tell no program any more",
        response: answers(z.undefined(), ["sessionNeeded"], 204),
      },
    },
    async (request, reply) => {
      const person = await sessions.identify(request.headers);
      if (person === null) return refuse(request, reply, { refused: "sessionNeeded" });
      await sessions.remember(person, languageOf(request));
      await preferences.removeWebhook(person, languageOf(request));
      return reply.code(204).send();
    },
  );

  app.get(
    "/unsubscribe",
    {
      config: limits.read,
      schema: {
        tags: ["notices"],
        summary: "The link at the foot of a mail",
        description: "Leads to a page that asks. Looking at it changes nothing: programs look at links, too.",
        querystring: stopQuery,
      },
    },
    async (request, reply) =>
      reply
        .code(303)
        .header("location", `${STOP_PAGE}#${encodeURIComponent(request.query.token)}`)
        .send(),
  );

  app.register(async (mails) => {
    // What mail programs send to the address of `List-Unsubscribe`: either kind of form (RFC 8058).
    mails.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string" },
      (_request, _body, done) => done(null, undefined),
    );
    mails.withTypeProvider<ZodTypeProvider>().post(
      "/unsubscribe",
      {
        config: { ...limits.change, ...evenIfBanned },
        schema: {
          tags: ["notices"],
          summary: "End all mails",
          description:
            "One request, without a session, by whoever has the link of a mail. Whether the link is good nobody learns.",
          querystring: stopQuery,
          response: answers(z.undefined(), [], 204),
        },
      },
      async (request, reply) => {
        await preferences.stopMails(request.query.token);
        return reply.code(204).send();
      },
    );
  });
}
