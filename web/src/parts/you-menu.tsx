import { Icon, later } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { me } from "../people/me.ts";
import { words } from "../strings/index.ts";

const ID = "you-menu";
const Ways = later(async () => (await import("../people/ways.tsx")).Ways);

/** What is one's own, one tap away on every page. The browser closes it: at a tap elsewhere, and with Esc. */
export function YouMenu() {
  const { you } = words.value.nav;
  const isOpened = useSignal(false);
  return (
    <>
      <button type="button" class="nav-you" popovertarget={ID} title={you}>
        <Icon name="person" />
        <span>{me.value === null ? you : <bdi>{me.value}</bdi>}</span>
      </button>
      <div
        id={ID}
        class="you-menu"
        popover="auto"
        onToggle={() => {
          isOpened.value = true;
        }}
      >
        {isOpened.value && <Ways />}
      </div>
    </>
  );
}
