/** Plays as a person does: looks at what is lit and taps it. */
import type { Page } from "playwright-core";
import { drawn } from "./house.ts";

/** While a round is told, the board below it rests. */
const LIT = ".bp-table:not([inert]) .bp-lit";
/** A die that would be lost asks twice; a person takes another one when there is one. */
const FIT = `${LIT}:not(:has(.bp-lost-tag))`;
const RESULT = ".ranking";
const STORY = ".bp-story-sheet";
/** The last round is told before anybody is said to have won. */
const LAST_STORY = "dialog .bp-story";

/** Everything a player may have to react to. */
const ASKED = [LIT, STORY, LAST_STORY].join(", ");

/** Milliseconds for which a press is tried where something else is in the way, and its answer is waited for. */
const HASTE = 500;

/** Which one of those that are lit is pressed: counted from the first, round and round, or from the last one backwards. */
type Pick = number;

/**
 * Presses one of what is seen of the first of these wishes that is there, by finger or by mouse, and waits until what it does
 * is drawn. Answers false where there is none. What is looked for, where it is and whether anything lies over it is asked of
 * the page at once: a game of hundreds of presses is over in seconds. Where something stays in the way, nothing is pressed,
 * and there is another look.
 */
export async function press(
  page: Page,
  wishes: string | readonly string[],
  pick: Pick = 0,
): Promise<boolean> {
  const spot = await page.evaluate(spotOf, { wishes: [wishes].flat(), pick, haste: HASTE });
  if (spot === null) return false;
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (spot !== "covered") await (hasTouch ? page.touchscreen.tap(...spot) : page.mouse.click(...spot));
  await drawn(page);
  return true;
}

/** Runs in the page: everything it uses is inside. */
async function spotOf({
  wishes,
  pick,
  haste,
}: {
  readonly wishes: readonly string[];
  readonly pick: Pick;
  readonly haste: number;
}): Promise<[number, number] | "covered" | null> {
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const hitOf = (element: Element): [number, number] | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [across, down] of [
      [0.5, 0.5],
      [0.3, 0.3],
      [0.7, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
    ] as const) {
      const [x, y] = [left + across * width, top + down * height];
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && (element.contains(hit) || hit.closest("label")?.contains(element))) return [x, y];
    }
    return null;
  };
  const until = performance.now() + haste;
  for (;;) {
    const seen = wishes
      .map((wish) => [...document.querySelectorAll(wish)].filter(isSeen))
      .find((some) => some.length > 0);
    const one = seen?.at(pick % seen.length);
    if (one === undefined) return null;
    let spot = hitOf(one);
    if (spot === null) {
      one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      spot = hitOf(one);
    }
    if (spot !== null) return spot;
    if (performance.now() > until) return "covered";
    await new Promise(requestAnimationFrame);
  }
}

/** Waits until something is asked of this player; answers whether that is to hear how a round went. */
export async function isStoryNext(page: Page): Promise<boolean> {
  await page.locator(ASKED).first().waitFor();
  return (await page.locator(STORY).count()) > 0;
}

/** Waits until something is asked of this player, and does it. Answers false once the end is told. */
export async function takeTurn(page: Page): Promise<boolean> {
  await page.locator(ASKED).first().waitFor();
  if ((await page.locator(LAST_STORY).count()) > 0) return false;
  if (await press(page, `${STORY} .bp-story-head button`)) return true;
  const before = await page.locator(".prompt").innerText();
  await press(page, [FIT, LIT]);
  await press(page, ".bp-doubt .button-danger");
  await settled(page, before);
  return true;
}

export async function seeResult(page: Page): Promise<void> {
  await page.locator(`${LAST_STORY} [role=tab]`).last().click();
  await page.locator(RESULT).waitFor();
}

/** The board shows what the tap did: another question, or somebody else's. */
async function settled(page: Page, before: string): Promise<void> {
  await page
    .waitForFunction(
      (text) => (document.querySelector(".prompt") as HTMLElement | null)?.innerText !== text,
      before,
      { timeout: HASTE },
    )
    .catch(() => {});
}

/** To the end of the game and through its story to the result; the number of turns. */
export async function playToEnd(page: Page, most = 150): Promise<number> {
  for (let turns = 0; turns < most; turns++) {
    if (await takeTurn(page)) continue;
    await seeResult(page);
    return turns;
  }
  throw new Error(`no end after ${most} turns`);
}
