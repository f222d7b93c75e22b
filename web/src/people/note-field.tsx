import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import "../styles/people.css";

interface NoteFieldProps {
  readonly label: string;
  readonly about?: string;
  readonly value: Signal<string>;
}

const LONGEST = 1_000;

/** Some words, in as many lines as they take; or none. */
export function NoteField({ label, about, value }: NoteFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <textarea
        class="input note-input"
        id={id}
        rows={3}
        maxLength={LONGEST}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
      {about !== undefined && <small id={`${id}-about`}>{about}</small>}
    </div>
  );
}
