/** The shapes of what the API says about accounts. */
import { z } from "zod";
import { SCOPES } from "../people/api-tokens.ts";
import { PASSWORD_LENGTH } from "../people/passwords.ts";
import { newPasskey, passkeySchema, signedByPasskey } from "./passkey-schemas.ts";
import { sessionSchema } from "./session-schemas.ts";

const time = z.int().describe("Milliseconds since 1970.");
const name = z.string().max(200);
const password = z
  .string()
  .max(1_000)
  .describe(
    `${PASSWORD_LENGTH.least} to ${PASSWORD_LENGTH.most} characters, and nothing that everybody would try.`,
  );

export const signUpBody = z.union([z.object({ name, password }), z.object({ name, passkey: newPasskey })]);

export const signInBody = z.union([
  z.object({ name, password: z.string().max(1_000) }),
  z.object({ passkey: signedByPasskey }),
]);

export const passwordBody = z.object({ password });

export const proofBody = z.union([
  z.object({ password: z.string().max(1_000) }),
  z.object({ passkey: signedByPasskey }),
]);

export const recoveryBody = z.union([
  z.object({ name, code: z.string().max(100).describe("One of those shown at sign-up."), password }),
  z.object({ ticket: z.string().max(100).describe("From the link of a letter."), password }),
]);

export const emailBody = z.object({ email: z.string().max(254) });

export const ticketBody = z.object({ ticket: z.string().max(100) });

/** Small values by name: a program may keep what it likes there, within reason. */
const settings = z
  .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
  .refine((values) => Object.keys(values).length <= 50, "at most 50");

export const settingsBody = z.object({ settings });

export const sessionPath = z.object({ id: z.string().max(64) });

export const enteredSchema = sessionSchema.extend({
  token: z
    .string()
    .optional()
    .describe(
      "Your new token, if you showed one: the former is worth nothing. Browsers get a cookie instead.",
    ),
});

const codes = z
  .array(z.string())
  .readonly()
  .describe("Each lets you in once if you forget your password. Shown now and never again: keep them.");

export const signedUpSchema = enteredSchema.extend({ codes });

export const codesSchema = z.object({ codes });

const deviceSession = z.object({
  id: z.string(),
  device: z.string().describe("“Firefox · Linux”; empty for a program that did not say."),
  createdAt: time,
  seenAt: time.describe("An hour more or less."),
  current: z.boolean().describe("The one that you ask with."),
});

export const accountSchema = sessionSchema.extend({
  createdAt: time,
  email: z.string().nullable().describe("Confirmed; null for none."),
  mail: z.boolean().describe("Whether this server sends mail."),
  codesLeft: z.int(),
  password: z.boolean().describe("Whether there is one; otherwise you get in by passkeys alone."),
  passkeys: z.array(passkeySchema),
  program: z.boolean().describe("Whether it is a program’s account."),
  operator: z.boolean().describe("Whether you keep order here."),
  settings: z.record(z.string(), z.unknown()),
  sessions: z.array(deviceSession),
});

const scopes = z.array(z.enum(SCOPES));

export const tokenBody = z.object({
  name: z.string().trim().min(1).max(60).describe("What you call it."),
  scopes: scopes.min(1).max(SCOPES.length),
  days: z
    .int()
    .min(1)
    .max(3_650)
    .nullable()
    .default(365)
    .describe("How long it is good; null: until you revoke it."),
});

export const tokenPath = z.object({ id: z.string().max(64) });

const tokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes,
  createdAt: time,
  expiresAt: time.nullable(),
  seenAt: time.nullable().describe("When it was last used, an hour more or less."),
});

export const tokensSchema = z.object({ tokens: z.array(tokenSchema).readonly() });

export const newTokenSchema = tokenSchema.extend({
  token: z.string().describe("Shown now and never again."),
});

export const botAccountsQuery = z.object({
  after: z.string().max(200).optional().describe("The last name of the page before."),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});

export const botAccountsSchema = z.object({
  bots: z.array(z.object({ name: z.string(), createdAt: time })).readonly(),
});

export const belongingsSchema = z.looseObject({ format: z.literal(1) });
