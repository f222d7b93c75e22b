import type { FastifyInstance } from "fastify";

/** One line for each request, as operators of public servers may need it; without the query, which may be an invitation. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, next) => {
    const { ip, method, url } = request;
    const path = url.split("?", 1)[0];
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ address: ip, method, path, status: reply.statusCode, milliseconds }, "request");
    next();
  });
}
