import type { State } from "./state.ts";

export function violations(_s: State): readonly string[] {
  return [];
}
