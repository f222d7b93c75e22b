import type { Viewer } from "@banquise/engine";
import { z } from "zod";
import { frame } from "../../tables/frames.ts";
import type { Room } from "../../tables/room.ts";
import { addressOf } from "../address.ts";
import { type Routes, refuse, type Services, seated } from "../context.ts";
import { EventStream } from "../event-stream.ts";
import { limits } from "../limits.ts";
import { OpenStreams } from "../open-streams.ts";
import { answers, STREAM_PROSE } from "../openapi.ts";
import { doneSchema, moveBody, streamQuery, suggestBody, tableId, undoBody } from "../schemas.ts";

const COMMAND_PROBLEMS = [
  "sessionNeeded",
  "tableNotFound",
  "notSeated",
  "notStarted",
  "staleVersion",
  "gameOver",
  "keyUsed",
  "notStored",
] as const;

/** From one address: a school behind one router can play. */
const MOST_STREAMS = 500;

export function playRoutes(app: Routes, services: Services): void {
  const { commands, hall, metrics, sessions, settings } = services;
  const streams = new OpenStreams(settings.rateLimit ? MOST_STREAMS : Number.POSITIVE_INFINITY);

  app.post(
    "/tables/:id/moves",
    {
      config: limits.play,
      schema: {
        tags: ["play"],
        summary: "Play a move",
        description:
          "When it is answered, the move is on the server’s disk and was sent to everybody’s stream. Lost the answer? Send the same command with the same key again: it is played once.",
        params: tableId,
        body: moveBody,
        response: answers(doneSchema, [...COMMAND_PROBLEMS, "notYourTurn", "malformedMove", "illegalMove"]),
      },
    },
    async (request, reply) => {
      const at = await seated(services, request, request.params.id);
      if ("problem" in at) return refuse(request, reply, at);
      const done = await commands.play(at.room, at.seat, request.body, request.body.move);
      if ("problem" in done) return refuse(request, reply, done);
      return { version: done.version };
    },
  );

  app.post(
    "/tables/:id/undo",
    {
      config: limits.play,
      schema: {
        tags: ["play"],
        summary: "Take your last move back",
        description:
          "Possible while nobody has moved since, and the move used no chance and showed nothing hidden.",
        params: tableId,
        body: undoBody,
        response: answers(doneSchema, [...COMMAND_PROBLEMS, "nothingToUndo", "undoBarrier", "tooManyUndos"]),
      },
    },
    async (request, reply) => {
      const at = await seated(services, request, request.params.id);
      if ("problem" in at) return refuse(request, reply, at);
      const done = await commands.undo(at.room, at.seat, request.body);
      if ("problem" in done) return refuse(request, reply, done);
      return { version: done.version };
    },
  );

  app.post(
    "/tables/:id/suggest",
    {
      config: limits.change,
      schema: {
        tags: ["play"],
        summary: "Point at what another seat could do",
        description:
          "Where all win or lose together: everybody at the table is shown that you would play this (`suggestions` on the stream). It binds nobody, and is gone when the decision is made.",
        params: tableId,
        body: suggestBody,
        response: answers(
          z.undefined(),
          [
            "sessionNeeded",
            "tableNotFound",
            "notSeated",
            "notStarted",
            "notTogether",
            "gameOver",
            "staleVersion",
            "yourDecision",
            "malformedMove",
            "illegalMove",
          ],
          204,
        ),
      },
    },
    async (request, reply) => {
      const at = await seated(services, request, request.params.id);
      if ("problem" in at) return refuse(request, reply, at);
      const refused = commands.suggest(at.room, at.seat, request.body.version, request.body.move);
      return refused === null ? reply.code(204).send() : refuse(request, reply, refused);
    },
  );

  app.get(
    "/tables/:id/stream",
    {
      config: limits.stream,
      exposeHeadRoute: false,
      schema: {
        tags: ["play"],
        summary: "Everything that happens at a table",
        description: STREAM_PROSE,
        params: tableId,
        querystring: streamQuery,
        produces: ["text/event-stream"],
        response: answers(z.string(), ["tableNotFound", "otherRules", "tooManyStreams", "pipelined"]),
      },
    },
    async (request, reply) => {
      const room = await hall.settled(request.params.id);
      if ("problem" in room) return refuse(request, reply, room);
      const session = await sessions.identify(request.headers);
      const viewer = room.viewerOf(session);
      const last = request.headers["last-event-id"] ?? request.query.lastEventId;
      const opening = openingOf(room, viewer, last);
      // An earlier answer is still on its way on this connection; if that is a stream, it never ends.
      if (reply.raw.socket === null) return refuse(request, reply, { problem: "pipelined" });
      const address = addressOf(request);
      if (!streams.admit(address)) return refuse(request, reply, { problem: "tooManyStreams" });
      const stream = new EventStream(reply, viewer, session, () => {
        streams.release(address);
        metrics.streams.dec();
        room.audience.remove(stream);
      });
      metrics.streams.inc();
      for (const chunk of opening) stream.send(chunk);
      room.audience.add(stream);
      return reply;
    },
  );
}

/** What the table is now, or what happened since somebody was here before; then what is being suggested. */
function openingOf(room: Room, viewer: Viewer, last: string | string[] | undefined): Buffer[] {
  if (room.table === null) return [room.snapshotFrame(viewer)];
  const suggestions = room.suggestionsFrame();
  return [...sinceLast(room, viewer, last), ...(suggestions === null ? [] : [suggestions])];
}

/** The snapshot; or, for somebody who was here before, the steps since then and who is here now. */
function sinceLast(room: Room, viewer: Viewer, last: string | string[] | undefined): Buffer[] {
  const seen = typeof last === "string" && /^\d{1,9}$/.test(last) ? Number(last) : null;
  if (seen === null || seen > room.played.version) return [room.snapshotFrame(viewer)];
  const steps = room.stepsAfter(seen, viewer);
  return [
    ...steps.map((message) => frame("step", JSON.stringify(message), message.step.version)),
    room.seatsFrame(),
  ];
}
