import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse, type Services } from "../context.ts";

/** For whoever runs the server: not part of the API. */
export function operationRoutes(app: FastifyInstance, { health, metrics, settings }: Services): void {
  app.get("/healthz", { schema: { hide: true } }, async (request, reply) => {
    const problem = await health.problem();
    if (problem === null) return { status: "ok" };
    request.log.error({ problem }, "moves cannot be stored");
    return refuse(request, reply, { refused: "unhealthy" });
  });

  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayMeasure(request, settings.metricsToken)) return refuse(request, reply, { refused: "forbidden" });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** With the token only: a proxy on this machine looks like the machine itself, and need not say for whom it asks. */
function mayMeasure({ headers }: FastifyRequest, token: string | null): boolean {
  return token !== null && sameText(headers.authorization ?? "", `Bearer ${token}`);
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
