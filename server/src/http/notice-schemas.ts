/** The shapes of how people are told while they are elsewhere. */
import { z } from "zod";
import { noticeChoices } from "../notices/choices.ts";
import { time } from "./shared-schemas.ts";

const LONGEST = 2_000;

export const noticesSchema = z.object({
  possible: z.object({
    push: z
      .string()
      .nullable()
      .describe("The public key to subscribe a browser with; null where nobody is told."),
    email: z.boolean(),
    webhook: z.boolean(),
  }),
  email: z.string().nullable().describe("Your confirmed address: without one no mail comes."),
  choices: noticeChoices,
  webhook: z.string().nullable().describe("Where a program of yours is told."),
  browsers: z.array(
    z.object({
      id: z.string(),
      device: z.string().describe("`Firefox · Linux`; empty if nobody knows."),
      createdAt: time,
      current: z.boolean().describe("Whether it was subscribed by the session that asks."),
    }),
  ),
});

export const pushBody = z.object({
  endpoint: z.string().max(LONGEST),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});

export const pushedSchema = z.object({ id: z.string() });

export const browserId = z.object({ id: z.string().max(32).describe("The browser.") });

export const webhookBody = z.object({ url: z.string().max(LONGEST) });

export const webhookSchema = z.object({ secret: z.string().describe("`whsec_…`, shown once.") });

export const stopQuery = z.object({ token: z.string().max(64).describe("From a mail.") });
