import fastifyCookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Site } from "../people/passkeys.ts";
import type { Refused } from "../problems.ts";
import { type Identity, SESSION_COOKIE, tokenOf } from "../sessions.ts";
import { refuse, type Services } from "./context.ts";

const YEAR = 365 * 24 * 3600;
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The person of a request; a new guest, with a cookie, for somebody who has no session. */
export async function sessionOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Refused> {
  const identity = await identityOf(services, request, reply);
  return "refused" in identity ? identity : identity.person;
}

/** The same with the session that they show. */
export async function identityOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity | Refused> {
  const known = await services.sessions.identity(request.headers);
  if (known !== null) return known;
  const made = await newSession(services, request, reply);
  if ("refused" in made) return made;
  giveCookie(services, request, reply, made.token);
  return { session: made.id, person: made.id };
}

/** A new session, unless too many were made from this address. */
export async function newSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ id: string; token: string } | Refused> {
  const seconds = await services.waitForSession(request);
  if (seconds === 0) return services.sessions.issue();
  reply.header("retry-after", seconds);
  return { refused: "rateLimited" };
}

export function giveCookie(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  setCookie(services, request, reply, token, YEAR);
}

/** Takes the cookie of a session back. */
export function dropCookie(services: Services, request: FastifyRequest, reply: FastifyReply): void {
  setCookie(services, request, reply, "", 0);
}

function setCookie(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAge: number,
): void {
  const cookie = fastifyCookie.serialize(SESSION_COOKIE, token, {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(services, request),
    path: "/",
    maxAge,
  });
  reply.header("set-cookie", cookie);
}

/** What browsers say of a request from a page of ours, and of one that somebody has typed. */
const OWN_SITE = "same-origin";
const TYPED = "none";

/** A page of another site must not act in the name of whoever looks at it: browsers say where a request comes from. */
export function checkOrigin(app: FastifyInstance, services: Services): void {
  app.addHook("onRequest", (request, reply, next) => {
    if (SAFE_METHODS.has(request.method) || isOwnOrigin(services, request)) next();
    else refuse(request, reply, { refused: "wrongOrigin" });
  });
}

function isOwnOrigin(services: Services, request: FastifyRequest): boolean {
  const { origin, host, "sec-fetch-site": site = OWN_SITE } = request.headers;
  // Browsers name the origin of a request that can change something, or at least whose it is; programs need not.
  if (origin === undefined) return site === OWN_SITE || site === TYPED;
  // Nobody can be made to show a token against their will, as a browser shows cookies.
  if (tokenOf(request.headers) !== null) return true;
  if (origin === services.settings.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Where the pages are, as keys of people's devices know it: where the operator says, or where the browser says it is. */
export function siteOf({ settings }: Services, { headers, protocol, host }: FastifyRequest): Site {
  // What a browser says of its origin was compared with where it came.
  const origin = settings.origin ?? headers.origin ?? `${protocol}://${host}`;
  return { origin, host: new URL(origin).hostname };
}

function isSecure(services: Services, request: FastifyRequest): boolean {
  return request.protocol === "https" || (services.settings.origin?.startsWith("https:") ?? false);
}
