export * from "./conformance.ts";
export * from "./description.ts";
export * from "./perft.ts";
export * from "./playthrough.ts";
export * from "./rule-coverage.ts";
export * from "./texts.ts";
export * from "./toy.ts";
export * from "./toy-2.ts";
