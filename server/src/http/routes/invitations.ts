import { z } from "zod";
import { shownInvitation } from "../../people/account-streams.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { identityOf } from "../security.ts";
import { tableId } from "../shared-schemas.ts";
import { invitationBody, invitationId, invitationsSchema, sentInvitationsSchema } from "../talk-schemas.ts";

/** Asking friends to a table. */
export function invitationRoutes(app: Routes, services: Services): void {
  const { sessions, tables, invitations } = services;

  app.get(
    "/invitations",
    {
      config: limits.read,
      schema: {
        tags: ["talk"],
        summary: "Tables you are asked to",
        description:
          "Open ones, the latest first. To accept is to join the table with the token of the invitation. Whoever you have muted or blocked cannot ask you.",
        response: answers(invitationsSchema, ["sessionNeeded"]),
      },
    },
    async (request, reply) => {
      const person = await sessions.identify(request.headers);
      if (person === null) return refuse(request, reply, { refused: "sessionNeeded" });
      const received = await invitations.to(person);
      return { invitations: received.map(shownInvitation) };
    },
  );

  app.delete(
    "/invitations/:id",
    {
      config: limits.change,
      schema: {
        tags: ["talk"],
        summary: "Decline an invitation",
        description: "Those at the table see that you do not come.",
        params: invitationId,
        response: answers(z.undefined(), ["sessionNeeded", "invitationNotFound"], 204),
      },
    },
    async (request, reply) => {
      const person = await sessions.identify(request.headers);
      if (person === null) return refuse(request, reply, { refused: "sessionNeeded" });
      const refused = await invitations.decline(person, request.params.id);
      return refused === null ? reply.code(204).send() : refuse(request, reply, refused);
    },
  );

  app.get(
    "/tables/:id/invitations",
    {
      config: limits.read,
      schema: {
        tags: ["talk"],
        summary: "Who was asked to a table",
        description: "For those who sit there.",
        params: tableId,
        response: answers(sentInvitationsSchema, ["sessionNeeded", "tableNotFound", "notSeated"]),
      },
    },
    async (request, reply) => {
      const person = await sessions.identify(request.headers);
      if (person === null) return refuse(request, reply, { refused: "sessionNeeded" });
      const sent = await tables.use(request.params.id, (live) => invitations.at(live, person));
      return "refused" in sent ? refuse(request, reply, sent) : { invitations: [...sent] };
    },
  );

  app.post(
    "/tables/:id/invitations",
    {
      config: limits.change,
      schema: {
        tags: ["talk"],
        summary: "Ask a friend to a table",
        description:
          "Somebody you follow, by your relation to them or by name, or any account of a program by its name, to an open table where you sit. They find it on their home page and their stream; if they follow you or have played with you, they are also told of it as they have chosen. Asked once, however often you ask; five people an hour who do not know you.",
        params: tableId,
        body: invitationBody,
        response: answers(
          z.undefined(),
          [
            "accountNeeded",
            "tableNotFound",
            "notSeated",
            "tableStarted",
            "tableFull",
            "personNotFound",
            "rateLimited",
          ],
          204,
        ),
      },
    },
    async (request, reply) => {
      const identity = await identityOf(services, request, reply);
      if ("refused" in identity) return refuse(request, reply, identity);
      const invited = await tables.use(request.params.id, (live) =>
        invitations.invite(live, identity, request.body),
      );
      return "refused" in invited ? refuse(request, reply, invited) : reply.code(204).send();
    },
  );
}
