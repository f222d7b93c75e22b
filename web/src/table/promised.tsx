import { words } from "../strings/index.ts";

/** What a position would add if the game ended now: beside the points that are banked, never in one number with them. */
export function Promised({ points }: { readonly points: number }) {
  const { ifOver } = words.value.table;
  return (
    <small class="promised" title={ifOver}>
      {points > 0 ? "+" : "−"}
      {Math.abs(points)}
      <span class="unseen"> {ifOver}</span>
    </small>
  );
}
