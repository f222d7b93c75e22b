/** The file of a finished game. */
import {
  EXPORT_FORMAT,
  type PackedEntry,
  type PackedEvent,
  type PackedSeatResult,
  type TableExport,
} from "@banquise/engine";
import { z } from "zod";
import { configSchema, eventData, moveObject, rule, seat, state, time, version } from "./shared-schemas.ts";

/** See the engine's `packed-entry.ts`. */
const packedEntry = z.object({
  v: version.describe("Version."),
  k: z.string().optional().describe("Kind; absent for a move."),
  s: seat.optional().describe("Seat."),
  b: z.string().optional().describe("Who decided, unless it was the owner of the seat."),
  m: moveObject().optional(),
  i: z.string().optional().describe("Never in an export: the client’s key."),
  t: time.optional(),
  r: z.int().describe("Version of the rules."),
  e: z
    .array(z.array(z.unknown()).readonly() as unknown as z.ZodType<PackedEvent>)
    .readonly()
    .optional()
    .describe("Events: type, rule, seat, data; then the seat and the data of the secret part."),
  c: z
    .array(z.tuple([z.int(), state.nullable()]).readonly())
    .readonly()
    .optional()
    .describe("Scenes: the event, and what changed since the scene before it."),
  p: state.optional().describe("What changed in the state."),
  d: z.literal(1).optional().describe("Chance was drawn."),
  a: z.int().describe("Who decides next; -1 when the game is over."),
  o: version.optional().describe("The last move that still stands; absent for a move, which stands itself."),
  u: seat.optional().describe("Who may take it back."),
  n: version.optional().describe("Of an undo: it leads back to this version."),
  g: z.literal(1).optional().describe("Of an undo: the others have agreed to it."),
  w: z.string().optional().describe("The bot that plays the seat from now on."),
  x: state.optional().describe("Of a change of rules: the whole state."),
  z: z
    .array(z.array(z.unknown()).readonly() as unknown as z.ZodType<PackedSeatResult>)
    .readonly()
    .optional()
    .describe("Of the end: for each seat total, rank and the lines of its score (key, points, rule, data)."),
}) satisfies z.ZodType<PackedEntry>;

const eventSchema = z.object({
  type: z.string(),
  rule,
  seat: seat.nullable(),
  data: eventData,
  secret: z.object({ seat, data: eventData }).optional(),
});

export const exportSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  game: z.string(),
  rules: z.int().describe("Version of the rules at the start."),
  config: configSchema,
  names: z.array(z.string()).readonly(),
  commitment: z.string(),
  secret: z.string(),
  nonces: z.array(z.string()).readonly(),
  start: z
    .object({ state, actor: z.int(), events: z.array(eventSchema).readonly() })
    .describe("The table after the setup."),
  log: z.array(packedEntry).readonly(),
  totals: z.array(z.int()).readonly(),
  ranks: z.array(z.int()).readonly(),
}) satisfies z.ZodType<TableExport>;
