/**
 * What a thing on a board means, in a sentence and with its rule. A board marks what it draws by `{...tip(text, rule)}` and
 * need do nothing else. The sentence opens under a resting mouse, at what the keyboard has reached, by a long press (which
 * never plays), and by a tap on what cannot be pressed otherwise. Key I walks through all of them, Esc closes.
 */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { TipBubble, type TipsProps } from "./tip-bubble.ts";
import "./tips.css";

export interface Tip {
  readonly "data-tip": string;
  readonly "data-tip-rule"?: string | undefined;
}

/** Attributes that explain the element which they are spread on. */
export const tip = (text: string, rule?: string): Tip => ({ "data-tip": text, "data-tip-rule": rule });

const TIP = "[data-tip]";
const PRESSED = "button, a[href], input, select, textarea, summary, label, [role=button], [role=tab]";
const WALK_KEY = "i";
const HOVER_MS = 450;
/** From one open sentence to the next nobody waits so long. */
const HOVER_NEXT_MS = 120;
const LEAVE_MS = 180;
const LONG_PRESS_MS = 500;
/** A finger that moves further than this scrolls or drags. */
const STILL_PX = 10;

/** Explains whatever under `root` is marked by `tip`. */
export function useTips(root: RefObject<HTMLElement | null>, props: TipsProps): void {
  const now = useRef(props);
  now.current = props;
  useEffect(() => {
    const { current } = root;
    if (current === null) return;
    const explainer = new Explainer(current, () => now.current);
    return () => explainer.close();
  }, [root]);
}

class Explainer {
  private readonly root: HTMLElement;
  private readonly bubble: TipBubble;
  /** What is walked through, for those who hear the screen. */
  private readonly spoken = document.createElement("p");
  private readonly stop = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressedAt: { readonly x: number; readonly y: number } | null = null;
  /** A long press has explained something: the click that may follow it is none. */
  private swallows = false;
  /** What is shown, or soon will be, is shown because the keyboard is there. */
  private isFocused = false;
  /** Where the keyboard was before it walked through what is explained. */
  private walkedFrom: HTMLElement | null = null;

  constructor(root: HTMLElement, props: () => TipsProps) {
    this.root = root;
    this.bubble = new TipBubble(props);
    this.spoken.className = "unseen";
    this.spoken.setAttribute("role", "status");
    root.append(this.spoken);
    const { signal } = this.stop;
    const on = <Type extends keyof WindowEventMap>(
      type: Type,
      act: (event: WindowEventMap[Type]) => void,
      more: AddEventListenerOptions = {},
    ): void => window.addEventListener(type, act, { signal, passive: true, ...more });
    on("pointerover", (event) => this.onOver(event));
    on("pointerdown", (event) => this.onDown(event), { capture: true });
    on("pointermove", (event) => this.onMove(event));
    for (const type of ["pointerup", "pointercancel"] as const) on(type, () => this.onUp());
    on("click", (event) => this.onClick(event), { capture: true, passive: false });
    on("contextmenu", (event) => this.onMenu(event), { capture: true, passive: false });
    on("focusin", (event) => this.onFocus(event));
    on("keydown", (event) => this.onKey(event), { capture: true, passive: false });
    for (const type of ["scroll", "resize", "wheel"] as const) on(type, () => this.hide(), { capture: true });
  }

  close(): void {
    this.stop.abort();
    this.hide();
    this.spoken.remove();
  }

  private hide(): void {
    this.isFocused = false;
    clearTimeout(this.timer);
    this.bubble.hide();
  }

  private later(ms: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, ms);
  }

  /** The innermost explained thing at a target, as far as this is ours to explain. */
  private explained(target: EventTarget | null): HTMLElement | null {
    const found = target instanceof Element ? target.closest<HTMLElement>(TIP) : null;
    return found !== null && this.root.contains(found) ? found : null;
  }

  private onOver({ target, pointerType }: PointerEvent): void {
    if (pointerType !== "mouse") return;
    if (this.bubble.contains(target)) {
      clearTimeout(this.timer);
      return;
    }
    const found = this.explained(target);
    const { shown } = this.bubble;
    if (found === null) {
      if (shown === null) clearTimeout(this.timer);
      else this.later(LEAVE_MS, () => this.hide());
    } else if (found === shown) clearTimeout(this.timer);
    else this.later(shown === null ? HOVER_MS : HOVER_NEXT_MS, () => this.bubble.show(found));
  }

  private onDown({ target, pointerType, clientX, clientY }: PointerEvent): void {
    this.swallows = false;
    if (this.bubble.contains(target)) return;
    this.hide();
    const found = this.explained(target);
    if (pointerType === "mouse" || found === null) return;
    this.pressedAt = { x: clientX, y: clientY };
    this.later(LONG_PRESS_MS, () => {
      this.swallows = true;
      this.bubble.show(found);
    });
  }

  private onMove({ clientX, clientY }: PointerEvent): void {
    const from = this.pressedAt;
    if (from === null || Math.hypot(clientX - from.x, clientY - from.y) <= STILL_PX) return;
    this.pressedAt = null;
    if (!this.swallows) clearTimeout(this.timer);
  }

  private onUp(): void {
    if (this.pressedAt !== null && !this.swallows) clearTimeout(this.timer);
    this.pressedAt = null;
  }

  private onClick(event: MouseEvent): void {
    if (this.bubble.contains(event.target)) return;
    if (this.swallows) {
      this.swallows = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const found = this.explained(event.target);
    const pressed = event.target instanceof Element ? event.target.closest(PRESSED) : null;
    if (found !== null && pressed === null) this.bubble.show(found);
  }

  /** A finger that rests asks for the sentence, not for the browser's menu. */
  private onMenu(event: MouseEvent): void {
    if (this.swallows || this.pressedAt !== null) event.preventDefault();
  }

  private onFocus({ target }: FocusEvent): void {
    if (this.bubble.contains(target)) return;
    const found = this.explained(target);
    if (found === null || found !== target || !found.matches(":focus-visible")) {
      if (this.isFocused) this.hide();
      return;
    }
    if (found === this.bubble.shown) return;
    this.isFocused = true;
    this.later(HOVER_MS, () => this.bubble.show(found));
  }

  private onKey(event: KeyboardEvent): void {
    const { shown } = this.bubble;
    const inBubble = this.bubble.contains(document.activeElement);
    if (event.key === "Escape" && shown !== null) {
      // What is open is closed first; whatever else Esc does comes with the next one.
      event.preventDefault();
      event.stopPropagation();
      this.endWalk();
    } else if (event.key === "Tab" && inBubble) this.endWalk();
    else if (event.key === "Tab" && this.walkedFrom !== null && shown !== null && !event.shiftKey) {
      if (this.bubble.focusRule()) event.preventDefault();
    } else if (event.key.toLowerCase() === WALK_KEY && !isTyping(event)) {
      event.preventDefault();
      this.walk(event.shiftKey ? -1 : 1);
    }
  }

  /** The keyboard is where it was before. */
  private endWalk(): void {
    this.hide();
    this.walkedFrom?.focus();
    this.walkedFrom = null;
  }

  /** To the next thing that is explained. The focus stays where it is: most of these things are no stops of the keyboard. */
  private walk(by: 1 | -1): void {
    const within = [...this.root.querySelectorAll("dialog[open]")].at(-1) ?? this.root;
    const all = [...within.querySelectorAll<HTMLElement>(TIP)].filter(
      (element) =>
        element.closest("[inert]") === null && element.checkVisibility({ visibilityProperty: true }),
    );
    const { shown } = this.bubble;
    const focused = document.activeElement as HTMLElement | null;
    if (shown === null) this.walkedFrom = focused;
    const here = all.indexOf(shown ?? (focused as HTMLElement));
    // What has the focus is explained first.
    const step = shown === null && here >= 0 ? 0 : by;
    const next = here < 0 ? all.at(by === 1 ? 0 : -1) : all[(here + step + all.length) % all.length];
    if (next === undefined) return;
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.spoken.textContent = next.dataset.tip ?? "";
    // The page may have scrolled there, which closes what is open.
    requestAnimationFrame(() => this.bubble.show(next));
  }
}

const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target instanceof Element && target.matches("input, select, textarea"));
