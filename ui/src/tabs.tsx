/** A row of tabs, one of which is open. Arrow keys, Home and End go from tab to tab, and what they reach is opened. */
import type { ComponentChildren } from "preact";
import "./tabs.css";

export interface TabFace<Key> {
  readonly key: Key;
  readonly face: ComponentChildren;
}

interface TabsProps<Key> {
  readonly tabs: readonly TabFace<Key>[];
  readonly open: Key;
  /** What the open tab is about is folded away: no tab counts as chosen. */
  readonly folded?: boolean;
  readonly onOpen: (key: Key) => void;
  /** What the row is, for those who hear it. */
  readonly label?: string;
  /** Id of the element that shows what the open tab is about: it names its tab by `tabId`. */
  readonly panel?: string;
  /** A name for style sheets. */
  readonly class?: string;
}

/** The id of a tab, for the `aria-labelledby` of its panel. */
export const tabId = (panel: string, key: string | number): string => `${panel}-tab-${key}`;

/** Where a key leads from the tab at `index`; null when it leads nowhere. */
export function tabReached(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

export function Tabs<Key extends string | number>(props: TabsProps<Key>) {
  const { tabs, open, folded = false, onOpen, label, panel, class: extra = "" } = props;
  const walk = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    const index = tabs.findIndex(({ key }) => key === open);
    const reached = tabReached(event.key, index, tabs.length);
    const next = reached === null ? undefined : tabs[reached];
    if (reached === null || next === undefined) return;
    event.preventDefault();
    onOpen(next.key);
    (event.currentTarget.children[reached] as HTMLElement).focus();
  };
  return (
    <div class={`tabs ${extra}`} role="tablist" aria-label={label} onKeyDown={walk}>
      {tabs.map(({ key, face }) => (
        <button
          key={key}
          id={panel === undefined ? undefined : tabId(panel, key)}
          type="button"
          role="tab"
          class="tab"
          aria-selected={key === open && !folded}
          aria-controls={panel}
          tabIndex={key === open ? 0 : -1}
          onClick={() => onOpen(key)}
        >
          {face}
        </button>
      ))}
    </div>
  );
}
