import type { Viewer } from "@banquise/engine";
import { z } from "zod";
import type { LiveTable } from "../../tables/live-table.ts";
import type { LiveTables } from "../../tables/live-tables.ts";
import { seatsFrame, snapshotFrame, stepFrame, suggestionsFrame } from "../../tables/messages.ts";
import { Turns } from "../../turns.ts";
import { addressOf } from "../address.ts";
import { notIfBanned } from "../bans.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { EventStream, endWithToken } from "../event-stream.ts";
import { limits } from "../limits.ts";
import { OpenStreams } from "../open-streams.ts";
import { answers, STREAM_PROSE } from "../openapi.ts";
import { tableId } from "../shared-schemas.ts";
import { NDJSON, streamFormat } from "../stream-format.ts";
import { streamQuery } from "../table-schemas.ts";

/** From one address: a school behind one router can play. */
const MOST_STREAMS = 500;

/** Streams that are opened at the same time: each may bring a table to memory. */
const OPENED_AT_ONCE = 8;

/** Everything that happens at a table, as it happens. */
export function streamRoutes(app: Routes, { tables, talk, metrics, sessions, settings }: Services): void {
  const turns = new Turns(OPENED_AT_ONCE);
  const streams = new OpenStreams(settings.rateLimit ? MOST_STREAMS : Number.POSITIVE_INFINITY);

  app.get(
    "/tables/:id/stream",
    {
      config: { ...limits.stream, ...notIfBanned },
      exposeHeadRoute: false,
      schema: {
        tags: ["play"],
        summary: "Everything that happens at a table",
        description: STREAM_PROSE,
        params: tableId,
        querystring: streamQuery,
        produces: ["text/event-stream", NDJSON],
        response: answers(z.string(), ["tableNotFound", "tooManyStreams", "pipelined", "banned"]),
      },
    },
    async (request, reply) => {
      const last = versionOf(request.headers["last-event-id"] ?? request.query.lastEventId);
      const refused = await turns.run(async () => {
        const identity = await sessions.identity(request.headers);
        const person = identity?.person ?? null;
        return tables.use(request.params.id, async (live) => {
          let viewer = live.seats.of(person);
          let opening = await openingOf(tables, live, viewer, last);
          // A seat may have been taken while the log was read.
          while (live.seats.of(person) !== viewer) {
            viewer = live.seats.of(person);
            opening = await openingOf(tables, live, viewer, last);
          }
          // An earlier answer is still on its way on this connection; if that is a stream, it never ends.
          if (reply.raw.socket === null) return { refused: "pipelined" } as const;
          const address = addressOf(request);
          if (!streams.admit(address)) return { refused: "tooManyStreams" } as const;
          const format = streamFormat(request.headers.accept, request.query.legal === "1" ? live : null);
          const events = {
            closed: () => {
              clearTimeout(end);
              streams.release(address);
              metrics.streams.dec();
              live.leave(stream);
            },
            behind: () => void catchUp(tables, live, stream).then(() => talk.greet(live, stream)),
          };
          const stream = new EventStream(reply, viewer, identity, events, { format });
          const end = endWithToken(stream, identity, settings.now());
          metrics.streams.inc();
          stream.open(opening, live.game?.table.version ?? null);
          live.listen(stream);
          void talk.greet(live, stream);
          return null;
        });
      });
      return refused === null ? reply : refuse(request, reply, refused);
    },
  );
}

/** What the table is now, or what happened since somebody was here before; then what is being suggested. */
async function openingOf(
  tables: LiveTables,
  live: LiveTable,
  viewer: Viewer,
  last: number | null,
): Promise<Buffer[]> {
  for (;;) {
    await tables.settled(live);
    if (live.game === null) return [snapshotFrame(live, viewer)];
    const { version } = live.game.table;
    const missed = last === null ? null : await live.game.missedSince(last, viewer);
    // Somebody may have moved while the log was read: then it is read again.
    if (live.pending !== null || live.played.version !== version) continue;
    const isSuggested = live.suggestions.at(version).suggestions.length > 0;
    const chunks =
      missed === null
        ? [snapshotFrame(live, viewer)]
        : [...missed.map((message) => stepFrame(message)), seatsFrame(live)];
    return isSuggested ? [...chunks, suggestionsFrame(live)] : chunks;
  }
}

/** Tells somebody who read too slowly what came in the meantime. */
async function catchUp(tables: LiveTables, live: LiveTable, stream: EventStream): Promise<void> {
  try {
    const opening = await openingOf(tables, live, stream.viewer, stream.version);
    stream.open(opening, live.game?.table.version ?? null);
  } catch {
    // The table cannot be read now: whoever comes back finds out, or finds it well again.
    stream.end();
  }
}

function versionOf(header: string | string[] | undefined): number | null {
  return typeof header === "string" && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
