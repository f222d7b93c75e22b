import type { ComponentChildren } from "preact";
import "../styles/filters.css";

interface FilterProps {
  readonly label: string;
  /** What it says when nothing is chosen. */
  readonly all: string;
  readonly chosen: { value: string };
  readonly children: readonly (readonly [value: string, name: string])[];
}

/** One of several values that narrow a list, or all of them. */
export function Filter({ label, all, chosen, children }: FilterProps) {
  return (
    <label>
      {label}
      <select
        class="select"
        value={chosen.value}
        onChange={({ currentTarget }) => {
          chosen.value = currentTarget.value;
        }}
      >
        <option value="">{all}</option>
        {children.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What narrows a list, side by side. */
export const Filters = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="filters">{children}</div>
);
