import { z } from "zod";
import { scopesOf } from "../../people/api-tokens.ts";
import type { ApiTokenRow } from "../../storage/schema.ts";
import {
  botAccountsQuery,
  botAccountsSchema,
  newTokenSchema,
  tokenBody,
  tokenPath,
  tokensSchema,
} from "../account-schemas.ts";
import { evenIfBanned } from "../bans.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { accountOf, endStreams } from "../entering.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";

const shown = (row: ApiTokenRow) => ({
  id: row.id,
  name: row.name,
  scopes: scopesOf(row),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  seenAt: row.seen_at,
});

/** Programs that act for an account, and accounts that are programs. */
export function tokenRoutes(app: Routes, services: Services): void {
  const { accounts, apiTokens, store, seating } = services;

  app.get(
    "/account/tokens",
    {
      config: limits.read,
      schema: {
        tags: ["account"],
        summary: "Your tokens",
        response: answers(tokensSchema, ["sessionNeeded", "accountNeeded"]),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      if ("refused" in identity) return refuse(request, reply, identity);
      return { tokens: (await apiTokens.of(identity.person)).map(shown) };
    },
  );

  app.post(
    "/account/tokens",
    {
      config: limits.change,
      schema: {
        tags: ["account"],
        summary: "A token for a program",
        description:
          "It acts for you within its scopes: `play` (open, join and play tables, ask for reviews), `talk` (talk, follow, ask friends to a table), `read` (your archive, whom you follow, who asks you). It never reaches the account itself. The token is in this answer and nowhere else; only its hash is kept. It begins with `bqt_`.",
        body: tokenBody,
        response: answers(newTokenSchema, ["accountNeeded", "proofNeeded", "tooManyTokens"], 201),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      if ("refused" in identity) return refuse(request, reply, identity);
      const account = await accounts.proven(identity);
      if ("refused" in account) return refuse(request, reply, account);
      const made = await apiTokens.make(identity.person, request.body);
      if ("refused" in made) return refuse(request, reply, made);
      return reply.code(201).send({ ...shown(made.row), token: made.token });
    },
  );

  app.delete(
    "/account/tokens/:id",
    {
      config: { ...limits.change, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "Revoke a token",
        description:
          "It is worth nothing from then on, at every server within ten seconds, and its streams end.",
        params: tokenPath,
        response: answers(z.undefined(), ["accountNeeded", "notFound"], 204),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      if ("refused" in identity) return refuse(request, reply, identity);
      const { id } = request.params;
      if (!(await apiTokens.revoke(id, identity.person)))
        return refuse(request, reply, { refused: "notFound" });
      endStreams(services, [id]);
      return reply.code(204).send();
    },
  );

  app.post(
    "/account/bot",
    {
      config: limits.change,
      schema: {
        tags: ["account"],
        summary: "Say that your account is a program’s",
        description:
          "For good. Its seats say so to everybody (`program`), and it is listed among the bot accounts, for whoever looks for an opponent. An account that has played by hand is better left as it is: make another one for the program.",
        response: answers(z.undefined(), ["accountNeeded", "proofNeeded"], 204),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      if ("refused" in identity) return refuse(request, reply, identity);
      const account = await accounts.proven(identity);
      if ("refused" in account) return refuse(request, reply, account);
      await store.accounts.update(identity.person, { bot: 1 });
      await seating.rename(identity.person);
      return reply.code(204).send();
    },
  );

  app.get(
    "/bot-accounts",
    {
      config: limits.read,
      schema: {
        tags: ["games"],
        summary: "Accounts of programs",
        description:
          "By name, a page at a time: ask for those after the last name of a page. Ask one to a table by its name.",
        querystring: botAccountsQuery,
        response: answers(botAccountsSchema, []),
      },
    },
    async (request) => ({
      bots: await store.accounts.bots(request.query.after ?? null, request.query.limit),
    }),
  );
}
