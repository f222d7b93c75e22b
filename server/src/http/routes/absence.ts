import { anytimeBody, doneSchema, handOverBody } from "../command-schemas.ts";
import { asSeated, type Routes, refuse, type Services } from "../context.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { tableId } from "../shared-schemas.ts";
import { COMMAND_PROBLEMS } from "./command-problems.ts";

/** Leaving a game that has begun, and coming back: a bot plays meanwhile, so that nobody waits. */
export function absenceRoutes(app: Routes, services: Services): void {
  const { commands, votes } = services;

  app.post(
    "/tables/:id/hand-over",
    {
      config: limits.change,
      schema: {
        tags: ["play"],
        summary: "Leave your seat to a bot, or propose that of somebody who is away",
        description:
          "Your own seat: the table’s stand-in plays from now on, until you come back (`return`). Somebody else’s, at a table without a clock: possible when that seat must decide and its owner has not been connected for three minutes; done when the majority of the others has agreed (`answer`).",
        params: tableId,
        body: handOverBody,
        response: answers(doneSchema, [
          ...COMMAND_PROBLEMS,
          "nothingToChange",
          "handedOver",
          "notAbsent",
          "clockDecides",
          "proposalOpen",
        ]),
      },
    },
    async (request, reply) => {
      const { body } = request;
      const done = await asSeated(services, request, request.params.id, ({ live, seat }) => {
        const other = body.seat ?? seat;
        if (other === seat) return commands.handOver(live, seat, body);
        return votes.propose(live, seat, body, { kind: "handOver", seat: other, back: null });
      });
      return "refused" in done ? refuse(request, reply, done) : done;
    },
  );

  app.post(
    "/tables/:id/return",
    {
      config: limits.change,
      schema: {
        tags: ["play"],
        summary: "Take your seat back from the bot",
        description:
          "You have at least half a minute, or an increment, on a live clock. Not after a resignation. If your time ran out on the very decision that is asked now, the bot makes that one first (`timeIsUp`).",
        params: tableId,
        body: anytimeBody,
        response: answers(doneSchema, [...COMMAND_PROBLEMS, "nothingToChange", "resigned", "timeIsUp"]),
      },
    },
    async (request, reply) => {
      const done = await asSeated(services, request, request.params.id, ({ live, seat }) =>
        commands.return(live, seat, request.body),
      );
      return "refused" in done ? refuse(request, reply, done) : done;
    },
  );

  app.post(
    "/tables/:id/resign",
    {
      config: limits.change,
      schema: {
        tags: ["play"],
        summary: "Leave the game for good",
        description: "The table’s stand-in plays your seat to the end. There is no way back.",
        params: tableId,
        body: anytimeBody,
        response: answers(doneSchema, [...COMMAND_PROBLEMS, "nothingToChange"]),
      },
    },
    async (request, reply) => {
      const done = await asSeated(services, request, request.params.id, ({ live, seat }) =>
        commands.resign(live, seat, request.body),
      );
      return "refused" in done ? refuse(request, reply, done) : done;
    },
  );
}
