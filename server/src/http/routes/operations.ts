import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse, type Services } from "../context.ts";

const LOCAL = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** For whoever runs the server: not part of the API. */
export function operationRoutes(app: FastifyInstance, { store, metrics, settings }: Services): void {
  app.get("/healthz", { schema: { hide: true } }, async () => {
    await store.ping();
    return { status: "ok" };
  });

  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayMeasure(request, settings.metricsToken)) return refuse(request, reply, { problem: "forbidden" });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** From this very machine and not through a proxy on it, or with the token. */
function mayMeasure(request: FastifyRequest, token: string | null): boolean {
  const { authorization = "", "x-forwarded-for": forwarded } = request.headers;
  if (token !== null && sameText(authorization, `Bearer ${token}`)) return true;
  return forwarded === undefined && LOCAL.has(request.socket.remoteAddress ?? "");
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
