import { DAYS, type TimeControl } from "@banquise/engine";
import type { Signal } from "@preact/signals";
import { words } from "../strings/index.ts";
import { Choice } from "./choice.tsx";
import { controlText } from "./clock-text.ts";
import { openingWords } from "./opening-words.ts";

/** What people are offered; the API takes more. */
const CONTROLS: Readonly<Record<string, TimeControl | null>> = {
  none: null,
  "live-5": { kind: "live", bank: 300, increment: 15 },
  "live-10": { kind: "live", bank: 600, increment: 30 },
  "live-25": { kind: "live", bank: 1_500, increment: 60 },
  ...Object.fromEntries(DAYS.map((days) => [`days-${days}`, { kind: "days", days } as const])),
};

export const clockOf = (choice: string): TimeControl | null => CONTROLS[choice] ?? null;

/** How much time people have to decide. */
export function ClockChoice({ choice }: { readonly choice: Signal<string> }) {
  const { clock } = words.value;
  const names = Object.fromEntries(
    Object.entries(CONTROLS).map(([name, control]) => [name, controlText(control)]),
  );
  return (
    <Choice
      label={clock.label}
      signal={choice}
      values={Object.keys(CONTROLS)}
      names={names}
      help={openingWords.value.clockAbout[clockOf(choice.value)?.kind ?? "none"]}
    />
  );
}
