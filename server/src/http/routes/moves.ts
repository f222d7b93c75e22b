import { MOST_UNDOS } from "@banquise/engine";
import { z } from "zod";
import { askedBy, hintFor } from "../../tables/hint.ts";
import { addressOf } from "../address.ts";
import { doneSchema, moveBody, suggestBody, undoBody } from "../command-schemas.ts";
import { asSeated, type Routes, refuse, type Services } from "../context.ts";
import { languageOf } from "../language.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { tableId } from "../shared-schemas.ts";
import { hintSchema } from "../table-schemas.ts";
import { COMMAND_PROBLEMS } from "./command-problems.ts";

/** What those who sit at a table decide. */
export function moveRoutes(app: Routes, services: Services): void {
  const { commands, votes, runner, sessions } = services;

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
      const { body } = request;
      const done = await asSeated(services, request, request.params.id, ({ live, seat }) =>
        commands.play(live, seat, body, body.move),
      );
      return "refused" in done ? refuse(request, reply, done) : { version: done.version };
    },
  );

  app.post(
    "/tables/:id/undo",
    {
      config: limits.play,
      schema: {
        tags: ["play"],
        summary: "Take your last moves back",
        description: `One, or all since a version (\`to\`). Possible while nobody has moved since, and the moves used no chance and showed nothing hidden; ${MOST_UNDOS} times in one game. Further back with the consent of the others (\`ask\`): they are told by \`seats\` and agree with \`answer\`; bots always do. What they played since is taken back too, also what they play while they are asked. Your next move takes the question back.`,
        params: tableId,
        body: undoBody,
        response: answers(doneSchema, [
          ...COMMAND_PROBLEMS,
          "nothingToUndo",
          "undoBarrier",
          "tooManyUndos",
          "dailyUndo",
          "proposalOpen",
          "resigned",
        ]),
      },
    },
    async (request, reply) => {
      const { body } = request;
      const done = await asSeated(services, request, request.params.id, ({ live, seat }) =>
        body.ask
          ? votes.propose(live, seat, body, { kind: "undo", seat: null, back: body.to ?? null })
          : commands.undo(live, seat, body, body.to),
      );
      return "refused" in done ? refuse(request, reply, done) : { version: done.version };
    },
  );

  app.post(
    "/tables/:id/hint",
    {
      config: limits.hint,
      schema: {
        tags: ["play"],
        summary: "What a strong bot would play in your place",
        description:
          "And why, from what your seat may know. Only when the decision is yours, and not in the challenge of the day. It takes a second or two; somebody can ask for sixty an hour.",
        params: tableId,
        response: answers(hintSchema, [
          "sessionNeeded",
          "tableNotFound",
          "notSeated",
          "notStarted",
          "gameOver",
          "notYourTurn",
          "dailyHint",
          "rateLimited",
        ]),
      },
    },
    async (request, reply) => {
      const asked = await asSeated(services, request, request.params.id, ({ live, seat }) =>
        askedBy(live, seat),
      );
      if ("refused" in asked) return refuse(request, reply, asked);
      return hintFor(asked, runner, sessions.alias(addressOf(request)), languageOf(request));
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
      const { version, move } = request.body;
      const refused = await asSeated(services, request, request.params.id, ({ live, seat }) =>
        commands.suggest(live, seat, version, move),
      );
      return refused === null ? reply.code(204).send() : refuse(request, reply, refused);
    },
  );
}
