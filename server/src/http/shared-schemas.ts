/**
 * The shapes of the API. They check what comes in, and the OpenAPI document is made from them; the compiler holds them
 * to the types of the engine's `wire.ts`. Here are those that many routes have in common.
 */
import type { Problem } from "@banquise/engine";
import { z } from "zod";

export const seat = z.int().min(0).max(15);

export const version = z.int().min(0);

export const time = z.int().describe("Milliseconds since 1970.");

const integers = z.union([z.int(), z.array(z.int()).readonly()]);

export const dayOf = z.iso.date().describe("A day by universal time: `2026-11-18`.");

export const rule = z.templateLiteral([z.string(), "-", z.number(), ".", z.number()]);

export const tableId = z.object({ id: z.string().max(32).describe("The table.") });

export const gameId = z.object({ id: z.string().max(32).describe("The game.") });

/** A body that may be left out. */
export const optional = <S extends z.ZodType>(schema: S) => z.preprocess((body) => body ?? {}, schema);

function moveFields() {
  return z.record(z.string(), z.union([z.number(), z.string()])).readonly();
}

export function moveObject() {
  return z.intersection(z.object({ type: z.string() }), moveFields());
}

export const commandKey = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe("Your own, new for each command: the same key again gets the same answer and plays nothing.");

export const state = z.record(z.string(), integers).readonly();

export const eventData = z.record(z.string(), integers).readonly();

export const configSchema = z.object({
  seats: z.int(),
  options: z.record(z.string(), z.string()).readonly(),
});

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string().describe("For programs."),
  detail: z.string().describe("For people, in the caller’s language."),
  rule: rule.nullable().describe("The rule of the game that forbids it."),
  until: time.optional().describe("When it ends that something is forbidden."),
}) satisfies z.ZodType<Problem>;
