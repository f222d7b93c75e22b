import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { DESKTOP, expectNoOverflow, House, shoot } from "./house.ts";
import { isStoryNext, seeResult, takeTurn } from "./playing.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const BUSY_MACHINE = 300_000;
const SIZES = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

async function start(page: Page): Promise<void> {
  await page.goto("/new?game=blueprints");
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await page.getByRole("button", { name: "Commencer la partie" }).click();
  await page.locator(".bp-lit").first().waitFor();
}

/** How many of these can be pressed where they are seen, without scrolling. */
const pressable = (page: Page, which: string): Promise<number> =>
  page.locator(which).evaluateAll(
    (all) =>
      all.filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height - 3));
      }).length,
  );

describe("Blueprints", () => {
  it.each(SIZES)("shows all dice of three players and then all spaces at $width x $height", async (size) => {
    const { page, context, complaints } = await house.person({ size });
    await start(page);
    expect(await pressable(page, ".bp-pool-die")).toBe(9);
    await page.locator(".bp-pool-die.bp-lit").first().click();
    await page.locator(".bp-space.bp-lit").first().waitFor();
    expect(await pressable(page, ".bp-space.bp-lit")).toBe(await page.locator(".bp-space.bp-lit").count());
    await expectNoOverflow(page);
    await shoot(page, `blueprints-${size.width}x${size.height}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it(
    "tells a round and the end before anything says how they went, and is watched again from one's own side",
    async () => {
      const { page, context, complaints } = await house.person({ settings: { motion: "on" } });
      await start(page);
      expect(await findings(page)).toEqual([]);
      // In every frame: whether something flies over the sheet.
      await page.evaluate(() => {
        const look = (): void => {
          const isTold = document.querySelector(".bp-story-sheet") !== null;
          if (isTold && document.querySelector("[data-flying]") !== null)
            document.body.dataset.flownOver = "yes";
          requestAnimationFrame(look);
        };
        look();
      });
      while (!(await isStoryNext(page))) await takeTurn(page);
      // The sheet is drawn a moment before the bar above it.
      await expect.poll(() => page.locator(".prompt").innerText()).toBe("Décompte de la manche 1");
      expect(await page.locator(".prompt-mine").count()).toBe(0);
      await page.locator(".bp-telling-tools button").last().click();
      expect(await findings(page)).toEqual([]);
      expect(await page.locator(".seat-points").allInnerTexts()).toEqual(["", "", ""]);
      expect(await page.locator(".log").innerText()).not.toContain("BLU-7.3");
      await page.locator(".bp-story-sheet .bp-story-head button").click();
      await page.locator(".prompt-mine").waitFor();
      expect(await page.locator(".log").innerText()).toContain("BLU-7.3");
      expect(await page.locator("[data-flown-over]").count()).toBe(0);
      // One's own cards are open, those of the others lie face down.
      const points = await page.locator(".seat-points").allInnerTexts();
      expect(points.map((text) => text !== "")).toEqual([true, false, false]);

      while (await takeTurn(page));
      expect(await page.locator(".ranking, .end-headline").count()).toBe(0);
      await seeResult(page);
      const { pathname, search } = new URL(page.url());
      await page.goto(`/replay?local=${pathname.split("/").at(-1)}${search}&at=20`);
      await page.locator(".bp-sheet").waitFor();
      // What the others hid is seen by whoever wants to; the controls stay in reach on a phone.
      expect(await page.locator(".bp-screen-building").count()).toBe(0);
      await page.getByRole("button", { name: "Tout dévoiler" }).click();
      await expect.poll(() => page.locator(".bp-screen-building").count()).toBe(2);
      expect(new URL(page.url()).searchParams.get("all")).toBe("1");
      for (const size of [...SIZES, DESKTOP]) {
        await page.setViewportSize(size);
        await page.getByRole("button", { name: "Tout dévoiler" }).click({ trial: true });
        await page.getByRole("combobox", { name: "Vu par" }).click({ trial: true });
        await expectNoOverflow(page);
        await shoot(page, `blueprints-revealed-${size.width}`);
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
    BUSY_MACHINE,
  );
});
