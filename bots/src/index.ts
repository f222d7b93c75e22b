export * from "./analysis.ts";
export * from "./bot.ts";
export * from "./greedy.ts";
export * from "./names.ts";
export * from "./registry.ts";
export * from "./worker-protocol.ts";
