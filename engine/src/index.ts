export * from "./chance.ts";
export * from "./check.ts";
export * from "./clock.ts";
export * from "./complaints.ts";
export { complaintsAboutSetup } from "./complaints-events.ts";
export * from "./decisions.ts";
export * from "./description.ts";
export { withPlainLines } from "./earlier-events.ts";
export * from "./entry.ts";
export * from "./environment.ts";
export * from "./events.ts";
export * from "./export.ts";
export { CHECK_PROBLEMS, type CheckProblem, EARLY_FORMAT, type RulesOf, rulesIn } from "./export-header.ts";
export * from "./from-moves.ts";
export * from "./game.ts";
export { type Command, MOST_UNDOS, type TableRecord } from "./history.ts";
export * from "./import.ts";
export * from "./ints.ts";
export * from "./legal-moves.ts";
export * from "./log.ts";
export * from "./moves.ts";
export * from "./observation.ts";
export {
  type PackedEntry,
  type PackedEvent,
  type PackedSeatResult,
  packDeed,
  packEntry,
} from "./packed-entry.ts";
export { parseCheckpoint, parseEntry } from "./parse-entry.ts";
export type { Malformed } from "./parsing.ts";
export * from "./places.ts";
export * from "./puzzle.ts";
export * from "./random.ts";
export * from "./refusal.ts";
export * from "./refusal-text.ts";
export * from "./simulate.ts";
export * from "./state.ts";
export * from "./steps.ts";
export * from "./table.ts";
export type { UndoTerms } from "./taking-back.ts";
export * from "./talk.ts";
export * from "./text.ts";
export * from "./transcendental.ts";
export * from "./unpack-entry.ts";
export * from "./view-schema.ts";
export * from "./wire.ts";
