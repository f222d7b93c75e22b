export * from "./analysis.ts";
export * from "./bot.ts";
export * from "./greedy.ts";
export { FULL_STRENGTH, LEVELS, searchOptions } from "./levels.ts";
export * from "./names.ts";
export * from "./registry.ts";
export type { MoveEstimate } from "./search/root.ts";
export { Search, type SearchOptions } from "./search/search.ts";
export * from "./worker-protocol.ts";
