/** The shapes of what people say to one another. */
import { PHRASES, type TalkMessage } from "@banquise/engine";
import { z } from "zod";
import { RELATIONS } from "../storage/talk-schema.ts";
import { commandKey, seat, time } from "./shared-schemas.ts";
import { clockSchema } from "./table-schemas.ts";

const phrase = z
  .enum(PHRASES)
  .describe("Something to say with one tap: everybody reads it in their own language.");

/** What is no message is refused with words of its own: see `badMessage`. */
export const sayingBody = z.object({
  phrase: phrase.optional(),
  text: z.string().max(2_000).optional().describe("At most 300 characters, in one line."),
  key: commandKey.optional(),
});

export const messageSchema = z.object({
  number: z.int().describe("Counts the messages of a table."),
  room: z
    .enum(["table", "audience"])
    .describe("Those who sit at a table talk among themselves, and so do those who watch."),
  seat: seat.nullable().describe("Where the writer sat; null for somebody who watched."),
  name: z.string(),
  own: z.boolean().describe("Whether you wrote it."),
  phrase: phrase.nullable(),
  text: z.string().nullable().describe("Plain text. Without phrase or text the message was taken back."),
  at: time,
}) satisfies z.ZodType<TalkMessage>;

export const talkSchema = z.object({
  room: z.enum(["table", "audience"]).describe("Yours."),
  voice: z.enum(["messages", "phrases", "nothing"]).describe("What you may say."),
  muted: z
    .object({ until: time.nullable().describe("Null: until it is lifted.") })
    .nullable()
    .describe("Whether an operator has taken your voice."),
  silence: z
    .string()
    .nullable()
    .describe("Why you may say phrases alone: the code that a message would be refused with."),
  people: z
    .array(
      z.object({
        seat,
        name: z.string(),
        account: z.boolean(),
        relations: z.array(z.enum(RELATIONS)).readonly(),
      }),
    )
    .describe("The others who sit there, and what they are to you."),
  messages: z.array(messageSchema).describe("The latest last."),
});

export const messageId = z.object({
  id: z.string().max(32).describe("The table."),
  number: z.coerce.number().int().min(1).max(1e9),
});

/** Who is meant; see `Whom`. */
export const whom = {
  name: z.string().max(200).optional().describe("Of an account."),
  table: z.string().max(32).optional().describe("Where you met, with a seat or a message."),
  seat: seat.optional(),
  message: z.int().min(1).optional().describe("The number of something they said there."),
  relation: z.string().max(32).optional().describe("One of yours."),
};

const relation = z
  .enum(RELATIONS)
  .describe(
    "follow: a friend. mute: you do not read what they say. block: neither reads the other, nor meets the other at a table.",
  );

export const relationBody = z.object({ kind: relation, on: z.boolean().default(true), ...whom });

export const relatedSchema = z.object({
  relations: z.array(relation).readonly().describe("All that they are to you now."),
});

export const relationsSchema = z.object({
  relations: z.array(
    z.object({ id: z.string(), kind: relation, name: z.string(), account: z.boolean(), at: time }),
  ),
});

export const invitationId = z.object({ id: z.string().max(32).describe("The invitation.") });

export const invitationBody = z.union([
  z.object({
    relation: z.string().max(32).describe("The id of your relation to somebody you follow."),
  }),
  z.object({
    name: z.string().max(200).describe("Of the account of a program, or of somebody you follow."),
  }),
]);

export const invitationsSchema = z.object({
  invitations: z.array(
    z.object({
      id: z.string(),
      table: z.string(),
      invitation: z.string().describe("The token to join the table with."),
      game: z.string(),
      seats: z.int(),
      clock: clockSchema.nullable(),
      from: z.string().describe("Who asks."),
      at: time,
    }),
  ),
});

export const sentInvitationsSchema = z.object({
  invitations: z.array(z.object({ id: z.string(), name: z.string(), declined: z.boolean() })),
});
