/** Settings that follow whoever has signed in from device to device. */
import { effect } from "@preact/signals";
import { isRefused } from "../sessions/refused.ts";
import { adoptSettings, settings } from "../settings.ts";
import { accountApi } from "./account-api.ts";
import { enteredAs, me } from "./me.ts";

type Kept = Record<string, string | number | boolean>;

/** Before this name stands what boards let their viewers switch. */
const BOARDS = "boards.";
/** Milliseconds: a choice that is tried out and taken back is told once. */
const PATIENCE = 400;

let isFollowing = false;

/** Takes the settings of the account over, then keeps there what is changed here. */
export async function follow(): Promise<void> {
  if (isFollowing) return;
  isFollowing = true;
  const account = await accountApi.account();
  if (isRefused(account)) {
    isFollowing = false;
    return;
  }
  enteredAs(account.name);
  adoptSettings(unpacked(account.settings));
  let kept = JSON.stringify(account.settings);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const now = { ...account.settings, ...packed() } as Kept;
    clearTimeout(waiting);
    if (me.value === null) {
      isFollowing = false;
      queueMicrotask(() => stop());
    } else if (JSON.stringify(now) !== kept) {
      waiting = setTimeout(async () => {
        if (!isRefused(await accountApi.keepSettings(now))) kept = JSON.stringify(now);
      }, PATIENCE);
    }
  });
}

/** The choices of this browser, as flat as the server keeps them. The name is the account's own. */
function packed(): Kept {
  const { language, theme, motion, pace, sound, talk, confirm, forced, endTurns, boards } = settings;
  const chosen = { language, theme, motion, pace, sound, talk, confirm, forced, endTurns };
  return {
    ...Object.fromEntries(Object.entries(chosen).map(([key, value]) => [key, value.value])),
    ...Object.fromEntries(Object.entries(boards.value).map(([key, on]) => [BOARDS + key, on])),
  };
}

function unpacked({ name: _, ...kept }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const boards = Object.entries(kept).flatMap(([key, on]) =>
    key.startsWith(BOARDS) && typeof on === "boolean" ? [[key.slice(BOARDS.length), on] as const] : [],
  );
  return { ...kept, boards: { ...settings.boards.peek(), ...Object.fromEntries(boards) } };
}
