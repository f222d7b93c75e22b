import { me } from "../people/me.ts";
import { settings } from "../settings.ts";
import { words } from "../strings/index.ts";

/** How a guest wants to be called; whoever has an account is called by its name. */
export function GuestName({ label }: { readonly label: string }) {
  if (me.value !== null) return null;
  return (
    <label class="field">
      <span class="field-label">{label}</span>
      <input
        class="input"
        maxLength={24}
        autoComplete="nickname"
        placeholder={words.value.settings.namePlaceholder}
        value={settings.name.value}
        onInput={(event) => {
          settings.name.value = event.currentTarget.value.trim();
        }}
      />
    </label>
  );
}
