import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly signal: Signal<T>;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly help?: string;
}

/** One of a few, all of them in sight. */
export function Choice<T extends string>({ label, signal, values, names, help }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="field choice">
      <legend class="field-label">{label}</legend>
      <div class="choice-row">
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
            <span>{names[value]}</span>
          </label>
        ))}
      </div>
      {help && <small>{help}</small>}
    </fieldset>
  );
}
