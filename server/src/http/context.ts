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
import type { Daily } from "../daily/daily.ts";
import type { RulesOf } from "../games.ts";
import type { Health } from "../health.ts";
import type { Metrics } from "../metrics.ts";
import type { Cluster } from "../nodes/cluster.ts";
import type { NoticePreferences } from "../notices/preferences.ts";
import type { Settings } from "../options.ts";
import type { Keeping } from "../order/keeping.ts";
import type { Order } from "../order/order.ts";
import type { Reports } from "../order/reports.ts";
import type { Sanctions } from "../order/sanctions.ts";
import type { AccountStreams } from "../people/account-streams.ts";
import type { Accounts } from "../people/accounts.ts";
import type { ApiTokens } from "../people/api-tokens.ts";
import type { Archive } from "../people/archive.ts";
import type { Belongings } from "../people/belongings.ts";
import type { AccountMail } from "../people/mail.ts";
import type { Profiles } from "../people/profiles.ts";
import { problemOf, type Refused } from "../problems.ts";
import type { Sessions } from "../sessions.ts";
import type { Store } from "../storage/store.ts";
import type { BotRunner } from "../tables/bots.ts";
import type { Commands } from "../tables/commands.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { Opening } from "../tables/opening.ts";
import type { Seating } from "../tables/seating.ts";
import type { Votes } from "../tables/votes.ts";
import type { Circle } from "../talk/circle.ts";
import type { Invitations } from "../talk/invitations.ts";
import type { Talk } from "../talk/talk.ts";
import { languageOf } from "./language.ts";

/** What the routes work with. */
export interface Services {
  readonly settings: Settings;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly apiTokens: ApiTokens;
  readonly accountStreams: AccountStreams;
  readonly accountMail: AccountMail;
  readonly belongings: Belongings;
  readonly archive: Archive;
  readonly profiles: Profiles;
  readonly tables: LiveTables;
  readonly opening: Opening;
  readonly seating: Seating;
  readonly commands: Commands;
  readonly votes: Votes;
  readonly daily: Daily;
  readonly talk: Talk;
  readonly circle: Circle;
  readonly reports: Reports;
  readonly sanctions: Sanctions;
  readonly order: Order;
  readonly keeping: Keeping;
  readonly invitations: Invitations;
  readonly preferences: NoticePreferences;
  readonly cluster: Cluster;
  readonly metrics: Metrics;
  readonly rulesOf: RulesOf;
  readonly health: Health;
  /** Thinks about games. */
  readonly runner: BotRunner;
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

/** What a command is about: a table, the seat that it is for, and whose that is. */
interface Seated {
  readonly live: LiveTable;
  readonly seat: Seat;
  readonly session: string;
}

/**
 * Does what somebody asks for who sits at a table. What would be refused is asked for again if another node has changed the
 * table in the meantime: a refusal is about the table as it is.
 */
export async function asSeated<T>(
  { sessions, tables }: Services,
  request: FastifyRequest,
  id: string,
  work: (at: Seated) => T | Promise<T>,
): Promise<T | Refused> {
  const session = await sessions.identify(request.headers);
  if (session === null) return { refused: "sessionNeeded" };
  return tables.useAsKnown<T | Refused>(id, async (live) => {
    const ask = (): T | Refused | Promise<T | Refused> => {
      const seat = live.seats.of(session);
      return seat === null ? { refused: "notSeated" } : work({ live, seat, session });
    };
    const { known } = live;
    const answer = await ask();
    if (!isRefused(answer) || live.isDropped) return answer;
    await tables.fresh(live);
    // Not only if that changed it: a notice may have done so just before.
    if (live.known === known) return answer;
    return live.isDropped ? { refused: "tableNotFound" } : ask();
  });
}

const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === "object" && answer !== null && "refused" in answer;
