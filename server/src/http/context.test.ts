import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { asSeated, type Services } from "./context.ts";

/** A table of which another node has stored more than is known here; `tell`: a notice of that has come. */
function behind() {
  const live = { known: { version: 1, revision: 1 }, isDropped: false, seats: { of: () => 0 } };
  const tell = () => {
    live.known = { version: 2, revision: 1 };
  };
  const tables = {
    useAsKnown: (_: string, work: (at: typeof live) => unknown) => work(live),
    // Nothing is new, because the notice has just been followed.
    fresh: async () => false,
  };
  const sessions = { identify: async () => "ana" };
  return { live, tell, services: { sessions, tables } as unknown as Services };
}

const STALE = { refused: "staleVersion" } as const;
const request = { headers: {} } as FastifyRequest;

test("a refusal is about the table as it is, also when a notice was quicker than the question what has changed", async () => {
  const { live, tell, services } = behind();
  const answer = await asSeated(services, request, "t1", () => {
    if (live.known.version === 2) return "done";
    queueMicrotask(tell);
    return STALE;
  });
  expect(answer).toBe("done");
});

test("what is refused at a table that nobody has changed is asked for once", async () => {
  let asked = 0;
  const answer = await asSeated(behind().services, request, "t1", () => {
    asked++;
    return STALE;
  });
  expect([answer, asked]).toEqual([STALE, 1]);
});
