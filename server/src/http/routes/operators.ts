import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Evidence } from "../../order/reports.ts";
import type { StoredReport } from "../../storage/report-store.ts";
import type { StoredSanction } from "../../storage/sanction-store.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { languageOf } from "../language.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import {
  auditQuery,
  auditSchema,
  caseId,
  closingBody,
  renamedSchema,
  renamingBody,
  reportsQuery,
  reportsSchema,
  sanctionBody,
  sanctionedSchema,
  sanctionsSchema,
} from "../order-schemas.ts";
import { messageId } from "../talk-schemas.ts";

/** Reports and acts at a time. */
const PAGE = 100;

/** For those who keep order. For everybody else there is nothing here. */
export function operatorRoutes(app: Routes, services: Services): void {
  const { order, sanctions, sessions, cluster, keeping } = services;

  /** Who asks: only those get further who may. */
  const asking = new WeakMap<FastifyRequest, string>();
  const operatorOf = (request: FastifyRequest): string => {
    const operator = asking.get(request);
    if (operator === undefined) throw new Error("nobody gets here who may not");
    return operator;
  };
  app.addHook("onRequest", async (request, reply) => {
    const person = await sessions.identify(request.headers);
    if (person === null || !(await order.isOperator(person)))
      return refuse(request, reply, { refused: "notFound" });
    asking.set(request, person);
  });
  /** It holds here at once, and at the other nodes as soon as they have heard of it. */
  const told = async (id: string): Promise<void> => {
    cluster.publish({ sanctions: [id] });
    await sanctions.lookSoon();
  };

  app.get(
    "/operators/reports",
    {
      config: limits.read,
      schema: {
        tags: ["operators"],
        summary: "What people have reported",
        description: "Those that wait, the oldest first; or those that were dealt with, the latest first.",
        querystring: reportsQuery,
        response: answers(reportsSchema, ["notFound"]),
      },
    },
    async (request) => {
      const found = await order.reports(request.query.closed === "1", PAGE);
      return { reports: await Promise.all(found.map((report) => shownReport(services, report))) };
    },
  );

  app.post(
    "/operators/reports/:id/closing",
    {
      config: limits.change,
      schema: {
        tags: ["operators"],
        summary: "Close a report",
        params: caseId,
        body: closingBody,
        response: answers(z.undefined(), ["notFound", "reportNotFound"], 204),
      },
    },
    async (request, reply) => {
      const refused = await order.close(operatorOf(request), request.params.id, request.body.note);
      return refused === null ? reply.code(204).send() : refuse(request, reply, refused);
    },
  );

  app.get(
    "/operators/sanctions",
    {
      config: limits.read,
      schema: {
        tags: ["operators"],
        summary: "Who may not do what",
        response: answers(sanctionsSchema, ["notFound"]),
      },
    },
    async () => ({ sanctions: (await order.sanctions()).map(shownSanction) }),
  );

  app.post(
    "/operators/sanctions",
    {
      config: limits.change,
      schema: {
        tags: ["operators"],
        summary: "Mute or ban somebody, or ban a range of addresses",
        description:
          "It holds within seconds on all nodes, and ends the streams that are open. A bot plays on for somebody who is banned; they may read rules, and get or remove their data.",
        body: sanctionBody,
        response: answers(
          sanctionedSchema,
          ["notFound", "personNotFound", "reportNotFound", "badRange", "isOperator"],
          201,
        ),
      },
    },
    async (request, reply) => {
      const { hours: span, ...wish } = request.body;
      const id = await order.impose(operatorOf(request), { ...wish, span });
      if (typeof id !== "string") return refuse(request, reply, id);
      await told(id);
      return reply.code(201).send({ id });
    },
  );

  app.delete(
    "/operators/sanctions/:id",
    {
      config: limits.change,
      schema: {
        tags: ["operators"],
        summary: "Lift a mute or a ban",
        params: caseId,
        response: answers(z.undefined(), ["notFound", "sanctionNotFound"], 204),
      },
    },
    async (request, reply) => {
      const lifted = await order.lift(operatorOf(request), request.params);
      if (typeof lifted !== "number") return refuse(request, reply, lifted);
      await told(request.params.id);
      return reply.code(204).send();
    },
  );

  app.post(
    "/operators/names",
    {
      config: limits.change,
      schema: {
        tags: ["operators"],
        summary: "Give somebody another name",
        description: "They cannot choose one themselves for a month.",
        body: renamingBody,
        response: answers(renamedSchema, [
          "notFound",
          "personNotFound",
          "reportNotFound",
          "badName",
          "nameTaken",
        ]),
      },
    },
    async (request, reply) => {
      const { to, ...target } = request.body;
      const renamed = await keeping.rename(operatorOf(request), target, to ?? null, languageOf(request));
      if ("refused" in renamed) return refuse(request, reply, renamed);
      await told(renamed.sanction);
      return { name: renamed.name };
    },
  );

  app.delete(
    "/operators/tables/:id/talk/:number",
    {
      config: limits.change,
      schema: {
        tags: ["operators"],
        summary: "Remove a message",
        params: messageId,
        response: answers(z.undefined(), ["notFound", "tableNotFound", "messageNotFound"], 204),
      },
    },
    async (request, reply) => {
      const { id, number } = request.params;
      const refused = await keeping.removeMessage(operatorOf(request), id, number);
      return refused === null ? reply.code(204).send() : refuse(request, reply, refused);
    },
  );

  app.get(
    "/operators/audit",
    {
      config: limits.read,
      schema: {
        tags: ["operators"],
        summary: "What operators have done",
        description: "On the page and at the command line, the latest first.",
        querystring: auditQuery,
        response: answers(auditSchema, ["notFound"]),
      },
    },
    async (request) => {
      const acts = await order.acts(request.query.before ?? null, PAGE);
      return {
        acts: acts.map(({ id, at, operator: name, act, about }) => ({
          id,
          at,
          operator: name,
          act,
          about: JSON.parse(about) as Record<string, unknown>,
        })),
      };
    },
  );
}

const shownSanction = ({ id, kind, name, range, reason, at, ends_at }: StoredSanction) => ({
  id,
  kind,
  name,
  range,
  reason,
  at,
  endsAt: ends_at,
});

async function shownReport({ store }: Services, report: StoredReport) {
  const { id, reason, note, at, reporter, reported, reported_id, table_id, message } = report;
  const [account, sanctions] = await Promise.all([
    store.accounts.find(reported_id),
    store.sanctions.of(reported_id),
  ]);
  return {
    id,
    reason,
    note,
    at,
    reporter,
    reported: { name: reported, account: account !== null, sanctions: sanctions.map(shownSanction) },
    table: table_id,
    message,
    evidence: JSON.parse(report.evidence) as Evidence,
    closed:
      report.closed_at === null
        ? null
        : { at: report.closed_at, by: report.closer, note: report.closing_note },
  };
}
