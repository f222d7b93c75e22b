/** The sentence that explains a thing, drawn beside it over everything else. */
import type { Language } from "@banquise/engine";
import { WORDS } from "./words.ts";

export interface TipsProps {
  readonly language: Language;
  /** What a rule says: it stands under the sentence that cites it. */
  readonly ruleText: (rule: string) => string;
  readonly openRule: (rule: string) => void;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** To the thing that is explained, and to the edge of the screen. */
const NEAR = 8;
const EDGE = 6;
const ID = "tip";

/** Where a bubble stands: above its thing where there is room, else below it, and always on the screen. */
export function bubblePlace(thing: Box, bubble: Size, screen: Size): { left: number; top: number } {
  const within = (wanted: number, most: number): number => Math.max(EDGE, Math.min(wanted, most - EDGE));
  const left = within(thing.left + thing.width / 2 - bubble.width / 2, screen.width - bubble.width);
  const above = thing.top - NEAR - bubble.height;
  const below = thing.top + thing.height + NEAR;
  const top = above >= EDGE ? above : within(below, screen.height - bubble.height);
  return { left, top };
}

export class TipBubble {
  /** What is being explained. */
  shown: HTMLElement | null = null;
  private readonly props: () => TipsProps;
  private readonly element = document.createElement("div");
  private readonly words = document.createElement("p");
  private readonly ruleWords = document.createElement("p");
  private readonly rule = document.createElement("button");
  /** While the bubble is open: what is explained may be drawn anew, or go. */
  private readonly observer = new MutationObserver(() => this.follow());

  constructor(props: () => TipsProps) {
    this.props = props;
    const { element, words, ruleWords, rule } = this;
    element.className = "tip";
    element.popover = "manual";
    words.id = ID;
    words.setAttribute("role", "tooltip");
    ruleWords.className = "tip-rule-words";
    rule.type = "button";
    rule.className = "tip-rule";
    rule.addEventListener("click", () => {
      const cited = rule.dataset.rule ?? "";
      this.hide();
      this.props().openRule(cited);
    });
    element.append(words, ruleWords, rule);
  }

  contains(target: EventTarget | null): boolean {
    return target instanceof Node && this.element.contains(target);
  }

  show(thing: HTMLElement): void {
    if (thing === this.shown) return;
    this.hide();
    if (!thing.isConnected || !thing.dataset.tip) return;
    this.shown = thing;
    thing.setAttribute("aria-describedby", ID);
    // Outside an open dialog nothing can be pressed; outside a landmark nobody looks for it.
    (thing.closest("dialog, main, aside") ?? document.body).append(this.element);
    this.element.showPopover();
    this.follow();
    this.observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-tip"] });
  }

  hide(): void {
    const { shown, element } = this;
    if (shown === null) return;
    this.shown = null;
    this.observer.disconnect();
    shown.removeAttribute("aria-describedby");
    element.remove();
  }

  /** The keyboard goes to the rule; false where none is cited. */
  focusRule(): boolean {
    if (this.rule.hidden) return false;
    this.rule.focus();
    return true;
  }

  private follow(): void {
    const { shown, element, words, ruleWords, rule } = this;
    const { language, ruleText } = this.props();
    if (!shown?.isConnected) {
      this.hide();
      return;
    }
    const { tip = "", tipRule = "" } = shown.dataset;
    if (words.textContent !== tip) words.textContent = tip;
    if (rule.dataset.rule !== tipRule) {
      rule.dataset.rule = tipRule;
      rule.hidden = tipRule === "";
      ruleWords.hidden = rule.hidden;
      rule.textContent = WORDS[language].rule(tipRule);
      ruleWords.textContent = ruleText(tipRule);
    }
    const screen = { width: innerWidth, height: innerHeight };
    const { left, top } = bubblePlace(shown.getBoundingClientRect(), element.getBoundingClientRect(), screen);
    element.style.translate = `${left.toFixed(0)}px ${top.toFixed(0)}px`;
  }
}
