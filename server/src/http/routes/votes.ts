import type { ProblemCode } from "../../problems.ts";
import { answerBody, anytimeBody, doneSchema } from "../command-schemas.ts";
import { asSeated, type Routes, refuse, type Services } from "../context.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { tableId } from "../shared-schemas.ts";
import { COMMAND_PROBLEMS } from "./command-problems.ts";

const VOTE_PROBLEMS = [...COMMAND_PROBLEMS, "handedOver", "resigned", "proposalOpen"] as const;

/** What those at a table decide together. */
export function voteRoutes(app: Routes, services: Services): void {
  const { commands, votes } = services;

  const proposing = (
    path: string,
    kind: "pause" | "abandon",
    summary: string,
    description: string,
    problems: readonly ProblemCode[],
  ): void => {
    app.post(
      path,
      {
        config: limits.change,
        schema: {
          tags: ["play"],
          summary,
          description,
          params: tableId,
          body: anytimeBody,
          response: answers(doneSchema, [...VOTE_PROBLEMS, ...problems]),
        },
      },
      async (request, reply) => {
        const done = await asSeated(services, request, request.params.id, ({ live, seat }) =>
          votes.propose(live, seat, request.body, { kind, seat: null, back: null }),
        );
        return "refused" in done ? refuse(request, reply, done) : done;
      },
    );
  };

  proposing(
    "/tables/:id/pause",
    "pause",
    "Propose a pause",
    "For live games: the clocks stand still when all people have agreed. The others are told by `seats` and agree with the same call, or with `answer`.",
    ["noLiveClock", "nothingToChange"],
  );

  proposing(
    "/tables/:id/abandon",
    "abandon",
    "Propose to end the game as it stands",
    "Done when all people have agreed; at once for the last person at the table. Where no clock runs, who has not been connected for three minutes is not waited for, if most of the others are there or the game stands still for somebody who is not.",
    [],
  );

  app.post(
    "/tables/:id/resume",
    {
      config: limits.change,
      schema: {
        tags: ["play"],
        summary: "End a pause",
        description: "Any of those who play can; the clock of whoever decides goes on.",
        params: tableId,
        body: anytimeBody,
        response: answers(doneSchema, [...COMMAND_PROBLEMS, "nothingToChange", "handedOver"]),
      },
    },
    async (request, reply) => {
      const done = await asSeated(services, request, request.params.id, ({ live, seat }) =>
        commands.resume(live, seat, request.body),
      );
      return "refused" in done ? refuse(request, reply, done) : done;
    },
  );

  app.post(
    "/tables/:id/answer",
    {
      config: limits.change,
      schema: {
        tags: ["play"],
        summary: "Agree to a proposal, or refuse",
        description:
          "The `proposal` of the snapshot and of `seats`, by its id. Whoever has asked takes it back by refusing. What everybody has agreed to is done with the last answer.",
        params: tableId,
        body: answerBody,
        response: answers(doneSchema, [...VOTE_PROBLEMS, "noProposal"]),
      },
    },
    async (request, reply) => {
      const { proposal, agree } = request.body;
      const done = await asSeated(services, request, request.params.id, ({ live, seat }) =>
        votes.answer(live, seat, proposal, agree),
      );
      return "refused" in done ? refuse(request, reply, done) : done;
    },
  );
}
