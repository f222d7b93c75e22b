export type { ServerOptions } from "./options.ts";
export { type RunningServer, startServer } from "./start.ts";
