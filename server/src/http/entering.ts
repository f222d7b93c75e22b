import type { FastifyReply, FastifyRequest } from "fastify";
import type { Device, SignedIn, Wait } from "../people/accounts.ts";
import { deviceName } from "../people/device.ts";
import type { Refused } from "../problems.ts";
import type { Identity } from "../sessions.ts";
import { addressOf } from "./address.ts";
import { refuse, type Services } from "./context.ts";
import { languageOf } from "./language.ts";
import { giveCookie } from "./security.ts";

/** Where somebody asks from. */
export const deviceOf = ({ sessions }: Services, request: FastifyRequest): Device => ({
  name: deviceName(request.headers["user-agent"]),
  from: sessions.alias(addressOf(request)),
});

/** Lets somebody in: other sessions end, here and elsewhere, and the new one is theirs. */
export async function entered(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, token, ended, tables }: SignedIn,
) {
  const { sessions, seating } = services;
  endStreams(services, ended);
  await seating.reseated(tables);
  const isProgram = sessions.shownAsToken(request.headers);
  if (!isProgram) giveCookie(services, request, reply, token);
  const { id, name } = await sessions.profile(person, languageOf(request));
  return { id, name, account: true, ...(isProgram && { token }) };
}

/** These sessions are worth nothing any more: whoever listens by them is cut off. */
export function endStreams({ tables, accountStreams, cluster }: Services, ended: readonly string[]): void {
  if (ended.length === 0) return;
  accountStreams.endAll(ended);
  for (const { audience } of tables.all()) for (const session of ended) audience.endAll(session);
  cluster.publish({ ended });
}

/** The same as `refuse`, with the time to wait where there were too many tries. */
export function refuseEntry(
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Refused | Wait,
): FastifyReply {
  if ("seconds" in refused) reply.header("retry-after", refused.seconds);
  return refuse(request, reply, refused);
}

/** Somebody who is signed in. */
export async function accountOf(
  { sessions }: Services,
  request: FastifyRequest,
): Promise<Identity | Refused> {
  const identity = await sessions.identity(request.headers);
  if (identity === null) return { refused: "sessionNeeded" };
  return identity.session === identity.person ? { refused: "accountNeeded" } : identity;
}
