import { exportTable } from "@banquise/engine";
import { z } from "zod";
import type { StoredTable } from "../../storage/store.ts";
import { seatOf } from "../../tables/hall.ts";
import { seatInfo } from "../../tables/room.ts";
import { addressOf } from "../address.ts";
import { type Routes, refuse, type Services, seated } from "../context.ts";
import { languageOf } from "../language.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import {
  commitmentSchema,
  exportSchema,
  joinBody,
  listQuery,
  listSchema,
  rematchBody,
  seatSchema,
  snapshotSchema,
  tableBody,
  tableId,
  tableRefSchema,
} from "../schemas.ts";
import { sessionOf } from "../security.ts";

export function tableRoutes(app: Routes, services: Services): void {
  const { hall, seating, sessions, store } = services;

  app.get(
    "/tables",
    {
      config: limits.read,
      schema: {
        tags: ["tables"],
        summary: "Lists of tables",
        description:
          "`mine`: where you sit, those not yet over first, then the latest. `open`: public tables with a free seat that somebody waits at. `watch`: public games being played. Both begin with those that somebody was seen at last. An open table goes when nobody has waited at it for a day, or for a week if it is by invitation.",
        querystring: listQuery,
        response: answers(listSchema, []),
      },
    },
    async (request) => {
      const session = await sessions.identify(request.headers);
      const { scope, limit } = request.query;
      const found = await store.list(scope, session, limit);
      return { tables: found.map((stored) => summaryOf(services, stored, session)) };
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
      return reply.code(201).send({ commitment: seating.promise(person) });
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
      const room = await seating.open(request.body, person, sessions.alias(addressOf(request)));
      if ("problem" in room) return refuse(request, reply, room);
      return reply
        .code(201)
        .header("location", `/api/tables/${room.facts.id}`)
        .send(room.snapshot(room.viewerOf(id)));
    },
  );

  app.get(
    "/tables/:id",
    {
      config: limits.read,
      schema: {
        tags: ["tables"],
        summary: "A table as you may see it",
        params: tableId,
        response: answers(snapshotSchema, ["tableNotFound", "otherRules"]),
      },
    },
    async (request, reply) => {
      const room = await hall.settled(request.params.id);
      if ("problem" in room) return refuse(request, reply, room);
      return room.snapshot(room.viewerOf(await sessions.identify(request.headers)));
    },
  );

  app.post(
    "/tables/:id/join",
    {
      config: limits.change,
      schema: {
        tags: ["tables"],
        summary: "Take a seat",
        description:
          "A public table needs no invitation. Joining again gives you the seat you have. The seat is yours from then on.",
        params: tableId,
        body: joinBody,
        response: answers(seatSchema, [
          "tableNotFound",
          "tableStarted",
          "tableFull",
          "invitationNeeded",
          "badInvitation",
          "badNonce",
          "rateLimited",
        ]),
      },
    },
    async (request, reply) => {
      const room = await hall.get(request.params.id);
      if ("problem" in room) return refuse(request, reply, room);
      const id = await sessionOf(services, request, reply);
      if (typeof id !== "string") return refuse(request, reply, id);
      const person = await sessions.remember(id, languageOf(request));
      const { invitation, nonce } = request.body;
      const seat = await seating.join(room, person, invitation, nonce);
      return typeof seat === "number" ? { seat } : refuse(request, reply, seat);
    },
  );

  app.post(
    "/tables/:id/leave",
    {
      config: limits.change,
      schema: {
        tags: ["tables"],
        summary: "Leave before the game starts",
        description: "The seat is free again. The last person to leave removes the table.",
        params: tableId,
        response: answers(z.undefined(), ["tableNotFound", "notSeated", "tableStarted"], 204),
      },
    },
    async (request, reply) => {
      const room = await hall.get(request.params.id);
      if ("problem" in room) return refuse(request, reply, room);
      const refused = await seating.leave(room, await sessions.identify(request.headers));
      return refused === null ? reply.code(204).send() : refuse(request, reply, refused);
    },
  );

  app.post(
    "/tables/:id/rematch",
    {
      config: limits.change,
      schema: {
        tags: ["tables"],
        summary: "Play again",
        description:
          "A seat at a new table with the same game, options and bots. The first who asks opens it, with a commitment and a nonce as for any table; the others are told its id by `seats` and take their seat with the same call and a nonce of their own.",
        params: tableId,
        body: rematchBody,
        response: answers(tableRefSchema, [
          "sessionNeeded",
          "tableNotFound",
          "notSeated",
          "notOver",
          "tableStarted",
          "tableFull",
          "badNonce",
          "unknownCommitment",
          "tooManyBotTables",
        ]),
      },
    },
    async (request, reply) => {
      const at = await seated(services, request, request.params.id);
      if ("problem" in at) return refuse(request, reply, at);
      const person = await sessions.remember(at.session, languageOf(request));
      const from = sessions.alias(addressOf(request));
      const next = await seating.rematch(at.room, person, request.body, from);
      return "problem" in next ? refuse(request, reply, next) : { id: next.facts.id };
    },
  );

  app.get(
    "/tables/:id/export",
    {
      config: limits.change,
      schema: {
        tags: ["tables"],
        summary: "A finished game as a file",
        description:
          "Everything needed to watch it again and to prove that it was played fairly (`banquise check`): the secret is published here, and only here, once the game is over.",
        params: tableId,
        response: answers(exportSchema, ["tableNotFound", "notOver", "otherRules"]),
      },
    },
    async (request, reply) => {
      const room = await hall.settled(request.params.id);
      if ("problem" in room) return refuse(request, reply, room);
      if (room.status !== "over") return refuse(request, reply, { problem: "notOver" });
      const name = `${room.facts.game.id}-${room.facts.id}.json`;
      return reply
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(exportTable(room.played, room.names));
    },
  );
}

/** From the rows alone: a list must not bring tables into memory. */
function summaryOf(services: Services, { table, seats }: StoredTable, session: string | null) {
  const audience = services.hall.peek(table.id)?.audience ?? null;
  const viewer = session === null ? -1 : seats.findIndex((seat) => seat.session_id === session);
  return {
    id: table.id,
    game: table.game,
    config: { seats: table.seats, options: JSON.parse(table.options) as Record<string, string> },
    status: table.status,
    seats: seats.map((seat) => seatInfo(seatOf(seat), audience)),
    viewer: viewer < 0 ? null : viewer,
    actor: table.actor,
    public: table.public === 1,
    createdAt: table.created_at,
    updatedAt: table.updated_at,
  };
}
