import { join } from "node:path";
import fastifyHelmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse, type Services } from "./context.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";
/** Vite names the files of this folder by their content. */
const HASHED_FOLDER = "assets";

/** The built pages. Every address that is not a file is a page of the one application. */
export async function servePages(app: FastifyInstance, services: Services): Promise<void> {
  const { settings } = services;
  const { web, origin } = settings;
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "same-origin" },
    // Whoever plays in a local network has no certificate.
    strictTransportSecurity: origin?.startsWith("https:") ?? false,
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (web === null || !isPage(request)) return refuse(request, reply, { refused: "notFound" });
    if (!(await isThere(services, request))) reply.code(404);
    return reply.header("cache-control", REVALIDATE).sendFile("index.html");
  });
  if (web === null) return;
  const hashed = join(web, HASHED_FOLDER);
  await app.register(fastifyStatic, {
    root: web,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader("cache-control", path.startsWith(hashed) ? IMMUTABLE : REVALIDATE);
    },
  });
}

/** For everybody but operators there is no page of theirs; it says so itself. */
async function isThere({ order, sessions }: Services, request: FastifyRequest): Promise<boolean> {
  const path = request.url.split("?", 1)[0]?.replace(/\/+$/, "").toLowerCase();
  return path !== "/operators" || order.isOperator(await sessions.identify(request.headers));
}

function isPage({ method, url, headers }: FastifyRequest): boolean {
  return method === "GET" && !url.startsWith("/api/") && (headers.accept ?? "").includes("text/html");
}
