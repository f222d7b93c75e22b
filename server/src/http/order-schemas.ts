/** The shapes of complaints, and of what those do who keep order. */
import { PHRASES } from "@banquise/engine";
import { z } from "zod";
import { REPORT_REASONS, SANCTIONS } from "../storage/talk-schema.ts";
import { seat, time } from "./shared-schemas.ts";
import { whom } from "./talk-schemas.ts";

const LONGEST_NOTE = 1_000;
const HOUR = 3_600_000;
const LONGEST_SPAN = 10 * 366 * 24;

const reason = z.enum(REPORT_REASONS);
const note = z.string().max(LONGEST_NOTE);

export const reportBody = z.object({
  reason,
  note: note.default("").describe("In your own words; only those read it who keep order."),
  ...whom,
});

/** Whom an operator means. */
const target = {
  report: z.string().max(32).optional().describe("The person whom this report is about."),
  name: z.string().max(200).optional().describe("Of an account."),
};

const sanctionSchema = z.object({
  id: z.string(),
  kind: z
    .enum(SANCTIONS)
    .describe("mute: may say nothing. ban: may do nothing but look. name: may not choose a name."),
  name: z.string().nullable().describe("Of the person; null for addresses."),
  range: z.string().nullable(),
  reason: z.string(),
  at: time,
  endsAt: time.nullable().describe("Null: until it is lifted."),
});

export const sanctionsSchema = z.object({ sanctions: z.array(sanctionSchema) });

const saidSchema = z.object({
  number: z.int(),
  seat: seat.nullable(),
  name: z.string(),
  text: z.string().nullable(),
  phrase: z.enum(PHRASES).nullable(),
  at: time,
  accused: z.boolean().describe("Whether the person wrote it whom the report is about."),
});

export const reportsSchema = z.object({
  reports: z.array(
    z.object({
      id: z.string(),
      reason,
      note: z.string(),
      at: time,
      reporter: z.string(),
      reported: z.object({
        name: z.string().describe("Now."),
        account: z.boolean(),
        sanctions: z.array(sanctionSchema).describe("All that there ever were, the latest first."),
      }),
      table: z.string().nullable(),
      message: z.int().nullable().describe("The number of the message that it is about."),
      evidence: z
        .object({
          name: z.string().describe("What the person was called then."),
          game: z.string().nullable(),
          messages: z.array(saidSchema).readonly(),
        })
        .describe(
          "How things were when somebody complained: as it was said, even if it was taken back since.",
        ),
      closed: z.object({ at: time, by: z.string().nullable(), note: z.string() }).nullable(),
    }),
  ),
});

export const reportsQuery = z.object({ closed: z.enum(["0", "1"]).default("0") });
export const caseId = z.object({ id: z.string().max(32) });
export const closingBody = z.object({ note: note.default("") });

export const sanctionBody = z.object({
  kind: z.enum(["mute", "ban"]),
  ...target,
  range: z.string().max(60).optional().describe("An address, or a range: “192.0.2.0/24”. Bans only."),
  hours: z
    .number()
    .min(1 / 60)
    .max(LONGEST_SPAN)
    .nullable()
    .describe("How long; null until it is lifted.")
    .transform((hours) => (hours === null ? null : Math.round(hours * HOUR))),
  reason: note.default(""),
});

export const sanctionedSchema = z.object({ id: z.string() });

export const renamingBody = z.object({
  ...target,
  to: z
    .string()
    .max(200)
    .optional()
    .describe("The new name; a friendly one of our invention if there is none."),
});
export const renamedSchema = z.object({ name: z.string() });

export const auditQuery = z.object({
  before: z.coerce.number().int().min(0).optional().describe("Only what was done before that time."),
});
export const auditSchema = z.object({
  acts: z.array(
    z.object({
      id: z.string(),
      at: time,
      operator: z.string().nullable().describe("Null: at the command line."),
      act: z.string(),
      about: z.record(z.string(), z.unknown()),
    }),
  ),
});
