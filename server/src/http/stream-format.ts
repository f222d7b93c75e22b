/** How a stream is written: as server-sent events, or as one JSON object a line; and with the legal moves if they are wanted. */
import type { Viewer } from "@banquise/engine";
import { legalFor } from "../tables/legal.ts";
import type { LiveTable } from "../tables/live-table.ts";

export interface StreamFormat {
  readonly contentType: string;
  /** Sent before anything else; null for nothing. */
  readonly opening: Buffer | null;
  /** An event in this format, for one viewer. Most streams pass on what everybody gets. */
  shape(event: Buffer, viewer: Viewer): Buffer;
}

/** How soon a browser comes back, in milliseconds. */
const RETRY = Buffer.from("retry: 1000\n\n");

export const SERVER_SENT: StreamFormat = {
  contentType: "text/event-stream; charset=utf-8",
  opening: RETRY,
  shape: (event) => event,
};

export const NDJSON = "application/x-ndjson";

/** `live`: the table whose legal moves are told along; null for none. */
export function streamFormat(accept: string | undefined, live: LiveTable | null): StreamFormat {
  const isNdjson = accept?.includes(NDJSON) ?? false;
  if (!isNdjson && live === null) return SERVER_SENT;
  return {
    contentType: isNdjson ? `${NDJSON}; charset=utf-8` : SERVER_SENT.contentType,
    opening: isNdjson ? null : RETRY,
    shape(event, viewer) {
      const { name, id, data } = partsOf(event.toString("utf8"));
      const told = live !== null && id !== null ? withMoves(live, viewer, id, data) : data;
      if (isNdjson) return Buffer.from(`{"event":"${name}","id":${id},"data":${told}}\n`);
      return Buffer.from(`event: ${name}\n${id === null ? "" : `id: ${id}\n`}data: ${told}\n\n`);
    },
  };
}

/** A server-sent event as `messages.ts` writes it. */
function partsOf(event: string): { name: string; id: number | null; data: string } {
  const [, name = "", id, data = ""] = /^event: (\w+)\n(?:id: (\d+)\n)?data: (.*)\n\n$/s.exec(event) ?? [];
  return { name, id: id === undefined ? null : Number(id), data };
}

/** Moves belong to the newest version alone: at an earlier one nobody decides any more. */
function withMoves(live: LiveTable, viewer: Viewer, version: number, data: string): string {
  const legal = live.game?.table.version === version ? legalFor(live, viewer) : null;
  return legal === null ? data : `${data.slice(0, -1)},"legal":${JSON.stringify(legal)}}`;
}
