import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly signal: Signal<T>;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly help?: string;
  /** What is drawn over the name of a value. */
  readonly picture?: (value: T) => ComponentChildren;
}

/** One of a few, all of them in sight. */
export function Choice<T extends string>({ label, signal, values, names, help, picture }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="field choice">
      <legend class="field-label">{label}</legend>
      <div class={picture ? "choice-pictures" : "choice-row"}>
        {values.map((value) => (
          <label key={value} class="choice-item">
            <input
              type="radio"
              name={name}
              value={value}
              checked={signal.value === value}
              onChange={() => {
                signal.value = value;
              }}
            />
            <span>
              {picture?.(value)}
              {names[value]}
            </span>
          </label>
        ))}
      </div>
      {help && <small>{help}</small>}
    </fieldset>
  );
}
