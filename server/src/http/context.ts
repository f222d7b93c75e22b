import type { IncomingMessage, ServerResponse } from "node:http";
import type { Seat } from "@banquise/engine";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerDefault,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Metrics } from "../metrics.ts";
import type { Settings } from "../options.ts";
import { problemOf, type Refused } from "../problems.ts";
import type { Sessions } from "../sessions.ts";
import type { Store } from "../storage/store.ts";
import type { Commands } from "../tables/commands.ts";
import type { Hall } from "../tables/hall.ts";
import type { Room } from "../tables/room.ts";
import type { Seating } from "../tables/seating.ts";
import { languageOf } from "./language.ts";

/** What the routes work with. */
export interface Services {
  readonly settings: Settings;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly hall: Hall;
  readonly seating: Seating;
  readonly commands: Commands;
  readonly metrics: Metrics;
  readonly botIds: readonly string[];
  /** Counts a new session of whoever asks: 0, or the seconds to wait if there were too many. */
  readonly waitForSession: (request: FastifyRequest) => Promise<number>;
}

/** A part of the application whose routes are typed by their schemas. */
export type Routes = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

const PROBLEM_TYPE = "application/problem+json; charset=utf-8";

/** Answers with a problem, in the caller's language. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refused: Refused): FastifyReply {
  const problem = problemOf(refused, languageOf(request));
  return reply.code(problem.status).header("content-type", PROBLEM_TYPE).send(JSON.stringify(problem));
}

/** The room and the seat that a command is for. */
export async function seated(
  services: Services,
  request: FastifyRequest,
  id: string,
): Promise<{ room: Room; seat: Seat; session: string } | Refused> {
  const session = await services.sessions.identify(request.headers);
  if (session === null) return { problem: "sessionNeeded" };
  const room = services.hall.resident(id) ?? (await services.hall.get(id));
  if ("problem" in room) return room;
  const seat = room.viewerOf(session);
  return seat === null ? { problem: "notSeated" } : { room, seat, session };
}
