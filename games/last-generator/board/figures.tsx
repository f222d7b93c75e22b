/** The people: each kind is told by its shape, not by its colour alone. */
import { Drawing } from "@banquise/ui";

const BODIES = [
  // Worker: a flat cap and broad shoulders.
  "M6 6.500h12v-1C16.500 2 7.500 2 6 5.500ZM8 6.500a4 4.200 0 0 0 8 0ZM12 10.500c-6 0-8.500 3-9.500 8l3.500 1.500.5 2.500h11l.5-2.500 3.500-1.500c-1-5-3.500-8-9.500-8Z",
  // Engineer: a high hat and a long coat.
  "M8 6.500V0.500h8v6ZM5.500 6.500h13v1.200h-13ZM8.500 7.700a3.500 3.800 0 0 0 7 0ZM12 11.500c-4.500 0-6.500 2-7.500 11h15c-1-9-3-11-7.500-11Z",
  // Child: small, with a pointed hood.
  "M12 5 7.500 12a4.600 4.600 0 0 0 9 0ZM12 15.500c-3.500 0-5.500 2-6 7h12c-.5-5-2.500-7-6-7Z",
  // Automaton: a box on three legs.
  "M7.500 2.500h9v6h-9ZM5 10h14v5.500H5ZM6.500 15.500 4 22.500h3l1.500-7ZM17.500 15.500l2.500 7h-3l-1.500-7ZM10.800 15.500h2.400v7h-2.400Z",
];
const MARKS = [
  "M8.500 14.500v4M15.500 14.500v4",
  "M12 14v7M10 9.500h.01M14 9.500h.01",
  "",
  "M10 5.500h.01M14 5.500h.01",
];

/** Fills the box that it is put in. */
export function Meeple({ kind, label }: { readonly kind: number; readonly label?: string }) {
  return (
    <Drawing class={`lg-meeple lg-meeple-${kind}`} viewBox="0 0 24 24" label={label}>
      <path d={BODIES[kind] ?? ""} />
      <path class="lg-mark" d={MARKS[kind] ?? ""} />
    </Drawing>
  );
}

/** A Meeple as large as the text beside it. */
export function Figure({
  kind,
  size = 1.3,
  label,
}: {
  readonly kind: number;
  readonly size?: number;
  readonly label?: string;
}) {
  return (
    <span class="lg-figure" style={{ fontSize: `${size}em` }}>
      {label === undefined ? <Meeple kind={kind} /> : <Meeple kind={kind} label={label} />}
    </span>
  );
}
