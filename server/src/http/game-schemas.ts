/** What is told about a game. */
import { LANGUAGES } from "@banquise/engine";
import { z } from "zod";

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
