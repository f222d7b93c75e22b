/** The parts of forms about accounts. */
import { Button } from "@banquise/ui";
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren, InputHTMLAttributes } from "preact";
import { useId } from "preact/hooks";
import { isRefused, type Refused } from "../sessions/refused.ts";
import { refusalText } from "../strings/index.ts";
import { peopleWords } from "./words.ts";
import "../styles/people.css";

/** Long enough for the server to say what is wrong with it. */
const LONGEST = { name: 24, password: 200 };

interface AskFormProps {
  readonly submit: string;
  /** Does what the form is for; null is a success without more to say, a text says what has been done. */
  readonly onSubmit: () => Promise<Refused | string | null>;
  readonly look?: "primary" | "plain" | "danger";
  readonly children?: ComponentChildren;
  /** Beside the button. */
  readonly more?: ComponentChildren;
}

/** A form that asks the server for something, and says what came of it. */
export function AskForm({ submit, onSubmit, look = "primary", children, more }: AskFormProps) {
  const isBusy = useSignal(false);
  const problem = useSignal("");
  const done = useSignal("");
  const ask = async (): Promise<void> => {
    isBusy.value = true;
    problem.value = "";
    done.value = "";
    const answer = await onSubmit();
    isBusy.value = false;
    if (isRefused(answer)) problem.value = refusalText(answer);
    else done.value = answer ?? "";
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy.value) void ask();
      }}
    >
      {children}
      <div class="actions">
        <Button type="submit" look={look} aria-disabled={isBusy.value}>
          {submit}
        </Button>
        {more}
      </div>
      <p class="error form-said" role="alert">
        {problem.value}
      </p>
      <p class="form-said" role="status">
        {done.value}
      </p>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly about?: string;
  readonly value: Signal<string>;
  readonly type?: "text" | "password" | "email" | "search";
  readonly name?: string;
  readonly autoComplete: string;
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** Whether it must be filled in, as most must. */
  readonly required?: boolean;
  readonly children?: ComponentChildren;
}

export function Field({ label, about, value, type = "text", children, ...rest }: FieldProps) {
  const id = useId();
  // Its kind decides which roles it may have; these have none.
  const input = { ...rest, type } as InputHTMLAttributes<HTMLInputElement>;
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <div class="field-row">
        <input
          class="input"
          required
          autoCapitalize="off"
          spellcheck={false}
          {...input}
          id={id}
          aria-describedby={about === undefined ? undefined : `${id}-about`}
          value={value.value}
          onInput={(event) => {
            value.value = event.currentTarget.value;
          }}
        />
        {children}
      </div>
      {about !== undefined && <small id={`${id}-about`}>{about}</small>}
    </div>
  );
}

export function NameField({ value, about }: { readonly value: Signal<string>; readonly about?: string }) {
  return (
    <Field
      label={peopleWords.value.name}
      {...(about !== undefined && { about })}
      value={value}
      name="username"
      autoComplete="username"
      maxLength={LONGEST.name}
    />
  );
}

interface PasswordFieldProps {
  readonly value: Signal<string>;
  /** One that is chosen now, and not one that is known. */
  readonly isNew?: boolean;
}

export function PasswordField({ value, isNew = false }: PasswordFieldProps) {
  const text = peopleWords.value;
  const isShown = useSignal(false);
  return (
    <Field
      label={isNew ? text.newPassword : text.password}
      {...(isNew && { about: text.passwordAbout })}
      value={value}
      type={isShown.value ? "text" : "password"}
      name={isNew ? "new-password" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      maxLength={LONGEST.password}
    >
      <Button
        look="quiet"
        icon={isShown.value ? "hidden" : "eye"}
        label={isShown.value ? text.hide : text.show}
        aria-pressed={isShown.value}
        onClick={() => {
          isShown.value = !isShown.value;
        }}
      />
    </Field>
  );
}
