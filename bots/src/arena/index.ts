export * from "./lab.ts";
export * from "./ratings.ts";
export * from "./recording.ts";
export * from "./standings.ts";
export * from "./tournament.ts";
