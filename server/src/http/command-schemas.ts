/** What people and programs ask of tables: to open one, sit down, play, and what they are answered. */
import { LANGUAGES } from "@banquise/engine";
import { z } from "zod";
import { commandKey, optional, seat, version } from "./shared-schemas.ts";
import { clockSchema } from "./table-schemas.ts";

/** Plays for whoever leaves, unless the table has another choice: good company for most. */
const STAND_IN = "level3";

const nonce = z
  .string()
  .max(64)
  .default("")
  .describe("Your part of the chance: up to 64 letters, digits, hyphens or underscores.");

const commitment = z
  .string()
  .max(64)
  .nullable()
  .default(null)
  .describe("From `POST /api/commitments`: the secret was chosen before you said your nonce.");

export const tableBody = z.object({
  game: z.string().max(32),
  seats: z.int(),
  options: z.record(z.string().max(32), z.string().max(32)).default({}),
  bots: z.array(z.string().max(32).nullable()).max(16).default([]).describe("By seat; null for a person."),
  public: z.boolean().default(false),
  clock: clockSchema.nullable().default(null),
  standIn: z
    .string()
    .max(32)
    .default(STAND_IN)
    .describe("The bot that plays for whoever leaves, or has no time left."),
  chat: z.boolean().default(true).describe("Whether messages may be written; phrases are said anyway."),
  language: z
    .enum(LANGUAGES)
    .optional()
    .describe("Which language is spoken there: by default the one of your request."),
  nonce,
  commitment,
});

export const rematchBody = optional(z.object({ nonce, commitment }));

export const joinBody = optional(
  z.object({ invitation: z.string().max(64).nullable().default(null), nonce }),
);

export const fillBody = z.object({
  bot: z.string().max(64).describe("Who takes the free seats: the id of a bot."),
});

const commandBody = z.object({ version, key: commandKey });

/** A command that makes sense at any version. */
const anytime = { version: version.optional(), key: commandKey.optional() };

const to = version
  .optional()
  .describe(
    "A version just before a move of yours: all moves since are taken back. By default the last one.",
  );

export const undoBody = z.union([
  z.object({
    ...anytime,
    ask: z.literal(true).describe("Ask the others: with their consent any move of yours can be taken back."),
    to,
  }),
  commandBody.extend({ ask: z.literal(false).optional(), to }),
]);

export const anytimeBody = optional(z.object(anytime));

export const handOverBody = optional(
  z.object({
    ...anytime,
    seat: seat.optional().describe("Somebody else’s seat; your own if you leave it out."),
  }),
);

export const answerBody = z.object({ proposal: z.string().max(64), agree: z.boolean() });

export const moveBody = commandBody.extend({ move: z.unknown().describe("A move of the game.") });

export const suggestBody = z.object({
  version,
  move: z.unknown().describe("A move of the seat that decides; null takes it back."),
});

export const doneSchema = z.object({ version: version.describe("The version that your command made.") });

export const seatSchema = z.object({ seat });

export const commitmentSchema = z.object({
  commitment: z.string().describe("SHA-256 of the secret that all chance of your next table will come from."),
});

export const tableRefSchema = z.object({ id: z.string() });
