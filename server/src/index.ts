export type { ServerOptions } from "./options.ts";
export { type RunningServer, StartFailure, startServer } from "./start.ts";
export { startWorker } from "./worker.ts";
