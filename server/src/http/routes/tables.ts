import type { z } from "zod";
import type { Refused } from "../../problems.ts";
import type { Page } from "../../storage/played-store.ts";
import { legalFor } from "../../tables/legal.ts";
import { snapshotOf, summaryOfRows } from "../../tables/messages.ts";
import type { Online } from "../../tables/seats.ts";
import { addressOf } from "../address.ts";
import { notIfBanned } from "../bans.ts";
import { commitmentSchema, tableBody } from "../command-schemas.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { languageOf } from "../language.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { sessionOf } from "../security.ts";
import { tableId } from "../shared-schemas.ts";
import {
  legalSchema,
  listQuery,
  listSchema,
  snapshotQuery,
  snapshotSchema,
  snapshotWithLegal,
} from "../table-schemas.ts";

/** Finding, opening and looking at tables. */
export function tableRoutes(app: Routes, services: Services): void {
  const { tables, opening, sessions, store } = services;

  /** Who is connected, by table: to this node, and to the others if there are any. */
  async function onlineAt(ids: readonly string[]): Promise<(id: string) => Online | null> {
    const rows = store.isShared ? await store.nodes.presentAt(ids) : [];
    return (id) => {
      const here = tables.peek(id)?.presence ?? null;
      const there = new Set(rows.flatMap((row) => (row.table_id === id ? [row.session_id] : [])));
      return there.size === 0
        ? here
        : { isOnline: (session) => there.has(session) || here?.isOnline(session) === true };
    };
  }

  /** The tables of a list, and where the next page of it begins. */
  async function listed(session: string | null, query: z.infer<typeof listQuery>): Promise<Page> {
    const { scope, limit, after = null, ...filter } = query;
    if (scope === "open" || scope === "watch")
      return { tables: await store.lists.list(scope, session, limit, filter), next: null };
    if (session === null) return { tables: [], next: null };
    return scope === "mine"
      ? { tables: await store.played.latest(session, limit, filter), next: null }
      : store.played.page(session, scope, filter, after, limit);
  }

  app.get(
    "/tables",
    {
      config: limits.read,
      schema: {
        tags: ["tables"],
        summary: "Lists of tables",
        description:
          "`mine`: where you sit, those not yet over first, then the latest. The same in parts, each by page: `waiting` for your decision, `running` otherwise, `finished`. `open`: public tables with a free seat that somebody waits at, or over days has looked at within a day. `watch`: public games being played. Both begin with those that somebody was seen at last. An open table goes when nobody has waited at it for a day, or for a week if it is by invitation. `game`, `seats`, `clock` and `language` narrow a list; `opponent`, `against` and `result` a part of yours.",
        querystring: listQuery,
        response: answers(listSchema, []),
      },
    },
    async (request) => {
      const session = await sessions.identify(request.headers);
      const { tables: found, next } = await listed(session, request.query);
      const online = await onlineAt(found.map(({ table }) => table.id));
      return {
        tables: found.map((stored) => summaryOfRows(stored, session, online(stored.table.id))),
        next: next === null ? null : `${next.at}-${next.id}`,
      };
    },
  );

  app.post(
    "/commitments",
    {
      config: limits.open,
      schema: {
        tags: ["tables"],
        summary: "Have the chance of your next table sealed",
        description:
          "The server chooses the secret of your next table now and shows its SHA-256. Open the table with this commitment and a nonce: then neither of you has chosen the dice. Good for one table, for a quarter of an hour.",
        response: answers(commitmentSchema, ["rateLimited"], 201),
      },
    },
    async (request, reply) => {
      const id = await sessionOf(services, request, reply);
      if (typeof id !== "string") return refuse(request, reply, id);
      const person = await sessions.remember(id, languageOf(request));
      return reply.code(201).send({ commitment: await opening.commit(person) });
    },
  );

  app.post(
    "/tables",
    {
      config: limits.open,
      schema: {
        tags: ["tables"],
        summary: "Open a table",
        description:
          "You take the first seat that is not a bot’s. The game starts by itself when all seats are taken: at once, if bots take all the others. If bots take all seats you watch; only a few such games may go on at once.",
        body: tableBody,
        response: answers(
          snapshotSchema,
          [
            "unknownGame",
            "badSeats",
            "badOption",
            "unknownBot",
            "tooManyBots",
            "badNonce",
            "tooManyBotTables",
            "tooManyBotGames",
            "unknownCommitment",
            "rateLimited",
          ],
          201,
        ),
      },
    },
    async (request, reply) => {
      const id = await sessionOf(services, request, reply);
      if (typeof id !== "string") return refuse(request, reply, id);
      const person = await sessions.remember(id, languageOf(request));
      const { language = languageOf(request) } = request.body;
      const wish = { ...request.body, language };
      const live = await opening.open(wish, person, sessions.alias(addressOf(request)));
      if ("refused" in live) return refuse(request, reply, live);
      return reply
        .code(201)
        .header("location", `/api/tables/${live.facts.id}`)
        .send(snapshotOf(live, live.seats.of(id)));
    },
  );

  app.get(
    "/tables/:id",
    {
      config: { ...limits.read, ...notIfBanned },
      schema: {
        tags: ["tables"],
        summary: "A table as you may see it",
        description: "With its newest steps; older ones are at `/api/tables/:id/steps`.",
        params: tableId,
        querystring: snapshotQuery,
        response: answers(snapshotWithLegal, ["tableNotFound", "banned"]),
      },
    },
    async (request, reply) => {
      const session = await sessions.identify(request.headers);
      const snapshot = await tables.use(request.params.id, async (live) => {
        await tables.settled(live);
        const viewer = live.seats.of(session);
        const legal = request.query.legal === "1" ? legalFor(live, viewer) : null;
        return { ...snapshotOf(live, viewer), ...(legal ? { legal } : {}) };
      });
      return "refused" in snapshot ? refuse(request, reply, snapshot) : snapshot;
    },
  );

  app.get(
    "/tables/:id/legal",
    {
      config: limits.read,
      schema: {
        tags: ["play"],
        summary: "What you may play now",
        description: "The same list comes with snapshots and streams that are asked for with `?legal=1`.",
        params: tableId,
        response: answers(legalSchema, ["tableNotFound", "notStarted"]),
      },
    },
    async (request, reply) => {
      const session = await sessions.identify(request.headers);
      const legal = await tables.use<Refused | z.infer<typeof legalSchema>>(
        request.params.id,
        async (live) => {
          await tables.settled(live);
          if (live.game === null) return { refused: "notStarted" } satisfies Refused;
          const { version } = live.game.table;
          return { version, actor: live.actor, legal: legalFor(live, live.seats.of(session)) ?? [] };
        },
      );
      return "refused" in legal ? refuse(request, reply, legal) : legal;
    },
  );
}
