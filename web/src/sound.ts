import { switchSound } from "@banquise/ui";
import { effect } from "@preact/signals";
import { settings } from "./settings.ts";

/** Browsers allow sound only from a tap or a key on: it is switched on by the first one, and by the switch in the settings. */
export function watchSound(): void {
  for (const gesture of ["pointerdown", "keydown"] as const)
    addEventListener(gesture, () => switchSound(settings.sound.peek()), { once: true });
  effect(() => {
    if (navigator.userActivation?.hasBeenActive) switchSound(settings.sound.value);
    else settings.sound.value;
  });
}
