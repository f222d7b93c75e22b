/**
 * The shapes of the API. They check what comes in, and the OpenAPI document is made from them; the compiler holds them
 * to the types of the engine's `wire.ts`.
 */
import {
  DAYS,
  ENTRY_KINDS,
  EXPORT_FORMAT,
  LANGUAGES,
  LIVE_LIMITS,
  type ListedTable,
  type PackedEntry,
  type PackedEvent,
  type PackedSeatResult,
  PROPOSAL_KINDS,
  type Problem,
  type Proposal,
  type Result,
  type SeatInfo,
  type TableExport,
  type TableSnapshot,
  type TableSummary,
  type TimeControl,
  type TimedStepMessage,
  type TimeMessage,
} from "@banquise/engine";
import { z } from "zod";
import { PARTS } from "../storage/played-store.ts";
import { SCOPES } from "../storage/table-store.ts";

/** Plays for whoever leaves, unless the table has another choice: good company for most. */
const STAND_IN = "level3";

export const seat = z.int().min(0).max(15);
const version = z.int().min(0);
export const time = z.int().describe("Milliseconds since 1970.");
const integers = z.union([z.int(), z.array(z.int()).readonly()]);
export const dayOf = z.iso.date().describe("A day by universal time: `2026-11-18`.");
const rule = z.templateLiteral([z.string(), "-", z.number(), ".", z.number()]);

export const tableId = z.object({ id: z.string().max(32).describe("The table.") });

export const gameId = z.object({ id: z.string().max(32).describe("The game.") });

export const configSchema = z.object({
  seats: z.int(),
  options: z.record(z.string(), z.string()).readonly(),
});

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

const eventData = z.record(z.string(), integers).readonly();

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
  move: moveObject().optional().describe("Your own move; those of others are told by their events."),
  back: version.optional().describe("Of an undo: the moves after this version were taken back."),
  consent: z.literal(true).optional().describe("Of an undo that all the others agreed to."),
  standIn: z.string().optional().describe("The bot that plays the seat from here on."),
  result: resultSchema.optional().describe("Of the last step: how the game ended."),
});

const state = z.record(z.string(), integers).readonly();

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

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string().describe("For programs."),
  detail: z.string().describe("For people, in the caller’s language."),
  rule: rule.nullable().describe("The rule of the game that forbids it."),
  until: time.optional().describe("When it ends that something is forbidden."),
}) satisfies z.ZodType<Problem>;

export const sessionSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    account: z.boolean().describe("Whether you have signed in, rather than being a guest."),
  })
  .meta({ examples: [{ id: "m2wcfr7w7nnjfgwnvduytzrkwh", name: "Puffin 4821", account: false }] });

export const newSessionSchema = sessionSchema.extend({
  token: z.string().describe("Show it as `Authorization: Bearer <token>`. Keep it: it is the only proof."),
});

export const nameBody = z.object({ name: z.string().max(200) });
/** A body that may be left out. */
const optional = <S extends z.ZodType>(schema: S) => z.preprocess((body) => body ?? {}, schema);

export const optionalNameBody = optional(z.object({ name: z.string().max(200).optional() }));

export const gameSchema = z.object({
  id: z.string(),
  version: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), z.object({ values: z.array(z.string()).readonly(), default: z.string() })),
  cooperative: z.boolean(),
  moves: z
    .record(z.string(), z.record(z.string(), z.union([z.array(z.string()), z.array(z.int())])))
    .describe(
      "Every type of move with its parameters: a list of names, or the least and the greatest integer.",
    ),
});

const items = z
  .object({
    size: z.int(),
    names: z.array(z.string()).readonly().nullable().describe("An empty name: a number that is not used."),
    table: z.string().nullable().describe("The table of `tables` whose rows they are, in order."),
  })
  .nullable();

export const gameGuideSchema = z.object({
  id: z.string(),
  version: z.int().describe("The rules number: what is said here holds for tables of these `rules`."),
  prefix: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  cooperative: z.boolean(),
  longest: z.int().describe("No game has more moves."),
  options: z.record(z.string(), z.object({ values: z.array(z.string()).readonly(), default: z.string() })),
  moves: z
    .array(
      z.object({
        type: z.string(),
        first: z.int().describe("Number of its first move in the action space of `banquise env`."),
        size: z.int(),
        parameters: z
          .array(
            z.object({
              name: z.string(),
              size: z.int(),
              names: z.array(z.string()).readonly().nullable(),
              from: z.int().describe("The least integer, when the values have no names."),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
  actions: z.int().describe("How many moves there are in all."),
  view: z.object({
    schema: z.looseObject({}).describe("A JSON Schema of the `view` of a snapshot."),
    fields: z.record(
      z.string(),
      z.object({
        kind: z
          .enum(["count", "one", "index", "set"])
          .describe(
            "count: an amount. one: item n - 1, where 0 is nothing or unknown. index: item n. set: item i is in when bit i is set.",
          ),
        about: z.string(),
        from: z.int().optional(),
        to: z.int().optional(),
        items: items.optional().describe("What its values name."),
        axes: z
          .array(z.object({ name: z.string(), ...items.unwrap().shape }))
          .readonly()
          .describe("By what a list is indexed, the slowest first; empty for one number."),
        length: z.int().nullable().describe("Of a list: zeros at its end are left out of a view."),
        blank: z.literal(0).describe("What stands where you may not know."),
      }),
    ),
  }),
  tables: z
    .record(z.string(), z.array(z.looseObject({ id: z.string() })).readonly())
    .describe("What is printed on cards, tiles and the map."),
  rules: z.record(z.enum(LANGUAGES), z.record(z.string(), z.string())).describe("Every rule by its id."),
});

export const gamesSchema = z.object({ games: z.array(gameSchema), bots: z.array(z.string()) });

const mark = /^(\d{1,15})-([\w-]{1,32})$/;

export const listQuery = z.object({
  scope: z.enum(["mine", ...PARTS, ...SCOPES]).default("open"),
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

const tableExample = {
  game: "blueprints",
  seats: 3,
  options: { firstSeat: "random" },
  bots: [null, "greedy", "random"],
  public: false,
  nonce: "my-own-salt",
};

export const tableBody = z
  .object({
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
  })
  .meta({ examples: [tableExample] });

export const rematchBody = optional(z.object({ nonce, commitment }));

export const joinBody = optional(
  z.object({ invitation: z.string().max(64).nullable().default(null), nonce }),
);

export const fillBody = z.object({
  bot: z.string().max(64).describe("Who takes the free seats: the id of a bot."),
});

export const commandKey = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe("Your own, new for each command: the same key again gets the same answer and plays nothing.");

const commandBody = z.object({ version, key: commandKey });

/** A command that makes sense at any version. */
const anytime = { version: version.optional(), key: commandKey.optional() };

const to = version
  .optional()
  .describe(
    "A version just before a move of yours: all moves since are taken back. By default the last one.",
  );

export const undoBody = z
  .union([
    z.object({
      ...anytime,
      ask: z
        .literal(true)
        .describe("Ask the others: with their consent any move of yours can be taken back."),
      to,
    }),
    commandBody.extend({ ask: z.literal(false).optional(), to }),
  ])
  .meta({
    examples: [
      { version: 12, key: "a8f3-13" },
      { ask: true, to: 7 },
    ],
  });

export const anytimeBody = optional(z.object(anytime));

export const handOverBody = optional(
  z.object({
    ...anytime,
    seat: seat.optional().describe("Somebody else’s seat; your own if you leave it out."),
  }),
);

export const answerBody = z
  .object({ proposal: z.string().max(64), agree: z.boolean() })
  .meta({ examples: [{ proposal: "k3vq7d2m", agree: true }] });

export const moveBody = commandBody.extend({ move: z.unknown().describe("A move of the game.") }).meta({
  examples: [{ version: 12, key: "a8f3-13", move: { type: "takeDie", material: "wood", value: 3 } }],
});

export const suggestBody = z
  .object({ version, move: z.unknown().describe("A move of the seat that decides; null takes it back.") })
  .meta({ examples: [{ version: 12, move: { type: "chooseOption", option: 2 } }] });

export const doneSchema = z
  .object({ version: version.describe("The version that your command made.") })
  .meta({ examples: [{ version: 13 }] });

export const seatSchema = z.object({ seat });

export const commitmentSchema = z.object({
  commitment: z.string().describe("SHA-256 of the secret that all chance of your next table will come from."),
});

export const tableRefSchema = z.object({ id: z.string() });

export const stepsQuery = z.object({
  before: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31)
    .describe("A version: the first one of those that you have."),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export const stepsSchema = z.object({ steps: z.array(stepSchema) });

const legalWanted = z
  .enum(["0", "1"])
  .optional()
  .describe("1: with the legal moves (`legal`) whenever the decision is yours.");

export const streamQuery = z.object({ lastEventId: z.string().max(20).optional(), legal: legalWanted });

export const snapshotQuery = z.object({ legal: legalWanted });

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

function moveObject() {
  return z.intersection(z.object({ type: z.string() }), moveFields());
}

function moveFields() {
  return z.record(z.string(), z.union([z.number(), z.string()])).readonly();
}
