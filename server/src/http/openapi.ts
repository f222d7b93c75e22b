import fastifySwagger from "@fastify/swagger";
import fastifySwaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import { type ProblemCode, problemOf } from "../problems.ts";
import { addExamples, type Paths } from "./examples.ts";
import { exportSchema } from "./export-schemas.ts";
import { gameSchema } from "./game-schemas.ts";
import { sessionSchema } from "./session-schemas.ts";
import { problemSchema } from "./shared-schemas.ts";
import { seatInfoSchema, snapshotSchema, stepMessageSchema, summarySchema } from "./table-schemas.ts";

export const STREAM_PROSE = `Server-sent events, in this order and never in another:

1. The first event is always \`snapshot\`: the table as you may see it, with its newest steps (older ones are at
   \`/api/tables/{id}/steps\`). Its id is the version.
2. Then one \`step\` for each entry of the log, in order, each once. Its id is the version it made; versions have no gaps.
   A step holds what happened and what changed in your view (\`patch\`): nothing else changes it.
3. \`seats\` (no id) when somebody has sat down, left, come online or gone away, or has asked for something (a pause, a
   rematch); at most once a second.
4. \`beat\` (no id) when nothing else was sent for a while: if its version is not yours, you have missed something.
5. \`suggestions\` (no id), in games where all win or lose together: what others would do in the place of the seat that
   decides at this version; a new list replaces the one before.
6. \`talk\` (no id): what was said, as far as you hear it; a message of a number that you know replaces it (it was taken back).
   After the opening, all that was said before in your room; then each message as it comes.
7. \`gone\` (no id) if the table was removed before it started.

While the table is open the snapshot has no id; a new \`snapshot\` is sent when the game starts or when you take a seat.

With \`?legal=1\` a snapshot or step also has \`legal\`, your legal moves, whenever the decision is yours. With
\`Accept: application/x-ndjson\` each event is one line: \`{"event":"step","id":13,"data":{…}}\`.

A step is sent after it was written to the server’s disk. To resume after a lost connection, send the id of the last
event you have seen as \`Last-Event-ID\` (browsers do) or \`?lastEventId=\`: you get the steps that you missed, as you would
have got them, then \`seats\`; nothing is lost and nothing repeated. If you have missed more than 256 steps you get a snapshot
instead. Whoever reads slowly is told the same way when ready for it: what came meanwhile, or a snapshot. Whoever reads nothing
for 30 seconds is disconnected. Moves have no answer but their step: a program plays by reading the stream and posting a move
whenever \`actor\` is its own seat.`;

const DESCRIPTION = `Play every game of Banquise by program: the same API that the pages use.

**How a program plays.** \`POST /api/sessions\` gives a token. Open or join a table. Read its stream: after each event, if
\`actor\` is your seat, post a move with the version that you have seen and a key of your own. That is all.

**Guarantees.** A move is answered once it is on disk and sent to every stream. The same key again gets the same answer
and plays nothing: retry without fear. A refused command changes nothing. A view never holds what its seat may not know.

**Refusals** are \`application/problem+json\` with a \`code\` for programs, a \`detail\` for people in French or English
(\`Accept-Language\`, \`lang\` cookie or \`?lang=\`), and the \`rule\` of the game where one applies.

**Limits.** 429 means: wait for \`Retry-After\` seconds.`;

/** For the page that shows this description. */
const DOCS_POLICY = {
  "default-src": "'self'",
  "img-src": "'self' data:",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

/** The answers of a call: what it gives, and how it can refuse, each with an example. */
export function answers<S extends z.ZodType, const Status extends 200 | 201 | 204 = 200>(
  schema: S,
  problems: readonly ProblemCode[],
  status: Status = 200 as Status,
): Record<Status, S> & Record<"4xx", typeof problemSchema> {
  const examples = problems.map((refused) => problemOf({ refused }, "en"));
  const refusals = problemSchema.meta({
    description: `Refused${problems.length > 0 ? `: ${problems.join(", ")}` : ""}.`,
    examples,
  });
  return { [status]: schema, "4xx": refusals } as Record<Status, S> & Record<"4xx", typeof problemSchema>;
}

/** Describes every route that is registered after it. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  const named = {
    Session: sessionSchema,
    Game: gameSchema,
    SeatInfo: seatInfoSchema,
    TableSummary: summarySchema,
    TableSnapshot: snapshotSchema,
    StepMessage: stepMessageSchema,
    TableExport: exportSchema,
  };
  for (const [id, schema] of Object.entries(named)) {
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id });
  }
  await app.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Banquise",
        version: "1",
        description: DESCRIPTION,
        license: { name: "MIT" },
      },
      components: {
        securitySchemes: {
          cookie: { type: "apiKey", in: "cookie", name: "banquise_session" },
          token: { type: "http", scheme: "bearer" },
        },
      },
      security: [{}, { cookie: [] }, { token: [] }],
      tags: [
        { name: "session", description: "Who you are. No account is needed." },
        { name: "account", description: "For those who want to come back from anywhere." },
        { name: "people", description: "What everybody may know of somebody." },
        { name: "games", description: "What can be played." },
        { name: "tables", description: "Open, find, join and leave tables." },
        { name: "play", description: "Play, and see what happens." },
        { name: "operators", description: "For those who keep order; nobody else finds anything here." },
        { name: "talk", description: "What people say to one another, and what they are to one another." },
        { name: "notices", description: "How people are told while they are elsewhere." },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: (described) => {
      const document = jsonSchemaTransformObject(described);
      addExamples(document.paths as Paths);
      return document;
    },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: DOCS_POLICY,
    // Without the bar on top, whose logo brings a style of its own, which the policy forbids.
    uiConfig: { layout: "BaseLayout" },
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
}
