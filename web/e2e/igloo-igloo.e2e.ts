import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { expectNoOverflow, House, PHONE, shoot } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Half a minute on an idle machine. */
const BUSY_MACHINE = 150_000;
const RESULT = ".ranking";
/** What finishes a choice comes first, so that turns go by; then what begins one. */
const WISHES = [
  ".ig-choice:not([data-move=kayak])",
  ".ig-tile.ig-lit:not(.ig-tile-chosen):not([data-face=harpoon])",
  ".ig-cell.ig-as-goal:not(.ig-picked)",
  ".ig-end",
  ".ig-cell.ig-as-start:not(.ig-picked)",
];

/** Taps something that is lit, as a person would. Answers false once the result is shown. */
async function takeStep(page: Page): Promise<boolean> {
  await page.locator([".prompt-mine", RESULT].join(", ")).first().waitFor();
  if ((await page.locator(RESULT).count()) > 0) return false;
  for (const wish of WISHES) {
    const lit = page.locator(wish);
    if ((await lit.count()) === 0) continue;
    // The table may go on between the look and the tap: then there is another look.
    await lit
      .first()
      .tap({ timeout: 2_000 })
      .catch(() => {});
    return true;
  }
  await page.waitForTimeout(30);
  return true;
}

describe("Igloo Igloo", () => {
  it(
    "is played to its end against three bots by tapping what is lit, on a phone",
    async () => {
      const { page, context, complaints } = await house.person({ size: PHONE, language: "en" });
      await page.goto("/new?game=igloo-igloo");
      await page.getByRole("radio", { name: "4", exact: true }).check();
      await page.getByRole("button", { name: "Start the game" }).click();
      await page.locator(".ig-cell.ig-lit").first().waitFor();
      const sizes = await page
        .locator(".ig-cell")
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
      let steps = 0;
      while (await takeStep(page)) {
        steps++;
        if (steps === 12) {
          expect(await findings(page)).toEqual([]);
          await expectNoOverflow(page);
          await shoot(page, "igloo-table");
        }
        expect(steps).toBeLessThan(700);
      }
      await page.locator(".ig-story-table tfoot").waitFor();
      expect(await findings(page)).toEqual([]);
      await expectNoOverflow(page);
      await shoot(page, "igloo-end");
      expect(steps).toBeGreaterThan(20);
      expect(complaints).toEqual([]);
      await context.close();
    },
    BUSY_MACHINE,
  );
});
