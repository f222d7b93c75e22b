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

/** Milliseconds for which a press is tried where something else is in the way. */
const HASTE = 500;

/**
 * Presses the chosen one of these, by finger or by mouse, and waits until what it does is drawn. Answers false where there
 * is none. The table may go on between the look and the press: then nothing is pressed, and there is another look.
 */
export async function press(
  page: Page,
  which: string,
  choose: (count: number) => number = () => 0,
): Promise<boolean> {
  const lit = page.locator(which);
  const count = await lit.count();
  if (count === 0) return false;
  // The thing itself: when it is taken away, nothing that comes in its place is pressed or waited for.
  const one = await lit
    .nth(choose(count))
    .elementHandle({ timeout: HASTE })
    .catch(() => null);
  const hasTouch = (page.viewportSize()?.width ?? 0) < 900;
  await one?.[hasTouch ? "tap" : "click"]({ timeout: HASTE }).catch(() => {});
  await one?.dispose();
  await drawn(page);
  return true;
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
  if (!(await press(page, FIT))) await press(page, LIT);
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
