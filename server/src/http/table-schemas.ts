/** A table, as it is shown in lists and to those who are at it. */
import {
  DAYS,
  ENTRY_KINDS,
  LANGUAGES,
  LIVE_LIMITS,
  type ListedTable,
  PROPOSAL_KINDS,
  type Proposal,
  type Result,
  type SeatInfo,
  type TableSnapshot,
  type TableSummary,
  type TimeControl,
  type TimedStepMessage,
  type TimeMessage,
} from "@banquise/engine";
import { z } from "zod";
import { PUBLIC_LISTS } from "../storage/list-store.ts";
import { PARTS } from "../storage/played-store.ts";
import {
  configSchema,
  dayOf,
  eventData,
  moveObject,
  rule,
  seat,
  state,
  time,
  version,
} from "./shared-schemas.ts";

export const seatInfoSchema = z.object({
  kind: z.enum(["free", "person", "bot"]),
  name: z.string().nullable().describe("Null for a free seat; the id of the bot for a bot."),
  online: z.boolean(),
  away: z
    .int()
    .optional()
    .describe("Of a person who is not connected: milliseconds since they last were. Absent in lists."),
  standIn: z.string().optional().describe("The bot that plays in the person’s stead."),
  resigned: z.literal(true).optional().describe("The person has left for good."),
  account: z.literal(true).optional().describe("Has an account, and so a profile: `/api/people/{name}`."),
  program: z.literal(true).optional().describe("The account of a program."),
}) satisfies z.ZodType<SeatInfo>;

const status = z.enum(["open", "playing", "over"]).describe("open: seats are free.");

const seconds = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().min(least).max(most);

export const clockSchema = z.discriminatedUnion("kind", [
  z
    .object({
      kind: z.literal("live"),
      bank: seconds(LIVE_LIMITS.bank),
      increment: seconds(LIVE_LIMITS.increment),
    })
    .describe("Seconds: a bank for each seat, and more each time the turn comes to it, up to the bank."),
  z.object({ kind: z.literal("days"), days: z.literal(DAYS) }).describe("So many days for each decision."),
]) satisfies z.ZodType<TimeControl>;

export const summarySchema = z.object({
  id: z.string(),
  game: z.string(),
  config: configSchema,
  status,
  seats: z.array(seatInfoSchema).readonly(),
  viewer: seat.nullable().describe("Your seat; null if you only watch."),
  actor: seat.nullable().describe("The seat that decides now."),
  public: z.boolean(),
  language: z.enum(LANGUAGES).nullable().describe("Which language is spoken there, if anybody said."),
  daily: dayOf.nullable().describe("The day whose challenge is played here; null at any other table."),
  clock: clockSchema
    .nullable()
    .describe("How much time people have to decide; null for as much as they like."),
  due: time.nullable().describe("When the time of whoever decides is up; null when no clock runs."),
  createdAt: time,
  updatedAt: time,
}) satisfies z.ZodType<TableSummary>;

export const listedSchema = summarySchema.extend({
  results: z
    .array(z.object({ rank: z.int(), total: z.number() }))
    .readonly()
    .nullable()
    .describe("By seat, when the game is over; null where nobody can say."),
  abandoned: z.boolean().describe("Ended as it stood: nobody has won or lost it."),
}) satisfies z.ZodType<ListedTable>;

const timeSchema = z.object({
  left: z
    .array(z.int())
    .readonly()
    .describe("By seat: milliseconds left, for the one that decides at its begin."),
  running: z
    .object({ seat, due: time })
    .nullable()
    .describe("Whose time runs, until when; null for a bot’s turn and in a pause."),
  now: time.describe("The server’s time when this was said: count on from there."),
}) satisfies z.ZodType<TimeMessage>;

const proposalSchema = z.object({
  id: z.string(),
  kind: z.enum(PROPOSAL_KINDS),
  by: seat.describe("Who asks."),
  seat: seat.nullable().describe("Of a hand-over: the seat that a bot should play."),
  back: version
    .nullable()
    .describe("Of an undo: the version to go back to, just before a move of whoever asks."),
  agreed: z.array(seat).readonly(),
  refused: z.array(seat).readonly(),
  asked: z.array(seat).readonly().describe("Whose answer is waited for."),
}) satisfies z.ZodType<Proposal>;

const surroundings = {
  seats: z.array(seatInfoSchema).readonly(),
  rematch: z.string().nullable(),
  paused: z.boolean(),
  time: timeSchema.nullable().describe("Null without a clock."),
  proposal: proposalSchema.nullable().describe("What somebody asks the others to agree to."),
};

const resultSchema = z.object({
  seats: z
    .array(
      z.object({
        total: z.number(),
        rank: z.int(),
        lines: z
          .array(z.object({ key: z.string(), points: z.number(), rule, data: eventData.optional() }))
          .readonly(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<Result>;

const stepSchema = z.object({
  version: version.describe("0 for the setup."),
  kind: z
    .enum(["setup", ...ENTRY_KINDS])
    .describe("`rules`: the game goes on under newer rules from here. The others are what they are called."),
  seat: seat.nullable(),
  events: z
    .array(z.object({ type: z.string(), rule, seat: seat.nullable(), data: eventData }))
    .readonly()
    .describe("What happened, as far as you may know it."),
  by: z
    .union([z.enum(["server", "person"]), z.templateLiteral(["bot:", z.string()])])
    .optional()
    .describe("Who decided, when it was not the owner of the seat."),
  move: moveObject()
    .optional()
    .describe("The move, unless it is another seat’s and would tell you what you may not know."),
  back: version.optional().describe("Of an undo: the moves after this version were taken back."),
  consent: z.literal(true).optional().describe("Of an undo that all the others agreed to."),
  standIn: z.string().optional().describe("The bot that plays the seat from here on."),
  result: resultSchema.optional().describe("Of the last step: how the game ended."),
});

export const snapshotSchema = summarySchema.extend({
  version: version.describe("Number of entries of the log: say it with your next command."),
  rules: z.int().describe("The rules number that the game is played by."),
  form: z
    .int()
    .describe(
      "The rules number in whose form `view`, patches and moves are: that of `GET /api/games/{id}`. Another one than you know means that the servers are being replaced; a snapshot tells you when it changes.",
    ),
  commitment: z.string().describe("SHA-256 of the secret that all chance comes from."),
  nonces: z.array(z.string()).readonly(),
  invitation: z.string().nullable().describe("For those who sit at an open table."),
  view: state.nullable().describe("What you may know of the state; null while the table is open."),
  log: z.array(stepSchema).readonly().describe("The newest steps; older ones by page."),
  mayUndo: z.boolean(),
  ...surroundings,
}) satisfies z.ZodType<TableSnapshot>;

export const snapshotWithLegal = snapshotSchema.extend({
  legal: z
    .array(moveObject())
    .readonly()
    .optional()
    .describe("With `?legal=1`, when the decision is yours: all that you may play."),
});

export const legalSchema = z.object({
  version: version.describe("Say it with your move."),
  actor: seat.nullable().describe("The seat that decides now; null when the game is over."),
  legal: z.array(moveObject()).readonly().describe("Your legal moves; empty when the decision is not yours."),
});

export const hintSchema = z.object({
  version: version.describe("The decision it is about."),
  iterations: z.int().describe("How often the game was played on in thought."),
  best: moveObject(),
  equal: z.array(moveObject()).readonly().describe("Moves that are about as good."),
  reasons: z
    .array(
      z.object({
        line: z.string().describe("A line of the game’s outlook."),
        by: z
          .number()
          .describe("Points more than the other moves on the average; less than 0: it costs these."),
        text: z.string().describe("The line in words."),
      }),
    )
    .readonly()
    .describe("What speaks for the best move most, then against it."),
  moves: z
    .array(
      z.object({
        move: moveObject(),
        visits: z.int().describe("How often it was tried."),
        chances: z.array(z.number()).readonly().describe("For each seat its chance to win, from 0 to 1."),
        points: z.array(z.number()).readonly().describe("For each seat its expected final points."),
      }),
    )
    .readonly()
    .describe("The most tried first."),
});

export const stepMessageSchema = z.object({
  step: stepSchema,
  patch: state.nullable().describe("A number replaces a number; a list holds pairs of index and new value."),
  scenes: z
    .array(z.object({ event: z.int(), patch: state.nullable() }))
    .readonly()
    .optional()
    .describe("The view after each of these events, each a patch of the one before. You may ignore them."),
  actor: seat.nullable(),
  status: z.enum(["playing", "over"]),
  mayUndo: z.boolean(),
  time: timeSchema.optional().describe("Where there is a clock, and the step is new."),
}) satisfies z.ZodType<TimedStepMessage>;

export const stepsSchema = z.object({ steps: z.array(stepSchema) });

const mark = /^(\d{1,15})-([\w-]{1,32})$/;

export const listQuery = z.object({
  scope: z.enum(["mine", ...PARTS, ...PUBLIC_LISTS]).default("open"),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  game: z.string().max(64).optional().describe("Only tables of this game."),
  seats: z.coerce.number().int().min(1).max(16).optional().describe("Only tables with so many seats."),
  clock: z.enum(["none", "live", "days"]).optional().describe("Only tables with such a clock."),
  language: z.enum(LANGUAGES).optional().describe("Only tables where this language is spoken."),
  opponent: z
    .string()
    .max(64)
    .optional()
    .describe("Of your games: only with somebody whose name has this in it, however it is written."),
  against: z.enum(["people", "bots"]).optional().describe("Of your games: with other people, or bots alone."),
  result: z.enum(["won", "lost"]).optional().describe("Of your finished games."),
  after: z
    .string()
    .regex(mark)
    .transform((text) => {
      const [, at = "", id = ""] = mark.exec(text) ?? [];
      return { at: Number(at), id };
    })
    .optional()
    .describe("`next` of the page before."),
  lang: z.enum(LANGUAGES).optional(),
});

export const listSchema = z.object({
  tables: z.array(listedSchema),
  next: z
    .string()
    .nullable()
    .describe("Of `waiting`, `running` and `finished`: ask with it as `after` for more. Null for no more."),
});

const legalWanted = z
  .enum(["0", "1"])
  .optional()
  .describe("1: with the legal moves (`legal`) whenever the decision is yours.");

export const streamQuery = z.object({ lastEventId: z.string().max(20).optional(), legal: legalWanted });

export const snapshotQuery = z.object({ legal: legalWanted });

export const stepsQuery = z.object({
  before: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31)
    .describe("A version: the first one of those that you have."),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
