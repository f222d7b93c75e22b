/** Who asks. */
import { z } from "zod";
import { optional } from "./shared-schemas.ts";

export const sessionSchema = z.object({
  id: z.string(),
  name: z.string(),
  account: z.boolean().describe("Whether you have signed in, rather than being a guest."),
});

export const newSessionSchema = sessionSchema.extend({
  token: z.string().describe("Show it as `Authorization: Bearer <token>`. Keep it: it is the only proof."),
});

export const nameBody = z.object({ name: z.string().max(200) });

export const optionalNameBody = optional(z.object({ name: z.string().max(200).optional() }));
