import { z } from "zod";
import {
  accountSchema,
  belongingsSchema,
  emailBody,
  sessionPath,
  settingsBody,
  ticketBody,
} from "../account-schemas.ts";
import { evenIfBanned } from "../bans.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { accountOf, deviceOf, endStreams } from "../entering.ts";
import { languageOf } from "../language.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { dropCookie } from "../security.ts";
import { NDJSON } from "../stream-format.ts";
import { shownPasskey } from "./passkeys.ts";

/** What belongs to an account, and how it goes. */
export function accountRoutes(app: Routes, services: Services): void {
  const { accounts, accountMail, archive, belongings, order, sessions, store } = services;

  app.get(
    "/account",
    {
      config: limits.read,
      schema: {
        tags: ["account"],
        summary: "Your account",
        response: answers(accountSchema, ["sessionNeeded", "accountNeeded"]),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      if ("refused" in identity) return refuse(request, reply, identity);
      const [account, found, codesLeft, passkeys, operator] = await Promise.all([
        store.accounts.find(identity.person),
        store.accounts.sessions(identity.person),
        accounts.tickets.codesLeft(identity.person),
        accounts.passkeys.of(identity.person),
        order.isOperator(identity.person),
      ]);
      if (account === null) return refuse(request, reply, { refused: "accountNeeded" });
      return {
        id: identity.person,
        name: account.name,
        account: true,
        createdAt: account.created_at,
        email: account.email,
        mail: accountMail.isPossible,
        codesLeft,
        password: account.has_password === 1,
        passkeys: passkeys.map(shownPasskey),
        program: account.bot === 1,
        operator,
        settings: JSON.parse(account.settings) as Record<string, unknown>,
        sessions: found.map(({ id, device, created_at, seen_at }) => ({
          id,
          device,
          createdAt: created_at,
          seenAt: seen_at,
          current: id === identity.session,
        })),
      };
    },
  );

  app.put(
    "/account/settings",
    {
      config: { ...limits.change, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "Keep settings that follow you from device to device",
        description: "They take the place of those that were kept before.",
        body: settingsBody,
        response: answers(z.undefined(), ["accountNeeded"], 204),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      if ("refused" in identity) return refuse(request, reply, identity);
      await store.accounts.update(identity.person, { settings: JSON.stringify(request.body.settings) });
      return reply.code(204).send();
    },
  );

  app.delete(
    "/account/sessions",
    {
      config: { ...limits.change, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "Sign out everywhere else",
        response: answers(z.undefined(), ["accountNeeded"], 204),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      const ended = "refused" in identity ? identity : await accounts.endSessions(identity, null);
      if ("refused" in ended) return refuse(request, reply, ended);
      endStreams(services, ended);
      return reply.code(204).send();
    },
  );

  app.delete(
    "/account/sessions/:id",
    {
      config: { ...limits.change, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "Sign out on one device",
        params: sessionPath,
        response: answers(z.undefined(), ["accountNeeded", "sessionNotFound"], 204),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      const ended =
        "refused" in identity ? identity : await accounts.endSessions(identity, request.params.id);
      if ("refused" in ended) return refuse(request, reply, ended);
      endStreams(services, ended);
      return reply.code(204).send();
    },
  );

  app.put(
    "/account/email",
    {
      config: limits.change,
      schema: {
        tags: ["account"],
        summary: "Have a letter sent that confirms your address",
        description: "The account has the address when its reader has followed the link.",
        body: emailBody,
        response: answers(
          z.undefined(),
          ["accountNeeded", "proofNeeded", "badEmail", "noMail", "rateLimited"],
          204,
        ),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      if ("refused" in identity) return refuse(request, reply, identity);
      const { from } = deviceOf(services, request);
      const asked = await accountMail.ask(identity, request.body.email, from, languageOf(request));
      return "refused" in asked ? refuse(request, reply, asked) : reply.code(204).send();
    },
  );

  app.post(
    "/account/email/confirmation",
    {
      config: { ...limits.enter, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "Confirm an address by the ticket of the letter’s link",
        body: ticketBody,
        response: answers(emailBody, ["staleLink"]),
      },
    },
    async (request, reply) => {
      const confirmed = await accountMail.confirm(request.body.ticket);
      return "refused" in confirmed ? refuse(request, reply, confirmed) : confirmed;
    },
  );

  app.delete(
    "/account/email",
    {
      config: { ...limits.change, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "Forget your address",
        response: answers(z.undefined(), ["accountNeeded", "proofNeeded"], 204),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      const refused = "refused" in identity ? identity : await accountMail.remove(identity);
      return refused === null ? reply.code(204).send() : refuse(request, reply, refused);
    },
  );

  app.post(
    "/account/recovery-mail",
    {
      config: { ...limits.enter, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "Have a way in sent to your confirmed address",
        description: "The answer is the same whether somebody has confirmed this address or not.",
        body: emailBody,
        response: answers(z.undefined(), ["badEmail", "noMail", "rateLimited"], 204),
      },
    },
    async (request, reply) => {
      const { from } = deviceOf(services, request);
      const refused = await accountMail.recover(request.body.email, from, languageOf(request));
      return refused === null ? reply.code(204).send() : refuse(request, reply, refused);
    },
  );

  app.get(
    "/account/export",
    {
      config: limits.open,
      schema: {
        tags: ["account"],
        summary: "A copy of all that is kept about you",
        description: "For guests, too. Games have an export of their own: `/api/tables/{id}/export`.",
        response: answers(belongingsSchema, ["sessionNeeded"]),
      },
    },
    async (request, reply) => {
      const identity = await sessions.identity(request.headers);
      if (identity === null) return refuse(request, reply, { refused: "sessionNeeded" });
      reply.header("content-disposition", 'attachment; filename="banquise.json"');
      return belongings.copyOf(identity);
    },
  );

  app.get(
    "/account/games",
    {
      config: limits.archive,
      exposeHeadRoute: false,
      schema: {
        tags: ["account"],
        summary: "All your finished games",
        description:
          "For guests, too. One game a line, the earliest first, each what `/api/tables/{id}/export` gives: a line is a file for `banquise check`. A challenge of today is told tomorrow. One at a time.",
        produces: [NDJSON],
        response: answers(z.unknown().describe("One game a line."), ["sessionNeeded", "rateLimited"]),
      },
    },
    async (request, reply) => {
      const identity = await sessions.identity(request.headers);
      if (identity === null) return refuse(request, reply, { refused: "sessionNeeded" });
      const games = archive.of(identity.person);
      if (games === null) return refuse(request, reply, { refused: "rateLimited" });
      reply
        .header("content-type", `${NDJSON}; charset=utf-8`)
        .header("content-disposition", 'attachment; filename="banquise-games.ndjson"');
      return reply.send(games);
    },
  );

  app.delete(
    "/account",
    {
      config: { ...limits.change, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "Remove yourself for good",
        description:
          "For guests, too. Your name, your sessions and everything that belongs to your account go. You leave open tables and resign running games; finished games stay, under a name that is nobody’s.",
        response: answers(z.undefined(), ["sessionNeeded", "proofNeeded"], 204),
      },
    },
    async (request, reply) => {
      const identity = await sessions.identity(request.headers);
      if (identity === null) return refuse(request, reply, { refused: "sessionNeeded" });
      const ended = await belongings.remove(identity, languageOf(request));
      if ("refused" in ended) return refuse(request, reply, ended);
      for (const session of ended) sessions.forget(session);
      endStreams(services, ended);
      dropCookie(services, request, reply);
      return reply.code(204).send();
    },
  );
}
