/** One key for each thing one does at a table; the help dialog lists them. */
import { useEffect } from "preact/hooks";
import type { Tab, TableModel } from "./model.ts";

const TAB_KEYS: Readonly<Record<string, Tab>> = {
  l: "log",
  m: "moves",
  t: "talk",
  p: "score",
  r: "rules",
};

export function useShortcuts(model: TableModel): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event, model);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [model]);
}

function onKey(event: KeyboardEvent, model: TableModel): void {
  const inDialog = document.querySelector("dialog[open]") !== null;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || inDialog) return;
  const key = event.key.toLowerCase();
  const tab = TAB_KEYS[key];
  if (tab && (tab !== "talk" || model.talk !== null)) openTab(model, tab, event);
  else if (key === "u") void model.undo();
  else if (key === "h") void model.askHint();
  else if (key === "?") model.dialog.value = "help";
  else if (key === "escape") stepBack(model);
  else if (key === "enter" && document.activeElement === document.body) model.confirm();
  else if ((key === "arrowdown" || key === "arrowup") && walkMoves(key === "arrowdown" ? 1 : -1))
    event.preventDefault();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");

function openTab(model: TableModel, tab: Tab, event: KeyboardEvent): void {
  // The letter is not for the field that gets the focus.
  event.preventDefault();
  model.tab.value = tab;
  model.sheetOpen.value = true;
  // Once the tab is drawn, the keyboard is where the choice is.
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLElement>(
      "#tab-content .move-list button, #tab-content .talk-writing input",
    );
    (first ?? document.getElementById("tab-content"))?.focus();
  });
}

function stepBack(model: TableModel): void {
  if (model.scenes.skip()) return;
  if (model.pending.value !== null) model.cancel();
  else if (model.toast.value !== null) model.hideToast();
  else model.sheetOpen.value = false;
}

/** Up and down in the list of moves, when the focus is there. */
function walkMoves(by: number): boolean {
  const items = [...document.querySelectorAll<HTMLElement>("#tab-content .move-list button")];
  const index = items.indexOf(document.activeElement as HTMLElement);
  if (index < 0) return false;
  items[(index + by + items.length) % items.length]?.focus();
  return true;
}
