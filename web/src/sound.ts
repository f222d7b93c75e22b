import { switchSound } from "@banquise/ui";
import { effect } from "@preact/signals";
import { settings } from "./settings.ts";

/** The first tap is answered first: getting ready for sound takes some frames. */
const AFTER_MS = 100;

/** Browsers allow sound only from a tap or a key on: it is switched on by the first one, and by the switch in the settings. */
export function watchSound(): void {
  for (const gesture of ["pointerdown", "keydown"] as const)
    addEventListener(gesture, () => setTimeout(() => switchSound(settings.sound.peek()), AFTER_MS), {
      once: true,
    });
  effect(() => {
    if (navigator.userActivation?.hasBeenActive) switchSound(settings.sound.value);
    else settings.sound.value;
  });
}
