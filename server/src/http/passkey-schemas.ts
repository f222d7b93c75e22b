/** The shapes of what browsers say about passkeys: those of WebAuthn, as JSON. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { time } from "./shared-schemas.ts";

/** A public key of any kind and a statement about it fit in. */
const bytes = z
  .string()
  .max(8_000)
  .regex(/^[\w-]*$/)
  .describe("Base64url.");

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}).default({}),
};

export const newPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  })
  .transform((answer) => answer as RegistrationResponseJSON)
  .describe("What `navigator.credentials.create` gave for the options, as JSON.");

export const signedByPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.optional(),
    }),
  })
  .transform((answer) => answer as AuthenticationResponseJSON)
  .describe("What `navigator.credentials.get` gave for the options, as JSON.");

export const newPasskeyBody = z.object({ passkey: newPasskey });

export const passkeyOptionsSchema = z
  .looseObject({ challenge: z.string() })
  .describe("The options of WebAuthn, as JSON. Good once, for five minutes.");

export const passkeySchema = z.object({
  id: z.string(),
  device: z.string().describe("Where it was made: “Firefox · Linux”."),
  createdAt: time,
  usedAt: time.nullable(),
});
