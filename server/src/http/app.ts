import fastifyRateLimit from "@fastify/rate-limit";
import fastify, { type FastifyError, type FastifyInstance, LogController } from "fastify";
import {
  hasZodFastifySchemaValidationErrors,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import type { Refused } from "../problems.ts";
import { DatabaseUnavailable } from "../storage/database.ts";
import { logRequests } from "./access-log.ts";
import { addressOf } from "./address.ts";
import { refuseBanned } from "./bans.ts";
import { refuse, type Services } from "./context.ts";
import { NEW_SESSIONS } from "./limits.ts";
import { describeApi } from "./openapi.ts";
import { servePages } from "./pages.ts";
import { absenceRoutes } from "./routes/absence.ts";
import { accountRoutes } from "./routes/account.ts";
import { accountStreamRoutes } from "./routes/account-stream.ts";
import { dailyRoutes } from "./routes/daily.ts";
import { gameRoutes } from "./routes/games.ts";
import { invitationRoutes } from "./routes/invitations.ts";
import { logRoutes } from "./routes/log.ts";
import { moveRoutes } from "./routes/moves.ts";
import { noticeRoutes } from "./routes/notices.ts";
import { operationRoutes } from "./routes/operations.ts";
import { operatorRoutes } from "./routes/operators.ts";
import { passkeyRoutes } from "./routes/passkeys.ts";
import { profileRoutes } from "./routes/profiles.ts";
import { relationRoutes } from "./routes/relations.ts";
import { reportRoutes } from "./routes/reports.ts";
import { seatRoutes } from "./routes/seats.ts";
import { sessionRoutes } from "./routes/session.ts";
import { signInRoutes } from "./routes/sign-in.ts";
import { streamRoutes } from "./routes/stream.ts";
import { tableRoutes } from "./routes/tables.ts";
import { talkRoutes } from "./routes/talk.ts";
import { tokenRoutes } from "./routes/tokens.ts";
import { voteRoutes } from "./routes/votes.ts";
import { allowOtherPages, checkScopes } from "./scopes.ts";
import { checkOrigin } from "./security.ts";

const BODY_BYTES = 16 * 1024;
/** Milliseconds to send a request in: whoever sends it byte by byte must not hold a connection for ever. */
const REQUEST_TIME = 30_000;

/** Character 0 stands in no text that somebody means, and PostgreSQL keeps none. */
const NOTHING_IN_URL = "%00";
const NOTHING_IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/;
const NOTHING_IN_TEXT: Refused = { refused: "invalidRequest", about: "\\u0000" };
class NothingInText extends Error {}

/** The web application, not yet listening. */
export function newApp(logLevel: string, trustProxy: boolean): FastifyInstance {
  return fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_TIME,
    // The nearest proxy only: what others say of themselves can be made up.
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    // The longest are names of passkeys; a name of 24 letters of any script is long, too, written out for an address.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_400 },
    logger: { level: logLevel, redact: ["req.headers.cookie", "req.headers.authorization"] },
  });
}

export async function addRoutes(
  app: FastifyInstance,
  parts: Omit<Services, "waitForSession">,
): Promise<void> {
  const { settings, sessions } = parts;
  app.setValidatorCompiler(validatorCompiler);
  // Answers are made by types that hold nothing to strip; the schemas of answers are for the document, and the tests.
  app.setSerializerCompiler(() => JSON.stringify);
  acceptJsonOnly(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalOf(error);
    if (refused.refused === "internal") request.log.error({ err: error, url: request.routeOptions.url });
    return refuse(request, reply, refused);
  });
  if (settings.rateLimit) {
    await app.register(fastifyRateLimit, {
      global: false,
      keyGenerator: (request) => sessions.claimed(request.headers) ?? addressOf(request),
    });
  }
  const services = { ...parts, waitForSession: sessionLimit(app, settings.rateLimit) };
  if (settings.accessLog) logRequests(app);
  await describeApi(app);
  operationRoutes(app, services);
  await app.register(
    async (api) => {
      checkOrigin(api, services);
      api.addHook("onRequest", (request, reply, next) => {
        reply.header("x-content-type-options", "nosniff").header("cache-control", "no-store");
        if (request.url.includes(NOTHING_IN_URL)) refuse(request, reply, NOTHING_IN_TEXT);
        else next();
      });
      api.setNotFoundHandler((request, reply) => refuse(request, reply, { refused: "notFound" }));
      const routes = api.withTypeProvider<ZodTypeProvider>();
      checkScopes(routes, services);
      allowOtherPages(routes);
      refuseBanned(routes, services);
      sessionRoutes(routes, services);
      signInRoutes(routes, services);
      passkeyRoutes(routes, services);
      accountRoutes(routes, services);
      profileRoutes(routes, services);
      tokenRoutes(routes, services);
      accountStreamRoutes(routes, services);
      gameRoutes(routes, services);
      tableRoutes(routes, services);
      seatRoutes(routes, services);
      logRoutes(routes, services);
      moveRoutes(routes, services);
      absenceRoutes(routes, services);
      voteRoutes(routes, services);
      dailyRoutes(routes, services);
      talkRoutes(routes, services);
      relationRoutes(routes, services);
      invitationRoutes(routes, services);
      noticeRoutes(routes, services);
      streamRoutes(routes, services);
      reportRoutes(routes, services);
      await api.register(async (inner) =>
        operatorRoutes(inner.withTypeProvider<ZodTypeProvider>(), services),
      );
    },
    { prefix: "/api" },
  );
  await app.register(async (pages) => servePages(pages, services));
}

function sessionLimit(app: FastifyInstance, limited: boolean): Services["waitForSession"] {
  if (!limited) return async () => 0;
  const count = app.createRateLimit(NEW_SESSIONS);
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : 0;
  };
}

/** Nothing but JSON is read; a body of nothing is an empty object. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (NOTHING_IN_JSON.test(body as string)) done(new NothingInText());
    else parse(request, body as string, done);
  });
}

const BY_STATUS: Readonly<Record<number, Refused["refused"]>> = {
  404: "notFound",
  413: "tooLarge",
  415: "unsupportedMedia",
  429: "rateLimited",
};

function refusalOf(error: FastifyError): Refused {
  if (error instanceof DatabaseUnavailable) return { refused: "unavailable" };
  if (error instanceof NothingInText) return NOTHING_IN_TEXT;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    return { refused: "invalidRequest", about: `${error.validationContext}${issue?.instancePath ?? ""}` };
  }
  const status = error.statusCode ?? 500;
  const known = BY_STATUS[status];
  if (known !== undefined) return { refused: known };
  return status < 500 ? { refused: "invalidRequest", about: error.code } : { refused: "internal" };
}
