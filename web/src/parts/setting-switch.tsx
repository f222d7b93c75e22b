import type { Signal } from "@preact/signals";
import { Switch } from "./switch.tsx";

interface SettingSwitchProps {
  readonly label: string;
  readonly about: string;
  readonly signal: Signal<boolean>;
}

/** A setting of this browser that is on or off. */
export function SettingSwitch({ label, about, signal }: SettingSwitchProps) {
  return (
    <Switch
      label={label}
      about={about}
      on={signal.value}
      onSwitch={(on) => {
        signal.value = on;
      }}
    />
  );
}
