import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { expectNoOverflow, House, PHONE, shoot } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Half a minute on an idle machine. */
const BUSY_MACHINE = 200_000;
const RESULT = ".ranking";
/** The city is worked in for a while; then everybody passes, so that its end comes soon. */
const BUSY_STEPS = 25;

const onTheMap = (page: Page): Locator => page.locator(".lg-slot.lg-lit, .lg-place.lg-lit");
const choices = (page: Page): Locator => page.locator(".lg-choice-lit");

/** Taps something that is lit, as a person would. Answers false once the result is shown. */
async function takeStep(page: Page, step: number): Promise<boolean> {
  await page.locator([".lg-choice-lit", RESULT].join(", ")).first().waitFor();
  if ((await page.locator(RESULT).count()) > 0) return false;
  const busy = step < BUSY_STEPS;
  const lit = busy && (await onTheMap(page).count()) > 0 ? onTheMap(page) : choices(page);
  const count = await lit.count();
  // The table may go on between the look and the tap: then there is another look.
  await lit
    .nth(busy ? step % Math.max(1, count) : count - 1)
    .tap({ timeout: 2_000 })
    .catch(() => {});
  return true;
}

describe("Last Generator", () => {
  it(
    "is played to its end by tapping what is lit, on a phone",
    async () => {
      const { page, context, complaints } = await house.person({ size: PHONE, language: "en" });
      await page.goto("/new?game=last-generator");
      await page.getByRole("radio", { name: "1", exact: true }).check();
      await page.getByRole("button", { name: "Start the game" }).click();
      await choices(page).first().waitFor();
      const heights = await choices(page).evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().height),
      );
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      let steps = 0;
      let mapped = 0;
      while (await takeStep(page, steps)) {
        steps++;
        if ((await onTheMap(page).count()) > 0) mapped++;
        if (steps === 12) {
          expect(await findings(page)).toEqual([]);
          await expectNoOverflow(page);
          await shoot(page, "generator-table");
        }
        expect(steps).toBeLessThan(700);
      }
      await page.locator(".lg-chronicle li").first().waitFor();
      expect(await findings(page)).toEqual([]);
      await expectNoOverflow(page);
      await shoot(page, "generator-end");
      expect(steps).toBeGreaterThan(20);
      expect(mapped).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
    BUSY_MACHINE,
  );
});
