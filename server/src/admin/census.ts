import type { Census, OpenTable } from "../storage/admin-store.ts";
import { type Place, withStore } from "./opening.ts";
import { noteAct } from "./order.ts";

export const stats = (place: Place): Promise<Census> =>
  withStore(place, { change: false }, ({ store }) => store.admin.census());

export interface Pruning {
  readonly found: readonly OpenTable[];
  /** Null when nothing was to be removed. */
  readonly removed: readonly string[] | null;
}

/** Open tables that nobody has waited at for `age` milliseconds; they go only with `apply`. */
export function prune(place: Place, age: number, apply: boolean): Promise<Pruning> {
  return withStore(place, { change: apply }, async (opened) => {
    const { store, now } = opened;
    const time = now() - age;
    const found = await store.admin.desertedSince(time);
    if (!apply) return { found, removed: null };
    const removed = await store.admin.removeDesertedSince(time);
    await noteAct(opened, "prune", { tables: removed.length });
    return { found, removed };
  });
}
