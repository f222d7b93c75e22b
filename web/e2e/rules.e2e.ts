import { catalogue } from "@banquise/games";
import { guideOf } from "@banquise/games/guides";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { DESKTOP, expectNoOverflow, House, shoot } from "./house.ts";

const SHORT_PHONE = { width: 390, height: 664 };
const GAMES = catalogue.map(({ meta }) => meta.id);

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Every picture shows the part of the board that it is about. */
async function expectPictures(page: Page, game: string): Promise<void> {
  const guide = await guideOf(game);
  const parts = Object.values(guide?.parts ?? {}).flatMap(({ pictures }) => pictures);
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll<HTMLElement>(".board-cut-room")].filter(
        (room) => room.style.visibility === "visible",
      ).length === count,
    parts.length,
  );
  const sizes = await page
    .locator(".board-cut-frame")
    .evaluateAll((frames) => frames.map((frame) => [frame.clientWidth, frame.clientHeight]));
  for (const [width = 0, height = 0] of sizes) {
    expect(width, game).toBeGreaterThan(150);
    expect(height, game).toBeGreaterThan(30);
  }
}

test("every game begins with its pictures, on a desktop in English", async () => {
  const { page, context, complaints } = await house.person({ language: "en", size: DESKTOP });
  for (const game of GAMES) {
    await page.goto(`/rules/${game}`);
    await expectPictures(page, game);
    await expectNoOverflow(page);
  }
  expect(await findings(page)).toEqual([]);
  // Pictures are to look at: a keyboard goes past them.
  expect(await page.locator(".board-cut-room:not([inert])").count()).toBe(0);
  // What is cited stays in sight, although pictures come above it.
  await page.goto("/rules/blueprints#BLU-6.2");
  await expectPictures(page, "blueprints");
  const cited = page.locator("#BLU-6\\.2");
  await cited.getByText("Example").waitFor();
  const box = await cited.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(DESKTOP.height / 2);
  expect(complaints).toEqual([]);
  await context.close();
});

test("on a phone in French: contents, search, examples, our reading, and the way to a table", async () => {
  const { page, context, complaints } = await house.person({
    language: "fr",
    size: SHORT_PHONE,
    knows: false,
  });
  await page.goto("/rules/igloo-igloo");
  await expectPictures(page, "igloo-igloo");
  await expectNoOverflow(page);
  expect(await findings(page)).toEqual([]);
  await shoot(page, "rules-top-fr");
  await page.getByText("Sommaire").click();
  await page.getByRole("navigation", { name: "Sommaire" }).getByRole("link", { name: "Le score" }).click();
  await page.getByRole("heading", { name: "Le score" }).waitFor();
  expect(page.url()).toContain("#section-10");
  await page.getByRole("searchbox").fill("quatre tuiles");
  await page.locator(".rule-example", { hasText: "quatre tuiles" }).waitFor();
  expect(await page.locator(".rule").count()).toBeLessThan(5);
  await page.getByRole("searchbox").fill("bord du plateau");
  await page.locator(".rule-reading", { hasText: "Notre lecture" }).first().waitFor();
  await shoot(page, "rules-search-fr");
  // Whoever has never played it is asked whether to be shown how.
  await page.getByRole("button", { name: "Jouer maintenant" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Je connais" }).click();
  await page.waitForURL(/\/local\//);
  expect(complaints).toEqual([]);
  await context.close();
});

test("on paper: pictures and rules, and nothing to press", async () => {
  const { page, context } = await house.person({ language: "en", size: DESKTOP, scheme: "dark" });
  await page.goto("/rules/nunatak");
  await expectPictures(page, "nunatak");
  await page.emulateMedia({ media: "print" });
  for (const gone of [".page-head nav", ".rules-ways", ".rules-contents", ".rule-search"])
    expect(await page.locator(gone).isVisible(), gone).toBe(false);
  const colours = await page
    .locator(".rule dd")
    .first()
    .evaluate((rule) => {
      const { color } = getComputedStyle(rule);
      return [color, getComputedStyle(document.body).backgroundColor];
    });
  expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  const paper = await page.pdf({ format: "A4", printBackground: false });
  expect(paper.subarray(0, 4).toString()).toBe("%PDF");
  await context.close();
});
