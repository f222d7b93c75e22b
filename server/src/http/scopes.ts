/** What somebody may do by a token of their account, and from which pages. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Scope } from "../people/api-tokens.ts";
import type { Refused } from "../problems.ts";
import { tokenOf } from "../sessions.ts";
import { type Routes, refuse, type Services } from "./context.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** By the tag of a route: what a token needs to change something there. What is not here no token reaches. */
const TO_CHANGE: Readonly<Record<string, Scope>> = {
  play: "play",
  tables: "play",
  daily: "play",
  talk: "talk",
};

/** And to read what is nobody else's business; everything else that can be read, anybody may read. */
const TO_READ: Readonly<Record<string, Scope | null>> = { talk: "read", account: null, operators: null };

/** Of an account, the games alone. */
const READABLE = new Map<string, Scope>([
  ["/api/account/games", "read"],
  ["/api/account/stream", "play"],
]);

/** Tokens that are worth nothing, or not for this, get no further. */
export function checkScopes(app: Routes, services: Services): void {
  app.addHook("onRequest", (request, reply, next) => {
    const token = tokenOf(request.headers);
    if (token === null) next();
    else check(services, request, reply, next);
  });
}

function check(services: Services, request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  refusalOf(services, request).then(
    (refused) => (refused === null ? next() : refuse(request, reply, refused)),
    () => refuse(request, reply, { refused: "unavailable" }),
  );
}

async function refusalOf({ sessions }: Services, request: FastifyRequest): Promise<Refused | null> {
  const identity = await sessions.identity(request.headers);
  if (identity === null) return { refused: "badToken" };
  const scope = scopeFor(request);
  if (scope === undefined) return null;
  if (scope === null) return { refused: "notByToken" };
  return identity.scopes?.includes(scope) ? null : { refused: "scopeNeeded", about: scope };
}

/** The scope that a request needs: undefined for none, null where no token is enough. */
function scopeFor({ method, routeOptions }: FastifyRequest): Scope | null | undefined {
  const { url = "", schema } = routeOptions;
  const [tag = ""] = (schema as { readonly tags?: readonly string[] } | undefined)?.tags ?? [];
  if (!SAFE_METHODS.has(method)) return TO_CHANGE[tag] ?? null;
  return READABLE.get(url) ?? TO_READ[tag];
}

const CORS_HEADERS = {
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers": "authorization, content-type, accept-language, last-event-id",
  "access-control-max-age": "86400",
};

/**
 * Pages of other sites may ask in the name of somebody whose token they have: the browser sends no cookie along, so they can
 * do nothing in the name of whoever looks at them.
 */
export function allowOtherPages(app: Routes): void {
  app.addHook("onRequest", (request, reply, next) => {
    if (request.headers.origin !== undefined && tokenOf(request.headers) !== null) allow(reply);
    next();
  });
  app.options("/*", { schema: { hide: true } }, (request, reply) => {
    const wanted = request.headers["access-control-request-headers"] ?? "";
    if (!/\bauthorization\b/i.test(wanted)) return refuse(request, reply, { refused: "notFound" });
    return allow(reply).headers(CORS_HEADERS).code(204).send();
  });
}

const allow = (reply: FastifyReply): FastifyReply =>
  reply
    .header("access-control-allow-origin", "*")
    .header("access-control-expose-headers", "retry-after")
    .header("vary", "origin");
