interface SwitchProps {
  readonly label: string;
  readonly about: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** On or off, and what that means. */
export function Switch({ label, about, on, onSwitch }: SwitchProps) {
  return (
    <label class="switch">
      <input type="checkbox" checked={on} onChange={(event) => onSwitch(event.currentTarget.checked)} />
      <span class="switch-text">
        <span class="field-label">{label}</span>
        <small>{about}</small>
      </span>
    </label>
  );
}
