/** Who has signed in on this browser, as far as it remembers. The server has the last word. */
import { signal } from "@preact/signals";
import { api } from "../sessions/api.ts";
import { settings } from "../settings.ts";

const KEY = "banquise.account";

const remembered = signal(read());

/** The name of the account; null for a guest. */
export const me = remembered as { readonly value: string | null };

/** Somebody has signed in here, or has another name. */
export function enteredAs(name: string): void {
  settings.name.value = name;
  remember(name);
}

/** Nobody is signed in here any more. */
export function left(): void {
  if (remembered.peek() === null) return;
  settings.name.value = "";
  remember(null);
}

/** Tells the server what a guest wants to be called; an account has its name. */
export async function introduce(): Promise<void> {
  if (me.value === null && settings.name.value) await api.rename(settings.name.value);
}

/** Follows what other tabs of this browser do, and says when somebody is signed in. */
export function watchMe(isHere: () => void): void {
  addEventListener("storage", ({ key }: StorageEvent) => {
    if (key === KEY) remembered.value = read();
  });
  remembered.subscribe((name) => {
    if (name !== null) isHere();
  });
}

function remember(name: string | null): void {
  remembered.value = name;
  try {
    if (name === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // Without storage the pages forget who is here when they are left; the cookie does not.
  }
}

function read(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}
