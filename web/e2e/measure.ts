/** Looks at a page as a person with a finger and tired eyes does, and tells what is wrong with it. */
import type { Page } from "playwright-core";

/**
 * sideways: the page scrolls sideways; outside: something to press that nobody can reach; covered: something to press under
 * something else; choice: an offered choice that is not wholly seen without scrolling; place: a place that a choice
 * concerns and that is not in sight; letters: words or numbers too small to read; points: the points of a seat that reach
 * out of its place, into the next one or out of the screen.
 */
type Fault = "sideways" | "outside" | "covered" | "choice" | "place" | "letters" | "points";

export interface Finding {
  readonly fault: Fault;
  readonly what: string;
}

/**
 * What is offered on a board. `data-choice` is the mark; boards that do not have it yet are known by their classes.
 * @public The benchmark of screens presses it.
 */
export const CHOICE =
  "[data-choice], .bp-telling-tools button, .bp-lit, .nk-lit, .an-lit, .ig-lit, .ig-choice, .lg-choice-lit";
const PRESSED = `a[href], button:enabled, summary, select, input, [role=button], [role=tab], ${CHOICE}`;

/** The least sizes of letters, in pixels on the screen: words, numbers that decide a move, a single letter on a piece. */
const LEAST = { words: 12, deciding: 14, single: 9 };

export function faultsOf(page: Page, places: readonly string[] = []): Promise<readonly Finding[]> {
  return page.evaluate(look, { choice: CHOICE, pressed: PRESSED, least: LEAST, places });
}

interface Looked {
  readonly choice: string;
  readonly pressed: string;
  readonly least: typeof LEAST;
  readonly places: readonly string[];
}

/** Runs in the page: everything it uses is inside. */
function look({ choice, pressed, least, places }: Looked): Finding[] {
  const SLACK = 1.5;
  const findings: Finding[] = [];
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = dialog ?? document.body;

  const nameOf = (element: Element): string => {
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const mark = element.getAttribute("class")?.trim().split(/\s+/).slice(0, 3).join(".") ?? "";
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const where = [left, top, right, bottom].map(Math.round).join(" ");
    return `${element.tagName.toLowerCase()}.${mark} "${name.trim().slice(0, 40)}" at ${where}`;
  };
  const isShown = (element: Element): boolean => {
    if (element.closest(".unseen, .skip, [inert], [hidden]") !== null) return false;
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  /** What is left to see of an element's surroundings, and whether scrolling downwards would bring more. */
  const windowOf = (element: Element) => {
    const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, scrolls: false };
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const isPage = around === document.body || around === document.documentElement;
      const more = around.scrollHeight > around.clientHeight + 1;
      if (isPage ? more : /auto|scroll/.test(overflowY) && more) seen.scrolls = true;
      if (!isPage && (overflowX !== "visible" || overflowY !== "visible")) {
        const box = around.getBoundingClientRect();
        seen.left = Math.max(seen.left, box.left);
        seen.top = Math.max(seen.top, box.top);
        seen.right = Math.min(seen.right, box.right);
        seen.bottom = Math.min(seen.bottom, box.bottom);
      }
      if (position === "fixed" || around === dialog) break;
    }
    return seen;
  };
  const isHit = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [
      [0.5, 0.5],
      [0.3, 0.3],
      [0.7, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
    ].some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      return hit !== null && (element.contains(hit) || hit.closest("label")?.contains(element));
    });
  };

  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) findings.push({ fault: "sideways", what: `by ${wide} px` });

  for (const element of root.querySelectorAll(pressed)) {
    if (!isShown(element)) continue;
    const box = element.getBoundingClientRect();
    const seen = windowOf(element);
    const beside = box.left < seen.left - SLACK || box.right > seen.right + SLACK;
    const below = box.top < seen.top - SLACK || box.bottom > seen.bottom + SLACK;
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const inSight = x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
    if (beside || (below && !seen.scrolls)) findings.push({ fault: "outside", what: nameOf(element) });
    else if (inSight && !isHit(element)) findings.push({ fault: "covered", what: nameOf(element) });
    if (element.matches(choice) && (beside || below))
      findings.push({ fault: "choice", what: nameOf(element) });
  }

  if (dialog === undefined)
    for (const place of places) {
      const marks = [...root.querySelectorAll(`[data-place~="${place}"]`)].filter(isShown);
      const isSeen = marks.some((mark) => {
        const { left, right, top, bottom } = mark.getBoundingClientRect();
        const seen = windowOf(mark);
        const x = (left + right) / 2;
        const y = (top + bottom) / 2;
        return x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
      });
      if (!isSeen)
        findings.push({ fault: "place", what: `${place}${marks.length === 0 ? " (not drawn)" : ""}` });
    }

  for (const points of root.querySelectorAll(".seat-points")) {
    const seat = points.closest(".seat");
    if (seat === null || !isShown(points)) continue;
    const words = document.createTreeWalker(points, NodeFilter.SHOW_TEXT);
    const told: DOMRect[] = [];
    for (let word = words.nextNode(); word !== null; word = words.nextNode()) {
      if (word.parentElement === null || !isShown(word.parentElement)) continue;
      const range = document.createRange();
      range.selectNode(word);
      told.push(range.getBoundingClientRect());
    }
    const { left, right } = seat.getBoundingClientRect();
    if (told.some((box) => box.left < left - SLACK || box.right > Math.min(right, innerWidth) + SLACK))
      findings.push({ fault: "points", what: nameOf(points) });
  }

  /** By how much an element is drawn larger or smaller than its style says. */
  const scaleOf = (element: Element): number => {
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM();
      return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    }
    const { offsetWidth } = element as HTMLElement;
    const scale = offsetWidth > 0 ? element.getBoundingClientRect().width / offsetWidth : 1;
    // Widths are told in whole pixels.
    return Math.abs(scale - 1) * offsetWidth < 1 ? 1 : scale;
  };
  const told = new Set<string>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (element === null || text === "" || element.closest("option, title, desc, style, noscript")) continue;
    if (!isShown(element)) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    const isNumber = /^[+−–×-]?\d[\d\s.,]*$/.test(text);
    const isSingle = [...text].length === 1;
    const decides = isNumber && element.closest(`${choice}, [data-decides]`) !== null;
    const floor = isSingle ? least.single : decides ? least.deciding : least.words;
    if (size >= floor - 0.05) continue;
    const what = `${size.toFixed(1)} of ${floor} px: "${text.slice(0, 30)}" in ${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? element.parentElement?.getAttribute("class") ?? ""}`;
    if (!told.has(what)) findings.push({ fault: "letters", what });
    told.add(what);
  }
  return findings;
}
