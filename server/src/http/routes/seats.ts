import { z } from "zod";
import { addressOf } from "../address.ts";
import { fillBody, joinBody, rematchBody, seatSchema, tableRefSchema } from "../command-schemas.ts";
import { asSeated, type Routes, refuse, type Services } from "../context.ts";
import { languageOf } from "../language.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { sessionOf } from "../security.ts";
import { tableId } from "../shared-schemas.ts";

/** Who sits where. */
export function seatRoutes(app: Routes, services: Services): void {
  const { tables, seating, sessions } = services;

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
          "notWelcome",
          "badNonce",
          "rateLimited",
        ]),
      },
    },
    async (request, reply) => {
      const { invitation, nonce } = request.body;
      const seat = await tables.use(request.params.id, async (live) => {
        const id = await sessionOf(services, request, reply);
        if (typeof id !== "string") return id;
        return seating.join(live, await sessions.remember(id, languageOf(request)), invitation, nonce);
      });
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
      const session = await sessions.identify(request.headers);
      const refused = await tables.use(request.params.id, (live) => seating.leave(live, session));
      return refused === null ? reply.code(204).send() : refuse(request, reply, refused);
    },
  );

  app.post(
    "/tables/:id/send-away",
    {
      config: limits.change,
      schema: {
        tags: ["tables"],
        summary: "Send somebody away before the game starts",
        description:
          "For whoever sits first, as with bots. The seat is free again, and that person cannot take one at this table any more.",
        params: tableId,
        body: seatSchema,
        response: answers(
          z.undefined(),
          ["tableNotFound", "notSeated", "notHost", "tableStarted", "personNotFound"],
          204,
        ),
      },
    },
    async (request, reply) => {
      const session = await sessions.identify(request.headers);
      const refused = await tables.use(request.params.id, (live) =>
        seating.sendAway(live, session, request.body.seat),
      );
      return refused === null ? reply.code(204).send() : refuse(request, reply, refused);
    },
  );

  app.post(
    "/tables/:id/bots",
    {
      config: limits.change,
      schema: {
        tags: ["tables"],
        summary: "Give the free seats to bots and begin",
        description:
          "Whoever sits first may do it: the opener of the table, or the next person when the opener has left. The game starts at once.",
        params: tableId,
        body: fillBody,
        response: answers(
          z.undefined(),
          [
            "tableNotFound",
            "notSeated",
            "notHost",
            "tableStarted",
            "unknownBot",
            "tooManyBotTables",
            "rateLimited",
          ],
          204,
        ),
      },
    },
    async (request, reply) => {
      const session = await sessions.identify(request.headers);
      const refused = await tables.use(request.params.id, (live) =>
        seating.fill(live, session, request.body.bot),
      );
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
          "notWelcome",
          "badNonce",
          "unknownCommitment",
          "tooManyBotTables",
        ]),
      },
    },
    async (request, reply) => {
      const from = sessions.alias(addressOf(request));
      const next = await asSeated(services, request, request.params.id, async ({ live, session }) => {
        const person = await sessions.remember(session, languageOf(request));
        return seating.rematch(live, person, request.body, from);
      });
      return typeof next === "string" ? { id: next } : refuse(request, reply, next);
    },
  );
}
