export { backup, checkBackup } from "./admin/backup.ts";
export { prune, stats } from "./admin/census.ts";
export { moveTo } from "./admin/moving.ts";
export type { Place } from "./admin/opening.ts";
export {
  appoint,
  audit,
  closeReport,
  impose,
  lift,
  operators,
  reports,
  type ShownReport,
} from "./admin/order.ts";
export { endTable, handSeat, showTable } from "./admin/tables.ts";
export { grantWorker } from "./admin/worker-role.ts";
export type { ServerOptions } from "./options.ts";
export type { Target } from "./order/order.ts";
export { problemOf, type Refused } from "./problems.ts";
export { type RunningServer, StartFailure, startServer } from "./start.ts";
export { startWorker } from "./worker.ts";
