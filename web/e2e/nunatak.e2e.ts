import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { expectNoOverflow, House, PHONE, shoot } from "./house.ts";
import { press } from "./playing.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** A quarter of a minute on an idle machine. */
const BUSY_MACHINE = 150_000;
/** A card is the main decision: so wide it is on a phone at least, in pixels. */
const LEAST_CARD = 84;
const ASKED = ".nk-table .nk-lit, .ranking";

/** Looks at what is lit and taps it; answers false once the result is shown. */
async function takeTurn(page: Page): Promise<boolean> {
  await page.locator(ASKED).first().waitFor();
  if ((await page.locator(".ranking").count()) > 0) return false;
  await press(page, ASKED);
  return true;
}

describe("Nunatak", () => {
  it(
    "is played alone to its end on a phone by tapping what is lit",
    async () => {
      const { page, context, complaints } = await house.person({
        size: PHONE,
        language: "fr",
        scheme: "dark",
      });
      await page.goto("/new?game=nunatak");
      await page.getByRole("radio", { name: "1", exact: true }).check();
      await page.getByRole("button", { name: "Commencer la partie" }).click();
      await page.locator(".nk-slots .nk-person").first().waitFor();
      const cards = await page
        .locator(".nk-slots .nk-card")
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
      expect(Math.min(...cards)).toBeGreaterThanOrEqual(LEAST_CARD);
      await takeTurn(page);
      await page.locator(".nk-spot.nk-lit").first().hover();
      await page.locator(".nk-outcome").waitFor();
      await expectNoOverflow(page);
      expect(await findings(page)).toEqual([]);
      await shoot(page, "nunatak-phone");
      await page.getByRole("button", { name: "Plans" }).click();
      const sizes = await page
        .locator(".nk-spot")
        .evaluateAll((spots) => spots.map((spot) => spot.getBoundingClientRect().width));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
      await shoot(page, "nunatak-plans");
      await page.getByRole("button", { name: "Relief" }).click();
      let turns = 1;
      let explained = false;
      while (await takeTurn(page)) {
        turns++;
        if (!explained) explained = (await page.locator(".nk-report li").count()) > 0;
      }
      expect(explained).toBe(true);
      expect(turns).toBeGreaterThan(36);
      await page.getByRole("button", { name: "Tout montrer" }).click();
      await page.locator(".nk-rating").waitFor();
      expect(await page.locator(".nk-tale > li").count()).toBe(12);
      expect(await findings(page)).toEqual([]);
      await shoot(page, "nunatak-story");
      expect(complaints).toEqual([]);
      await context.close();
    },
    BUSY_MACHINE,
  );
});
