import type { Census, OpenTable } from "../storage/admin-store.ts";
import { type Place, withStore } from "./opening.ts";

export const stats = (place: Place): Promise<Census> =>
  withStore(place, { change: false }, ({ store }) => store.admin.census());

export interface Pruning {
  readonly found: readonly OpenTable[];
  /** Null when nothing was to be removed. */
  readonly removed: readonly string[] | null;
}

/** Open tables that nobody has waited at for `age` milliseconds; they go only with `apply`. */
export function prune(place: Place, age: number, apply: boolean): Promise<Pruning> {
  return withStore(place, { change: apply }, async ({ store, now }) => {
    const time = now() - age;
    const found = await store.admin.desertedSince(time);
    return { found, removed: apply ? await store.admin.removeDesertedSince(time) : null };
  });
}
