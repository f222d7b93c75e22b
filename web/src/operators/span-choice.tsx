import type { Signal } from "@preact/signals";
import { Choice } from "../parts/choice.tsx";
import { operatorWords } from "./words.ts";

const SPANS = ["1", "24", "168", "720", "ever"] as const;
export type Span = (typeof SPANS)[number];

/** Null: until it is lifted. */
export const hoursOf = (span: Span): number | null => (span === "ever" ? null : Number(span));

export function SpanChoice({ span }: { readonly span: Signal<Span> }) {
  const text = operatorWords.value;
  return <Choice label={text.span} signal={span} values={SPANS} names={text.spans} />;
}
