/** Plays as a person does: looks at what is lit and taps it. */
import type { Page } from "playwright-core";

/** While a round is told, the board below it rests. */
const LIT = ".bp-table:not([inert]) .bp-lit";
const RESULT = ".ranking";
const STORY = ".bp-story-sheet";
/** The last round is told before anybody is said to have won. */
const LAST_STORY = "dialog .bp-story";

/** Everything a player may have to react to. */
const ASKED = [LIT, STORY, LAST_STORY].join(", ");

/** Waits until something is asked of this player; answers whether that is to hear how a round went. */
export async function isStoryNext(page: Page): Promise<boolean> {
  await page.locator(ASKED).first().waitFor();
  return (await page.locator(STORY).count()) > 0;
}

/** Waits until something is asked of this player, and does it. Answers false once the end is told. */
export async function takeTurn(page: Page): Promise<boolean> {
  await page.locator(ASKED).first().waitFor();
  if ((await page.locator(LAST_STORY).count()) > 0) return false;
  if ((await page.locator(STORY).count()) > 0) {
    await page.locator(`${STORY} .bp-story-head button`).click();
    return true;
  }
  // A die that would be lost asks twice; a person takes another one when there is one.
  const fit = page.locator(`${LIT}:not(:has(.bp-lost-tag))`);
  const lit = (await fit.count()) > 0 ? fit : page.locator(LIT);
  const before = await page.locator(".prompt").innerText();
  // A round may begin to be told between the look and the tap: then there is another look.
  const tapped = await lit
    .first()
    .click({ timeout: 2_000 })
    .then(
      () => true,
      () => false,
    );
  if (!tapped) return true;
  const doubt = page.locator(".bp-doubt .button-danger");
  if ((await doubt.count()) > 0) await doubt.click();
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
      {
        timeout: 1_000,
      },
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
