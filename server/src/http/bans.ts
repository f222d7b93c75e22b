import type { FastifyReply, FastifyRequest } from "fastify";
import type { Refused } from "../problems.ts";
import { type Routes, refuse, type Services } from "./context.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether it is there for those who are banned; by default what changes nothing is. */
    evenIfBanned?: boolean;
  }
}

/** For routes by which somebody gets at their own data, and to keep others away from it. */
export const evenIfBanned = { evenIfBanned: true } as const;
/** For what only those may look at who may take part. */
export const notIfBanned = { evenIfBanned: false } as const;

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whoever is banned may look around, and see to their data: nothing else. */
export function refuseBanned(app: Routes, services: Services): void {
  app.addHook("onRequest", (request, reply, next) => {
    const { evenIfBanned: isOpen = SAFE_METHODS.has(request.method) } = request.routeOptions.config;
    if (isOpen || !services.sanctions.hasBans) next();
    else check(services, request, reply, next);
  });
}

function check(services: Services, request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  banOf(services, request).then(
    (refused) => (refused === null ? next() : refuse(request, reply, refused)),
    () => refuse(request, reply, { refused: "unavailable" }),
  );
}

/** Why somebody may not take part; operators always may, or a slip would shut them out. */
async function banOf(
  { sanctions, sessions, order }: Services,
  request: FastifyRequest,
): Promise<Refused | null> {
  const person = await sessions.identify(request.headers);
  const ban = sanctions.against("ban", person) ?? sanctions.againstAddress(request.ip);
  return ban === null || (await order.isOperator(person)) ? null : ban;
}
